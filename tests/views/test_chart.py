"""The chart puts totals where they belong, and its marks apart."""

import flet_charts as charts

from tests.control_tree import walk
from tests.screen import Screen
from tests.storage.test_letter import long_game
from tests.views.gallery import LOOK, alone
from views.parts.chart import chart
from views.parts.chart_course import Chart, Course, Stand
from views.parts.chart_scale import Scale, figures_of, rounds_of, span_of, spread, step_to
from views.parts.game_chart import MOST_STANDS, courses_of

CIRCLE, SQUARE = charts.ChartCirclePoint, charts.ChartSquarePoint
SCALE = Scale(width=328, height=208, rounds=10, low=0, high=106)


def test_a_higher_total_stands_higher() -> None:
    assert SCALE.y(106) == 12
    assert SCALE.y(100) < SCALE.y(50) < SCALE.y(0) == 186


def test_a_game_without_rounds_still_has_a_scale() -> None:
    empty = Scale(width=328, height=208, rounds=0, low=0, high=0)

    assert empty.x(0) < empty.right
    assert empty.y(0) == 186


def test_totals_below_zero_are_shown() -> None:
    low, high = span_of([-7, 12], target=None)

    assert low == -7
    assert high > 12
    assert figures_of(Scale(width=300, height=200, rounds=3, low=low, high=high), None)[0] == -7


def test_the_rounds_below_stay_apart_in_a_long_game() -> None:
    long = Scale(width=328, height=208, rounds=200, low=0, high=106)

    assert list(rounds_of(SCALE)) == list(range(1, 11))
    assert len(rounds_of(long)) <= 14


def test_the_figures_at_the_side_are_found_in_few_steps() -> None:
    assert step_to((0, 50, 100)) == 50
    assert step_to((-7, 0, 37, 75)) == 1
    assert step_to((0, 300_000, 600_001)) == 300_000.5


def test_marks_are_moved_apart_and_stay_on_the_paper() -> None:
    moved = spread([190, 50, 52, 195], apart=19, lowest=199)

    assert moved == [180, 50, 69, 199]


async def test_a_chart_says_what_it_shows() -> None:
    fell = Stand(number=1, total=50, fell_from=100)
    ana = Course(seat=0, letters="A", stands=(Stand(number=0, total=0), fell), is_winner=True)
    drawn = Chart(courses=(ana,), rounds=1, target=100, said="Ana fell from 100 to 50.")

    async with Screen(alone(chart(LOOK, drawn, 328, 208))) as screen:
        assert "Ana fell from 100 to 50." in screen.labels()
        assert "A" in screen.texts()


async def test_calls_are_round_where_they_held_and_boxes_where_they_failed() -> None:
    held = (Stand(number=0, total=0), Stand(number=1, total=3, has_held=True))
    failed = (Stand(number=0, total=0), Stand(number=1, total=9, has_held=False))

    points = await points_drawn(a_line(held), a_line(failed))

    assert [type(point.point) for point in points if point.point] == [CIRCLE, SQUARE]


async def test_a_line_falls_where_its_player_fell_back() -> None:
    stands = (Stand(number=0, total=40), Stand(number=1, total=50, fell_from=100, has_held=False))

    points = await points_drawn(a_line(stands))

    assert [(point.x, point.y) for point in points] == [(0, 40), (1, 100), (1, 100), (1, 50)]


async def test_what_was_played_after_the_last_round_is_told_by_a_line_across() -> None:
    drawn = Chart(courses=(), rounds=3, target=100, has_tie_breaker=True, said="")

    async with Screen(alone(chart(LOOK, drawn, 328, 208))) as screen:
        across = lines_of(screen)[-1]

        assert {point.x for point in across.points} == {3}


async def test_the_target_is_a_dashed_line_through_all_rounds() -> None:
    drawn = Chart(courses=(), rounds=3, target=100, said="")

    async with Screen(alone(chart(LOOK, drawn, 328, 208))) as screen:
        [target] = [line for line in lines_of(screen) if line.dash_pattern]

        assert [(point.x, point.y) for point in target.points] == [(0, 100), (3, 100)]


def a_line(stands: tuple[Stand, ...]) -> Course:
    return Course(seat=0, letters="A", stands=stands)


async def points_drawn(*courses: Course) -> list[charts.LineChartDataPoint]:
    """Those of the players' lines, one after the other."""
    async with Screen(alone(chart(LOOK, Chart(courses=courses, rounds=1, said=""), 328, 208))) as s:
        return [point for line in lines_of(s)[-len(courses) :] for point in line.points]


def lines_of(screen: Screen) -> list[charts.LineChartData]:
    [drawn] = [each for each in walk(screen.pages()) if isinstance(each, charts.LineChart)]
    return list(drawn.data_series)


def test_a_game_that_goes_on_and_on_is_drawn_with_few_points_and_its_end() -> None:
    game = long_game(1000).game

    for course, seat in zip(courses_of(game), game.seats, strict=True):
        assert len(course.stands) <= MOST_STANDS + 1
        assert (course.stands[-1].number, course.stands[-1].total) == (1000, seat.total)
