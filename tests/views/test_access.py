"""What is read aloud when it happens, and heard of a control before it is tapped."""

from collections.abc import Iterator

import flet as ft

from tests import control_tree as tree
from tests.screen import Screen
from tests.views.gallery import LOOK, alone
from tests.views.open_game import evening, opened
from views.parts.selectable import selectable
from views.parts.tappable import tappable
from views.parts.words import words


def read_aloud(screen: Screen) -> Iterator[str]:
    """The words of everything that a screen reader says as soon as it changes."""
    for control in tree.walk([screen.pages(), screen.dialogs()]):
        if isinstance(control, ft.Semantics) and control.live_region:
            yield control.label or " ".join(tree.texts(control.content))


async def test_a_saved_round_is_read_aloud() -> None:
    async with Screen(opened(evening(6))) as screen:
        await record(screen, "Ben called Cabo", 16, 5, 13, 9)

        assert "Round 7 saved" in list(read_aloud(screen))


async def test_who_falls_back_is_read_aloud_before_it_is_saved() -> None:
    async with Screen(opened(evening(7))) as screen:
        await screen.tap("record")
        for what in ("Dev called Cabo", "key-17", "key-9", "key-12", "key-4"):
            await screen.tap(what)

        assert any("Ana is at 100: back to 50." in said for said in read_aloud(screen))


async def test_the_winner_is_read_aloud() -> None:
    async with Screen(opened(evening())) as screen:
        assert "Ana wins" in list(read_aloud(screen))


async def test_the_number_of_answers_is_read_aloud() -> None:
    async with Screen(opened(evening(2))) as screen:
        await screen.tap("rules")
        await screen.type("ask", "tie")

        assert any("answer" in said for said in read_aloud(screen))


async def test_a_control_tells_its_name_and_whether_it_has_the_focus() -> None:
    part = tappable(LOOK, "flag", words(LOOK, "!"), _nothing, label="Ana called", is_checked=True)
    async with Screen(alone(part)) as screen:
        found = screen.find("Ana called")

    assert isinstance(found, ft.Semantics)
    assert (found.checked, found.button) == (True, False)
    # Its words are not said beside its name; its button is, and with it the focus.
    assert not found.exclude_semantics
    assert isinstance(found.content, ft.TextButton)
    assert isinstance(found.content.content, ft.Semantics)
    assert found.content.content.exclude_semantics
    assert isinstance(part, ft.MergeSemantics)


async def test_words_that_can_be_selected_have_a_name() -> None:
    async with Screen(alone(selectable(words(LOOK, "/books"), "Where the book lies"))) as screen:
        assert "Where the book lies" in screen.labels()


async def record(screen: Screen, caller: str, *hands: int) -> None:
    await screen.tap("record")
    await screen.tap(caller)
    for points in hands:
        await screen.tap(f"key-{points}")
    await screen.tap("save")
    await screen.see("After round")


def _nothing() -> None:
    return None
