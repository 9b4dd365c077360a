"""Which files of the folder are games, and which are in their way."""

from pathlib import Path

import pytest

from storage.files import write_atomically
from storage.folder import seen_in
from storage.memory_files import MemoryFiles

GAMES = Path("games")
NAME = f"{1:032x}.json"


def files_with(*places: str) -> MemoryFiles:
    """Written one after the other."""
    files = MemoryFiles()
    files.make_folder(GAMES)
    for place in places:
        files.make_folder((GAMES / place).parent)
        write_atomically(files, GAMES / place, b"{}")
    return files


@pytest.mark.parametrize("months", [("202610", "202611"), ("202611", "202610")])
def test_of_two_files_of_a_game_the_one_saved_last_counts(months: tuple[str, str]) -> None:
    older, newer = (f"{month}/{NAME}" for month in months)

    seen = seen_in(files_with(older, newer), GAMES)

    assert [game.where for game in seen.games.values()] == [newer]
    assert seen.in_the_way == (older,)


def test_what_a_kill_left_half_written_is_in_the_way_and_other_files_are_not() -> None:
    files = files_with(f"202611/{NAME}", f"202611/{NAME}.new", "202611/notes.txt", "notes.json")

    seen = seen_in(files, GAMES)

    assert [*seen.games] == [f"{1:032x}"]
    assert seen.in_the_way == (f"202611/{NAME}.new",)
