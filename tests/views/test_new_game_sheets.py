"""What lies on the set-up page: seats, the first dealer, editions, and totals from paper."""

from tests.screen import Screen
from tests.views.set_up import after, on

# -- seats and dealer ---------------------------------------------------------------------


async def test_two_taps_swap_two_seats() -> None:
    async with Screen(on(after("Ana", "Ben", "Cy"))) as screen:
        await screen.tap("order")
        await screen.tap("seat-Ana")
        await screen.tap("seat-Cy")
        await screen.tap("seats-done")

        assert screen.is_shown("Ana, seat 3")
        assert screen.is_shown("Cy, seat 1")


async def test_a_picked_seat_moves_by_buttons() -> None:
    async with Screen(on(after("Ana", "Ben", "Cy"))) as screen:
        await screen.tap("order")
        await screen.tap("seat-Ana")
        await screen.tap("seat-on")
        await screen.dismiss()

        assert screen.is_shown("Ana, seat 2")


async def test_the_first_dealer_is_said_with_two_taps() -> None:
    async with Screen(on(after("Ana", "Ben", "Cy"))) as screen:
        await screen.tap("dealer")
        await screen.tap("seat-Ben")

        assert screen.is_shown("Ben deals")
        assert screen.is_shown("Ben, seat 2, deals first")


# -- edition and paper --------------------------------------------------------------------


async def test_the_first_edition_says_what_it_rests_on() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("edition-first-edition")

        assert screen.is_shown("From public retellings, no rule page.")


async def test_the_short_game_is_one_tap() -> None:
    async with Screen(on(after("Ana", "Ben", name="standard"))) as screen:
        await screen.tap("target-50")

        assert screen.is_shown("1 changed")


async def test_totals_from_paper_are_typed_with_resets() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("paper")
        await screen.type("total-Ana", "83")
        await screen.tap("resets-Ana-more")
        await screen.tap("paper-done")
        await screen.tap("start")

        await screen.see("record")
        assert screen.is_shown("83")


async def test_a_total_out_of_range_is_refused_with_a_sentence() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("paper")
        await screen.type("total-Ana", "10000")

        assert screen.is_shown("From −999 to 9,999. So far 0 counts.")


async def test_a_total_below_nothing_has_a_sign_of_its_own() -> None:
    async with Screen(on(after("Ana", "Ben", name="standard"))) as screen:
        await screen.tap("paper")
        await screen.tap("sign-Ana")
        await screen.type("total-Ana", "-3")
        await screen.tap("sign-Ana")
        await screen.tap("sign-Ana")

        assert screen.find("total-Ana").value == "-3"  # type: ignore[attr-defined]


# -- names --------------------------------------------------------------------------------


async def test_the_end_of_a_line_is_the_end_of_a_name() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("add")
        await screen.type("new-name", "Cy\n")

        assert screen.is_shown("At the table: Ana, Ben, Cy")
