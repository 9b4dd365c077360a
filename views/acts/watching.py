"""What happens on a phone that watches a served table, and what its own taps may not do."""

from dataclasses import dataclass, replace

from referee.draft import Draft
from referee.people import People
from referee.summary import Summary
from views.acts.coming_back import below_table
from views.book import Kept
from views.cabinet import Aside
from views.page import Entry, Home, Settings, Table
from views.served import Pen, Phones, Served, TakePen
from views.state import Act, Notice, OpenGame, State, opened

WHY = "pen"
"""Why nothing can be written there, as the book would say it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OnTable:
    """What lies on the table for all to see, as whoever writes left it."""

    kept: Kept | None = None
    """None: no game."""
    draft: Draft | None = None
    """The half-typed round; None: there is no game."""
    summaries: tuple[Summary, ...] = ()
    unread: int = 0
    """Games that are missing there so far."""
    people: People
    damaged: tuple[Aside, ...] = ()
    notice: Notice | None = None
    """What happened last."""

    @property
    def game_id(self) -> str:
        return self.kept.sheet.id if self.kept else ""


def laid_out(state: State, before: OnTable) -> OnTable:
    """What the phone that writes leaves on the table; the same value if nothing changed."""
    kept, draft = before.kept, before.draft
    if state.open is not None and state.open.kept.revision > 0:
        kept, draft = state.open.kept, state.open.draft
    notice = _told(state.notice) if kept is not before.kept else before.notice
    after = OnTable(
        kept=kept,
        draft=draft,
        summaries=state.summaries,
        unread=state.unread,
        people=state.people,
        damaged=state.damaged,
        notice=notice,
    )
    return before if _is_same(before, after) else after


def _is_same(before: OnTable, after: OnTable) -> bool:
    pairs = (
        (before.kept, after.kept),
        (before.draft, after.draft),
        (before.summaries, after.summaries),
        (before.people, after.people),
    )
    return all(one is other for one, other in pairs)


def is_newer(kept: Kept | None, other: Kept | None) -> bool:
    """Whether both are one game, of which more is saved here."""
    if kept is None or other is None or kept.sheet.id != other.sheet.id:
        return False
    return kept.revision > other.revision


def open_in(state: State) -> Kept | None:
    return state.open.kept if state.open else None


def is_more_than_typed(before: OnTable, after: OnTable) -> bool:
    """Whether the half-typed round is not all that has changed."""
    return not _is_same(replace(before, draft=after.draft), after)


def _told(notice: Notice | None) -> Notice | None:
    """Without what only whoever did it can take back."""
    if notice is None or notice.deleted or notice.before:
        return None
    return notice


def seen(on: OnTable, served: Served, former: str) -> Act:
    """The table as it is now. `former` is the game that this phone last saw on it; empty: none."""

    def act(state: State) -> State:
        is_mine = served.pen is Pen.MINE
        is_ahead = is_mine and not state.is_read_only and not is_newer(on.kept, open_in(state))
        after = replace(
            _still_asked(state, served),
            served=_counted(state, served),
            is_read_only=not is_mine,
            why_read_only=WHY,
        )
        if is_ahead:
            return after
        lists = replace(after, summaries=on.summaries, unread=on.unread, people=on.people)
        lists = replace(lists, damaged=on.damaged, trouble=None)
        return _with_game(lists, on, former) if is_mine or _follows(state, on, former) else lists

    return act


def at_rest(state: State) -> State:
    """What the page of a watcher is drawn from: what is half typed grows in a piece of its own."""
    if state.served is None or not state.is_read_only or state.open is None:
        return state
    return replace(state, open=opened(state.open.kept))


def tells_phones(state: State) -> bool:
    """Whether the page says how many phones are here."""
    return isinstance(state.overlay, Phones) or isinstance(state.page, Settings)


def _counted(state: State, served: Served) -> Served:
    """Elsewhere the old number stays: else whoever comes would have every phone draw anew."""
    if state.served is None or tells_phones(state):
        return served
    return replace(served, phones=state.served.phones)


def _still_asked(state: State, served: Served) -> State:
    """Nothing is asked about a pen that is here again."""
    is_gone = isinstance(state.overlay, TakePen) and served.pen is not Pen.AWAY
    return replace(state, overlay=None) if is_gone else state


def _follows(state: State, on: OnTable, former: str) -> bool:
    """Whether the phone has the game of the table in sight, and no other one."""
    return state.open is None or state.open.kept.sheet.id in (on.game_id, former)


def _with_game(state: State, on: OnTable, former: str) -> State:
    if on.kept is None or on.draft is None:
        return state
    before = state.open
    after = replace(state, open=_led_back(state, opened(on.kept, on.draft)))
    is_led = isinstance(state.page, Home) and on.game_id != former
    if isinstance(state.page, Entry) or is_led:
        after = replace(after, page=Table(), overlay=_lasting(state))
    if before is not None and before.kept is on.kept:
        return after
    return replace(after, overlay=_lasting(state), notice=on.notice)


def _lasting(state: State) -> Phones | None:
    """What lies on the page whatever happens at the table."""
    return state.overlay if isinstance(state.overlay, Phones) else None


def at_table(on: OnTable) -> Act:
    """The game of the table on the screen."""

    def act(state: State) -> State:
        if on.kept is None or on.draft is None:
            return state
        game = _led_back(state, opened(on.kept, on.draft))
        return replace(state, page=Table(), open=game, overlay=None, notice=None, trouble=None)

    return act


def _led_back(state: State, game: OpenGame) -> OpenGame:
    return replace(game, below=below_table(state, game.kept.sheet.id))


def refused(before: State, after: State) -> State:
    """What a tap of a watcher leads to: all but a change of what is written."""
    if after is before or is_writing(before, after):
        return before
    if isinstance(after.page, Entry):
        return replace(after, page=Table(), overlay=None)
    return after


def is_writing(before: State, after: State) -> bool:
    """Whether something would be written that all phones share."""
    if after.people is not before.people or after.jottings != before.jottings:
        return True
    return after.open is not None and _is_written(before.open, after.open)


def _is_written(before: OpenGame | None, after: OpenGame) -> bool:
    if after.kept.revision == 0:
        return True
    if before is None or before.kept.sheet.id != after.kept.sheet.id:
        return False
    if before.kept.revision != after.kept.revision:
        # It was read anew.
        return False
    is_typed = after.draft != before.draft or after.correction is not None
    return is_typed or after.kept.sheet != before.kept.sheet
