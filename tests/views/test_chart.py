"""The chart puts totals where they belong, and its marks apart."""

import flet.canvas as cv

from tests.control_tree import walk
from tests.screen import Screen
from tests.views.gallery import LOOK, alone
from views.parts.chart import Chart, Course, Stand, chart
from views.parts.chart_scale import Scale, figures_of, rounds_of, span_of, spread

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
    stands = (Stand(number=0, total=0), Stand(number=1, total=3, has_held=True))
    failed = (Stand(number=0, total=0), Stand(number=1, total=9, has_held=False))
    courses = tuple(
        Course(seat=seat, letters=letter, stands=each)
        for seat, (letter, each) in enumerate((("A", stands), ("B", failed)))
    )
    drawn = Chart(courses=courses, rounds=1, has_tie_breaker=True, said="")

    async with Screen(alone(chart(LOOK, drawn, 328, 208))) as screen:
        shapes = next(each for each in walk(screen.pages()) if isinstance(each, cv.Canvas)).shapes

        assert sum(isinstance(shape, cv.Circle) for shape in shapes) == 1
        assert sum(isinstance(shape, cv.Rect) for shape in shapes) == 2
