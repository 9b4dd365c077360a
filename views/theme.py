"""Colours, type, spaces and sizes of the score pad: names only."""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    """One brightness. Every colour on a screen comes from here."""

    is_dark: bool
    paper: str
    """The page."""
    sheet: str
    """A raised piece of paper: bottom sheet, resume card, active row."""
    well: str
    """Pressed in: number keys, fields, the chosen tab."""
    ink: str
    """First text, figures, the main button, the caller."""
    pencil: str
    """Second text and old totals."""
    rule: str
    """Hairlines; decorative, so it may never carry a meaning alone."""
    edge: str
    """Borders and icons that carry a meaning (contrast 3 at least)."""
    reset: str
    """Fell back to the reset total."""
    reset_wash: str
    limit: str
    """Near or past the target, and a failed call."""
    limit_wash: str
    gilt: str
    """The winner, and nothing else."""
    gilt_wash: str
    scrim: str
    inks: tuple[str, ...]
    """One for each seat in the order of the shapes; a ninth player starts again."""
    suits: tuple[str, str, str, str]
    """Red, blue, purple and yellow cards, always beside a name and a sign."""

    def ink_of(self, seat: int) -> str:
        return self.inks[seat % len(self.inks)]


LIGHT = Palette(
    is_dark=False,
    paper="#FAF6EC",
    sheet="#FFFDF8",
    well="#F1EBDD",
    ink="#1F1B16",
    pencil="#5F574B",
    rule="#DDD4C2",
    edge="#8C8271",
    reset="#1B6345",
    reset_wash="#DFEBDD",
    limit="#A3231C",
    limit_wash="#F6E0D6",
    gilt="#7A5600",
    gilt_wash="#F5E7BF",
    scrim="#661F1B16",
    inks=(
        *("#352C8A", "#D7001B", "#067778", "#790852"),
        *("#726505", "#3E618D", "#453300", "#A33C55"),
    ),
    suits=("#B3261E", "#1F4FA3", "#6B2C91", "#7A5A00"),
)

DARK = Palette(
    is_dark=True,
    paper="#14161B",
    sheet="#1F2229",
    well="#262A32",
    ink="#EFE8DA",
    pencil="#ABA596",
    rule="#333740",
    edge="#7D7F84",
    reset="#86CFA6",
    reset_wash="#1E3A2E",
    limit="#FF9C86",
    limit_wash="#45241E",
    gilt="#EBC660",
    gilt_wash="#3E341A",
    scrim="#99000000",
    inks=(
        *("#8CB7FD", "#DF7C01", "#26AB83", "#B578FA"),
        *("#F5DA4D", "#93F8FF", "#B9BF62", "#FFACBD"),
    ),
    suits=("#FF9A8F", "#9DBDFF", "#D5A6F2", "#F0CF62"),
)

# One file a family: Flet cannot choose a weight inside a family, nor ask for tabular figures,
# which both faces have by default.
FONTS = {
    "Figures": "fonts/Newsreader-Figures.ttf",
    "Serif": "fonts/Newsreader-Text.ttf",
    "SerifItalic": "fonts/Newsreader-Italic.ttf",
    "Sans": "fonts/HankenGrotesk-Regular.ttf",
    "SansMedium": "fonts/HankenGrotesk-Medium.ttf",
    "SansBold": "fonts/HankenGrotesk-SemiBold.ttf",
}


class Face(NamedTuple):
    """A type token: family, size in pixels at 100 % text, and line height in sizes."""

    family: str
    size: float
    line: float


TYPE = {
    "poster": Face("Figures", 72, 1.0),
    "hero": Face("Figures", 40, 1.0),
    "display": Face("Figures", 34, 1.1),
    "total": Face("Figures", 28, 1.0),
    "title": Face("Figures", 28, 1.1),
    "heading": Face("Figures", 22, 1.15),
    "figure": Face("Serif", 21, 1.0),
    "cell": Face("Serif", 17, 1.0),
    "note": Face("SerifItalic", 15, 1.3),
    "name": Face("SansMedium", 17, 1.25),
    "choice": Face("SansMedium", 16, 1.25),
    "body": Face("Sans", 15, 1.4),
    "button": Face("SansBold", 16, 1.2),
    "second-button": Face("SansBold", 15, 1.2),
    "label": Face("SansMedium", 13, 1.25),
    "small": Face("Sans", 13, 1.3),
    "axis": Face("Sans", 11, 1.0),
    "key-hint": Face("SansMedium", 11, 1.0),
}

SPACE_1, SPACE_2, SPACE_3, SPACE_4, SPACE_5, SPACE_6 = 4, 8, 12, 16, 24, 32
KEY_CORNER, BUTTON_CORNER, SHEET_CORNER, TAG_CORNER = 6, 10, 18, 4
TARGET = 48
"""No side of anything that can be tapped is shorter."""
MAIN_BUTTON = 56
FOCUS_RING = 3
"""The border of what the keyboard is on."""
TOP_BAR, BIG_TOP_BAR = 56, 64
NAVIGATION_BAR, NAVIGATION_RAIL = 64, 88
CONTENT = 560
"""The widest a column of text, a bottom sheet or a dialog gets."""
FAST, SLOW = 140, 420
"""Milliseconds of a tap, and of a total that counts up."""
LARGE_TEXT = 1.3
"""From this size of text on what stands side by side at 100 % stands one under the other."""
NARROW, WIDE, WIDEST = 380, 840, 1200
