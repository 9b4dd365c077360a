"""The screen of the tests sees what a person sees, and fails when something failed unseen."""

from dataclasses import replace

import flet as ft
import pytest

from tests.screen import Screen
from tests.views.gallery import LOOK, shown
from views.guards import component
from views.look import Look
from views.parts.buttons import primary, secondary
from views.parts.field import text_field
from views.parts.page_frame import page_frame
from views.parts.question import Question, question
from views.parts.tappable import tappable
from views.parts.words import words


@component
def counter(look: Look) -> ft.Control:
    count, set_count = ft.use_state(0)
    body = [
        words(look, f"count {count}"),
        primary(look, "more", "One more", lambda: set_count(lambda old: old + 1)),
        tappable(look, "less", words(look, "-"), lambda: set_count(count - 1), label="One less"),
        secondary(look, "fail", "Fail", _fail),
    ]
    return page_frame(look, words(look, "Counter"), body)


def _fail() -> None:
    raise ValueError("on purpose")


async def test_a_tap_finds_its_target_by_key_name_and_words() -> None:
    async with Screen(shown(counter)) as screen:
        for what in ("more", "One more", "One more", "One less"):
            await screen.tap(what)

        assert "count 2" in screen.texts()


async def test_what_fails_in_a_handler_is_said_and_the_page_goes_on() -> None:
    async with Screen(shown(counter)) as screen:
        await screen.tap("Fail")
        await screen.tap("more")

        assert screen.is_shown("Nothing was changed")
        assert screen.is_shown("count 1")
        assert len(screen.forgive()) == 1


async def test_a_fault_that_no_test_asked_for_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="on purpose"):
        async with Screen(shown(counter)) as screen:
            await screen.tap("Fail")


@component
def fragile(look: Look) -> ft.Control:
    count, set_count = ft.use_state(0)
    more = primary(look, "more", "More", lambda: set_count(count + 1))
    return page_frame(look, words(look, "Top"), [more, child(look, count)])


@component
def child(look: Look, count: int) -> ft.Control:
    if count == 1:
        raise ValueError("on purpose")
    return words(look, f"child {count}")


async def test_a_component_that_fails_says_so_and_the_rest_lives_on() -> None:
    async with Screen(shown(fragile)) as screen:
        await screen.tap("more")
        assert screen.is_shown("cannot be shown")

        await screen.tap("more")
        assert screen.is_shown("child 2")
        assert screen.forgive()


@component
def asking(look: Look) -> ft.Control:
    is_open, set_open = ft.use_state(False)
    name, set_name = ft.use_state("")
    asked = Question(key="del", title="Delete?", answer="Delete round 6", way_back="Keep it")

    def close() -> None:
        set_open(False)

    ft.use_dialog(question(look, asked, close, close) if is_open else None)
    body = [
        secondary(look, "ask", "Ask", lambda: set_open(True)),
        text_field(look, "name", "Name", set_name, value=name),
        words(look, f"hello {name}"),
    ]
    return page_frame(look, words(look, "Top"), body)


async def test_a_question_is_answered_or_swiped_away() -> None:
    async with Screen(shown(asking)) as screen:
        await screen.tap("ask")
        await screen.tap("del-yes")
        assert not screen.dialogs()

        await screen.tap("ask")
        await screen.dismiss()
        assert not screen.dialogs()


async def test_words_typed_into_a_field_arrive() -> None:
    async with Screen(shown(asking)) as screen:
        await screen.type("Name", "Zoé {x}")

        assert "hello Zoé {x}" in screen.texts()


async def test_a_window_of_another_size_is_drawn_anew() -> None:
    async with Screen(shown(counter)) as screen:
        await screen.resize(1440, 900)

        assert screen.page.width == 1440
        assert replace(LOOK, width=1440).is_widest
