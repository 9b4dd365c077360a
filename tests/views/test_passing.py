"""A notice on a list goes by itself, and the way back with it."""

from dataclasses import replace

import pytest

from storage.library import Library
from tests.screen import Screen
from tests.views.open_game import evening
from tests.views.test_share import at
from views import passing
from views.passing import LASTS, passed
from views.state import Notice, State

OVER = "1" * 32


def book() -> Library:
    library = Library.in_memory()
    library.create(replace(evening(), id=OVER))
    return library


def test_one_has_ten_seconds_at_least() -> None:
    assert LASTS >= 10


def test_only_the_notice_that_was_meant_passes() -> None:
    first, second = Notice("settings.deleted", deleted=OVER), Notice("settings.restored")

    assert passed(first)(State(notice=first)).notice is None
    assert passed(first)(State(notice=second)).notice is second


async def test_a_deleted_game_can_be_brought_back_until_the_notice_passes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Screen(at(f"/games/{OVER}", book())) as screen:
        await screen.tap("record-more")
        await screen.tap("delete-game")
        await screen.see("The game is in the trash")
        assert screen.is_shown("undo")

        monkeypatch.setattr(passing, "LASTS", 0)
        await screen.tap("undo")
        await screen.see("Ana won")
        await screen.settle()

        assert not screen.is_shown("The game is back")
