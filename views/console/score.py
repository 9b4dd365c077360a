"""What the referee makes of a game, as JSON; and the one line about a file that is none."""

import json
import unicodedata
from collections.abc import Sequence

from referee.doubts import Doubt
from referee.errors import RefereeError
from referee.events import Player
from referee.game import Game, Round, Standing
from referee.ruleset import values_of
from referee.scoring import Score

ESCAPED = {"Cc", "Cs", "Zl", "Zp"}
"""Unicode categories that would break the one line: controls, lone surrogates, separators."""

LINE = ",\n "
"""Between two games of a backup."""

Row = dict[str, object]


def score_text(games: Sequence[Game], *, is_backup: bool, indent: int | None = None) -> str:
    """One object, or the list of a backup with a game a line. `indent` None: all in one line."""
    if not is_backup:
        return json.dumps(report(games[0]), ensure_ascii=False, indent=indent)
    # Indented, a thousand games would take as long to write as to score.
    written = json.JSONEncoder(ensure_ascii=False, check_circular=False)
    lines = [written.encode(report(game)) for game in games]
    return f"[{(', ' if indent is None else LINE).join(lines)}]"


def error_line(fault: RefereeError) -> str:
    """`error: PLACE: CODE`, never translated."""
    place = "".join(map(_shown, fault.place or ""))
    return f"error: {place}: {fault.code}"


def report(game: Game) -> Row:
    """The game as GAME_FORMAT prints it."""
    seats = game.players
    return {
        "edition": game.edition,
        "rules": values_of(game.rules),
        "status": game.status,
        "rounds": [_round(row, seats) for row in game.rounds],
        "standings": [_standing(standing) for standing in game.standings],
        "to_play": game.to_play,
        "winners": game.in_seat_order(game.winners),
        "decided_by": game.decided_by,
        "doubts": [_doubt(doubt, seats) for doubt in game.doubts],
    }


def _round(row: Round, seats: Sequence[Player]) -> Row:
    scores = {score.player: score for score in row.scores}
    return {
        "number": row.number,
        "kind": row.kind,
        "dealer": row.dealer,
        "caller": row.caller,
        "scores": [_score(scores[player]) for player in seats if player in scores],
        "doubts": [_doubt(doubt, seats) for doubt in row.doubts],
    }


def _score(score: Score) -> Row:
    return {
        "player": score.player,
        "hand": score.hand,
        "points": score.points,
        "total": score.total,
        "reason": score.reason,
        "reset_from": score.reset_from,
    }


def _standing(standing: Standing) -> Row:
    seat = standing.seat
    return {
        "player": seat.player,
        "total": seat.total,
        "place": standing.place,
        "resets": seat.resets,
        "reached_target": standing.reached_target,
        "active": seat.is_active,
    }


def _doubt(doubt: Doubt, seats: Sequence[Player]) -> Row:
    players = [player for player in seats if player in doubt.players]
    return {"code": doubt.code, "severity": doubt.severity, "players": players}


def _shown(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if unicodedata.category(letter) in ESCAPED else letter
