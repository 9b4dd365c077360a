"""The race to the target: a lane for each player, lying down from five players on."""

from collections.abc import Iterator
from dataclasses import dataclass

import flet as ft
import flet.canvas as cv

from referee.game import Game, Seat
from referee.ruleset import Reset
from views.look import Look
from views.parts.badge import badge, badges_of, ink_worn
from views.parts.figures import figure
from views.parts.words import words
from views.theme import TYPE

STANDING = 4
"""Players up to whom the lanes stand up."""
MARK, TOTAL = 40, 52
"""Pixels of a mark, and of the total beside it."""
FOOT, GUTTER = 44, 42
"""Pixels of the names below standing lanes, and of the figures of the lines at their left."""
SHARE = 0.11
"""The largest share of the height that a total takes."""
LEFT, RIGHT, TOP = 104, 92, 28
"""Beside lanes that lie: the names, the totals beyond the target, the figures of the lines."""
TRACK = 8


@dataclass(frozen=True, slots=True)
class Field:
    """Where a lane and a total are on the paper."""

    look: Look
    """As large as the field is."""
    game: Game

    @property
    def is_upright(self) -> bool:
        return len(self.game.seats) <= STANDING

    @property
    def top(self) -> int:
        """The total at the far end: the target, or the highest if there is none."""
        return self.game.rules.target or max(1, *(seat.total for seat in self.game.seats))

    @property
    def lane(self) -> float:
        """Width of a lane across its direction."""
        room = self.look.width - GUTTER if self.is_upright else self.look.height - TOP
        return room / len(self.game.seats)

    def middle(self, place: int) -> float:
        return self.lane * (place + 0.5) + (GUTTER if self.is_upright else TOP)

    def level(self, total: float) -> float:
        """Along the lane; beyond either end it stays at the end."""
        share = min(max(total / self.top, 0), 1)
        if self.is_upright:
            # A total may stand above the target.
            head = _size(self) + MARK
            return self.look.height - FOOT - share * (self.look.height - FOOT - head)
        return LEFT + share * (self.look.width - LEFT - RIGHT)


def race(look: Look, game: Game) -> ft.Control:
    """Fills the window of the look; in seat order, so that nobody changes the lane."""
    field = Field(look, game)
    canvas = cv.Canvas(list(_shapes(field)), width=look.width, height=look.height)
    runners = [
        part for place, seat in enumerate(game.seats) for part in _runner(field, place, seat)
    ]
    return ft.Stack([canvas, *runners], width=look.width, height=look.height)


# -- the paper ----------------------------------------------------------------------------


def _shapes(field: Field) -> Iterator[cv.Shape]:
    palette, rules = field.look.palette, field.game.rules
    yield _across(field, 0, _stroke(palette.edge, 1))
    if rules.target is not None:
        yield _across(field, field.top, _stroke(palette.ink, 2))
        yield _figure(field, rules.target, palette.ink)
        if rules.reset is not Reset.OFF and rules.reset_to < rules.target:
            yield _across(field, rules.reset_to, _stroke(palette.reset, 1.2, [6, 5]))
            yield _figure(field, rules.reset_to, palette.reset)
    for place, seat in enumerate(field.game.seats):
        worn = badges_of(field.game)[seat.player]
        ink = ink_worn(field.look, worn) if seat.is_active else palette.edge
        yield _along(field, place, field.top, _stroke(palette.rule, 1))
        yield _along(field, place, seat.total, _stroke(ink, TRACK))


def _across(field: Field, total: int, paint: ft.Paint) -> cv.Line:
    """A line at a total through all lanes."""
    level = field.level(total)
    if field.is_upright:
        return cv.Line(GUTTER, level, field.look.width - 8, level, paint)
    return cv.Line(level, TOP, level, field.look.height - 4, paint)


def _along(field: Field, place: int, total: int, paint: ft.Paint) -> cv.Line:
    start, end, middle = field.level(0), field.level(total), field.middle(place)
    if field.is_upright:
        return cv.Line(middle, start, middle, end, paint)
    return cv.Line(start, middle, end, middle, paint)


def _figure(field: Field, total: int, color: str) -> cv.Text:
    family, size, _ = TYPE["cell"]
    style = ft.TextStyle(font_family=family, size=size, color=color)
    level, said = field.level(total), str(total)
    if field.is_upright:
        return cv.Text(GUTTER - 6, level, said, style, alignment=ft.Alignment.CENTER_RIGHT)
    return cv.Text(level, TOP - 4, said, style, alignment=ft.Alignment.BOTTOM_CENTER)


def _stroke(color: str, width: float, dash: list[float] | None = None) -> ft.Paint:
    return ft.Paint(
        color=color,
        stroke_width=width,
        style=ft.PaintingStyle.STROKE,
        stroke_cap=ft.StrokeCap.BUTT,
        stroke_dash_pattern=dash,
    )


# -- who runs -----------------------------------------------------------------------------


def _runner(field: Field, place: int, seat: Seat) -> list[ft.Control]:
    look, side = field.look, min(MARK, field.lane * 0.72)
    worn = badge(look, badges_of(field.game)[seat.player], side)
    total = words(look, figure(look, seat.total), "hero", size=_size(field), lines=1)
    name = words(look, seat.player, "name", lines=1)
    level, middle, lane = field.level(seat.total), field.middle(place), field.lane
    if field.is_upright:
        at = middle - lane / 2
        return [
            _box(worn, at, level - side / 2, lane),
            _box(_on_paper(look, total), at, level - side / 2 - _size(field) - 2, lane),
            _box(name, at + 4, look.height - FOOT + 10, lane - 8),
        ]
    return [
        _box(worn, level - side / 2, middle - side / 2, side),
        _on_paper(look, total, left=level + side / 2 + 5, top=middle - _size(field) / 2),
        ft.Container(name, left=look.margin, top=middle - 11, width=LEFT - side / 2 - look.margin),
    ]


def _size(field: Field) -> float:
    """Of a total in its lane, three digits wide if need be."""
    longest = max(len(str(seat.total)) for seat in field.game.seats)
    if not field.is_upright:
        return min(TOTAL, field.lane * 0.8)
    across = (field.lane - 12) / (0.53 * max(longest, 2))
    return min(TOTAL, across, field.look.height * SHARE)


def _box(content: ft.Control, left: float, top: float, width: float) -> ft.Container:
    return ft.Container(content, left=left, top=top, width=width, alignment=ft.Alignment.TOP_CENTER)


def _on_paper(look: Look, total: ft.Text, **place: float) -> ft.Container:
    """What a line behind it would make hard to read."""
    air = ft.Padding.symmetric(horizontal=3)
    box = ft.Container(total, bgcolor=look.palette.paper, padding=air)
    box.left, box.top = place.get("left"), place.get("top")
    return box
