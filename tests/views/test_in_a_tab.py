"""A browser tab whose drive has no room: nothing is said to be kept that is not."""

from main import BookOfPage
from storage.browser_library import BrowserLibrary
from storage.exchange import Shape, export_all
from storage.tell import silently
from tests.storage.test_browser_files import Shared, Tab
from tests.views.at_table import ANA, GAME, now
from tests.views.at_table import sheet as new_game
from tests.views.test_settings import book_of
from views import errands
from views.acts import choosing
from views.acts.entering import begin_round, call
from views.acts.going import go
from views.desk import Desk
from views.keeping import Import
from views.page import Settings
from views.state import State


def desk_on(shared: Shared) -> Desk:
    return Desk(BookOfPage(BrowserLibrary(Tab(shared))), now)


async def test_a_choice_stays_as_it_was() -> None:
    shared = Shared()
    desk = desk_on(shared)
    shared.is_full = True

    await desk.change(choosing.switch_awake)

    assert desk.state.preferences.stays_awake
    assert code_of(desk.state) == "disk-full"
    assert desk_on(shared).state.preferences.stays_awake


async def test_it_can_be_chosen_once_there_is_room() -> None:
    shared = Shared()
    desk = desk_on(shared)
    shared.is_full = True
    await desk.change(choosing.switch_awake)
    shared.is_full = False

    await desk.try_again()

    assert not desk.state.preferences.stays_awake
    assert not desk_on(shared).state.preferences.stays_awake


async def test_an_import_brings_nothing_in() -> None:
    shared = Shared()
    desk = desk_on(shared)
    archive = export_all(book_of(1, 2), Shape.ZIP, silently).content
    await desk.change(go(Settings()))
    await errands.plan_import(desk, (("club.zip", archive),))
    assert isinstance(desk.state.overlay, Import)
    shared.is_full = True

    await errands.bring_in(desk, desk.state.overlay.coming)

    assert code_of(desk.state) == "disk-full"
    assert (desk.state.summaries, desk_on(shared).state.summaries) == ((), ())


async def test_a_half_typed_round_stays_and_says_so() -> None:
    shared = Shared()
    library = BrowserLibrary(Tab(shared))
    library.create(new_game())
    await library.settled()
    desk = Desk(BookOfPage(library), now)
    await desk.open_table(GAME)
    await desk.change(begin_round)
    shared.is_full = True

    await desk.change(call(ANA))

    assert code_of(desk.state) == "disk-full"
    assert desk.state.open is not None
    assert not desk.state.open.draft.is_empty


def code_of(state: State) -> str | None:
    return state.trouble.code if state.trouble else None
