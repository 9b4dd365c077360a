"""Score sheets to keep: a table of four, and rounds for it."""

from collections.abc import Iterable
from dataclasses import replace

from referee.editions import edition
from referee.events import GameStarted, Player, RoundPlayed, played
from referee.journal import Journal
from referee.sheet import ScoreSheet

TABLE = tuple(Player(name) for name in ("Ana", "Ben", "Cy", "Di"))


def sheet(number: int = 1, players: Iterable[str] = TABLE, at: str | None = None) -> ScoreSheet:
    """A game that has just begun and that only `game-stopped` ends."""
    start = GameStarted(
        edition="standard",
        rules=replace(edition("standard").rules, target=None),
        players=tuple(Player(name) for name in players),
        at=at,
    )
    return ScoreSheet(id=f"{number:032x}", journal=Journal((start,)))


def with_round(kept: ScoreSheet, points: int = 7) -> ScoreSheet:
    """One more round: the first player calls with 0, all others have these points.

    As the book gives it: without the way back that a journal keeps in memory.
    """
    journal = kept.journal.add(round_of(kept.start.players, points))
    return replace(kept, journal=Journal(journal.events))


def with_rounds(kept: ScoreSheet, rounds: int) -> ScoreSheet:
    for points in range(rounds):
        kept = with_round(kept, points % 9 + 1)
    return kept


def round_of(players: tuple[Player, ...], points: int) -> RoundPlayed:
    caller, *others = players
    return played({caller: 0} | dict.fromkeys(others, points), caller)


def rounds_in(kept: ScoreSheet) -> int:
    return len(kept.game.rounds)
