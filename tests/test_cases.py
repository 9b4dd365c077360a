"""The worked games in scoring_cases.json come out as they say.

There a score is [player, points, total, reason, reset_from], a standing [player, total, place,
resets, reached_target, active], a doubt its code, and `error` the whole line.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from referee.errors import RefereeError
from storage.document import read_games
from views.console.score import error_line, score_text

Json = dict[str, Any]

ROOT = Path(__file__).parents[1]
CASES: list[Json] = json.loads((ROOT / "tests" / "scoring_cases.json").read_bytes())
GOOD = [case for case in CASES if "error" not in case["expect"]]
WRONG = [case for case in CASES if "error" in case["expect"]]
FEW = [case for case in GOOD if case["id"] in ("S25", "Z17", "X03")]

SCORE = ("player", "points", "total", "reason", "reset_from")
STANDING = ("player", "total", "place", "resets", "reached_target", "active")


def picked(row: Json, fields: tuple[str, ...]) -> list[Any]:
    return [row[field] for field in fields]


def codes(doubts: list[Json]) -> list[str]:
    return [doubt["code"] for doubt in doubts]


def short_round(row: Json) -> Json:
    return {
        "kind": row["kind"],
        "dealer": row["dealer"],
        "scores": [picked(score, SCORE) for score in row["scores"]],
        "doubts": codes(row["doubts"]),
    }


def short(report: Json) -> Json:
    """A printed report in the words of the cases."""
    as_it_is = ("status", "to_play", "winners", "decided_by")
    return {field: report[field] for field in as_it_is} | {
        "rounds": [short_round(row) for row in report["rounds"]],
        "standings": [picked(standing, STANDING) for standing in report["standings"]],
        "doubts": codes(report["doubts"]),
    }


def engine(document: Json) -> Json:
    try:
        games = read_games(json.dumps(document).encode()).games
    except RefereeError as fault:
        return {"error": error_line(fault)}
    return short(json.loads(score_text(games, is_backup=False)))


def command(document: Json) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "main.py", "score", "-"],
        cwd=ROOT,
        input=json.dumps(document),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_there_are_as_many_cases_as_the_file_format_came_with() -> None:
    assert len(CASES) == 76


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_case_comes_out_as_expected(case: Json) -> None:
    assert engine(case["game"]) == case["expect"]


def test_the_command_prints_every_game_of_a_backup_as_expected() -> None:
    games = [case["game"] for case in GOOD]

    said = command({"format": "cabo-referee/backup", "version": 1, "games": games})

    assert (said.returncode, said.stderr) == (0, "")
    assert [short(report) for report in json.loads(said.stdout)] == [
        case["expect"] for case in GOOD
    ]


@pytest.mark.parametrize("case", FEW, ids=lambda case: case["id"])
def test_the_command_prints_a_single_game_as_expected(case: Json) -> None:
    said = command(case["game"])

    assert (said.returncode, said.stderr) == (0, "")
    assert short(json.loads(said.stdout)) == case["expect"]


@pytest.mark.parametrize("case", WRONG, ids=lambda case: case["id"])
def test_the_command_says_in_one_line_what_is_wrong(case: Json) -> None:
    said = command(case["game"])

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == case["expect"]["error"] + "\n"
