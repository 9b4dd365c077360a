"""Few files are open at a time."""

from pathlib import Path

from storage.memory_files import MemoryFiles
from storage.open_games import MOST_OPEN, OpenGames
from tests.storage.sheets import sheet, with_round


def test_only_the_last_few_games_stay_open() -> None:
    games = OpenGames(MemoryFiles())

    for number in range(MOST_OPEN + 5):
        games.write(Path(sheet(number).id), sheet(number), 1)

    assert len(games) == MOST_OPEN


def test_whoever_only_reads_keeps_no_game_open() -> None:
    files = MemoryFiles()
    OpenGames(files).write(Path(sheet().id), sheet(), 1)
    games = OpenGames(files, 0)

    assert games.read(Path(sheet().id)).sheet == sheet()

    assert len(games) == 0


def test_a_game_that_is_open_is_followed_once_until_it_is_written() -> None:
    games, path = OpenGames(MemoryFiles()), Path(sheet().id)
    games.write(path, sheet(), 1)
    kept = games.read(path)

    assert games.read(path) is kept

    games.write(path, with_round(sheet()), 2)
    assert games.read(path) == (with_round(sheet()), 2)
