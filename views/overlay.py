"""What can lie on top of a page, each with what is being typed or chosen in it."""

from dataclasses import dataclass

from referee.events import Player, Result
from referee.gap import Colour
from referee.journal import Journal
from views.keeping import Keeping
from views.memory import Memory
from views.served import Serving
from views.sharing import Sharing


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


@dataclass(frozen=True, slots=True)
class ChooseEdition:
    """The edition that the rules are asked about."""


@dataclass(frozen=True, slots=True)
class LastLap:
    """What the others may do once somebody has called."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GapSheet:
    """What may be thrown between two visible numbers of a colour."""

    colour: Colour | None = None
    """None: the table has not said which."""
    numbers: tuple[int | None, int | None] = (None, None)
    """On the left and on the right; None: not said yet."""
    at: int = 0
    """Which of the two is asked for."""
    thrown: int = 0
    """Cards."""


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
    | ChooseEdition
    | LastLap
    | GapSheet
    | Keeping
    | Sharing
    | Memory
    | Serving
)
