"""What lies on a page while the book as a whole is looked after, and what is being done with it."""

from dataclasses import dataclass
from datetime import date

from views.cabinet import Coming


@dataclass(frozen=True, slots=True)
class ThisGame:
    """What can be done with the game that is only read."""


@dataclass(frozen=True, slots=True)
class ExportAll:
    """Which kind of file everything is written into."""


@dataclass(frozen=True, slots=True)
class Import:
    """What would change, before it does."""

    coming: Coming
    backup: date | None = None
    """The day of the backup it comes from; None: from files."""


@dataclass(frozen=True, slots=True)
class RefusedFile:
    """A file that cannot be imported, so that nothing was."""

    name: str
    code: str


@dataclass(frozen=True, slots=True)
class EmptyTrash:
    """Whether the trash is emptied."""


Keeping = ThisGame | ExportAll | Import | RefusedFile | EmptyTrash


@dataclass(frozen=True, slots=True)
class Work:
    """Something that takes a while and is being done."""

    key: str
    """Of the texts."""
