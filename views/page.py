"""The pages that can be shown, each with what it alone has to know."""

from dataclasses import dataclass

from referee.events import Player
from referee.people import Key
from views.cabinet import Coming
from views.found import NOTHING_SOUGHT, Sought
from views.overlay import Overlay


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

    is_keypad: bool | None = None
    """True: a number is typed digit by digit, not tapped whole; None: as the table likes it."""
    had_last_turn: tuple[Player, ...] | None = None
    """Who is ticked off since somebody called at the table; None: the hands are counted."""
    is_laying: bool = False
    """True: the cards of a hand are tapped one by one, and add up."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """Every round of the open game, to be corrected."""


@dataclass(frozen=True, slots=True)
class Games:
    """Every game of the book, or those that are looked for."""

    sought: Sought = NOTHING_SOUGHT
    shown: int = 50
    """How many of them, the newest first."""
    is_searching: bool = False


@dataclass(frozen=True, slots=True)
class Players:
    """Everybody who plays."""

    has_archive: bool = False
    """Whether those who play no more are shown too."""


@dataclass(frozen=True, slots=True)
class Somebody:
    """One person in figures."""

    key: Key
    sought: Sought = NOTHING_SOUGHT


@dataclass(frozen=True, slots=True)
class Records:
    """The most and the least that ever happened at the table."""


@dataclass(frozen=True, slots=True)
class Evening:
    """Who was ahead over the games of one evening."""

    number: int = 0
    """0: the last one with a game that counts, 1: the one before."""
    is_by_places: bool = False


ROUNDS = 60
"""Of a sheet that is read, at first and with each tap: no evening has more, but a link may."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game of the book, only to be read."""

    below: "Page" = Games()
    """What one comes back to."""
    shown: int = ROUNDS


@dataclass(frozen=True, slots=True, kw_only=True)
class Received:
    """A game that came as a link, only to be read."""

    letters: str
    """All of it, as it stands in the link."""
    coming: Coming | None = None
    """What it would change in the book; None: it is refused."""
    code: str = ""
    """Why; empty: it is not."""
    is_kept: bool = False
    """Whether it has come into the book since."""
    shown: int = ROUNDS


@dataclass(frozen=True, slots=True)
class Settings:
    """How the table likes the app, and the book: backups, files in and out, the trash."""

    unfolded: str = ""
    """The choice that is open; empty: none is."""


@dataclass(frozen=True, slots=True)
class About:
    """What the app is, whose it is, and where its rules come from."""


@dataclass(frozen=True, slots=True)
class FirstSteps:
    """What the app does, told to a newcomer."""

    step: int = 0
    is_again: bool = False
    """True: somebody who knows the app wanted to see them; there is a way back."""


@dataclass(frozen=True, slots=True)
class Below:
    """What one comes back to from the rules, exactly as it was."""

    page: "Page"
    overlay: Overlay | None = None
    ruling: str | None = None
    """Id of the ruling that was asked for there; None: the rules as a whole were."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What stands in the field beside a ruling."""

    ruling: str
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What a table asks the referee."""

    asked: str = ""
    """What is typed."""
    edition: str | None = None
    """Asked about as it is printed; None: as it is played at the table."""
    unfolded: str = ""
    """Which part of the list is open, by its key; empty: none is."""
    trail: tuple[str, ...] = ()
    """Ids of the rulings that were opened one from another; the last one is shown."""
    note: Typed | None = None
    """What is typed beside a ruling; None: nothing else than is kept there."""
    below: Below | None = None
    """None: one has come from another place of the navigation."""

    @property
    def ruling(self) -> str | None:
        """Id of the one that is shown; None: the list is."""
        return self.trail[-1] if self.trail else None


@dataclass(frozen=True, slots=True)
class Across:
    """The totals of the open game, to be read from the other side of the table."""

    is_turned: bool = False
    is_race: bool = False
    is_timed: bool = False
    """Whether a clock shows how long the turn takes."""


Page = (
    Home
    | NewGame
    | Table
    | Entry
    | Rounds
    | Games
    | Players
    | Somebody
    | Records
    | Evening
    | Record
    | Received
    | Settings
    | Rules
    | About
    | FirstSteps
    | Across
)
