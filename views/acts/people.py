"""Taps that change who is who; the games keep what was written in them."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from referee.events import Player
from referee.names import is_good_name, spelled
from referee.people import Key, People, Person, key_of
from views.acts.going import close, close_kind
from views.known import everybody, seen_with, somebody
from views.memory import EditPerson, Merge, ThisPerson
from views.page import Players, Somebody
from views.signs import INKS, SHAPES
from views.state import Act, Before, Notice, State


def toggle_archive(state: State) -> State:
    """Those who play no more, shown or hidden."""
    if not isinstance(state.page, Players):
        return state
    return replace(state, page=Players(not state.page.has_archive))


def lay_edit(state: State) -> State:
    """Name and mark of the one whose page it is, to be changed."""
    if not isinstance(state.page, Somebody):
        return state
    known = somebody(state.page.key, state.summaries, state.people)
    laid = EditPerson(
        key=known.person.key,
        name=known.person.name,
        colour=INKS[known.sign.ink],
        mark=SHAPES[known.sign.shape],
    )
    return replace(state, overlay=laid)


def call_person(name: str) -> Act:
    return _editing(lambda laid: replace(laid, name=name))


def colour_person(colour: str) -> Act:
    return _editing(lambda laid: replace(laid, colour=colour))


def mark_person(mark: str) -> Act:
    return _editing(lambda laid: replace(laid, mark=mark))


def name_fault(state: State) -> str | None:
    """Why the typed name cannot be, as a code; None: nothing is wrong."""
    laid = state.overlay
    if not isinstance(laid, EditPerson) or not is_good_name(spelled(laid.name)):
        return "bad-name"
    if key_of(laid.name) == laid.key:
        return None
    known = everybody(state.summaries, state.people)
    holder = state.people.named(laid.name)
    is_taken = key_of(laid.name) in known or holder.key in known.keys() - {laid.key}
    return "duplicate-player" if is_taken else None


def edit_person(state: State) -> State:
    """The name and the mark that were typed and chosen."""
    laid = state.overlay
    if not isinstance(laid, EditPerson) or name_fault(state) is not None:
        return close_kind(EditPerson)(state)
    known = somebody(laid.key, state.summaries, state.people)
    after = _called(known.person, Player(spelled(laid.name)))
    after = replace(after, colour=laid.colour, mark=laid.mark)
    key = "players.renamed" if after.name != known.person.name else "players.changed"
    return _changed(state, known.person, after, Notice(key, (("name", after.name),)))


def archive(state: State) -> State:
    """That one plays no more, or does again."""
    if not isinstance(state.overlay, ThisPerson):
        return state
    person = somebody(state.overlay.key, state.summaries, state.people).person
    after = replace(person, is_archived=not person.is_archived)
    key = "players.archived" if after.is_archived else "players.back-again"
    return _changed(state, person, after, Notice(key, (("name", person.name),)))


def choose_other(key: Key) -> Act:
    """The other spelling of the one whose page it is."""

    def act(state: State) -> State:
        if not isinstance(state.overlay, Merge):
            return state
        return replace(state, overlay=replace(state.overlay, other=key))

    return act


def merge(state: State) -> State:
    """Two become one, under the name of the one whose page it is."""
    laid = state.overlay
    if not isinstance(laid, Merge) or laid.other not in others_than(laid.key, state):
        return state
    stays, goes = (
        somebody(key, state.summaries, state.people).person for key in (laid.key, laid.other)
    )
    after = _also(stays, (goes.name, *goes.also))
    notice = Notice("players.merged", (("name", stays.name), ("other", goes.name)))
    return _changed(state, stays, after, notice, goes)


def part(name: Player) -> Act:
    """That spelling is somebody else's again, with all games in which it stands."""

    def act(state: State) -> State:
        if not isinstance(state.overlay, ThisPerson):
            return state
        person = somebody(state.overlay.key, state.summaries, state.people).person
        if name not in person.also:
            return state
        after = replace(person, also=tuple(each for each in person.also if each != name))
        notice = Notice("players.parted", (("name", person.name), ("other", name)))
        return _changed(state, person, after, notice)

    return act


def others_than(key: Key, state: State) -> tuple[Key, ...]:
    """Who may be the same as that one: two at one table are two people."""
    apart = {key, *seen_with(key, state.summaries, state.people)}
    return tuple(each for each in everybody(state.summaries, state.people) if each not in apart)


def take_back(state: State) -> State:
    """Who is who as before the change that was said last."""
    before = state.notice.before if state.notice else None
    if before is None:
        return state
    return replace(state, people=before.people, page=before.page, overlay=None, notice=None)


def _editing(step: Callable[[EditPerson], EditPerson]) -> Act:
    def act(state: State) -> State:
        if not isinstance(state.overlay, EditPerson):
            return state
        return replace(state, overlay=step(state.overlay))

    return act


def _called(person: Person, name: Player) -> Person:
    """The old name stays known, because games have it."""
    if name == person.name:
        return person
    return _also(replace(person, name=name), (person.name,))


def _also(person: Person, names: Iterable[Player]) -> Person:
    """With these spellings, each once whatever its capitals."""
    spellings = {key_of(name): name for name in reversed((*person.also, *names))}
    spellings.pop(person.key, None)
    return replace(person, also=tuple(reversed(spellings.values())))


def _changed(
    state: State, person: Person, after: Person, notice: Notice, gone: Person | None = None
) -> State:
    """Somebody as now known, in the old place of the book, and a way back."""
    if not isinstance(state.page, Somebody) or state.is_read_only:
        return close(state)
    left = [other for other in state.people.persons if gone is None or other.key != gone.key]
    at = next((at for at, other in enumerate(left) if other.key == person.key), len(left))
    left[at : at + 1] = [after]
    notice = replace(notice, before=Before(state.people, state.page))
    page = replace(state.page, key=after.key)
    return replace(state, people=People(left), page=page, overlay=None, notice=notice)
