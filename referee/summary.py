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
    """Most points, then the highest hand, then the last."""


Played = tuple[Round, Score]

RUNNING = (Status.IN_PROGRESS, Status.TIE_BREAK)


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
        return self.status in RUNNING

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
        lines=_lines(game),
        winners=game.winners,
        decided_by=game.decided_by,
    )


def _lines(game: Game) -> tuple[PlayerLine, ...]:
    played: dict[Player, list[Played]] = {seat.player: [] for seat in game.seats}
    for row in game.rounds:
        for score in row.scores:
            played[score.player].append((row, score))
    return tuple(_line(game, line, played[line.seat.player]) for line in game.standings)


def _line(game: Game, standing: Standing, played: list[Played]) -> PlayerLine:
    seat = standing.seat
    called = [(row, score) for row, score in played if row.caller == seat.player]
    failed = [row for row, score in called if score.reason in FAILED]
    cells = [
        (score.points, score.hand, row.number)
        for row, score in played
        if row.kind is RoundKind.ROUND
    ]
    return PlayerLine(
        player=seat.player,
        number=seat.number,
        total=seat.total,
        place=standing.place,
        calls=len(called),
        calls_held=sum([row.kamikaze is None for row, _ in called]) - len(failed),
        calls_failed=len(failed),
        hands_called=sum([score.hand for _, score in called]),
        penalties=game.rules.caller_penalty * sum([row.kind is RoundKind.ROUND for row in failed]),
        resets=seat.resets,
        kamikazes=sum([score.reason is Reason.KAMIKAZE for _, score in played]),
        best=Cell._make(min(cells)) if cells else None,
        worst=Cell._make(max(cells)) if cells else None,
    )
