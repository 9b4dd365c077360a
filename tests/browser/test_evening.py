"""What an evening at a real table does to a game: ties, slips, corrections, people, power cuts."""

import re

import pytest
from playwright.sync_api import Browser

from tests.browser.browser import Phone, held
from tests.browser.full_book import begun
from tests.browser.moves import (
    FOUR,
    correct,
    enter,
    has_total,
    key,
    record,
    record_tie_breaker,
)
from tests.browser.server import Server


@pytest.mark.game(begun("standard", 40, 40, 90, 70))
def test_a_tie_breaker_that_ties_again_is_played_again(phone: Phone) -> None:
    record(phone, 1, None, 5, 5, 12, 8)
    phone.see("Tie-breaker")

    record_tie_breaker(phone, None, 6, 6)
    phone.see("Record the tie-breaker")
    record_tie_breaker(phone, "Ana", 3, 9)

    phone.see("Ana wins")


@pytest.mark.game(begun("numbered-classic", 83, 69, 63, 49))
def test_a_correction_can_take_a_fall_back_away(phone: Phone) -> None:
    record(phone, 1, "Dev", 17, 9, 12, 4)
    has_total(phone, "Ana", 50)

    correct(phone, 1, "Ana", 16)
    phone.tap("Correct round 1")

    has_total(phone, "Ana", 99)


@pytest.mark.game(begun("numbered-classic", 80, 20, 30, 40))
def test_a_correction_can_end_a_game_earlier_and_another_one_reopens_it(phone: Phone) -> None:
    record(phone, 1, "Dev", 10, 9, 12, 4)
    record(phone, 2, "Dev", 5, 9, 12, 4)
    record(phone, 3, "Dev", 3, 9, 12, 2)

    correct(phone, 2, "Ana", 12)
    phone.see(re.compile("set aside"))
    phone.tap("Correct round 2")
    phone.see("Game over")

    phone.tap("Sheet")
    correct(phone, 2, "Ana", 5)
    phone.tap("Correct round 2")

    phone.see("Record round 4")
    has_total(phone, "Ana", 98)


@pytest.mark.game(begun("standard", 95, 60, 70, 40))
def test_undo_goes_back_across_the_end(phone: Phone) -> None:
    record(phone, 1, "Dev", 12, 9, 15, 3)
    phone.see("Dev wins")

    phone.tap("Undo round 1")

    phone.see("Record round 1")
    has_total(phone, "Ana", 95)


@pytest.mark.game(begun("numbered-classic"))
def test_a_half_typed_round_survives_a_kill(phone: Phone, server: Server) -> None:
    record(phone, 1, "Dev", 17, 9, 12, 4)
    phone.tap("Record round 2")
    phone.tap("Cleo called Cabo")
    key(phone, 7)
    # Drawn once the hand is kept; its line comes before.
    phone.see("Ben +2 to enter")
    phone.see(re.compile("^Ana, 17 points, hand 7"))

    server.kill()
    server.start()
    phone.open()
    phone.tap("Resume")
    phone.tap("Go on with round 2")

    phone.see(re.compile("^Ana, 17 points, hand 7"))
    assert phone.named("Cleo called Cabo").get_attribute("aria-checked") == "true"


@pytest.mark.game(begun("numbered-classic"))
def test_a_page_that_was_open_during_a_kill_finds_its_round_again(
    phone: Phone, server: Server
) -> None:
    phone.tap("Record round 1")
    key(phone, 7)
    # Drawn once the hand is kept; its line comes before.
    phone.see("Ben +2 to enter")
    phone.see(re.compile("^Ana, 0 points, hand 7"))

    server.kill()
    server.start()
    phone.reload()

    phone.see(re.compile("^Ana, 0 points, hand 7"))


@pytest.mark.game(begun("numbered-classic"))
def test_a_double_tap_on_save_saves_once(phone: Phone) -> None:
    phone.tap("Record round 1")
    enter(phone, "Dev", 17, 9, 12, 4)

    phone.named("Save round 1").dblclick(force=True)

    phone.see("Record round 2")
    has_total(phone, "Ana", 17)
    assert not phone.sees("Record round 3")


@pytest.mark.game(begun("numbered-classic"))
def test_somebody_joins_and_somebody_leaves_and_a_name_changes(phone: Phone) -> None:
    record(phone, 1, "Dev", 17, 9, 12, 4)

    phone.tap("More")
    phone.tap("Somebody joins")
    phone.type("Name", "Élodie")
    phone.tap(re.compile("^Élodie joins"))
    has_total(phone, "Élodie", 17)

    phone.tap("More")
    phone.tap("Somebody leaves")
    phone.see("Who leaves?")
    phone.tap(re.compile("^Ben"))
    phone.tap(re.compile("^Ben leaves"))
    phone.see(re.compile("^Ben, 9 points, left"))

    phone.tap("More")
    phone.tap("Change a name")
    phone.see("Whose name?")
    phone.tap(re.compile("^Cleo"))
    phone.type("New name", "Cléo")
    phone.tap(re.compile("^Change"))
    has_total(phone, "Cléo", 12)

    record(phone, 2, "Cléo", 9, 2, 12, 20)
    has_total(phone, "Cléo", 12)


@pytest.mark.game(begun("numbered-classic"))
def test_save_names_who_is_missing(phone: Phone) -> None:
    phone.tap("Record round 1")

    enter(phone, "Dev", 17, 9)
    phone.see("Cleo +1 to enter")
    key(phone, 0)

    phone.see("Dev to enter")


@pytest.mark.game(begun("cabanga", players=("Ana", "Ben", "Cleo")))
def test_a_doubtful_hand_is_asked_about_and_saved_when_the_table_says_so(phone: Phone) -> None:
    phone.tap("Record round 1")
    for points in (27, 0, 3):
        key(phone, points)

    phone.tap("Save round 1")
    phone.see(re.compile("more than eight cards"))
    phone.tap("Save anyway")

    has_total(phone, "Ana", 27)


@pytest.mark.game(begun("standard", players=("Ana", "Ben")))
def test_a_number_without_a_key_of_its_own_is_typed(phone: Phone) -> None:
    phone.tap("Record round 1")
    phone.tap("Ben called Cabo")
    phone.tap("−, 30+")
    phone.see("Take back the last key")
    for name in ("3", "1", "plus", "2", "0"):
        phone.tap(name)
    phone.tap("Enter this hand")
    phone.miss("Take back the last key")
    phone.tap("−, 30+")
    phone.see("Take back the last key")
    for name in ("minus", "1"):
        phone.tap(name)
    phone.see("\u22121")
    phone.tap("Enter this hand")
    phone.miss("Take back the last key")
    phone.tap("Save round 1")
    phone.see(re.compile("Four cards are worth"))
    phone.tap("Save anyway")

    has_total(phone, "Ana", 51)
    has_total(phone, "Ben", 0)


@pytest.mark.game(begun("numbered-classic"))
def test_a_round_of_four_takes_seven_taps_and_no_scrolling(phone: Phone) -> None:
    names: list[str | re.Pattern[str]] = [
        "Record round 1",
        "Dev called Cabo",
        *(re.compile(rf"^{points}( |$)") for points in (17, 9, 12, 4)),
        "Save round 1",
    ]

    for name in names:
        box = phone.named(name).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 640
        phone.tap(name)

    has_total(phone, "Ana", 17)
    assert len(names) == 7


@pytest.mark.game(begun("numbered-classic", 83, 69, 63, 49))
def test_a_running_game_is_one_tap_away_among_several(phone: Phone) -> None:
    phone.tap("Back")
    phone.tap("New game")
    phone.see("At the table")
    phone.tap("Start game")
    phone.see("Round 1 is next")

    phone.tap("Back")
    phone.see("Ana 83, Ben 69, Cleo 63, Dev 49")
    phone.tap(re.compile("Ana 83, Ben 69, Cleo 63, Dev 49"))

    has_total(phone, "Ana", 83)


@pytest.mark.game(begun("numbered-quick"))
def test_a_rematch_keeps_the_table_and_the_old_game(phone: Phone) -> None:
    record(phone, 1, "Ben", 7, 3, 9, 3)

    phone.tap("Rematch")
    phone.see("Round 1 is next")
    for player in FOUR:
        has_total(phone, player, 0)

    phone.tap("Back")
    phone.see(re.compile("Ben won"))


@pytest.mark.game(begun("numbered-quick"))
def test_a_past_game_opens_to_be_read(phone: Phone) -> None:
    record(phone, 1, "Ben", 7, 3, 9, 3)
    phone.tap("Back")

    phone.tap("Games")
    # Home has a row of the same name.
    phone.see("Without a date")
    phone.tap(re.compile("Ben won"))

    phone.see("Open at the table")
    phone.see(re.compile("^Cleo, round 1: 9"))


@pytest.mark.game(begun("numbered-classic"))
def test_a_second_window_sees_the_round_and_never_writes_over_it(
    phone: Phone, chromium: Browser, server: Server
) -> None:
    with held(chromium, server.address) as other:
        other.tap("Resume")
        other.see("Record round 1")
        record(phone, 1, "Dev", 17, 9, 12, 4)

        record(other, 1, "Ana", 2, 20, 20, 20)

        other.see(re.compile("another window", re.IGNORECASE))
        has_total(other, "Ana", 17)
