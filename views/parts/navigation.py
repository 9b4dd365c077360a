"""Where one can go: a bar at the bottom, or a rail at the left from 840 pixels on."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import flet as ft

from views.guards import Handler
from views.look import Look
from views.parts.ring import held
from views.parts.room import room_for
from views.parts.rules import hair
from views.parts.tappable import tappable
from views.parts.words import words
from views.steady import steady
from views.theme import BUTTON_CORNER, NAVIGATION_BAR, NAVIGATION_RAIL, TYPE

BESIDE = 8
"""Pixels at each side of what stands in a rail."""
ROOM_FOR_SIGN = 420
"""Pixels of a window in which all places, and the sign above them, are seen at once."""
AIR = 4
"""Pixels that a name leaves to its neighbours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Destination:
    """A place that the navigation names."""

    key: str
    name: str
    icon: ft.IconData
    is_here: bool
    on_open: Handler = field(compare=False)


def navigated(
    look: Look, page: ft.Control, places: Sequence[Destination], foot: Destination | None = None
) -> ft.Control:
    """The page with its way to other places; it fills the window. Only a rail has a foot."""
    if look.is_wide:
        rail = _rail(look, tuple(places), foot)
        return ft.Row(
            [rail, ft.Container(page, expand=True)],
            spacing=0,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    rows: list[ft.Control] = [ft.Container(page, expand=True), hair(look), _bar(look, places)]
    return ft.Column(
        rows, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _bar(look: Look, places: Sequence[Destination]) -> ft.Container:
    height = look.grown(NAVIGATION_BAR)
    size = _size(look, places, look.width / len(places))
    items: list[ft.Control] = [_bar_item(look, place, height, size) for place in places]
    return ft.Container(ft.Row(items, spacing=0), height=height, bgcolor=look.palette.paper)


def _bar_item(look: Look, place: Destination, height: float, size: float) -> ft.MergeSemantics:
    pill = ft.Container(
        _icon(look, place),
        width=64,
        height=32,
        border_radius=16,
        bgcolor=look.palette.well if place.is_here else None,
        alignment=ft.Alignment.CENTER,
    )
    return tappable(
        look,
        place.key,
        _named(look, place, pill, size),
        place.on_open,
        label=place.name,
        is_chosen=place.is_here,
        height=height,
        expand=1,
        radius=0,
        alignment=ft.Alignment.CENTER,
    )


@steady
def _rail(look: Look, places: Sequence[Destination], foot: Destination | None) -> ft.Control:
    named = [*places, *([foot] if foot else [])]
    size = _size(look, named, rail_width(look) - 2 * BESIDE)
    items: list[ft.Control] = [_rail_item(look, place, size) for place in places]
    column = ft.Column(
        [_top(look), *items],
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=6,
        scroll=ft.ScrollMode.HIDDEN,
        expand=True,
    )
    line = ft.Border.only(right=ft.BorderSide(1, look.palette.rule))
    parts: list[ft.Control] = [column]
    if foot is not None:
        parts.append(ft.Container(_rail_item(look, foot, size), padding=ft.Padding.only(bottom=12)))
    whole = ft.Column(parts, horizontal_alignment=ft.CrossAxisAlignment.CENTER, spacing=6)
    return ft.Container(whole, width=rail_width(look), border=line, bgcolor=look.palette.paper)


def _top(look: Look) -> ft.Control:
    """The sign of the app, unless the places need its room."""
    if look.height < look.grown(ROOM_FOR_SIGN):
        return ft.Container(height=2)
    sign = ft.Container(held(look, "0"), padding=ft.Padding.only(top=18, bottom=14))
    return ft.Semantics(content=sign, exclude_semantics=True)


def _rail_item(look: Look, place: Destination, size: float) -> ft.MergeSemantics:
    return tappable(
        look,
        place.key,
        _named(look, place, _icon(look, place), size),
        place.on_open,
        label=place.name,
        is_chosen=place.is_here,
        width=rail_width(look) - 2 * BESIDE,
        height=look.grown(60),
        radius=BUTTON_CORNER,
        bgcolor=look.palette.well if place.is_here else None,
        alignment=ft.Alignment.CENTER,
    )


def rail_width(look: Look) -> float:
    """What the rail takes from the width of a page beside it."""
    return look.grown(NAVIGATION_RAIL) if look.is_wide else 0


def _icon(look: Look, place: Destination) -> ft.Icon:
    palette = look.palette
    return ft.Icon(place.icon, size=22, color=palette.ink if place.is_here else palette.pencil)


def _size(look: Look, places: Sequence[Destination], room: float) -> float:
    """Of all names, at 100 % text: the usual one, or less where the longest has no room."""
    usual = TYPE["label"].size
    wide = max(room_for(place.name, look.scaled(usual)) for place in places)
    return usual * min(1.0, (room - AIR) / wide)


def _named(look: Look, place: Destination, sign: ft.Control, size: float) -> ft.Column:
    color = look.palette.ink if place.is_here else look.palette.pencil
    name = words(look, place.name, "label", color=color, size=size, lines=1)
    return ft.Column(
        [sign, name], spacing=3, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )
