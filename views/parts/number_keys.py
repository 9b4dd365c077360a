"""Thirty keys, one a hand: each says what it would do before it is tapped."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from views.look import Look
from views.parts.page_frame import stacked
from views.parts.tappable import tappable
from views.parts.words import words
from views.steady import steady
from views.theme import TARGET, TYPE

IN_A_ROW = 6
NUMBERS = range(30)
GAP = 4
LEAST = IN_A_ROW * (TARGET + GAP) - GAP
"""Pixels of six keys that are wide enough to tap."""
TWO_DIGITS = 1.2
"""Their width in sizes."""
SMALLER = 17
"""Pixels of figures, at 100 % text, on keys that are too narrow for the usual ones."""

OnNumber = Callable[[int], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Keys:
    """What the keys say for the player who is asked for."""

    height: float
    """Of one key, in pixels."""
    chosen: int | None
    """The hand that is entered already; None: none is."""
    resets_on: int | None
    """The number that falls back; None: none does."""
    reset_to: int
    ends_from: int | None
    """The number from which on the game ends; None: none does."""


@steady
def number_keys(look: Look, keys: Keys, on_number: OnNumber) -> ft.Control:
    """The numbers from 0 to 29, six in a row; `on_number` is the same at every drawing."""
    faces = [_face(look, keys, number) for number in NUMBERS]
    rows = [tuple(faces[at : at + IN_A_ROW]) for at in NUMBERS[::IN_A_ROW]]
    return stacked([_row(look, row, on_number) for row in rows], GAP)


def _face(look: Look, keys: Keys, number: int) -> "_Face":
    ink, ground = _colors(look, keys, number)
    return _Face(
        number=number,
        hint=_hint(look, keys, number),
        has_hint=_fits(look, keys),
        ink=ink,
        ground=ground,
        height=keys.height,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Face:
    """All that is seen of a key."""

    number: int
    hint: str
    has_hint: bool
    """Whether there is room for it."""
    ink: str
    ground: str
    height: float


@steady
def _row(look: Look, faces: tuple[_Face, ...], on_number: OnNumber) -> ft.Control:
    row = [_key(look, face, on_number, key=f"key-{face.number}") for face in faces]
    return ft.Row(row, spacing=GAP)


@steady
def _key(look: Look, face: _Face, on_number: OnNumber) -> ft.Control:
    said: list[ft.Control] = [key_figure(look, face.number, face.ink)]
    if face.hint and face.has_hint:
        said.append(words(look, face.hint, "key-hint", color=face.ink, lines=1))
    column = ft.Column(
        said,
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tappable(
        look,
        f"key-{face.number}",
        column,
        lambda: on_number(face.number),
        label=f"{face.number} {face.hint}".strip(),
        expand=1,
        height=face.height,
        bgcolor=face.ground,
        alignment=ft.Alignment.CENTER,
    )


def _fits(look: Look, keys: Keys) -> bool:
    """Whether a hint has room below its number; the line above the keys says the same."""
    return look.scaled(TYPE["figure"].size) + look.scaled(TYPE["key-hint"].size) < keys.height


def _colors(look: Look, keys: Keys, number: int) -> tuple[str, str]:
    palette = look.palette
    if number == keys.chosen:
        return palette.paper, palette.ink
    if number == keys.resets_on:
        return palette.reset, palette.reset_wash
    if keys.ends_from is not None and number >= keys.ends_from:
        return palette.limit, palette.well
    return palette.ink, palette.well


def _hint(look: Look, keys: Keys, number: int) -> str:
    if number == keys.resets_on:
        return look.say("entry.key-resets", to=keys.reset_to)
    if number == keys.ends_from:
        return look.say("entry.key-ends")
    return ""


def key_figure(look: Look, said: object, ink: str) -> ft.Text:
    """Two digits stay beside each other on a key, in large words too."""
    usual = TYPE["figure"].size
    size = usual if TWO_DIGITS * look.scaled(usual) <= room_on_key(look) else SMALLER
    return words(look, said, "figure", color=ink, size=size)


def room_on_key(look: Look) -> float:
    """Pixels from one side to the other, on a phone."""
    return (look.width - 2 * beside_keys(look) + GAP) / IN_A_ROW - GAP


def beside_keys(look: Look) -> float:
    """Pixels at each side of six keys: on a very narrow phone a key stays wide enough to tap."""
    return min(look.margin, max(GAP, (look.width - LEAST) / 2))
