"""Ruled lines: the hairline, the double rule above a total, and a row's rule inked as a meter."""

import flet as ft

from views.look import Look


def hair(look: Look, color: str | None = None) -> ft.Container:
    """One pixel; in the colour `rule` unless it has to carry a meaning."""
    return ft.Container(height=1, bgcolor=color or look.palette.rule)


def double_rule(look: Look, color: str | None = None) -> ft.Column:
    """The book-keeper's rule: what stands below it is a total or a result."""
    ink = color or look.palette.ink
    lines: list[ft.Control] = [
        ft.Container(height=1.5, bgcolor=ink),
        ft.Container(height=1, bgcolor=ink),
    ]
    stretched = ft.CrossAxisAlignment.STRETCH
    return ft.Column(lines, spacing=2, horizontal_alignment=stretched, tight=True)


def meter(look: Look, share: float, color: str) -> ft.Row:
    """A row's lower rule, inked as far as `share` (0 to 1) of the way to the target."""
    inked = round(1000 * min(max(share, 0), 1))
    parts: list[ft.Control] = []
    if inked > 0:
        parts.append(ft.Container(bgcolor=color, height=2, expand=inked))
    if inked < 1000:
        parts.append(ft.Container(bgcolor=look.palette.rule, height=1, expand=1000 - inked))
    return ft.Row(parts, spacing=0, height=2, vertical_alignment=ft.CrossAxisAlignment.START)
