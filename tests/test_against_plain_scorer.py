"""The scorer against a second, plain one that was written from the file format alone."""

import json
from collections.abc import Callable
from random import Random

import pytest

from referee.errors import RefereeError
from storage.document import document_of, read_games, sheet_of
from tests.oracle.broken_files import broken_file
from tests.oracle.plain_scorer import score
from tests.oracle.random_games import random_game
from views.console.score import error_line, score_text

FileOf = Callable[[Random], bytes]


def game_file(rng: Random) -> bytes:
    return json.dumps(random_game(rng)).encode()


def app_says(data: bytes) -> str:
    try:
        reading = read_games(data)
    except RefereeError as fault:
        return error_line(fault)
    return score_text(reading.games, is_backup=reading.is_backup)


def plain_scorer_says(data: bytes) -> str:
    said = score(data)
    return said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)


@pytest.mark.parametrize("file_of", [game_file, broken_file])
def test_both_scorers_say_the_same_of_every_file(file_of: FileOf) -> None:
    for seed in range(4_000):
        data = file_of(Random(seed))

        assert app_says(data) == plain_scorer_says(data), seed


@pytest.mark.long
@pytest.mark.parametrize("file_of", [game_file, broken_file])
def test_both_scorers_say_the_same_of_very_many_files(file_of: FileOf) -> None:
    for seed in range(4_000, 100_000):
        data = file_of(Random(seed))

        assert app_says(data) == plain_scorer_says(data), seed


def test_a_game_that_is_kept_and_written_again_scores_the_same() -> None:
    for seed in range(1_000):
        document = random_game(Random(seed))
        document["set_aside"] = []
        said = score(json.dumps(document).encode())
        if isinstance(said, str):
            continue

        again = json.dumps(document_of(sheet_of(document))).encode()

        assert score(again) == said, seed
