"""The first steps: three things that the app does, each with a drawing; left at any moment."""

from dataclasses import dataclass, replace

import flet as ft

from views.acts import choosing, going
from views.desk import Desk
from views.look import Look
from views.page import About, FirstSteps, Home
from views.parts.bottom_sheet import LOW
from views.parts.buttons import primary, quiet, secondary
from views.parts.columns import GAP
from views.parts.first_drawings import Draw, Room, answer, course, drawing, score_sheet
from views.parts.page_frame import foot_row, page_frame, stacked
from views.parts.tappable import tappable
from views.parts.words import words
from views.state import State
from views.texts.wording import language_name, languages
from views.theme import MAIN_BUTTON, TOP_BAR

USUAL_HEIGHT = 640
"""What is higher leaves air above."""
FRAME, WORDS = 136, 160
"""What head and foot of the page take from its height, and at 100 % the words of a step."""
IN_A_ROW = 4
"""Languages side by side on a phone."""
BESIDE, LYING = 600, 840
"""Where words and drawing stand side by side: from, and up to."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that the app does."""

    key: str
    draw: Draw


STEPS = (Step("score", score_sheet), Step("rules", answer), Step("book", course))


def first_steps_page(look: Look, state: State, desk: Desk) -> ft.Control:
    page = state.page
    assert isinstance(page, FirstSteps)
    if _lies(look):
        look = replace(look, content=LYING)
    air = ft.Container(height=max(0, (look.height - USUAL_HEIGHT) / 4))
    said = _said(look, state, page, desk)
    body = [air, *_beside(look, _drawing(look, page), said), ft.Container(height=16)]
    return page_frame(look, _head(look, page, desk), body, _foot(look, page, desk))


def _lies(look: Look) -> bool:
    """Whether the window is that of a phone on its side: the words stand beside the drawing."""
    return look.height < LOW and look.width >= BESIDE


def _beside(look: Look, drawn: ft.Control, said: list[ft.Control]) -> list[ft.Control]:
    if not _lies(look):
        return [drawn, ft.Container(height=20), *said]
    both: list[ft.Control] = [drawn, ft.Container(stacked(said), expand=True)]
    return [ft.Row(both, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START)]


def _head(look: Look, page: FirstSteps, desk: Desk) -> ft.Control:
    where = look.say("first.where", number=page.step + 1)
    label = look.say("first.close") if page.is_again else look.say("first.skip")
    parts: list[ft.Control] = [
        words(look, where, "note", color=look.palette.pencil, expand=True),
        quiet(look, "skip", label, lambda: _leave(desk, page)),
    ]
    return ft.Container(
        ft.Row(parts),
        height=look.row(TOP_BAR),
        padding=ft.Padding.only(left=look.margin, right=4, top=4),
    )


def _drawing(look: Look, page: FirstSteps) -> ft.Control:
    room = min(look.width, look.content) - 2 * look.margin
    width = (room - GAP) / 2 if _lies(look) else room
    below = 0 if _lies(look) else WORDS * look.text_size
    return drawing(look, STEPS[page.step].draw, Room(width, look.height - FRAME - below))


def _said(look: Look, state: State, page: FirstSteps, desk: Desk) -> list[ft.Control]:
    key = f"first.{STEPS[page.step].key}"
    title = words(look, look.say(key), "title")
    more = words(look, look.say(f"{key}-more"), color=look.palette.pencil)
    said: list[ft.Control] = [ft.Semantics(content=title, header=True, live_region=True), more]
    if page.step == 0:
        said += _languages(look, state, desk)
    return [stacked(said, spacing=10)]


def _languages(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """Each by its own name; nothing while there is only one."""
    offered = languages()
    if len(offered) < 2:
        return []
    chips = [_language(look, state, each, desk) for each in offered]
    if look.text_size > 1 or len(offered) > IN_A_ROW:
        return [ft.Row(chips, spacing=6, wrap=True)]
    # Only beside each other: Flutter cannot draw what expands in lines that wrap.
    for chip in chips:
        chip.expand = 1
    return [ft.Row(chips, spacing=6)]


def _language(look: Look, state: State, language: str, desk: Desk) -> ft.Control:
    name, palette = language_name(language), look.palette
    is_chosen = language == state.language
    ink = palette.paper if is_chosen else palette.ink
    return tappable(
        look,
        f"language-{language}",
        ft.Row([words(look, name, "label", color=ink, lines=1)], tight=True),
        lambda: desk.change(choosing.speak(language)),
        label=name,
        is_chosen=is_chosen,
        height=look.grown(50),
        radius=look.grown(25),
        padding=ft.Padding.symmetric(horizontal=8),
        bgcolor=palette.ink if is_chosen else None,
        border=ft.BorderSide(1, palette.ink if is_chosen else palette.edge),
        alignment=ft.Alignment.CENTER,
    )


def _foot(look: Look, page: FirstSteps, desk: Desk) -> ft.Control:
    back = secondary(
        look,
        "back",
        look.say("first.back"),
        lambda: desk.change(going.back),
        height=MAIN_BUTTON,
        expand=2,
    )
    return foot_row(look, [*([back] if page.step else []), _on(look, page, desk)])


def _on(look: Look, page: FirstSteps, desk: Desk) -> ft.Control:
    if page.step < len(STEPS) - 1:
        label = look.say("first.next")
        return primary(look, "next", label, lambda: desk.change(choosing.step_on), expand=3)
    if page.is_again:
        return primary(look, "done", look.say("first.done"), lambda: _leave(desk, page), expand=3)
    return primary(look, "begin", look.say("first.start"), lambda: _begin(desk), expand=3)


async def _leave(desk: Desk, page: FirstSteps) -> None:
    """Gone even where the book cannot keep that they were shown."""
    await desk.change(going.go(About() if page.is_again else Home()))
    await desk.change(choosing.introduce)


async def _begin(desk: Desk) -> None:
    await desk.set_up()
    await desk.change(choosing.introduce)
