"""Pages of phones that are kept, and those that are given up."""

from tests.serving.round_table import RoundTable, sitting
from tests.serving.test_watching import nothing
from views.serving.known_phones import MOST as MOST_KNOWN
from views.serving.known_phones import KnownPhones
from views.serving.seat import Seat
from views.serving.sitting import MOST, MOST_OF_A_PHONE, surplus


def seat(phone: str, *, is_here: bool) -> Seat:
    made = Seat(phone, 1, nothing)
    made.is_here = is_here
    return made


def test_of_one_phone_only_the_newest_pages_are_kept() -> None:
    pages = [seat("a", is_here=False) for _ in range(MOST_OF_A_PHONE + 2)]

    assert surplus(pages, pages) == {*pages[:2]}


def test_an_open_page_is_never_given_up() -> None:
    pages = [seat("a", is_here=True) for _ in range(MOST_OF_A_PHONE + 2)]

    assert surplus(pages, pages) == set()


def test_in_all_only_so_many_pages_are_kept() -> None:
    pages = [seat(str(number), is_here=False) for number in range(MOST + 1)]

    assert surplus(pages, pages[-1:]) == {pages[0]}


def test_a_phone_keeps_its_number_and_a_crowd_is_forgotten() -> None:
    phones = KnownPhones()
    first = phones.of("a")
    assert phones.of("a") is first

    for number in range(MOST_KNOWN):
        phones.of(f"phone {number}")

    assert phones.of("a").number == MOST_KNOWN + 2


async def test_a_page_that_is_closed_for_ever_leaves_its_seat() -> None:
    table = RoundTable()
    async with sitting(table, "a", "b"):
        pass

    assert not table.table.seats
