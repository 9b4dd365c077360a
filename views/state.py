"""All that the app is showing at one moment, as one frozen value."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from referee.draft import Draft, new_draft
from referee.events import Player, Result
from referee.game import Game
from referee.journal import Journal
from referee.setup import Setup
from referee.summary import Summary
from views.book import Kept
from views.cabinet import Aside, Contents
from views.keeping import Keeping, Work

# -- pages --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Home:
    """Running games, a new game, the last games."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """The set-up of a game that has not begun."""


@dataclass(frozen=True, slots=True)
class Table:
    """The open game: its standing, its tie-breaker or its end, as it happens to be."""

    is_sheet: bool = False
    """True: the standing and the sheet even though the game is over or tied."""


@dataclass(frozen=True, slots=True)
class Entry:
    """The half-typed round of the open game, new or corrected."""

    is_keypad: bool = False
    """True: a number is typed digit by digit instead of tapped whole."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """Every round of the open game, to be corrected."""


@dataclass(frozen=True, slots=True)
class Games:
    """Every game of the book."""

    shown: int = 50
    """How many of them, the newest first."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game of the book, only to be read."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The book as a whole: backups, files in and out, the trash."""


Page = Home | NewGame | Table | Entry | Rounds | Games | Record | Settings

# -- what lies on top of a page -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Why:
    """Why one number of the sheet is what it is."""

    number: int
    player: Player


@dataclass(frozen=True, slots=True)
class Doubts:
    """The questions about the round that is about to be saved."""


@dataclass(frozen=True, slots=True)
class Corrected:
    """What the correction in the draft, or the deletion of a round, would change."""

    journal: Journal
    deleted: int | None = None
    """Number of the round that goes; None: the draft corrects one."""


@dataclass(frozen=True, slots=True)
class Menu:
    """What can be done at the table beside playing."""


@dataclass(frozen=True, slots=True)
class Join:
    name: str = ""
    typed: str | None = None
    """The starting total as it is typed; None: the highest total, which is no advantage."""


@dataclass(frozen=True, slots=True)
class Leave:
    player: Player | None = None
    """None: the table has not said who."""


@dataclass(frozen=True, slots=True)
class Rename:
    player: Player | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class MoveSeats:
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class NameDealer:
    pass


@dataclass(frozen=True, slots=True)
class Note:
    note: str
    place: str


@dataclass(frozen=True, slots=True)
class Stop:
    """The game ends before its time."""

    result: Result = Result.STANDINGS


@dataclass(frozen=True, slots=True)
class AddPlayer:
    """A name that is being typed in the set-up."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class Opening:
    """The order of the seats in the set-up."""

    picked: Player | None = None
    """Whose seat is going to change; None: nobody's yet."""


@dataclass(frozen=True, slots=True)
class FirstDealer:
    """Who deals first, in the set-up."""


@dataclass(frozen=True, slots=True)
class HouseRulesSheet:
    """The house rules of the set-up, or those in force at the table."""

    rule: str | None = None
    """The rule that is unfolded; None: none is."""
    typed: str | None = None
    """What stands in its field when that is no value; None: the value in force."""


@dataclass(frozen=True, slots=True)
class Paper:
    """The totals and resets of a game begun on paper."""

    typed: tuple[tuple[Player, str], ...] = ()
    """What stands in the fields of the totals, where it is no total yet."""


Overlay = (
    Why
    | Doubts
    | Corrected
    | Menu
    | Join
    | Leave
    | Rename
    | MoveSeats
    | NameDealer
    | Note
    | Stop
    | AddPlayer
    | Opening
    | FirstDealer
    | HouseRulesSheet
    | Paper
    | Keeping
)

# -- the whole ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenGame:
    """The game on the screen."""

    kept: Kept
    draft: Draft
    """The half-typed next round; an empty one while nothing is typed."""
    correction: Draft | None = None
    """An old round as it is being corrected; None: none is."""

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
    """Every game of the book, newest first."""
    damaged: tuple[Aside, ...] = ()
    """Files of the book that could not be read so far."""
    contents: Contents | None = None
    """What lies beside the games; None: not looked at yet."""
    is_read_only: bool = False
    why_read_only: str = "locked"
    """As long as it is: a code of the book."""
    work: Work | None = None
    notice: Notice | None = None
    trouble: Trouble | None = None
    has_started: bool = False
    """Whether the first page has been chosen."""

    @property
    def shown_game(self) -> Game:
        """The game whose sheet is on the page: the one that is only read, or the open one."""
        if isinstance(self.page, Record) and self.record is not None:
            return self.record.sheet.game
        return self.game

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
