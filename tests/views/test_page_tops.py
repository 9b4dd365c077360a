"""A page begins at its top, however far down the one before it was scrolled."""

from flet.controls.base_control import BaseControl

from tests import control_tree as tree
from tests.screen import Screen
from tests.views.at_table import desk_with
from tests.views.drawn import drawn
from tests.views.open_game import evening
from views.acts.going import go
from views.page import About, Games, Home, Page, Settings

PAGES: tuple[Page, ...] = (Home(), Games(), Settings(), About())


def root(screen: Screen, page: Page) -> BaseControl:
    """What is drawn of the page, by its key."""
    found = tree.called(tree.walk(screen.pages()), type(page).__name__)
    assert found is not None
    return found


async def test_no_page_is_drawn_into_the_one_before_it() -> None:
    desk = await desk_with(evening(7))
    async with Screen(drawn(desk)) as screen:
        roots = []
        for page in PAGES:
            await desk.change(go(page))
            await screen.settle()
            roots.append(root(screen, page))

    assert len({control._i for control in roots}) == len(PAGES)
