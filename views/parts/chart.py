"""The course of a game: a line for each player, a mark at its end, a drop where one fell back."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

import flet as ft
import flet.canvas as cv

from referee.events import Player
from views.look import Look
from views.parts.badge import Badge, badge, ink_worn
from views.parts.chart_scale import TOP, Scale, figures_of, rounds_of, span_of, spread
from views.theme import TYPE

MARK = 18
CALL = 3.5
"""Half of the sign of a call."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stand:
    """A total after a round, and what it was before it fell back, if it did."""

    number: int
    """The round, from 1; 0: the total one starts with."""
    total: int
    fell_from: int | None = None
    has_held: bool | None = None
    """Whether the call held; None: the player did not call, or there was nothing to judge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """One player's line. Rounds sat out have no stand; tie-breakers are not in it."""

    seat: int
    letters: str
    stands: tuple[Stand, ...]
    is_winner: bool = False
    table: tuple[Player, ...] = ()
    """Everybody by seat, as in a badge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """Everything that is drawn."""

    courses: tuple[Course, ...]
    rounds: int
    target: int | None = None
    """Total at which the game ends; None: nothing is drawn for it."""
    has_tie_breaker: bool = False
    """Whether something was played after the last of these rounds."""
    said: str
    """The chart in words, for a screen reader."""


def chart(look: Look, drawn: Chart, width: float, height: float) -> ft.Semantics:
    scale = _scale(drawn, width, height)
    shapes = [
        *_paper(look, drawn, scale),
        *chain.from_iterable(_course(look, course, scale) for course in drawn.courses),
    ]
    canvas = cv.Canvas(shapes, width=width, height=height)
    stack = ft.Stack([canvas, *_marks(look, drawn, scale)], width=width, height=height)
    return ft.Semantics(content=stack, label=drawn.said, image=True, exclude_semantics=True)


def _scale(drawn: Chart, width: float, height: float) -> Scale:
    stands = [stand for course in drawn.courses for stand in course.stands]
    totals = [stand.total for stand in stands] + [stand.fell_from or 0 for stand in stands]
    low, high = span_of(totals, drawn.target)
    return Scale(width=width, height=height, rounds=drawn.rounds, low=low, high=high)


def _paper(look: Look, drawn: Chart, scale: Scale) -> Iterator[cv.Shape]:
    """The level lines with their totals, and the rounds below."""
    palette = look.palette
    for total in figures_of(scale, drawn.target):
        is_target = total == drawn.target
        color = palette.limit if is_target else palette.edge if total == 0 else palette.rule
        paint = _stroke(color, 1.2 if is_target else 1, [5, 4] if is_target else None)
        level = scale.y(total)
        yield cv.Line(scale.x(0), level, scale.right, level, paint=paint)
        ink = palette.limit if is_target else palette.pencil
        yield _figure(look, total, ink, (scale.x(0) - 6, level, ft.Alignment.CENTER_RIGHT))
    if drawn.has_tie_breaker:
        yield cv.Line(
            scale.right,
            TOP,
            scale.right,
            scale.y(scale.low),
            paint=_stroke(palette.pencil, 1, [2, 4]),
        )
    for number in rounds_of(scale):
        place = (scale.x(number), scale.height - 8, ft.Alignment.CENTER)
        yield _figure(look, number, palette.pencil, place)


def _figure(
    look: Look, figure: int, color: str, place: tuple[float, float, ft.Alignment]
) -> cv.Text:
    family, size, _ = TYPE["axis"]
    # The paper of a chart does not grow, so its figures grow less than the words around it.
    size *= min(look.text_size, 1.3)
    x, y, alignment = place
    style = ft.TextStyle(font_family=family, size=size, color=color)
    return cv.Text(x, y, str(figure), style=style, alignment=alignment)


def _course(look: Look, course: Course, scale: Scale) -> Iterator[cv.Shape]:
    ink = ink_worn(look, _worn(course))
    yield cv.Path(list(_line(course, scale)), paint=_stroke(ink, 3 if course.is_winner else 1.8))
    for stand in course.stands:
        if stand.fell_from is not None:
            x, top = scale.x(stand.number), scale.y(stand.fell_from)
            yield cv.Circle(x, top, 4.5, paint=ft.Paint(color=look.palette.paper))
            yield cv.Circle(x, top, 4.5, paint=_stroke(ink, 2))
            yield cv.Circle(x, scale.y(stand.total), 3, paint=ft.Paint(color=ink))
        yield from _call(look, ink, stand, scale)


def _call(look: Look, ink: str, stand: Stand, scale: Scale) -> Iterator[cv.Shape]:
    """As the pad writes it: round for a call that held, a box for one that failed."""
    reached = stand.total if stand.fell_from is None else stand.fell_from
    x, y = scale.x(stand.number), scale.y(reached)
    if stand.has_held and stand.fell_from is None:
        yield cv.Circle(x, y, CALL, paint=ft.Paint(color=ink))
    if stand.has_held is False:
        for paint in (ft.Paint(color=look.palette.paper), _stroke(ink, 1.8)):
            yield cv.Rect(x - CALL, y - CALL, 2 * CALL, 2 * CALL, paint=paint)


def _line(course: Course, scale: Scale) -> Iterator[cv.Path.PathElement]:
    for place, stand in enumerate(course.stands):
        step = cv.Path.LineTo if place else cv.Path.MoveTo
        reached = stand.total if stand.fell_from is None else stand.fell_from
        yield step(scale.x(stand.number), scale.y(reached))
        if stand.fell_from is not None:
            yield cv.Path.LineTo(scale.x(stand.number), scale.y(stand.total))


def _marks(look: Look, drawn: Chart, scale: Scale) -> list[ft.Control]:
    courses: Sequence[Course] = [course for course in drawn.courses if course.stands]
    ends = [scale.y(course.stands[-1].total) for course in courses]
    heights = _heights(courses, ends, scale)
    still = min(look.text_size, 1.0) / look.text_size
    return [
        ft.Container(
            badge(look, _worn(course), MARK * still),
            left=scale.x(course.stands[-1].number) + 8,
            top=height - MARK / 2,
        )
        for course, height in zip(courses, heights, strict=True)
    ]


def _worn(course: Course) -> Badge:
    return Badge(course.seat, course.letters, course.table)


def _heights(courses: Sequence[Course], ends: Sequence[float], scale: Scale) -> list[float]:
    """Where the marks stand: those that end together move apart, those of who left stay."""
    together = [at for at, each in enumerate(courses) if each.stands[-1].number == scale.rounds]
    apart = spread([ends[at] for at in together], MARK + 1, scale.height - MARK / 2)
    moved = dict(zip(together, apart, strict=True))
    return [moved.get(at, height) for at, height in enumerate(ends)]


def _stroke(color: str, width: float, dash: list[float] | None = None) -> ft.Paint:
    return ft.Paint(
        color=color,
        stroke_width=width,
        style=ft.PaintingStyle.STROKE,
        stroke_cap=ft.StrokeCap.ROUND,
        stroke_join=ft.StrokeJoin.ROUND,
        stroke_dash_pattern=dash,
    )
