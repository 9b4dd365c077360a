"""Choosing files, and choosing none."""

import pytest

from main import LibraryBook
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import now
from tests.views.drawn import drawn
from views.acts.going import go
from views.desk import Desk
from views.page import Settings


@pytest.mark.parametrize("nothing", [None, []])
async def test_who_cancels_the_choice_of_files_is_where_they_were(
    nothing: list[str] | None,
) -> None:
    desk = Desk(LibraryBook(Library.in_memory()), now)
    await desk.change(go(Settings()))
    before = desk.state
    async with Screen(drawn(desk), kept={"chosen": nothing}) as screen:
        await screen.tap("import")
        await screen.settle()

    assert desk.state is before
