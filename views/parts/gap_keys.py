"""The keys of the gap: four colours, the two visible numbers, and all numbers from 1 to 18."""

from collections.abc import Callable
from typing import NamedTuple

import flet as ft

from referee.gap import HIGHEST, LOWEST, Colour, Gap
from views.look import Look
from views.parts.figures import figure
from views.parts.gap_words import SIGNS, colour_name, gap_words, ink_of, numbers_words
from views.parts.number_keys import GAP, IN_A_ROW, key_figure
from views.parts.page_frame import stacked
from views.parts.tappable import tappable
from views.parts.words import words
from views.theme import CONTENT, LARGE_TEXT, TARGET

SIDE = 56
"""Pixels of a visible card."""
NARROW_ROW = 5
"""Numbers in a row where six would be too narrow to tap."""


class Visible(NamedTuple):
    """What is known of the two piles."""

    colour: Colour | None
    numbers: tuple[int | None, int | None]
    at: int
    """Which of the two is asked for."""
    gap: Gap | None


def colours(look: Look, visible: Visible, on_colour: Callable[[Colour], object]) -> ft.Control:
    """Side by side, or two in a row where words are large."""
    keys: list[ft.Control] = [_colour(look, visible, colour, on_colour) for colour in Colour]
    if look.text_size <= LARGE_TEXT:
        return ft.Row(keys, spacing=GAP)
    return stacked([ft.Row(keys[:2], spacing=GAP), ft.Row(keys[2:], spacing=GAP)], GAP)


def _colour(
    look: Look, visible: Visible, colour: Colour, on_colour: Callable[[Colour], object]
) -> ft.Control:
    is_chosen, ink = visible.colour is colour, ink_of(look, colour)
    name = colour_name(look, colour)
    face = ft.Column(
        [
            ft.Icon(SIGNS[colour], size=look.scaled(22), color=ink),
            words(look, name, "label", lines=1),
        ],
        spacing=2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tappable(
        look,
        f"colour-{colour}",
        face,
        lambda: on_colour(colour),
        label=name,
        expand=1,
        height=look.grown(SIDE),
        border=ft.BorderSide(2, ink) if is_chosen else ft.BorderSide(1, look.palette.rule),
        alignment=ft.Alignment.CENTER,
        is_checked=is_chosen,
    )


def sides(look: Look, visible: Visible, on_side: Callable[[int], object]) -> ft.Control:
    """The left card, what lies between, the right card; large words stand below the cards."""
    left, right = (_side(look, visible, side, on_side) for side in (0, 1))
    answer = ft.Container(_answer(look, visible), expand=True, alignment=ft.Alignment.CENTER)
    if look.text_size > LARGE_TEXT:
        cards = ft.Row([left, right], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
        drawn: ft.Control = stacked([cards, ft.Row([answer])], spacing=8)
    else:
        drawn = ft.Row([left, answer, right], spacing=8)
    return ft.Container(drawn, padding=ft.Padding.symmetric(vertical=10))


def _side(look: Look, visible: Visible, side: int, on_side: Callable[[int], object]) -> ft.Control:
    number, is_at = visible.numbers[side], visible.at == side
    shown = "?" if number is None else figure(look, number)
    said = look.say("gap.missing") if number is None else shown
    ink = look.palette.pencil if number is None else ink_of(look, visible.colour)
    return tappable(
        look,
        f"side-{side}",
        words(look, shown, "total", color=ink),
        lambda: on_side(side),
        label=look.say("gap.right" if side else "gap.left", number=said),
        width=look.grown(SIDE),
        height=look.grown(SIDE),
        bgcolor=look.palette.sheet,
        border=ft.BorderSide(2 if is_at else 1, look.palette.ink if is_at else look.palette.edge),
        alignment=ft.Alignment.CENTER,
        is_chosen=is_at,
    )


def _answer(look: Look, visible: Visible) -> ft.Control:
    pencil = look.palette.pencil
    if visible.gap is None:
        ask = look.say("gap.ask")
        return words(look, ask, "small", color=pencil, align=ft.TextAlign.CENTER)
    fits = bool(visible.gap.numbers)
    ink = ink_of(look, visible.colour) if fits else pencil
    head: list[ft.Control] = [words(look, numbers_words(look, visible.gap), "total", color=ink)]
    if visible.colour is not None and fits:
        head.insert(0, ft.Icon(SIGNS[visible.colour], size=look.scaled(22), color=ink))
    note = look.say("gap.may" if fits else "gap.no-gap")
    lines: list[ft.Control] = [
        ft.Row(head, spacing=6, tight=True),
        words(look, note, "small", color=pencil, lines=1),
    ]
    column = ft.Column(
        lines, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )
    said = gap_words(look, visible.gap, visible.colour)
    return ft.Semantics(content=column, label=said, live_region=True, exclude_semantics=True)


def numbers(look: Look, visible: Visible, on_number: Callable[[int], object]) -> ft.Control:
    """Six in a row, or fewer on a very narrow phone; those that may be thrown stand out."""
    keys = [_number(look, visible, number, on_number) for number in range(LOWEST, HIGHEST + 1)]
    room = min(look.width, CONTENT) - 2 * look.margin
    most = IN_A_ROW if (room + GAP) / IN_A_ROW - GAP >= TARGET else NARROW_ROW
    keys += [ft.Container(expand=1) for _ in range(-len(keys) % most)]
    return stacked(
        [ft.Row(keys[at : at + most], spacing=GAP) for at in range(0, len(keys), most)], GAP
    )


def _number(
    look: Look, visible: Visible, number: int, on_number: Callable[[int], object]
) -> ft.Control:
    palette, written = look.palette, figure(look, number)
    fits = visible.gap is not None and number in visible.gap.numbers
    ink, ground = palette.ink, palette.well
    if number in visible.numbers:
        ink, ground = palette.paper, palette.ink
    elif fits:
        ink, ground = ink_of(look, visible.colour), palette.sheet
    return tappable(
        look,
        f"number-{number}",
        key_figure(look, written, ink),
        lambda: on_number(number),
        label=look.say("gap.said-fits", number=number) if fits else written,
        expand=1,
        height=TARGET,
        bgcolor=ground,
        border=ft.BorderSide(2, ink) if fits else None,
        alignment=ft.Alignment.CENTER,
    )
