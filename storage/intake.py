"""What a parcel will change in a book, said before anything is written, and then done."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeVar

from referee.errors import NotAGame
from referee.sheet import ScoreSheet
from storage.codec import encode_event
from storage.document import digest, document_of
from storage.errors import Corrupt, NewerVersion, NotFound, NotRead, Rejected
from storage.library import Library
from storage.limits import check_beside
from storage.open_games import Kept
from storage.parcel import Parcel
from storage.people import People, joined
from storage.tell import Stage, Tell

Kind = TypeVar("Kind")

RULING_NOTES = "ruling_notes"
"""The setting that holds what the table wrote under rulings."""


class Fate(StrEnum):
    """What becomes of a game that comes in."""

    ADDED = "added"
    SKIPPED = "skipped"
    """It is here already, or here it went on."""
    LONGER = "longer"
    """It went on there, so it takes the place of the one here."""
    KEPT_TWICE = "kept-twice"
    """Another game has its id here; this one gets an id of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    fate: Fate
    sheet: ScoreSheet
    """As it will be in the book."""
    revision: int
    """Of the game that it replaces; 0: none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportPlan:
    """Nothing of it is done yet."""

    steps: tuple[Step, ...] = ()
    """One for each game that comes in."""
    players: People | None = None
    """All players afterwards; None: they stay as they are."""
    settings: Mapping[str, Any] | None = None
    """All settings afterwards; None: they stay as they are."""

    @property
    def brings_more(self) -> bool:
        """Whether players or settings change."""
        return self.players is not None or self.settings is not None

    @property
    def changes_nothing(self) -> bool:
        return self.count(Fate.SKIPPED) == len(self.steps) and not self.brings_more

    def renewed(self, later: "ImportPlan") -> "ImportPlan":
        """The same plan made later, as far as it does nothing else than this one, or less."""
        pairs = zip(self.steps, later.steps, strict=True)
        steps = [new if new.fate in (old.fate, Fate.SKIPPED) else old for old, new in pairs]
        return replace(later, steps=tuple(steps))

    def count(self, fate: str) -> int:
        return len(self.games(fate))

    def games(self, fate: str) -> tuple[ScoreSheet, ...]:
        return tuple(step.sheet for step in self.steps if step.fate == fate)


def plan_import(book: Library, parcel: Parcel, tell: Tell) -> ImportPlan:
    """Raises NotRead; Rejected for players and settings that no backup could hold."""
    plan = ImportPlan(
        steps=tuple(_steps(book, parcel.games, tell)),
        players=_unless_same(joined(book.players(), parcel.players), book.players()),
        settings=_unless_same(_settings(book, parcel), book.settings()),
    )
    if plan.brings_more:
        _check_beside(plan)
    return plan


def _check_beside(plan: ImportPlan) -> None:
    """Raises Rejected."""
    try:
        check_beside(plan.players, plan.settings)
    except NotAGame as fault:
        raise Rejected(fault.code) from fault


def carry_out(book: Library, plan: ImportPlan, tell: Tell) -> None:
    """Game by game, so whatever cuts it off leaves whole games, and doing it again ends it.

    Raises NotSaved; Conflict for a game that was saved since the plan, and then it takes another.
    """
    for number, step in enumerate(plan.steps, 1):
        if step.fate is Fate.LONGER:
            book.save(step.sheet, step.revision)
        elif step.fate is not Fate.SKIPPED:
            book.create(step.sheet)
        tell(Stage.WRITING, number, len(plan.steps))
    if plan.players is not None:
        book.keep_players(plan.players)
    if plan.settings is not None:
        book.keep_settings(plan.settings)


def _steps(book: Library, games: tuple[ScoreSheet, ...], tell: Tell) -> Iterator[Step]:
    # A game that is kept twice may come again under its new id.
    planned: dict[str, Kept] = {}
    for number, came in enumerate(games, 1):
        step = _step(book, planned, came)
        revision = step.revision + (step.fate is not Fate.SKIPPED)
        planned[step.sheet.id] = Kept(step.sheet, revision)
        yield step
        tell(Stage.COMPARING, number, len(games))


def _step(
    book: Library, planned: Mapping[str, Kept], came: ScoreSheet, fate: Fate = Fate.ADDED
) -> Step:
    """Tries one id after the other, always the same ones for the same game."""
    try:
        here = planned.get(came.id) or book.load(came.id)
        both = united(here.sheet, came)
    except (NotFound, Corrupt):
        return Step(fate=fate, sheet=came, revision=0)
    except NewerVersion:
        both = None
    except NotRead as error:
        # It may be sound, so what came is kept beside it.
        if error.reason == "closed":
            raise
        both = None
    if both is None:
        return _step(book, planned, replace(came, id=next_id(came)), Fate.KEPT_TWICE)
    fate = Fate.SKIPPED if both == here.sheet else Fate.LONGER
    return Step(fate=fate, sheet=both, revision=here.revision)


def united(here: ScoreSheet, came: ScoreSheet) -> ScoreSheet | None:
    """The longer one when one is the beginning of the other; None when they are two games.

    A note or a place that only one of them has goes to the longer.
    """
    short, long = sorted((here, _told_as(here, came)), key=lambda sheet: len(sheet.journal.events))
    early, late = short.journal, long.journal
    if late.events[: len(early.events)] != early.events:
        return None
    facts = ((early.set_aside, late.set_aside), (here.note, came.note), (here.place, came.place))
    if any(one and other and one != other for one, other in facts) or (
        early.set_aside and not late.set_aside
    ):
        return None
    return replace(long, note=here.note or came.note, place=here.place or came.place)


def _told_as(here: ScoreSheet, came: ScoreSheet) -> ScoreSheet:
    """What came; a round that is here with its hands in another order is told as it is here."""
    told = (
        old if old == new or encode_event(old) == encode_event(new) else new
        for old, new in zip(here.journal.events, came.journal.events, strict=False)
    )
    events = tuple(told)
    later = came.journal.events[len(events) :]
    return replace(came, journal=replace(came.journal, events=events + later))


def next_id(sheet: ScoreSheet) -> str:
    """The id under which a game is kept whose own is taken."""
    return digest(document_of(sheet))


def _settings(book: Library, parcel: Parcel) -> Mapping[str, Any]:
    """Those that are here stay as they are."""
    here = book.settings()
    came = {name: value for name, value in parcel.settings.items() if name != RULING_NOTES}
    notes = {**parcel.ruling_notes, **notes_in(here)}
    return {**came, **here, **({RULING_NOTES: notes} if notes else {})}


def notes_in(settings: Mapping[str, Any]) -> dict[str, str]:
    """What the table wrote under rulings; what is no note there is left out."""
    notes = settings.get(RULING_NOTES)
    if not isinstance(notes, Mapping):
        return {}
    return {ruling: note for ruling, note in notes.items() if isinstance(note, str)}


def _unless_same(new: Kind, old: Kind) -> Kind | None:
    return None if new == old else new
