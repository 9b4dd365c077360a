"""Prints how fast the app is beside the barest peers: `python -m tests.benchmarks`.

They are an app that only counts, SQLite, a scorer that checks nothing, and `json.loads`.
Ratios decide, not milliseconds, which are those of one machine at one moment.
"""

import asyncio
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.library import Library
from tests.benchmarks import asking, finding, memory, on_screen, saves, scoring, start
from views.preferences import Preferences

SIZES = (10, 100, 1_000, 10_000)


def main(folder: Path) -> None:
    print_scoring(scoring.scoring(), scoring.command(folder))
    print_asking()
    print_memory(memory.remembering())
    print_finding(asyncio.run(finding.finding()))
    print_saves(saves.beside_sqlite(folder, SIZES))
    print_long_game(*saves.first_and_hundredth(folder))
    print_costs()
    most = folder / str(SIZES[-1])
    print_start("with the index", start.with_index(most), 0.5)
    print_start("without the index", start.without_index(most), 4)
    print_saves_meanwhile(start.saves_meanwhile(most))
    print_on_screen(folder / "empty", most)


def print_scoring(took: scoring.Scoring, command: scoring.Command) -> None:
    print(f"{scoring.ROUNDS} rounds of six, and {scoring.IN_BACKUP} games in one backup")
    print_goal("replay, to the bare scorer", took.replay / took.bare, 20)
    print_goal("ms for a replay", took.replay * 1000, 5)
    print_goal("read and checked as well, to the bare scorer", took.read / took.bare, 20)
    print_goal("main.py score, to the bare scorer", command.score / command.bare, 10)
    print()


def print_on_screen(empty: Path, most: Path) -> None:
    with closing(Library.open(empty)) as book:
        book.keep_settings(Preferences(is_introduced=True).kept())
    with on_screen.chromium() as browser:
        print_answers(on_screen.answers(browser, empty, most))
        starts = on_screen.starts(browser, empty, most)
        weights = on_screen.weights(browser, empty, most)
    print(f"\nstart to the first words: {starts.bare:.2f} s an app that only counts")
    print_goal("empty book, to that", starts.empty / starts.bare, 1.25)
    print_goal("many games, to an empty book", starts.many / starts.empty, 1.1)
    print_goal("MB with many games, over the app that only counts", weights.many - weights.bare, 40)


def print_answers(took: on_screen.Answers) -> None:
    print(f"\nan answer in Chromium: {took.tap:.1f} ms for one more on a counter")
    print_goal("a number key, to that", took.key / took.tap, 1.2)
    print_goal("a number key with many games, to that", took.many_key / took.tap, 1.2)
    print_goal("the total of a saved round, to that", took.save / took.tap, 1.5)
    print_goal("that total with many games, to an empty book", took.many_save / took.save, 1.1)
    print(
        f"  the whole table follows after {took.table:.1f} ms, to that {took.table / took.tap:.2f}"
    )
    print_goal("the table with many games, to an empty book", took.many_table / took.table, 1.1)


def print_saves(pairs: dict[int, saves.Pair]) -> None:
    print(f"{'games':>8} {'save':>9} {'SQLite':>9} {'ratio':>6} {'to 10 games':>12}")
    fewest = pairs[SIZES[0]].book
    for games, pair in pairs.items():
        print(
            f"{games:8} {pair.book * 1000:6.2f} ms {pair.sqlite * 1000:6.2f} ms"
            f" {pair.book / pair.sqlite:6.2f} {pair.book / fewest:12.2f}"
        )
    most = pairs[SIZES[-1]]
    print_goal("most games to fewest", most.book / fewest, 1.3)
    print_goal("book to SQLite, most games", most.book / most.sqlite, 3)


def print_long_game(first: float, hundredth: float) -> None:
    print(f"\nround 1: {first * 1000:.2f} ms, round {saves.LONG}: {hundredth * 1000:.2f} ms")
    print_goal(f"round {saves.LONG} to round 1", hundredth / first, 2)


def print_costs() -> None:
    print(f"\n{'rounds':>8} {'file':>9} {'written':>9} {'fsyncs':>7}")
    for cost in map(saves.cost_at, (0, 12, 60, 100)):
        print(f"{cost.rounds:8} {cost.size:9} {cost.written:9} {cost.flushes:7}")


def print_start(how: str, measured: start.Start, goal: float) -> None:
    print(f"\nstart with {SIZES[-1]} games {how}")
    print_goal("seconds until the newest games are listed", measured.first, goal)
    print(f"  seconds until all games are listed: {measured.whole:.2f}")
    print_goal("MB over the bare interpreter", measured.memory, 40)


def print_saves_meanwhile(saves: start.Saves) -> None:
    usual, slowest = saves.usual * 1000, saves.slowest * 1000
    print(f"  a save while the others are read: {usual:.1f} ms, at most {slowest:.1f} ms")


def print_asking() -> None:
    print(f"{'search':>8} {'first':>9} {'letter':>9} {'slow':>9} {'to bare':>8}")
    for language in asking.TYPED:
        took = asking.asking(language)
        print(
            f"{language:>8} {took.first * 1000:6.1f} ms {took.usual * 1000:6.2f} ms"
            f" {took.slow * 1000:6.2f} ms {took.usual / took.bare:8.1f}"
        )
        print_goal("ms a letter, but for one in twenty", took.slow * 1000, 20)
    print()


def print_memory(took: memory.Remembering) -> None:
    print(f"statistics over {memory.GAMES} games")
    print_goal("ms for the page of a player", took.person * 1000, 500)
    print_goal("everybody, to json.loads of the index", took.everybody / took.loads, 3)
    print_goal("the same with the index read", took.from_index / took.loads, 3)
    print(f"  ms for everybody, records and the last evening: {took.table * 1000:.0f}\n")


def print_finding(took: finding.Finding) -> None:
    print(f"looking for one of {memory.GAMES} games, drawn by the app without a device")
    print(f"  ms until the first games stand there: {took.first * 1000:.0f}")
    print(f"  ms a letter: {took.usual * 1000:.0f}")
    print_goal("ms a letter, but for one in ten", took.slow * 1000, 100)
    print(f"  ms until everybody is counted: {took.players * 1000:.0f}")
    print_goal("ms until a player's page stands there", took.player * 1000, 500)
    print()


def print_goal(what: str, measured: float, most: float) -> None:
    verdict = "ok" if measured <= most else "MISSED"
    print(f"  {what}: {measured:.2f}, at most {most}: {verdict}")


if __name__ == "__main__":
    with TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as name:
        main(Path(name))
