"""A desk with a game on it, for tests: the real store, kept in memory."""

from main import LibraryBook
from referee.editions import edition
from referee.events import GameStarted, Player
from referee.journal import Journal
from referee.ruleset import agreed
from referee.sheet import ScoreSheet
from storage.library import Library
from views.acts.entering import begin_round, call, put, save_anyway
from views.desk import Desk

ANA, BEN, CY, DI = (Player(name) for name in ("Ana", "Ben", "Cy", "Di"))
GAME = "0" * 32


def now() -> str:
    return "2026-11-29T20:00:00+01:00"


def sheet(
    name: str = "numbered-classic",
    players: tuple[Player, ...] = (ANA, BEN, CY),
    totals: tuple[int, ...] = (),
    **house: object,
) -> ScoreSheet:
    """A game that has just begun."""
    rules = agreed(edition(name).rules, house)
    start = GameStarted(edition=name, rules=rules, players=players, totals=totals)
    return ScoreSheet(id=GAME, journal=Journal((start,)))


async def desk_with(game: ScoreSheet, library: Library | None = None) -> Desk:
    """A desk with that game on the screen."""
    library = library or Library.in_memory()
    library.create(game)
    desk = Desk(LibraryBook(library), now)
    await desk.open_table(game.id)
    return desk


async def play(desk: Desk, caller: Player, *hands: int) -> None:
    """One round from tap to tap, saved whatever is doubtful."""
    await desk.change(begin_round)
    await desk.change(call(caller))
    for points in hands:
        await desk.change(put(points))
    await desk.change(save_anyway(now()))


def totals(desk: Desk) -> list[int]:
    return [seat.total for seat in desk.state.game.seats]
