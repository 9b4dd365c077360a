"""What lists and statistics show about a game without replaying it."""

from dataclasses import dataclass

from referee.events import Player
from referee.game import DecidedBy, Game, Round, Status
from referee.scoring import FAILED
from referee.sheet import ScoreSheet

DERIVED = 2
"""Counted up whenever the same events give another summary, so that old ones are thrown away."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLine:
    """One player's game in figures."""

    player: Player
    number: int
    """Of the seat: counted from 0 in the order in which the players sat down."""
    total: int
    place: int | None
    """None: left before the end."""
    calls: int
    calls_held: int
    penalties: int
    """Points that failed calls cost on top of the hands."""
    resets: int
    kamikazes: int


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
    lines: tuple[PlayerLine, ...]
    """In seat order."""
    winners: tuple[Player, ...]
    decided_by: DecidedBy | None

    @property
    def is_running(self) -> bool:
        return self.status in (Status.IN_PROGRESS, Status.TIE_BREAK)


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
        lines=_lines(game),
        winners=game.winners,
        decided_by=game.decided_by,
    )


def _lines(game: Game) -> tuple[PlayerLine, ...]:
    return tuple(
        PlayerLine(
            player=standing.seat.player,
            number=standing.seat.number,
            total=standing.seat.total,
            place=standing.place,
            resets=standing.seat.resets,
            **_habits(game, standing.seat.player),
        )
        for standing in game.standings
    )


def _habits(game: Game, player: Player) -> dict[str, int]:
    called = [row for row in game.rounds if row.caller == player]
    failed = [row for row in called if has_failed(row)]
    return {
        "calls": len(called),
        "calls_held": sum(row.kamikaze is None for row in called) - len(failed),
        "penalties": game.rules.caller_penalty * len(failed),
        "kamikazes": sum(row.kamikaze == player for row in game.rounds),
    }


def has_failed(row: Round) -> bool:
    """Whether somebody called in that round, and was not low enough."""
    return any(score.reason in FAILED for score in row.scores)
