"""Colours can be told from their ground, in both brightnesses."""

import pytest

from views.theme import DARK, LIGHT, TYPE, Palette

BOTH = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])


def luminance(color: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


@BOTH
def test_words_are_readable_on_every_ground(palette: Palette) -> None:
    grounds = (palette.paper, palette.sheet, palette.well)

    assert min(contrast(palette.ink, ground) for ground in grounds) >= 7
    assert min(contrast(palette.pencil, ground) for ground in grounds) >= 4.5


@BOTH
def test_what_matters_now_is_readable_on_paper_and_on_its_wash(palette: Palette) -> None:
    pairs = [
        (palette.reset, palette.reset_wash),
        (palette.limit, palette.limit_wash),
        (palette.gilt, palette.gilt_wash),
    ]

    assert min(contrast(ink, wash) for ink, wash in pairs) >= 4.5
    assert min(contrast(ink, palette.paper) for ink, _ in pairs) >= 4.5


@BOTH
def test_letters_in_marks_are_readable_and_borders_are_seen(palette: Palette) -> None:
    assert min(contrast(ink, palette.paper) for ink in palette.inks) >= 4.5
    assert contrast(palette.edge, palette.paper) >= 3


def test_nothing_is_set_below_13_but_the_hints_on_keys_and_axes() -> None:
    assert {token for token, face in TYPE.items() if face.size < 13} == {"key-hint", "axis"}


@BOTH
def test_names_of_card_colours_are_readable_on_every_ground(palette: Palette) -> None:
    grounds = (palette.paper, palette.sheet, palette.well)

    assert min(contrast(ink, ground) for ink in palette.suits for ground in grounds) >= 4.5
