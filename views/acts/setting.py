"""Taps while a game is set up: who plays, in which seats; and the one that starts it."""

from collections.abc import Callable
from dataclasses import replace

from referee.errors import RefereeError
from referee.events import Player
from referee.journal import Journal
from referee.people import People
from referee.setup import Setup, setup_like
from referee.sheet import ScoreSheet
from views.acts.going import close, close_kind
from views.book import Kept
from views.known import everybody
from views.overlay import AddPlayer, FirstDealer, Opening
from views.page import NewGame, Record, Table
from views.state import Act, State, opened


def new_game(setup: Setup | None) -> Act:
    """The set-up page; `setup` None: nothing was played yet, so nothing is preselected.

    The usual rules of the table come before those of the last game.
    A set-up that was changed and left before the game began goes on.
    """

    def act(state: State) -> State:
        shown = replace(state, page=NewGame(), overlay=None, notice=None)
        if state.setup != state.offered:
            return shown
        usual = state.preferences.usual
        begun = _who_still_plays(_with_names_of_now(setup or Setup(), state.people), state.people)
        shown = replace(shown, setup=usual.put_on(begun) if usual else begun)
        offered = shown.setup.with_company(known_players(shown))
        return replace(shown, setup=offered, offered=offered)

    return act


def _with_names_of_now(setup: Setup, people: People) -> Setup:
    """Whoever was renamed since the last game is so at the next one, unless two would be one."""
    names = {player: people.named(player).name for player in setup.players}
    if len({*names.values()}) < len(names):
        return setup
    dealer = names.get(setup.dealer) if setup.dealer else None
    return replace(setup, players=tuple(names.values()), dealer=dealer)


def _who_still_plays(setup: Setup, people: People) -> Setup:
    """Without those who play no more; a dealer among them leaves the deal to nobody."""
    players = tuple(each for each in setup.players if not people.named(each).is_archived)
    return replace(setup, players=players, dealer=setup.dealer if setup.dealer in players else None)


def set_up(step: Callable[[Setup], Setup]) -> Act:
    """One step of the set-up; the same state for a step that may not be."""

    def act(state: State) -> State:
        if not isinstance(state.page, NewGame):
            return state
        try:
            after = step(state.setup)
        except RefereeError:
            return state
        return state if after == state.setup else replace(state, setup=after)

    return act


def type_name(name: str) -> Act:
    """What now stands in the field of a new player; the end of a line is the end of a name."""

    def act(state: State) -> State:
        if not _lies(state, AddPlayer):
            return state
        typed = replace(state, overlay=AddPlayer(name.replace("\n", "")))
        return add_typed(typed) if "\n" in name else typed

    return act


def add_typed(state: State) -> State:
    """Whoever is typed sits down; the field is free for the next one."""
    if not isinstance(state.overlay, AddPlayer):
        return state
    return add_player(state.overlay.name)(state)


def add_last(state: State) -> State:
    """Whoever is typed sits down as the last one, and the sheet goes."""
    return close_kind(AddPlayer)(add_typed(state))


def add_player(name: str) -> Act:
    """One more at the table, from the sheet of a new player; the sheet stays for the next one."""

    def act(state: State) -> State:
        if not _lies(state, AddPlayer) or state.setup.name_fault(name) is not None:
            return state
        return replace(state, setup=state.setup.with_player(name), overlay=AddPlayer())

    return act


def pick_seat(player: Player) -> Act:
    """The first tap takes a seat up, the second swaps it, or puts it down where it was."""

    def act(state: State) -> State:
        if not isinstance(state.overlay, Opening) or player not in state.setup.players:
            return state
        picked = state.overlay.picked
        if picked is None:
            return replace(state, overlay=Opening(player))
        setup = state.setup.swapped(picked, player)
        return replace(state, setup=setup, overlay=Opening())

    return act


def move_picked(steps: int) -> Act:
    """The seat that is taken up goes further round the table, clockwise for a positive number."""

    def act(state: State) -> State:
        picked = state.overlay.picked if isinstance(state.overlay, Opening) else None
        if picked is None:
            return state
        return replace(state, setup=state.setup.moved(picked, steps))

    return act


def deal_first(player: Player | None) -> Act:
    """That player deals first; None: the table does not say."""

    def act(state: State) -> State:
        if not _lies(state, FirstDealer):
            return state
        return close(replace(state, setup=replace(state.setup, dealer=player)))

    return act


def start_game(game_id: str, now: str | None) -> Act:
    """The game that was set up begins, once."""

    def act(state: State) -> State:
        if not isinstance(state.page, NewGame) or not state.setup.is_ready:
            return state
        return _begun(state, state.setup, game_id, now)

    return act


def rematch(game_id: str, now: str | None) -> Act:
    """The same table once more with empty scores; the game that is over stays as it is."""

    def act(state: State) -> State:
        if state.open is None or not isinstance(state.page, Table) or not state.game.is_over:
            return state
        return _begun(state, setup_like(state.open.kept.sheet), game_id, now)

    return act


def rematch_of_record(game_id: str, now: str | None) -> Act:
    """The table of the game that is read, once more; by the names that its players have now."""

    def act(state: State) -> State:
        if state.record is None or not isinstance(state.page, Record):
            return state
        setup = _with_names_of_now(setup_like(state.record.sheet), state.people)
        return _begun(state, setup, game_id, now)

    return act


def known_players(state: State) -> tuple[Player, ...]:
    """Everybody who plays, by the names of now, who played last first; not who is at the table."""
    taken = {state.people.named(player).key for player in state.setup.players}
    every = everybody(state.summaries, state.people).values()
    return tuple(
        known.person.name
        for known in every
        if known.person.key not in taken and not known.person.is_archived
    )


def _lies(state: State, kind: type[AddPlayer] | type[FirstDealer]) -> bool:
    """Whether a sheet of that kind lies on the set-up."""
    return isinstance(state.page, NewGame) and isinstance(state.overlay, kind)


def _begun(state: State, setup: Setup, game_id: str, now: str | None) -> State:
    try:
        start = setup.start(setup.moment(now))
    except RefereeError:
        return state
    place = setup.place.strip() or None
    sheet = ScoreSheet(id=game_id, journal=Journal((start,)), place=place)
    kept = Kept(sheet, revision=0)
    state = replace(state, setup=Setup(), offered=Setup(), notice=None, trouble=None)
    return replace(state, page=Table(), overlay=None, open=opened(kept))
