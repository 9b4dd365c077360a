"""The usual rules: kept from a new game, shown in the settings, and where new games begin."""

from main import LibraryBook
from referee.setup import Setup
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, now
from tests.views.drawn import drawn
from tests.views.open_game import evening
from tests.views.set_up import after, on
from tests.views.test_likes import is_on, settings_of
from views.acts import choosing
from views.acts.setting import new_game, rematch
from views.desk import Desk
from views.preferences import Preferences, preferences_in
from views.state import State
from views.usual_rules import UsualRules

SHORT = UsualRules("standard", (("target", 50),))


async def test_house_rules_are_kept_as_the_usual_ones_and_let_go_again() -> None:
    library = after("Ana", "Ben")
    async with Screen(on(library)) as screen:
        await screen.tap("house-rules")
        await screen.tap("rule-tie")
        await screen.tap("tie-shared")
        await screen.tap("usual-rules")
        kept = preferences_in(library.settings()).usual

        await screen.tap("usual-rules")

        assert kept == UsualRules("numbered-classic", (("tie", "shared"),))
        assert preferences_in(library.settings()).usual is None


async def test_other_rules_than_the_usual_ones_are_not_ticked() -> None:
    async with Screen(on(after("Ana", "Ben"))) as screen:
        await screen.tap("house-rules")
        await screen.tap("usual-rules")
        assert is_on(screen, "usual-rules")

        await screen.tap("rule-tie")
        await screen.tap("tie-shared")

        assert not is_on(screen, "usual-rules")


def test_a_new_game_begins_with_the_usual_rules_and_the_last_table() -> None:
    state = State(preferences=Preferences(usual=SHORT))

    began = new_game(Setup(edition="cabanga", players=(ANA, BEN), dealer=BEN))(state)

    assert UsualRules.of(began.setup) == SHORT
    assert (began.setup.players, began.setup.dealer) == ((ANA, BEN), BEN)


def test_without_usual_rules_a_new_game_is_as_the_last_one() -> None:
    assert new_game(Setup(edition="cabanga"))(State()).setup.edition == "cabanga"


async def test_a_rematch_keeps_the_rules_of_its_game() -> None:
    library = Library.in_memory()
    library.create(evening())
    desk = Desk(LibraryBook(library), now)
    await desk.change(choosing.play_usually(SHORT))
    await desk.open_table(evening().id)

    await desk.change(rematch("1" * 32, None))

    assert desk.state.game.edition == "numbered-classic"
    assert desk.state.game.rounds == ()


async def test_the_settings_show_them_in_words_and_go_back_to_the_last_game() -> None:
    desk = await settings_of(Library.in_memory())
    await desk.change(choosing.play_usually(SHORT))
    async with Screen(drawn(desk)) as screen:
        assert screen.is_shown("Cabo 52 cards, our way")
        await screen.tap("usual-rules")
        assert screen.is_shown("To 50")

        await screen.tap("usual-rules-last")

        assert desk.state.preferences.usual is None
        assert not screen.is_shown("usual-rules-ours")


async def test_an_edition_is_chosen_as_it_is_printed() -> None:
    library = Library.in_memory()
    desk = await settings_of(library)
    async with Screen(drawn(desk)) as screen:
        await screen.tap("usual-rules")
        await screen.tap("usual-rules-cabanga")

        assert is_on(screen, "usual-rules-cabanga")
        assert library.settings()["usual_rules"] == {"edition": "cabanga", "house": {}}
