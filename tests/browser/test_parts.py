"""Parts as a person, a keyboard and a screen reader meet them in a browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.browser import Phone, held
from tests.browser.moves import tab_to
from tests.browser.server import Server

PROGRAM = Path(__file__).with_name("parts_app.py")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("parts") / "none", PROGRAM) as server:
        yield server


@pytest.fixture
def phone(chromium: Browser, server: Server) -> Iterator[Phone]:
    with held(chromium, server.address) as phone:
        yield phone


def test_everything_that_can_be_tapped_has_a_name_and_is_48_wide_and_high(phone: Phone) -> None:
    phone.see("Last: nothing")

    targets = phone.targets()

    assert len(targets) == 11
    assert [each for each in targets if not each[0] or min(each[1:]) < 48] == []


@pytest.mark.parametrize("name", ["Back", "Hand of 3", "All games", "Save round 8"])
def test_a_tap_by_name_does_what_the_name_says(phone: Phone, name: str) -> None:
    phone.tap(name)

    phone.see(f"Last: {name.replace('Hand of', 'key').removesuffix(' round 8')}")


def test_a_choice_is_a_box_that_is_checked(phone: Phone) -> None:
    phone.tap("Quick. One round.", role="checkbox")

    phone.see("Last: Quick")


def test_words_typed_into_a_field_arrive(phone: Phone) -> None:
    phone.type("Name", "Élodie")

    phone.see("Last: Élodie")


def test_escape_closes_a_sheet(phone: Phone) -> None:
    phone.tap("Unfold")
    phone.see("A sheet of paper")

    phone.press("Escape")

    phone.miss("A sheet of paper")


def test_the_keyboard_alone_reaches_a_key_and_presses_it(phone: Phone) -> None:
    phone.see("Last: nothing")
    tab_to(phone, "Hand of 1")

    phone.press("Enter")

    phone.see("Last: key 1")


def test_a_killed_server_is_found_again_by_the_open_page(phone: Phone, server: Server) -> None:
    phone.tap("Save round 8")
    phone.see("Last: Save")

    server.kill()
    server.start()

    phone.see("Last: nothing")
