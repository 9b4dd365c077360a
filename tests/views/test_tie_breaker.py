"""A tie at the lowest total: who plays on, who sits out, and why."""

from referee.sheet import ScoreSheet
from tests.screen import Screen
from tests.views.at_table import sheet
from tests.views.gallery import LOOK
from tests.views.open_game import FOUR, opened, with_rounds
from views.pages.tie_breaker import why_words


def tied(**house: object) -> ScoreSheet:
    """Ana and Cleo at 41; Ben has reached the target."""
    game = sheet("standard", FOUR, (), **house)
    return with_rounds(game, [(None, (4, 60, 4, 30)), (None, (37, 44, 37, 47))])


async def test_a_tie_shows_who_plays_on_and_who_sits_out() -> None:
    async with Screen(opened(tied())) as screen:
        assert "Tie-breaker" in screen.texts()
        assert {"Ana, 41 points, tied", "Cleo, 41 points, tied"} <= set(screen.labels())
        assert screen.is_shown("reached 100")


async def test_the_tie_breaker_is_recorded_among_the_tied_only() -> None:
    async with Screen(opened(tied())) as screen:
        await screen.tap("Record the tie-breaker")

        assert not screen.is_shown("Dev")


def test_the_rules_of_the_table_say_how_it_is_won() -> None:
    assert "Whoever calls and is lowest wins at once" in why_words(LOOK, tied().game)
    assert "is not beaten" in why_words(LOOK, tied(caller_tie="succeeds").game)
    assert "The lower hand wins." in why_words(LOOK, tied(calls=False).game)
    assert "costs" not in why_words(LOOK, tied(caller_penalty=0).game)


async def test_a_tie_breaker_that_is_tied_as_well_is_told() -> None:
    again = with_rounds(tied(), [(None, (5, 5))])

    async with Screen(opened(again)) as screen:
        assert screen.is_shown("Round 3 was tied as well.")


async def test_the_sheet_of_a_tied_game_is_one_tap_away() -> None:
    async with Screen(opened(with_rounds(tied(), [(None, (5, 5))]))) as screen:
        await screen.tap("Sheet")
        assert "Ana, tie-breaker round 3: 5" in screen.labels()

        await screen.tap("back")
        assert screen.is_shown("all square")
