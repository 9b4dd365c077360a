"""`games`, `show` and `stats` as somebody at a keyboard meets them."""

import json
from argparse import ArgumentParser, Namespace
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from referee.events import Player
from referee.people import People, Person
from storage.library import Library
from tests.program import run
from tests.referee.counted import ANA, PEOPLE, SHEETS, SUMMARIES
from tests.views.at_table import sheet
from views.console.columns import columns, one_line, width
from views.console.games import games_said
from views.console.memory import Memory, digits_of, id_of
from views.console.past import add_games, add_show, add_stats
from views.console.show import sheet_said
from views.console.stats import stats_said
from views.console.trouble import Trouble

MEMORY = Memory(SUMMARIES, PEOPLE, (ANA,))
EMPTY = Memory((), People(), ())
BEGUN_ON_PAPER = sheet("standard", (Player("Ana"), Player("Ben")), (60, 60))
BY_NAME = {sheet.note: sheet for sheet in SHEETS}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Of a book with the counted games."""
    with closing(Library.open(tmp_path / "book")) as book:
        for sheet in SHEETS:
            book.create(sheet)
        book.keep_players([{"name": "Ana", "also": ["Anna"], "colour": "teal"}])
    return tmp_path / "book"


def options(command: str, *words: str) -> Namespace:
    add = {"games": add_games, "show": add_show, "stats": add_stats}[command]
    parser = ArgumentParser()
    add(parser)
    return parser.parse_args([*words, "--language", "en"])


def listed(*words: str) -> list[str]:
    return [
        row["note"] for row in json.loads(games_said(MEMORY, options("games", "--json", *words)))
    ]


def counted(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(stats_said(MEMORY, options("stats", "--json", *words)))
    return found


def test_games_are_listed_newest_first() -> None:
    lines = games_said(MEMORY, options("games")).splitlines()

    assert lines[0].split() == ["ID", "Began", "Edition", "Rounds", "End", "Totals"]
    assert lines[1] == (
        "88888888  Sun, 6 Dec 2026   Cabo 52 cards       1  Stopped early, Ana led"
        "   Ana 0, Ben 5, Cy 9"
    )
    assert [line[0] for line in lines[1:]] == list("87654321")


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["--limit", "2"], ["stopped", "kamikaze"]),
        (["--edition", "cabanga"], ["cabanga"]),
        (["--player", "di"], ["tied"]),
        (["--player", "ANNA", "--limit", "1"], ["stopped"]),
        (["--player", "Anna", "--to", "2026-11-28"], ["cabanga", "first"]),
        (["--from", "2026-12-05", "--to", "2026-12-05"], ["running", "abandoned"]),
    ],
)
def test_games_are_listed_as_asked(words: list[str], names: list[str]) -> None:
    assert listed(*words) == names


def test_a_game_for_scripts_has_the_figures_of_each_player() -> None:
    [row] = json.loads(games_said(MEMORY, options("games", "--json", "--edition", "cabanga")))

    anna = row["players"][0]
    assert (row["winners"], row["target"], row["decided_by"]) == (["Anna"], 18, "total")
    assert (anna["person"], anna["player"], anna["place"]) == ("Ana", "Anna", 1)
    assert anna["worst"] == {"points": 3, "hand": 3, "round": 2}


def test_no_game_is_said_and_is_no_fault() -> None:
    assert games_said(EMPTY, options("games")) == "No game."
    assert games_said(EMPTY, options("games", "--json")) == "[]"
    assert stats_said(EMPTY, options("stats")) == "No game."
    assert json.loads(stats_said(EMPTY, options("stats", "--json")))["evening"] is None


def test_a_sheet_has_a_line_a_round_and_says_what_its_signs_mean() -> None:
    said = sheet_said(BY_NAME["classic"], options("show", "3"))

    assert said.splitlines() == [
        "CABO 0–13, classic",
        "To 20, fall back to 10",
        "Sun, 29 Nov 2026",
        "classic",
        "3" * 32,
        "",
        "Round  Ana  Ben  Cy",
        "1      <20    5  *0",
        "2       *0    4   9",
        "3      !16    2  13",
        "Total   26   11  22",
        "Place    3    1   2",
        "* call held; ! call failed; < fell back",
        "",
        "Ben won",
    ]


def test_a_sheet_shows_who_left_who_sat_out_and_a_kamikaze() -> None:
    tied = sheet_said(BY_NAME["tied"], options("show", "6")).splitlines()
    kamikaze = sheet_said(BY_NAME["kamikaze"], options("show", "7"))

    assert "3 tie  !13    2" in tied
    assert "Place    2    1   3  left" in tied
    assert "1       k0   54  58" in kamikaze
    assert "k Kamikaze" in kamikaze


def test_a_sheet_begun_on_paper_begins_with_what_stood_there() -> None:
    shown = sheet_said(BEGUN_ON_PAPER, options("show", "1")).splitlines()

    assert "Start   60   60" in shown


def test_a_sheet_for_scripts_is_what_score_prints_and_where_it_was_played() -> None:
    sheet = replace(BY_NAME["first"], place="Annecy")

    row = json.loads(sheet_said(sheet, options("show", "1", "--json")))

    assert (row["id"], row["place"], row["note"]) == (sheet.id, "Annecy", "first")
    assert (row["started_at"], row["winners"]) == (sheet.start.at, ["Ben"])
    assert len(row["rounds"]) == 3


def test_what_is_written_on_a_sheet_can_not_move_the_cursor() -> None:
    sheet = replace(BY_NAME["first"], note="one\ntwo \x1b[2Jthree", place="\r")

    said = sheet_said(sheet, options("show", "1"))

    assert "one two [2Jthree" in said.splitlines()
    assert "\x1b" not in said
    assert "\r" not in said


def test_lists_and_records_have_the_names_of_now() -> None:
    people = People([Person(Player("Anaïs"), (Player("Ana"), Player("Anna")))])
    memory = Memory(SUMMARIES, people, people.persons)

    said = games_said(memory, options("games")) + stats_said(memory, options("stats"))

    assert not {"Ana", "Anna"} & {*said.replace(",", " ").split()}


def test_a_player_is_spelled_as_in_the_book_whatever_was_typed() -> None:
    assert counted("BEN")["player"] == "Ben"


def test_statistics_name_everybody_the_records_and_the_last_evening() -> None:
    players, table, evening = stats_said(MEMORY, options("stats")).split("\n\n")

    assert [line.split()[0] for line in players.splitlines()] == [
        "Player",
        "Ben",
        "Ana",
        "Cy",
        "Di",
    ]
    assert table.splitlines()[1].endswith(
        "3 rounds  Sat, 28 Nov 2026, Ana, Ben and Cy, 11111111, and 2 more"
    )
    assert evening.splitlines()[0] == "Last evening, Sun, 6 Dec 2026"
    assert evening.splitlines()[2].split() == ["Ana", "3", "2", "1.3", "1", "1"]


def test_one_player_is_told_in_full_under_any_spelling() -> None:
    person, editions = stats_said(MEMORY, options("stats", "anna")).split("\n\n")

    assert person.splitlines()[0] == "Ana, also Anna"
    assert "Calls that held              3 of 6 (50%)" in person
    assert "Worst round                  20, hand 20, round 1, Sun, 29 Nov 2026, 33333333" in person
    assert [line[:8] for line in editions.splitlines()[1:]] == ["Cabo 52 ", "CABO cla", "Cabanga!"]


def test_who_has_finished_no_game_yet_is_told_so() -> None:
    running = Memory(SUMMARIES[3:4], PEOPLE, (ANA,))

    assert "Wins                         0\n" in stats_said(running, options("stats", "Ben"))


def test_statistics_for_scripts_hold_the_same() -> None:
    everybody, ana = counted(), counted("Anna")

    assert [row["player"] for row in everybody["players"]] == ["Ben", "Ana", "Cy", "Di"]
    assert everybody["records"]["most_resets"] == {"value": 1, "games": ["3" * 32]}
    assert everybody["records"]["points"][0]["closest_finish"]["games"] == ["6" * 32]
    assert [row["by_places"] for row in everybody["evening"]["standing"]] == [1, 2, 3, 4]
    assert (ana["also"], ana["games"], ana["mean_hand_called"]) == (["Anna"], 6, 4.5)
    assert ana["by_edition"]["cabanga"]["wins"] == 1


def test_statistics_are_of_a_period_and_an_edition() -> None:
    assert counted("Ana", "--to", "2026-11-28")["games"] == 2
    assert counted("Ana", "--edition", "standard", "--from", "2026-12-01")["games"] == 3


def test_an_id_may_be_as_short_as_one_game_alone_begins_with_it() -> None:
    twins = [replace(SUMMARIES[0], id="ab" * 15 + end) for end in ("12", "1f")]

    assert id_of("ABABAB", twins[:1]) == twins[0].id
    assert digits_of(twins) == 32
    assert digits_of(SUMMARIES) == 8
    for start, sentence in (("abab", "2 games"), ("c", "there is no game c"), ("", "no game")):
        with pytest.raises(Trouble, match=sentence):
            id_of(start, twins)


def test_columns_are_as_wide_as_letters_are_on_a_terminal() -> None:
    table = columns(("Name", "N"), [("陈伟", "1"), ("Zoë", "10")])

    assert table.splitlines() == ["Name   N", "陈伟   1", "Zoë   10"]
    assert width("e\u0301") == 1
    assert one_line(" a\u2028b\tc ") == "a b c"
    assert one_line("\u202eevil\u2066 👩\u200d👧") == "evil 👩\u200d👧"


def test_the_commands_work_beside_an_open_app(tmp_path: Path, folder: Path) -> None:
    with closing(Library.open(folder)) as book:
        book.create(replace(SHEETS[0], id="9" * 32))
        listed = run(tmp_path, "games", "--data", folder, "--json")
        shown = run(tmp_path, "--data", folder, "show", "99", "--language", "en")
        told = run(tmp_path, "stats", "Anna", "--data", folder, "--json")

    assert (listed.stderr, shown.stderr, told.stderr) == ("", "", "")
    assert {row["id"][0] for row in json.loads(listed.stdout)} == set("987654321")
    assert shown.stdout.endswith("Stopped early, Ana led\n")
    assert json.loads(told.stdout)["games"] == 7


def test_a_sheet_is_printed_with_the_names_of_now(tmp_path: Path, folder: Path) -> None:
    told = next(sheet for sheet in SHEETS if "Anna" in sheet.game.players)

    shown = run(tmp_path, "--data", folder, "show", told.id, "--language", "en")

    assert "Anna" not in shown.stdout
    assert "Ana" in shown.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show", "ff"], "cannot show: there is no game ff."),
        (["stats", "Zoë"], "cannot count: nobody here is called Zoë."),
        (["games", "--player", "Zoë"], "cannot list games: nobody here is called Zoë."),
        (["games", "--data", "boook"], "cannot list games: there is no folder boook."),
    ],
)
def test_what_is_not_there_is_one_line(
    tmp_path: Path, folder: Path, arguments: list[str], sentence: str
) -> None:
    ended = run(tmp_path, "--data", folder, *arguments)

    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith(f"Cabo Referee {sentence}")
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize("digits", [20, 5000])
def test_a_number_that_nobody_counts_to_is_a_wrong_option(
    capsys: pytest.CaptureFixture[str], digits: int
) -> None:
    with pytest.raises(SystemExit) as ended:
        options("games", "--limit", "9" * digits)

    assert ended.value.code == 2
    assert "is no number from 1" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [["--limit", "0"], ["--from", "yesterday"], ["--edition", "x"]])
def test_a_wrong_option_is_a_wrong_command(tmp_path: Path, wrong: list[str]) -> None:
    assert run(tmp_path, "games", *wrong).returncode == 2
