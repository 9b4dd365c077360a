"""About: the version, the sources, the licences, and whose games these are."""

from dataclasses import replace

from main import LibraryBook
from referee.editions import NAMES
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import now
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.test_likes import settings_of
from views.desk import Desk
from views.page import About, Settings
from views.parts.edition_words import edition_name
from views.routes import route_of
from views.shipped import EVERYTHING, VERSION


async def test_about_lies_behind_the_settings_and_leads_back_to_them() -> None:
    desk = await settings_of(Library.in_memory())
    async with Screen(drawn(desk)) as screen:
        await screen.tap("about")
        assert screen.is_shown(f"Version {VERSION}")
        assert route_of(desk.state) == "/about"

        await screen.tap("back")

        assert desk.state.page == Settings()


async def test_about_names_sources_licences_and_whose_games_these_are() -> None:
    desk = Desk(LibraryBook(Library.in_memory()), now)
    await desk.go_to("/about")
    async with Screen(drawn(desk)) as screen:
        assert desk.state.page == About()
        assert screen.is_shown("not made or endorsed by the publishers")
        assert all(screen.is_shown(edition_name(LOOK, name)) for name in NAMES)
        assert all(screen.is_shown(shipped.licence) for shipped in EVERYTHING)


async def test_a_wide_window_shows_the_settings_in_two_columns() -> None:
    desk = await settings_of(Library.in_memory())
    async with Screen(drawn(desk, replace(LOOK, width=1440, height=900))) as screen:
        keys = [str(target.key) for target in screen.targets()]

    assert keys.index("about") < keys.index("import")
    assert "place-settings" in keys
