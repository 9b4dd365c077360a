"""A QR code: dark on light in every theme, with the quiet edge that a camera looks for."""

from functools import lru_cache

import flet as ft
from qrcodegen import DataTooLongError, QrCode, QrSegment

QUIET = 4
"""Modules of light around it."""
LARGEST = 25
"""The version up to which a phone reads one from the screen of another."""
MASK = 3
"""Any: what is packed looks like noise already, and trying all takes long."""
DARK, LIGHT = "#000000", "#FFFFFF"


@lru_cache(maxsize=8)
def code_of(start: str, letters: str) -> QrCode | None:
    """`start` is any text, `letters` are capitals and digits. None: they are too long.

    With a quarter of it unreadable it still reads, or with less where that needs a larger one.
    """
    segments = [QrSegment.make_bytes(start.encode()), QrSegment.make_alphanumeric(letters)]
    for level in (QrCode.Ecc.MEDIUM, QrCode.Ecc.LOW):
        try:
            return QrCode.encode_segments(segments, level, maxversion=LARGEST, mask=MASK)
        except DataTooLongError:
            continue
    return None


def qr(code: QrCode, room: float, label: str) -> ft.Control:
    """As large as the room, each module a whole number of half pixels wide."""
    modules = code.get_size() + 2 * QUIET
    side = modules * max(1, int(2 * room / modules) / 2)
    image = ft.Image(src=drawn(code), width=side, height=side, semantics_label=label)
    return ft.Container(image, bgcolor=LIGHT, border_radius=8, width=side, height=side)


def drawn(code: QrCode) -> str:
    """As SVG, a unit a module."""
    side = code.get_size() + 2 * QUIET
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
        f'<rect width="{side}" height="{side}" fill="{LIGHT}"/>'
        f'<path fill="{DARK}" d="{"".join(_runs(code))}"/></svg>'
    )


def _runs(code: QrCode) -> list[str]:
    """Neighbouring dark modules of a row as one piece, so that no seam shows between them."""
    size = code.get_size()
    runs = []
    for y in range(size):
        x = 0
        while x < size:
            start = x
            while x < size and code.get_module(x, y):
                x += 1
            if x > start:
                runs.append(f"M{start + QUIET} {y + QUIET}h{x - start}v1h-{x - start}z")
            x += 1
    return runs
