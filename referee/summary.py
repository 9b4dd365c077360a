"""What lists and statistics show about a game without replaying it."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import NamedTuple

from referee.events import Player
from referee.game import DecidedBy, Game, Round, RoundKind, Standing, Status
from referee.scoring import FAILED, Reason, Score
from referee.sheet import ScoreSheet

DERIVED = 3
"""Counted up whenever the same events give another summary, so that old ones are thrown away."""


# Tuples for the same reason as `Score`: a book has tens of thousands of them.
class Cell(NamedTuple):
    """One player's round of a score sheet, tie-breakers aside: their points count nowhere."""

    points: int
    hand: int
    round: int
    """Its number, from 1."""


class PlayerLine(NamedTuple):
    """One player's game in figures."""

    player: Player
    number: int
    """Of the seat: counted from 0 in the order in which the players sat down."""
    total: int
    place: int | None
    """None: left before the end."""
    calls: int
    """Those of tie-breakers included."""
    calls_held: int
    calls_failed: int
    """Not those of rounds in which somebody showed a kamikaze: it leaves no call to judge."""
    hands_called: int
    """Sum of the hands with which the player called."""
    penalties: int
    """Points that failed calls cost on top of the hands, and that are in the total."""
    resets: int
    """Those on paper included."""
    kamikazes: int
    best: Cell | None
    """Fewest points, then the lowest hand, then the first; None: the player played no round."""
    worst: Cell | None
    """Most points, then the highest hand, then the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """One game in a list."""

    id: str
    edition: str
    started_at: str | None
    """As noted in the first event; None: not noted."""
    note: str | None
    place: str | None
    status: Status
    rounds: int
    """Played, tie-breakers included."""
    target: int | None
    """Points at which it ends."""
    most_rounds: int | None
    """Rounds after which it ends."""
    lines: tuple[PlayerLine, ...]
    """In seat order."""
    winners: tuple[Player, ...]
    decided_by: DecidedBy | None

    @property
    def is_running(self) -> bool:
        return self.status in (Status.IN_PROGRESS, Status.TIE_BREAK)

    @property
    def counts(self) -> bool:
        """Whether statistics look at it: it is over, and not abandoned."""
        return bool(self.winners)

    @property
    def began(self) -> datetime | None:
        """None: not noted."""
        return datetime.fromisoformat(self.started_at) if self.started_at else None

    @property
    def day(self) -> date | None:
        """On which it began, by the clock at the table."""
        return self.began.date() if self.began else None


def summarise(sheet: ScoreSheet) -> Summary:
    """Raises RefereeError if the events of the sheet fit no game."""
    game = sheet.game
    return Summary(
        id=sheet.id,
        edition=game.edition,
        started_at=sheet.start.at,
        note=sheet.note,
        place=sheet.place,
        status=game.status,
        rounds=len(game.rounds),
        target=game.rules.target,
        most_rounds=game.rules.rounds,
        lines=tuple(_line(game, standing) for standing in game.standings),
        winners=game.winners,
        decided_by=game.decided_by,
    )


def _line(game: Game, standing: Standing) -> PlayerLine:
    seat = standing.seat
    rows = [(row, score) for row in game.rounds if (score := row.score_of(seat.player))]
    called = [(row, score) for row, score in rows if row.caller == seat.player]
    failed = [row for row, score in called if score.reason in FAILED]
    cells = [_cell(row, score) for row, score in rows if row.kind is RoundKind.ROUND]
    return PlayerLine(
        player=seat.player,
        number=seat.number,
        total=seat.total,
        place=standing.place,
        calls=len(called),
        calls_held=sum(row.kamikaze is None for row, _ in called) - len(failed),
        calls_failed=len(failed),
        hands_called=sum(score.hand for _, score in called),
        penalties=game.rules.caller_penalty * sum(row.kind is RoundKind.ROUND for row in failed),
        resets=seat.resets,
        kamikazes=sum(score.reason is Reason.KAMIKAZE for _, score in rows),
        best=min(cells, key=_weight, default=None),
        worst=max(cells, key=_weight, default=None),
    )


def _cell(row: Round, score: Score) -> Cell:
    return Cell(score.points, score.hand, row.number)


def _weight(cell: Cell) -> tuple[int, int]:
    return cell.points, cell.hand
