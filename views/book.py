"""What the app asks of the book in which games are kept; whoever opens the app brings one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from referee.draft import Draft
from referee.people import Person
from referee.sheet import ScoreSheet
from referee.summary import Summary
from views.cabinet import Aside, Cabinet

Answer = TypeVar("Answer")


class BookRefused(Exception):
    """The book did not do it; what was in it before is still there."""

    code: str
    """Why, as the end of a key of the texts: "disk-full", "read-only", "conflict" ..."""

    file: str
    """The one of several files that was refused; empty: it is about the book."""

    def __init__(self, code: str, file: str = "") -> None:
        super().__init__(code, file)
        self.code = code
        self.file = file


@dataclass(frozen=True, slots=True)
class Kept:
    """A score sheet as it stands in the book."""

    sheet: ScoreSheet
    revision: int
    """Counted up with every change of the sheet; 0: not in the book yet."""


class Book(Protocol):
    """Every call may raise BookRefused."""

    @property
    def why_read_only(self) -> str:
        """ "locked", "read-only", "not-permitted", "disk-full"; empty while it may be written."""
        ...

    def summaries(self) -> tuple[Summary, ...]:
        """Newest first. Older games may be missing until `read_on` has read them."""
        ...

    def unread(self) -> int:
        """Games that are missing there so far."""
        ...

    def read_on(self) -> bool:
        """Reads some of the games that are missing in the lists; False: now none is missing.

        The book may be used meanwhile.
        """
        ...

    async def settled(self) -> None:
        """Returns when all that was done so far lasts; what is refused now is undone."""
        ...

    def load(self, game_id: str) -> Kept: ...

    def save(self, kept: Kept) -> int:
        """Writes the sheet over the revision it was read at, and gives the new revision."""
        ...

    def draft(self, game_id: str) -> Draft | None:
        """The half-typed round of a game; None: there is none for the game as it stands."""
        ...

    def keep_draft(self, kept: Kept, draft: Draft) -> None: ...

    def drop_draft(self, game_id: str) -> None: ...

    def settings(self) -> Mapping[str, object]: ...

    def keep_settings(self, settings: Mapping[str, object]) -> None: ...

    def players(self) -> tuple[Person, ...]: ...

    def keep_players(self, persons: tuple[Person, ...]) -> None:
        """In the place of all that were kept."""
        ...

    def damaged(self) -> tuple[Aside, ...]:
        """The files that could not be read so far."""
        ...

    def ask(self, errand: Callable[[Cabinet], Answer]) -> Answer:
        """Does something with what stands beside the book, which may take long."""
        ...
