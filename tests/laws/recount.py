"""Statistics counted once more, slowly and plainly: every game is replayed, round by round."""

from collections.abc import Sequence
from typing import Any

from referee.game import Game, RoundKind, Status
from referee.scoring import Reason
from referee.sheet import ScoreSheet

Figures = dict[str, Any]

EVA, GUS = "Eva", "Gus"
"""One person, unless both are at the table."""


def who(name: str, table: Sequence[str]) -> str:
    """The person without capitals."""
    return EVA.casefold() if name == GUS and EVA not in table else name.casefold()


def recounted(sheets: Sequence[ScoreSheet]) -> dict[str, Figures]:
    """By person, from sheets newest first."""
    people: dict[str, Figures] = {}
    for sheet in reversed(sheets):
        game = sheet.game
        for player in game.players if game.winners else ():
            figures = people.setdefault(who(player, game.players), nothing())
            count_end(figures, game, player)
            for number in range(len(game.rounds)):
                count_round(figures, game, number, player)
    return people


def nothing() -> Figures:
    numbers = ("games", "wins", "left", "calls", "calls_held", "calls_failed", "hands_called")
    more = ("penalties", "resets", "kamikazes", "streak", "longest_streak")
    return dict.fromkeys(numbers + more, 0) | {"places": [], "best": None, "worst": None}


def count_end(figures: Figures, game: Game, player: str) -> None:
    [line] = [line for line in game.standings if line.seat.player == player]
    figures["games"] += 1
    figures["resets"] += line.seat.resets
    if line.place is None:
        figures["left"] += 1
    else:
        figures["places"].append(line.place)
    won = player in game.winners
    figures["wins"] += won
    figures["streak"] = figures["streak"] + 1 if won else 0
    figures["longest_streak"] = max(figures["longest_streak"], figures["streak"])


def count_round(figures: Figures, game: Game, number: int, player: str) -> None:
    row = game.rounds[number]
    for score in row.scores:
        if score.player != player:
            continue
        figures["kamikazes"] += score.reason is Reason.KAMIKAZE
        if row.kind is RoundKind.ROUND:
            note_extremes(figures, (score.points, score.hand))
        if row.caller == player:
            count_call(figures, game, number, player)


def count_call(figures: Figures, game: Game, number: int, player: str) -> None:
    row = game.rounds[number]
    [score] = [score for score in row.scores if score.player == player]
    figures["calls"] += 1
    figures["hands_called"] += score.hand
    if row.kamikaze is not None:
        return
    lower = [other.hand < score.hand for other in row.scores]
    level = [other.hand == score.hand for other in row.scores if other is not score]
    held = not any(lower) and (game.rules.caller_tie == "succeeds" or not any(level))
    figures["calls_held" if held else "calls_failed"] += 1
    if not held and row.kind is RoundKind.ROUND:
        figures["penalties"] += score.points - score.hand


def note_extremes(figures: Figures, cell: tuple[int, int]) -> None:
    if figures["best"] is None or cell < figures["best"]:
        figures["best"] = cell
    if figures["worst"] is None or cell > figures["worst"]:
        figures["worst"] = cell


def lowest_wins(sheets: Sequence[ScoreSheet]) -> dict[tuple[object, ...], int]:
    """The lowest total that won, by edition, target and agreed rounds."""
    found: dict[tuple[object, ...], int] = {}
    for game in (sheet.game for sheet in sheets):
        if game.status is not Status.FINISHED:
            continue
        terms = (game.edition, game.rules.target, game.rules.rounds)
        won = min(seat.total for seat in game.seats if seat.player in game.winners)
        found[terms] = min(won, found.get(terms, won))
    return found


def closest_finishes(sheets: Sequence[ScoreSheet]) -> dict[tuple[object, ...], int]:
    """The fewest points between a winner and anybody else who was there at the end."""
    found: dict[tuple[object, ...], int] = {}
    for game in (sheet.game for sheet in sheets):
        if game.status is not Status.FINISHED:
            continue
        terms = (game.edition, game.rules.target, game.rules.rounds)
        winner = game.seat_of(game.winners[0])
        others = [seat.total for seat in game.active if seat.player != winner.player]
        margin = min(others) - winner.total
        found[terms] = min(margin, found.get(terms, margin))
    return found
