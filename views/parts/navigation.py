"""Where one can go: a bar at the bottom, or a rail at the left from 840 pixels on."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from views.guards import Handler
from views.look import Look
from views.parts.ring import held
from views.parts.rules import hair
from views.parts.tappable import tappable
from views.parts.words import words
from views.theme import BUTTON_CORNER, NAVIGATION_BAR, NAVIGATION_RAIL


@dataclass(frozen=True, slots=True, kw_only=True)
class Destination:
    """A place that the navigation names."""

    key: str
    name: str
    icon: ft.IconData
    is_here: bool
    on_open: Handler


def navigated(
    look: Look, page: ft.Control, places: Sequence[Destination], foot: Destination | None = None
) -> ft.Control:
    """The page with its way to other places; it fills the window. Only a rail has a foot."""
    if look.is_wide:
        parts: list[ft.Control] = [_rail(look, places, foot), ft.Container(page, expand=True)]
        return ft.Row(
            parts, spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH
        )
    rows: list[ft.Control] = [ft.Container(page, expand=True), hair(look), _bar(look, places)]
    return ft.Column(
        rows, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _bar(look: Look, places: Sequence[Destination]) -> ft.Container:
    height = look.grown(NAVIGATION_BAR)
    items: list[ft.Control] = [_bar_item(look, place, height) for place in places]
    return ft.Container(ft.Row(items, spacing=0), height=height, bgcolor=look.palette.paper)


def _bar_item(look: Look, place: Destination, height: float) -> ft.MergeSemantics:
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
        _named(look, place, pill),
        place.on_open,
        label=place.name,
        is_chosen=place.is_here,
        height=height,
        expand=1,
        radius=0,
        alignment=ft.Alignment.CENTER,
    )


def _rail(look: Look, places: Sequence[Destination], foot: Destination | None) -> ft.Container:
    sign = ft.Container(held(look, "0"), padding=ft.Padding.only(top=18, bottom=14))
    items: list[ft.Control] = [_rail_item(look, place) for place in places]
    column = ft.Column(
        [ft.Semantics(content=sign, exclude_semantics=True), *items],
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=6,
        scroll=ft.ScrollMode.HIDDEN,
        expand=True,
    )
    line = ft.Border.only(right=ft.BorderSide(1, look.palette.rule))
    parts: list[ft.Control] = [column]
    if foot is not None:
        parts.append(ft.Container(_rail_item(look, foot), padding=ft.Padding.only(bottom=12)))
    whole = ft.Column(parts, horizontal_alignment=ft.CrossAxisAlignment.CENTER, spacing=6)
    return ft.Container(whole, width=rail_width(look), border=line, bgcolor=look.palette.paper)


def _rail_item(look: Look, place: Destination) -> ft.MergeSemantics:
    return tappable(
        look,
        place.key,
        _named(look, place, _icon(look, place)),
        place.on_open,
        label=place.name,
        is_chosen=place.is_here,
        width=rail_width(look) - 16,
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


def _named(look: Look, place: Destination, sign: ft.Control) -> ft.Column:
    color = look.palette.ink if place.is_here else look.palette.pencil
    name = words(look, place.name, "label", color=color, lines=1)
    return ft.Column(
        [sign, name], spacing=3, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )
