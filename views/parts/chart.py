"""The course of a game: a line for each player, a mark at its end, a drop where one fell back."""

from collections.abc import Iterator, Sequence

import flet as ft
import flet_charts as charts

from views.look import Look
from views.parts.badge import Badge, badge, ink_worn
from views.parts.chart_course import Chart, Course, Stand
from views.parts.chart_scale import (
    BOTTOM,
    LEFT,
    TOP,
    Scale,
    figures_of,
    rounds_of,
    span_of,
    spread,
    step_to,
)
from views.theme import TYPE

MARK = 18
CALL = 7
"""Side of the sign of a call."""


def chart(look: Look, drawn: Chart, width: float, height: float) -> ft.Semantics:
    scale = _scale(drawn, width, height)
    lines = charts.LineChart(
        data_series=[*_paper(look, drawn, scale), *(_line(look, each) for each in drawn.courses)],
        left_axis=_totals(look, drawn, scale),
        bottom_axis=_rounds(look, scale),
        min_x=0,
        max_x=max(drawn.rounds, 1),
        min_y=scale.low,
        max_y=scale.high,
        interactive=False,
        tooltip=None,
        animation=ft.Animation(0),
        top=TOP,
        width=scale.right,
        height=height - TOP,
    )
    stack = ft.Stack([lines, *_marks(look, drawn, scale)], width=width, height=height)
    return ft.Semantics(content=stack, label=drawn.said, image=True, exclude_semantics=True)


def _scale(drawn: Chart, width: float, height: float) -> Scale:
    stands = [stand for course in drawn.courses for stand in course.stands]
    totals = [stand.total for stand in stands] + [stand.fell_from or 0 for stand in stands]
    low, high = span_of(totals, drawn.target)
    return Scale(width=width, height=height, rounds=drawn.rounds, low=low, high=high)


# -- the paper ----------------------------------------------------------------------------


def _paper(look: Look, drawn: Chart, scale: Scale) -> Iterator[charts.LineChartData]:
    """The level lines, and where a tie-breaker was played."""
    palette, last = look.palette, max(drawn.rounds, 1)
    for total in figures_of(scale, drawn.target):
        is_target = total == drawn.target
        color = palette.limit if is_target else palette.edge if total == 0 else palette.rule
        yield charts.LineChartData(
            points=[_point(0, total), _point(last, total)],
            color=color,
            stroke_width=1.2 if is_target else 1,
            dash_pattern=[5, 4] if is_target else None,
        )
    if drawn.has_tie_breaker:
        yield charts.LineChartData(
            points=[_point(last, scale.low), _point(last, scale.high)],
            color=palette.pencil,
            stroke_width=1,
            dash_pattern=[2, 4],
        )


def _totals(look: Look, drawn: Chart, scale: Scale) -> charts.ChartAxis:
    palette, totals = look.palette, figures_of(scale, drawn.target)
    labels = [
        charts.ChartAxisLabel(
            value=total,
            label=ft.Container(
                _figure(look, total, palette.limit if total == drawn.target else palette.pencil),
                width=LEFT,
                padding=ft.Padding.only(right=6),
                alignment=ft.Alignment.CENTER_RIGHT,
            ),
        )
        for total in totals
    ]
    return charts.ChartAxis(labels=labels, label_size=LEFT, label_spacing=step_to(totals))


def _rounds(look: Look, scale: Scale) -> charts.ChartAxis:
    rounds = rounds_of(scale)
    below = ft.Padding.only(top=6)
    labels = [
        charts.ChartAxisLabel(
            value=number,
            label=ft.Container(_figure(look, number, look.palette.pencil), padding=below),
        )
        for number in rounds
    ]
    return charts.ChartAxis(labels=labels, label_size=BOTTOM, label_spacing=rounds.step)


def _figure(look: Look, figure: int, color: str) -> ft.Text:
    family, size, _ = TYPE["axis"]
    # The paper of a chart does not grow, so its figures grow less than the words around it.
    size *= min(look.text_size, 1.3)
    return ft.Text(str(figure), font_family=family, size=size, color=color, no_wrap=True)


# -- the lines ----------------------------------------------------------------------------


def _line(look: Look, course: Course) -> charts.LineChartData:
    ink = ink_worn(look, _worn(course))
    return charts.LineChartData(
        points=[point for stand in course.stands for point in _points(look, ink, stand)],
        color=ink,
        stroke_width=3 if course.is_winner else 1.8,
        rounded_stroke_cap=True,
        rounded_stroke_join=True,
    )


def _points(look: Look, ink: str, stand: Stand) -> Iterator[charts.LineChartDataPoint]:
    for sign in _signs(look.palette.paper, ink, stand):
        yield _point(stand.number, stand.reached, sign)
    if stand.fell_from is not None:
        yield _point(stand.number, stand.total, charts.ChartCirclePoint(color=ink, radius=3))


def _signs(paper: str, ink: str, stand: Stand) -> Iterator[charts.ChartPointShape | None]:
    """As the pad writes a call: round where it held, a box where it failed."""
    if stand.fell_from is not None:
        yield _ring(paper, ink)
    elif stand.has_held:
        yield charts.ChartCirclePoint(color=ink, radius=CALL / 2)
    elif stand.has_held is None:
        yield None
    if stand.has_held is False:
        yield _box(paper, ink)


def _ring(paper: str, ink: str) -> charts.ChartCirclePoint:
    return charts.ChartCirclePoint(color=paper, radius=3.5, stroke_color=ink, stroke_width=2)


def _box(paper: str, ink: str) -> charts.ChartSquarePoint:
    return charts.ChartSquarePoint(color=paper, size=5.2, stroke_color=ink, stroke_width=1.8)


def _point(
    number: int, total: int, shape: charts.ChartPointShape | None = None
) -> charts.LineChartDataPoint:
    return charts.LineChartDataPoint(number, total, point=shape, show_tooltip=False)


# -- the marks ----------------------------------------------------------------------------


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
