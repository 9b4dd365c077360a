"""All that is done with the book as a whole: backups, files in and out, and the trash."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from referee.errors import NotAGame
from referee.sheet import ScoreSheet
from referee.summary import Summary, summarise
from storage.archive import names_in
from storage.backups import day_of, number_of
from storage.document import document_of
from storage.errors import BadFile, Rejected, StoreError
from storage.exchange import Export, Shape, as_file, export_all, export_game
from storage.intake import Fate, ImportPlan, plan_import
from storage.letter import file_in, letter_of
from storage.library import Library
from storage.parcel import Parcel, in_one, read_parcel
from storage.quarantine import Damaged
from storage.safekeeping import back_up, bring_in
from storage.tell import silently
from storage.too_long import too_long

SHOWN = 2
"""Games of each fate that are told by name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Backup:
    """An export of everything that is kept in the folder."""

    name: str
    day: date
    number: int
    """Which one of its day, from 1."""
    games: int | None
    """None: it can not be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """What lies beside the games."""

    folder: str
    backups: tuple[Backup, ...]
    """Newest first."""
    trash: tuple[Summary, ...]
    """The one deleted last first."""
    damaged: tuple[Damaged, ...]
    too_long: tuple[Summary, ...]
    """Games that are in no backup."""


@dataclass(frozen=True, slots=True)
class Fated:
    """The games that share a fate when files come in."""

    fate: str
    count: int
    first: tuple[Summary, ...]
    """Some of them, to name them."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Coming:
    """What files or a backup would change; nothing of it is done yet."""

    fates: tuple[Fated, ...]
    """Only those that any game has."""
    brings_more: bool
    """Whether players or settings are completed too."""
    changes_nothing: bool
    bring_in: Callable[[], None]
    """Does it, after a backup. Raises Conflict, NotRead, NotSaved, Rejected."""


@dataclass(frozen=True, slots=True, eq=False)
class Letter:
    """A game that somebody sent as a short text."""

    sheet: ScoreSheet
    coming: Coming
    """What it would change here."""


class Cabinet:
    """Stands beside the book; each call may take as long as reading all games."""

    def __init__(self, book: Library, today: Callable[[], str]) -> None:
        """`today` gives a day such as `2026-11-29`."""
        self._book = book
        self._today = today

    def contents(self) -> Contents:
        """Raises NotRead."""
        return Contents(
            folder=str(self._book.folder),
            backups=tuple(self._backup(name) for name in self._book.backups.names()),
            trash=self._book.trash.summaries(),
            damaged=self._book.damaged,
            too_long=too_long(self._book),
        )

    def back_up(self) -> int:
        """How many games are not in it. Raises NotRead, NotSaved, Rejected."""
        return back_up(self._book, self._today())

    def export_all(self, shape: str) -> Export:
        """`shape` is a word of `Shape`. Raises NotRead, Rejected."""
        return export_all(self._book, Shape(shape), silently)

    def export_game(self, game_id: str, shape: str) -> bytes:
        """Raises what `load` raises."""
        return export_game(self._book, Shape(shape), game_id).content

    def plan_import(self, files: Iterable[tuple[str, bytes]]) -> Coming:
        """Names of files and what is in them. Raises BadFile, NotRead, Rejected."""
        parcel = in_one(tuple(_parcel(name, data) for name, data in files))
        return self._coming(lambda: plan_import(self._book, parcel, silently))

    def file_of(self, sheet: ScoreSheet) -> bytes:
        """The game as a file that can be imported."""
        return as_file(document_of(sheet))

    def letter_of(self, sheet: ScoreSheet) -> str:
        """The game as a short text. Raises Rejected for one that is too long."""
        return letter_of(sheet)

    def open_letter(self, letters: str) -> Letter:
        """A game as a short text, and what it would change here. Raises Rejected, NotRead."""
        parcel = read_parcel(file_in(letters))
        coming = self._coming(lambda: plan_import(self._book, parcel, silently))
        return Letter(parcel.games[0], coming)

    def plan_restore(self, name: str) -> Coming:
        """Of a backup. Raises NotFound, NotRead, BadFile, Rejected."""
        # Read once: when it is done, newer backups may have taken its place.
        parcel = _parcel(name, self._book.backups.read(name))
        return self._coming(lambda: plan_import(self._book, parcel, silently))

    def delete(self, game_id: str) -> None:
        """Into the trash. Raises NotFound, NotSaved, Rejected."""
        self._book.delete(game_id)

    def restore(self, game_id: str) -> None:
        """Out of the trash. Raises Conflict, NotSaved, and what `load` raises."""
        self._book.restore(game_id)

    def empty_trash(self) -> None:
        """Raises NotSaved."""
        self._book.trash.empty()

    def try_to_write(self) -> None:
        """Raises Locked, NotSaved, NotRead."""
        self._book.try_to_write()

    def _backup(self, name: str) -> Backup:
        try:
            entries = names_in(self._book.backups.read(name))
            games = sum(entry.startswith("games/") for entry in entries)
        except (NotAGame, StoreError):
            return Backup(name=name, day=day_of(name), number=number_of(name), games=None)
        return Backup(name=name, day=day_of(name), number=number_of(name), games=games)

    def _coming(self, planned: Callable[[], ImportPlan]) -> Coming:
        """It is compared with the book once more when it is done."""
        plan = planned()
        return Coming(
            fates=tuple(_fates(plan)),
            brings_more=plan.brings_more,
            changes_nothing=plan.changes_nothing,
            bring_in=lambda: bring_in(self._book, plan.renewed(planned()), self._today()),
        )


def _fates(plan: ImportPlan) -> Iterator[Fated]:
    for fate in Fate:
        games = plan.games(fate)
        if games:
            yield Fated(fate, len(games), tuple(summarise(game) for game in games[:SHOWN]))


def _parcel(name: str, data: bytes) -> Parcel:
    """Raises BadFile."""
    try:
        return read_parcel(data)
    except Rejected as fault:
        raise BadFile(name, fault) from fault
