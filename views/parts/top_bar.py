"""The head of a page: where one is, the way back, and a few actions."""

from collections.abc import Sequence
from typing import TypedDict, Unpack

import flet as ft

from views.look import Look
from views.parts.room import lines_for
from views.parts.words import words
from views.theme import BIG_TOP_BAR, LARGE_TEXT, TARGET, TOP_BAR, TYPE

BESIDE = 4
"""Pixels at each end and between what stands in a bar."""
LATIN, CHINESE, FIRST_CHINESE = 0.5, 1.0, 0x2E80
"""How wide a letter is on the whole, as a share of its height; and where the square ones begin."""
SMALLEST = 0.75
"""The share of its size that a title keeps at least."""


class Sides(TypedDict, total=False):
    """What stands around a title."""

    subtitle: str
    is_news: bool
    """The subtitle has just happened, so it is also read aloud."""
    lead: ft.Control
    """The way back, or the sign of the app."""
    actions: Sequence[ft.Control]
    broad: float
    """Pixels by which they are wider than icons, all together."""


def top_bar(look: Look, title: str, **sides: Unpack[Sides]) -> ft.Container:
    """56 high: a page that was opened from another one."""
    size = _fitting(look, title, sides)
    return _bar(look, words(look, title, "heading", size=size, lines=look.lines), TOP_BAR, sides)


def big_top_bar(look: Look, title: str, **sides: Unpack[Sides]) -> ft.Container:
    """64 high: one of the places that the navigation names."""
    return _bar(look, words(look, title, "title", lines=look.lines), BIG_TOP_BAR, sides)


def _bar(look: Look, title: ft.Text, height: float, sides: Sides) -> ft.Container:
    subtitle, lead = sides.get("subtitle"), sides.get("lead")
    lines: list[ft.Control] = [ft.Semantics(content=title, header=True)]
    needed = _lines_below(look, sides)
    if subtitle:
        said = words(look, subtitle, "small", color=look.palette.pencil, lines=needed)
        lines.append(ft.Semantics(content=said, live_region=sides.get("is_news", False)))
    heading = ft.Column(lines, spacing=2, tight=True)
    actions = sides.get("actions", ())
    arranged = _stacked if look.text_size > LARGE_TEXT and actions else _in_a_row
    return ft.Container(
        arranged(heading, [lead] if lead else [], actions),
        height=look.row(height) if needed == 1 else None,
        padding=ft.Padding.only(left=4 if lead else look.margin, right=4, top=4),
    )


def _fitting(look: Look, title: str, sides: Sides) -> float:
    """The size of a title that has to stand beside several actions; never much smaller."""
    size: float = TYPE["heading"][1]
    room = _room(look, sides)
    wide = size * sum(CHINESE if ord(sign) >= FIRST_CHINESE else LATIN for sign in title)
    return size * min(1.0, max(SMALLEST, room / wide)) if wide else size


def _lines_below(look: Look, sides: Sides) -> int:
    """The most lines of a subtitle: a second one at 100 % text only where it has to be."""
    size = look.scaled(TYPE["small"].size)
    needed = lines_for(sides.get("subtitle", ""), size, _room(look, sides)) or 1
    return max(look.lines, min(needed, 2))


def _room(look: Look, sides: Sides) -> float:
    """Pixels for words beside what can be tapped."""
    taps = len(sides.get("actions", ())) + ("lead" in sides)
    room = min(look.width, look.content) - 2 * BESIDE - taps * (TARGET + BESIDE)
    return room - sides.get("broad", 0)


def _in_a_row(
    heading: ft.Column, lead: Sequence[ft.Control], actions: Sequence[ft.Control]
) -> ft.Control:
    heading.expand = True
    return ft.Row([*lead, heading, *actions], spacing=4)


def _stacked(
    heading: ft.Column, lead: Sequence[ft.Control], actions: Sequence[ft.Control]
) -> ft.Control:
    """Large words get the whole width below what can be tapped."""
    taps = ft.Row([*lead, ft.Container(expand=True), *actions], spacing=4)
    return ft.Column([taps, ft.Container(heading, padding=ft.Padding.only(left=12))], spacing=0)
