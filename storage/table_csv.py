"""Games as one table for a spreadsheet: a line for each round and player.

README.md says what each column means.
"""

import csv
from collections.abc import Iterator, Mapping

from referee.events import RoundPlayed
from referee.game import Round
from referee.scoring import Score
from referee.sheet import ScoreSheet

COLUMNS = (
    "game", "date", "edition", "note", "place", "status", "winners", "decided_by",
    "round", "kind", "time", "dealer", "caller", "kamikaze",
    "player", "hand", "points", "total", "reason", "reset_from",
)  # fmt: skip

FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would take for a formula."""

Line = Mapping[str, object]


class Echo:
    """Gives each line back to whoever writes it."""

    def write(self, text: str) -> str:
        return text


WRITER = csv.writer(Echo())

# Without the mark some spreadsheets take the text for something else than UTF-8.
HEAD = f"\ufeff{WRITER.writerow(COLUMNS)}".encode()


def lines_of(sheet: ScoreSheet) -> bytes:
    """Raises RefereeError if the events of the sheet fit no game."""
    return "".join(WRITER.writerow(_cells(line)) for line in _lines(sheet)).encode()


def _cells(line: Line) -> list[object]:
    return [_plain(line[column]) for column in COLUMNS]


def _plain(value: object) -> object:
    """Nothing for None; a text that looks like a formula gets an apostrophe in front."""
    if isinstance(value, str) and value.startswith(FORMULAS):
        return f"'{value}"
    return value


def _lines(sheet: ScoreSheet) -> Iterator[Line]:
    game = sheet.game
    about = {
        "game": sheet.id,
        "date": sheet.start.at,
        "edition": game.edition,
        "note": sheet.note,
        "place": sheet.place,
        "status": game.status,
        "winners": "; ".join(game.in_seat_order(game.winners)),
        "decided_by": game.decided_by,
    }
    told = (event for event in sheet.journal.events if isinstance(event, RoundPlayed))
    for row, event in zip(game.rounds, told, strict=True):
        scores = {score.player: score for score in row.scores}
        for player in game.in_seat_order(scores):
            yield {**about, **_round(row, event), **_score(scores[player])}


def _round(row: Round, event: RoundPlayed) -> Line:
    return {
        "round": row.number,
        "kind": row.kind,
        "time": event.at,
        "dealer": row.dealer,
        "caller": row.caller,
        "kamikaze": row.kamikaze,
    }


def _score(score: Score) -> Line:
    return {
        "player": score.player,
        "hand": score.hand,
        "points": score.points,
        "total": score.total,
        "reason": score.reason,
        "reset_from": score.reset_from,
    }
