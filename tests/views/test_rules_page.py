"""The rules: asked, answered, compared, and left again."""

import asyncio
from dataclasses import replace

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from main import LibraryBook
from referee.answers import question_of
from referee.asking.ways_to_ask import index_of
from referee.editions import NAMES
from referee.rulings import ruling
from referee.sheet import ScoreSheet
from storage.library import Library
from tests import control_tree as tree
from tests.screen import PATIENCE, Main, Screen
from tests.views.at_table import now, sheet
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.open_game import FOUR, evening, with_rounds
from views.acts.ruling import show_ruling
from views.app import start
from views.desk import Desk
from views.parts.what_if import news_words
from views.preferences import Preferences
from views.routes import route_of
from views.texts.wording import languages


def at(route: str, game: ScoreSheet | None = None, language: str = "en") -> Main:
    """The app at that address, with a book that holds the game."""
    library = Library.in_memory()
    library.keep_settings(Preferences(language=language).kept())
    if game is not None:
        library.create(game)

    async def main(page: ft.Page) -> None:
        page.route = route
        await start(page, LibraryBook(library), now)

    return main


async def desk_at(route: str, game: ScoreSheet) -> Desk:
    """At that address with the game on the table."""
    library = Library.in_memory()
    library.create(game)
    desk = Desk(LibraryBook(library), now)
    await desk.open_table(game.id)
    await desk.go_to(route)
    return desk


async def test_the_rules_are_a_place_beside_the_games() -> None:
    async with Screen(at("/games")) as screen:
        await screen.tap("place-rules")

        assert {"Rules", "for Cabo 52 cards, as printed", "All questions"} <= set(screen.texts())


async def test_the_best_answer_is_a_headline_and_says_where_it_stands() -> None:
    async with Screen(at("/rules")) as screen:
        await screen.type("ask", "caller tied")

        assert "No, the call failed." in screen.texts()
        assert screen.is_shown("French page, scoring, 3rd point")
        assert {"Editions differ", "Yes, a tie is enough.", "Also asked"} <= set(screen.texts())


async def test_how_many_were_found_is_read_aloud() -> None:
    async with Screen(at("/rules")) as screen:
        await screen.type("ask", "pioche")

        spoken = [each for each in tree.walk(screen.shown) if getattr(each, "live_region", False)]
        assert any("answers" in text for text in tree.texts(spoken))


async def test_what_is_not_found_says_what_one_may_try() -> None:
    async with Screen(at("/rules")) as screen:
        await screen.type("ask", "xqzwvk")

        assert screen.is_shown("Nothing found for that.")
        assert screen.is_shown("Setting up")


async def test_what_is_typed_is_cleared_with_one_tap() -> None:
    async with Screen(at("/rules")) as screen:
        await screen.type("ask", "tie")
        await screen.tap("clear")

        assert screen.is_shown("The turn at a glance")


async def test_an_answer_opens_and_back_leads_to_what_was_typed() -> None:
    async with Screen(at("/rules")) as screen:
        await screen.type("ask", "caller tied")
        await screen.tap("answer")
        assert {"Related", "We play it so"} <= {*screen.texts(), *screen.labels()}

        await screen.tap("back")
        assert screen.is_shown("Also asked")


async def test_related_rulings_lead_on_and_back_leads_through_them() -> None:
    async with Screen(at("/rules/D-57")) as screen:
        await screen.tap("ruling-D-56")
        assert not screen.is_shown("ruling-D-56")

        await screen.tap("back")
        assert screen.is_shown("No, the call failed.")


@pytest.mark.parametrize("width", [360, 1440])
async def test_a_ruling_is_not_drawn_into_the_one_before_it(width: float) -> None:
    async with Screen(at("/rules/D-57"), width=width, height=800) as screen:
        roots = [_drawn_from_its_top(screen, "D-57")]
        for related in ("D-56", "D-58"):
            await screen.tap(f"ruling-{related}")
            roots.append(_drawn_from_its_top(screen, related))

    assert len({root._i for root in roots}) == 3


def _drawn_from_its_top(screen: Screen, ruling_id: str) -> BaseControl:
    found = tree.called(tree.walk(screen.pages()), f"shown-{ruling_id}")
    assert found is not None
    return found


async def test_the_address_names_the_ruling() -> None:
    desk = await desk_at("/rules/D-57", evening(7))
    assert route_of(desk.state) == "/rules/D-57"

    await desk.change(show_ruling("D-58"))
    assert route_of(desk.state) == "/rules/D-58"


async def test_an_unknown_ruling_shows_the_list() -> None:
    async with Screen(at("/rules/D-999")) as screen:
        assert screen.is_shown("All questions")


async def test_another_edition_gives_its_own_answer() -> None:
    async with Screen(at("/rules/D-57")) as screen:
        await screen.tap("edition")
        await screen.tap("edition-numbered-classic")

        assert "Yes, a tie is enough." in screen.texts()
        assert screen.is_shown("for CABO classic, as printed")


async def test_a_house_rule_in_force_changes_the_answer_and_says_so() -> None:
    game = sheet("standard", FOUR, caller_tie="succeeds")
    async with Screen(drawn(await desk_at("/rules/D-57", game))) as screen:
        assert "Yes, a tie is enough." in screen.texts()
        assert screen.is_shown("House rule in force: A tied call: holds")
        assert screen.is_shown("Cabo 52 cards, as printed")


async def test_the_table_can_be_asked_again_after_another_edition() -> None:
    game = sheet("standard", FOUR, caller_tie="succeeds")
    async with Screen(drawn(await desk_at("/rules/D-57", game))) as screen:
        await screen.tap("edition")
        await screen.tap("edition-standard")
        assert "No, the call failed." in screen.texts()

        await screen.tap("edition")
        await screen.tap("edition-table")
        assert "Yes, a tie is enough." in screen.texts()


async def test_a_silent_page_is_told_as_silent_with_the_rule_that_decides() -> None:
    async with Screen(drawn(await desk_at("/rules/D-29", sheet("standard", FOUR)))) as screen:
        assert screen.is_shown("The page is silent.")
        assert screen.is_shown("A house rule can decide it: Cards of who called")


async def test_what_is_not_known_of_the_first_edition_is_told_so() -> None:
    async with Screen(drawn(await desk_at("/rules/D-52", sheet("first-edition", FOUR)))) as screen:
        assert {"Not known."} <= set(screen.texts())
        assert screen.is_shown("No public source says it for Cabo, first edition.")


async def test_a_ruling_of_another_edition_says_whose_it_is() -> None:
    async with Screen(drawn(await desk_at("/rules/D-90", sheet("standard", FOUR)))) as screen:
        assert "Cabanga!" in screen.texts()


async def test_the_turn_is_told_at_a_glance() -> None:
    async with Screen(drawn(await desk_at("/rules", evening(7)))) as screen:
        await screen.tap("glance-turn")

        assert screen.is_shown("Draw, take the top discard, or call Cabo.")
        assert screen.target("glance-turn").expanded  # type: ignore[attr-defined]


async def test_a_topic_opens_its_questions_and_closes_the_one_before() -> None:
    async with Screen(at("/rules")) as screen:
        await screen.tap("topic-setup")
        await screen.tap("topic-calling")

        assert screen.is_shown("When may I call Cabo?")
        assert not screen.is_shown("How many can play?")


async def test_the_cards_are_those_of_the_deck_on_the_table() -> None:
    game = sheet("standard", FOUR, jokers=2)
    async with Screen(drawn(await desk_at("/rules", game))) as screen:
        await screen.tap("cards")

        assert {"red K", "−1", "joker", "Look at one of your own"} <= set(screen.texts())


@pytest.mark.parametrize("edition", NAMES)
async def test_every_edition_has_its_list(edition: str) -> None:
    async with Screen(drawn(await desk_at("/rules", sheet(edition, FOUR)))) as screen:
        for part in ("glance-turn", "glance-last-lap", "cards", "topic-setup", "topic-end"):
            await screen.tap(part)

        assert screen.is_shown("What happens if ...")


async def test_what_may_come_is_told_for_the_standing_on_the_table() -> None:
    async with Screen(drawn(await desk_at("/rules", evening(7)))) as screen:
        assert screen.is_shown("Ana has 83: 17 makes it exactly 100.")
        assert screen.is_shown("Ana has 83: 18 or more ends the game.")
        await screen.tap("if-exactly-target")

        assert screen.is_shown("You go back to 50, once.")


def test_who_is_level_at_the_top_is_named() -> None:
    game = with_rounds(sheet("standard", FOUR), [(None, (4, 4, 9, 9))]).game

    assert news_words(LOOK, "tie-at-end", game) == "Ana and Ben are level at 4."
    assert news_words(LOOK, "caller-tied", game) == ""


def test_a_total_beyond_the_target_ends_the_game_with_any_hand() -> None:
    game = sheet("first-edition", FOUR, (99, 100, 0, 0)).game

    assert "Ana has 99: 2 or more ends the game." in news_words(LOOK, "over-target", game)


@pytest.mark.parametrize("width", [360, 900, 1440])
async def test_everything_that_can_be_tapped_has_a_name(width: float) -> None:
    async with Screen(at("/rules"), width=width, height=800) as screen:
        await screen.type("ask", "tie")

        assert all(tree.label_of(target) for target in screen.targets())


async def test_a_wide_window_shows_the_answer_beside_the_questions() -> None:
    async with Screen(at("/rules"), width=1440, height=900) as screen:
        assert screen.is_shown("Draw, take the top discard, or call Cabo.")
        await screen.type("ask", "caller tied")
        assert {"No, the call failed.", "Related"} <= set(screen.texts())

        await screen.tap("ruling-D-78")
        assert "Whoever wins one more round." in screen.texts()


async def test_the_head_counts_the_house_rules_of_the_table() -> None:
    game = sheet("standard", FOUR, caller_tie="succeeds", jokers=2)
    async with Screen(drawn(await desk_at("/rules", game))) as screen:
        assert screen.is_shown("for Cabo 52 cards, this game, 2 house rules")


async def test_a_house_rule_decides_where_the_page_is_silent() -> None:
    game = sheet("standard", FOUR, caller_locked=True)
    async with Screen(drawn(await desk_at("/rules/D-29", game))) as screen:
        assert screen.is_shown("House rule in force: Cards of who called: are locked")
        assert screen.is_shown("The page is silent, so the house rule decides")


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "appel à égalité"), ("es", "empate al cantar"), ("zh", "喊了卡波但平手")],
)
async def test_the_referee_answers_in_the_language_of_the_table(language: str, words: str) -> None:
    desk = await desk_at("/rules", sheet("standard", FOUR))
    async with Screen(drawn(desk, replace(LOOK, language=language))) as screen:
        await screen.type("ask", words)

        assert question_of(ruling("D-57"), desk.state.game.rules, language) in screen.texts()


async def until_ready(screen: Screen, more_than: int = 0) -> int:
    """How many indexes were made, once that is more than so many."""
    async with asyncio.timeout(PATIENCE):
        while (made := index_of.cache_info().currsize) <= more_than:
            await screen.settle()
    return made


@pytest.mark.parametrize("language", languages())
async def test_the_first_letter_finds_the_search_ready_in_every_language(language: str) -> None:
    index_of.cache_clear()
    async with Screen(at("/rules", language=language)) as screen:
        await until_ready(screen)
        looked_up = index_of.cache_info().misses
        await screen.type("ask", "a")

        assert index_of.cache_info().misses == looked_up == 1


async def test_another_edition_is_made_ready_too() -> None:
    index_of.cache_clear()
    async with Screen(at("/rules")) as screen:
        made = await until_ready(screen)
        await screen.tap("edition")
        await screen.tap("edition-cabanga")
        await until_ready(screen, more_than=made)
        looked_up = index_of.cache_info().misses
        await screen.type("ask", "gap")

        assert index_of.cache_info().misses == looked_up
