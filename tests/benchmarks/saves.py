"""How long a save takes with few and many games, in short and long ones, and what it costs."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from storage.library import Library
from storage.open_games import Kept
from tests.benchmarks.clock import seconds
from tests.benchmarks.games import fill, game
from tests.benchmarks.rows import Rows
from tests.storage.disk_log import Flushed, FolderFlushed, LoggedFiles, Written
from tests.storage.sheets import TABLE, round_of, sheet, with_round, with_rounds

SAVES = 200
LONG = 100
GAMES = 20


class Pair(NamedTuple):
    """Medians in seconds."""

    book: float
    sqlite: float


class Cost(NamedTuple):
    """Of one saved round."""

    rounds: int
    """Of the game, before."""
    size: int
    """Of the file, afterwards."""
    written: int
    flushes: int


def beside_sqlite(folder: Path, sizes: Iterable[int]) -> dict[int, Pair]:
    """By number of games. One save each in turn, so that all meet the same moments of the drive."""
    with ExitStack() as open_:
        pairs = {games: open_.enter_context(both(folder, games)) for games in sizes}
        dice = Random(1)
        taken = [
            {games: one_of_each(*pair, games, dice) for games, pair in pairs.items()}
            for _ in range(SAVES)
        ]
    return {
        games: Pair(
            median(turn[games].book for turn in taken), median(turn[games].sqlite for turn in taken)
        )
        for games in pairs
    }


@contextmanager
def both(folder: Path, games: int) -> Iterator[tuple[Library, Rows]]:
    """The same games in a book and in a database."""
    fill(folder / f"{games}", games)
    with (
        closing(Library.open(folder / f"{games}")) as book,
        closing(Rows(folder / f"{games}.sqlite")) as rows,
    ):
        rows.fill(map(game, range(games)))
        yield book, rows


def one_of_each(book: Library, rows: Rows, games: int, dice: Random) -> Pair:
    """One round more of one game, in either order; it is taken back, so that no game grows."""
    kept = book.load(game(dice.randrange(games)).id)
    played = with_round(kept.sheet)
    place, event = len(kept.sheet.journal.events), played.journal.events[-1]
    acts: dict[str, Callable[[], object]] = {
        "book": lambda: book.save(played, kept.revision),
        "sqlite": lambda: rows.add(played.id, place, event),
    }
    taken = {name: seconds(acts[name]) for name in dice.sample(tuple(acts), len(acts))}
    book.save(kept.sheet, kept.revision + 1)
    rows.take_back(played.id, place)
    return Pair(**taken)


def first_and_hundredth(folder: Path) -> tuple[float, float]:
    """Medians of the time for one more round, added and saved, at the start and after 99."""
    with closing(Library.open(folder / "long")) as book:
        times = [rounds_of_one_game(book, number) for number in range(GAMES)]
    return median(own[0] for own in times), median(own[-1] for own in times)


def rounds_of_one_game(book: Library, number: int) -> list[float]:
    kept = Kept(sheet(number), book.create(sheet(number)))
    times = []
    for points in range(LONG):
        before = perf_counter()
        played = replace(
            kept.sheet, journal=kept.sheet.journal.add(round_of(TABLE, points % 9 + 1))
        )
        kept = Kept(played, book.save(played, kept.revision))
        times.append(perf_counter() - before)
    return times


def cost_at(rounds: int) -> Cost:
    """Counted at the seam; no time matters."""
    files = LoggedFiles()
    book = Library.in_memory(files)
    kept = with_rounds(sheet(), rounds)
    book.create(kept)
    files.calls.clear()
    book.save(with_round(kept), 1)
    written = sum(len(call.content) for call in files.calls if isinstance(call, Written))
    flushes = sum(isinstance(call, Flushed | FolderFlushed) for call in files.calls)
    path = Path("book/games/undated") / f"{kept.id}.json"
    return Cost(rounds, files.look(path).size, written, flushes)
