"""All that the app is showing at one moment, as one frozen value."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from referee.called import sheet_as_named
from referee.draft import Draft, new_draft
from referee.game import Game
from referee.journal import Journal
from referee.people import People
from referee.setup import Setup
from referee.sheet import ScoreSheet
from referee.summary import Summary
from views.book import Kept
from views.cabinet import Aside, Contents
from views.jottings import Jottings
from views.keeping import Work
from views.overlay import Overlay
from views.page import Home, Page, Received, Record
from views.preferences import Preferences
from views.served import Served
from views.sharing import Reach


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenGame:
    """The game on the screen."""

    kept: Kept
    draft: Draft
    """The half-typed next round; an empty one while nothing is typed."""
    correction: Draft | None = None
    """An old round as it is being corrected; None: none is."""
    dealt_away: Draft | None = None
    """What was half typed when the cards were dealt again; None: nothing was."""
    below: Page = field(default_factory=Home)
    """What one comes back to from its table, exactly as it was."""
    is_edited: bool = False
    """Whether its rounds were opened from there to be corrected, and so lead back there."""

    @property
    def entry(self) -> Draft:
        """What the entry page shows."""
        return self.correction or self.draft

    @property
    def journal(self) -> Journal:
        return self.kept.sheet.journal

    @property
    def game(self) -> Game:
        return self.kept.sheet.game


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that has just happened, said in passing."""

    key: str
    """Of the texts."""
    values: tuple[tuple[str, object], ...] = ()
    deleted: str | None = None
    """The game that can be taken out of the trash again; None: none can."""
    before: "Before | None" = None
    """Who was who before; None: nobody was changed."""


class Before(NamedTuple):
    """What comes back when a change of people is taken back."""

    people: People
    page: Page


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that the book refused; nothing is lost, and it can be tried again."""

    code: str
    again: "Act | None" = None
    """None: there is nothing to try again."""
    is_errand: bool = False
    """True: it was no round that was refused, so nothing of a round is said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """What is shown, and what it needs; all else follows from it."""

    page: Page = field(default_factory=Home)
    overlay: Overlay | None = None
    open: OpenGame | None = None
    """None: no game is on the screen."""
    record: Kept | None = None
    """The game that is only read; None: none is."""
    setup: Setup = field(default_factory=Setup)
    offered: Setup = field(default_factory=Setup)
    """The set-up as it was preselected: as long as nobody touched it, another one may be."""
    summaries: tuple[Summary, ...] = ()
    """Every game of the book that has been read, newest first."""
    unread: int = 0
    """Older games, which are read a moment after a start."""
    people: People = field(default_factory=People)
    """Who is who in them."""
    damaged: tuple[Aside, ...] = ()
    """Files of the book that could not be read so far."""
    contents: Contents | None = None
    """What lies beside the games; None: not looked at yet."""
    preferences: Preferences = field(default_factory=Preferences)
    device_language: str = "en"
    """Which the app speaks as long as the table has chosen none."""
    reach: Reach = field(default_factory=Reach)
    is_read_only: bool = False
    why_read_only: str = "locked"
    """As long as it is: a code of the book; "pen" where another phone writes."""
    served: Served | None = None
    """The table that many phones share; None: this is none."""
    jottings: Jottings = field(default_factory=Jottings)
    """What the table has jotted beside the rulings, in the book or still to be kept there."""
    work: Work | None = None
    notice: Notice | None = None
    trouble: Trouble | None = None
    has_started: bool = False
    """Whether the first page has been chosen."""

    @property
    def language(self) -> str:
        return self.preferences.language or self.device_language

    @property
    def shown_game(self) -> Game:
        """That of the sheet on the page."""
        return self.shown_sheet.game

    @property
    def shown_sheet(self) -> ScoreSheet:
        """The game that is only read, or the open one. Raises AssertionError while there is none.

        A game of the book shows everybody under the name of now; one that came as a link does not.
        """
        if self.is_reading and self.record is not None:
            is_own = isinstance(self.page, Record)
            return sheet_as_named(self.record.sheet, self.people) if is_own else self.record.sheet
        assert self.open is not None
        return self.open.kept.sheet

    @property
    def is_reading(self) -> bool:
        """Whether the page shows a game only to be read."""
        return isinstance(self.page, Record | Received) and self.record is not None

    @property
    def game(self) -> Game:
        """The open game. Raises AssertionError while there is none."""
        assert self.open is not None
        return self.open.game


Act = Callable[[State], State]
"""What a tap does: it starts from the state of that moment; the same state if it may not."""

Change = Callable[[Act], Awaitable[None]]
"""Given to every page: carries out an act, and saves what it changed."""


def opened(kept: Kept, draft: Draft | None = None) -> OpenGame:
    """A game put on the screen; `draft` None: nothing is half typed."""
    return OpenGame(kept=kept, draft=draft or new_draft(kept.sheet.game))


def opened_over(before: OpenGame, kept: Kept, draft: Draft | None = None) -> OpenGame:
    """The same for a game that was on the screen already: it leads back to where it did."""
    return replace(opened(kept, draft), below=before.below, is_edited=before.is_edited)
