"""The drawings of the first steps, made of the pad's own parts: a sheet, an answer, a course."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

import flet as ft

from referee.editions import NAMES, edition
from referee.ruleset import CallerTie, Ruleset
from views.look import Look
from views.parts.chart import chart
from views.parts.chart_course import Chart, Course, Stand
from views.parts.edition_words import edition_short
from views.parts.mark import mark
from views.parts.page_frame import stacked
from views.parts.ring import bare, failed, failed_sign, held, held_sign
from views.parts.rule_words import begun_large, rule_meaning, rule_name, value_words
from views.parts.rules import double_rule, hair
from views.parts.words import words
from views.theme import BUTTON_CORNER, KEY_CORNER

Draw = Callable[[Look], ft.Container]
PADDING, HEIGHT = 16, 300

LETTERS = "ABC"
ROUNDS = (
    ((0, held), (11, bare), (17, bare)),
    ((9, bare), (4, bare), (15, failed)),
    ((12, bare), (0, held), (8, bare)),
)
"""What is written for three rounds: a call that held, one that failed by a point, one that held."""
KEYS = (3, 4, 5, 6, 7, 8)
TAPPED = 5

COURSES = (
    (0, 9, 21, 24, 38, 46, 52, 60),
    (11, 15, 15, 29, 44, 63, 81, 103),
    (17, 32, 40, 61, 79, 50, 66, 71),
)
"""Totals of each seat after each round; the third one falls back from 100."""
FELL = (2, 6)
"""Seat and round."""


class Room(NamedTuple):
    """What a page has for a drawing."""

    width: float
    height: float


def drawing(look: Look, draw: Draw, room: Room) -> ft.Control:
    """On a sheet of paper that fits the room, and silent: the words beside it say it all."""
    # It does not grow with the words, whose room it would take, and shrinks where a phone lies.
    size = min(1.0, max(0.6, room.height / HEIGHT))
    small = replace(look, text_size=size, width=room.width)
    return ft.Semantics(content=ft.Container(draw(small), width=room.width), exclude_semantics=True)


def score_sheet(look: Look) -> ft.Container:
    """Three rounds with their totals, and the keys for the next one."""
    marks: list[ft.Control] = [mark(look, seat, each, 24) for seat, each in enumerate(LETTERS)]
    totals = [sum(row[seat][0] for row in ROUNDS) for seat in range(len(LETTERS))]
    figures: list[ft.Control] = [words(look, total, "total", lines=1) for total in totals]
    lines: list[ft.Control] = [
        _line(look, "", marks, 40),
        hair(look, look.palette.edge),
        *(_round(look, number, row) for number, row in enumerate(ROUNDS, 1)),
        double_rule(look),
        _line(look, "", figures, 50),
        _keys(look),
    ]
    return _paper(look, lines)


def answer(look: Look) -> ft.Container:
    """One question, and what each edition says to it."""
    head: list[ft.Control] = [
        words(look, rule_name(look, "caller_tie"), "heading", lines=1),
        words(look, rule_meaning(look, "caller_tie"), "note", color=look.palette.pencil, lines=2),
    ]
    lines: list[ft.Control] = [
        ft.Container(stacked(head, spacing=4), padding=ft.Padding.only(top=4, bottom=10)),
        hair(look, look.palette.edge),
        *(_edition(look, name) for name in NAMES),
    ]
    return _paper(look, lines)


def course(look: Look) -> ft.Container:
    """A whole game: three lines, one of which falls back, and the totals below."""
    lines = tuple(_course(seat, LETTERS[seat], totals) for seat, totals in enumerate(COURSES))
    drawn = Chart(courses=lines, rounds=len(COURSES[0]), target=100, said="")
    last: list[ft.Control] = [
        _total(look, seat, LETTERS[seat], totals[-1]) for seat, totals in enumerate(COURSES)
    ]
    room = look.width - 2 * PADDING
    body: list[ft.Control] = [
        chart(look, drawn, room, _grown(look, 224)),
        double_rule(look),
        ft.Container(ft.Row(last, spacing=0), padding=ft.Padding.only(top=10, bottom=2)),
    ]
    return _paper(look, body)


def _paper(look: Look, lines: Sequence[ft.Control]) -> ft.Container:
    return ft.Container(
        stacked(lines),
        bgcolor=look.palette.sheet,
        border=ft.Border.all(1, look.palette.rule),
        border_radius=BUTTON_CORNER,
        padding=ft.Padding.symmetric(horizontal=PADDING, vertical=10),
        height=_grown(look, HEIGHT),
    )


def _grown(look: Look, pixels: float) -> float:
    """In full: in a drawing nothing moves apart."""
    return pixels * look.text_size


def _line(look: Look, number: str, cells: Sequence[ft.Control], height: float) -> ft.Container:
    """A line of the sheet: its number, and something in the middle of each column."""
    first = words(look, number, "note", color=look.palette.pencil)
    middle = [ft.Container(cell, expand=1, alignment=ft.Alignment.CENTER) for cell in cells]
    row = ft.Row([ft.Container(first, width=look.scaled(20)), *middle], spacing=0)
    return ft.Container(row, height=_grown(look, height))


def _round(
    look: Look, number: int, row: Sequence[tuple[int, Callable[[Look, str], ft.Container]]]
) -> ft.Control:
    cells: list[ft.Control] = [ring(look, str(points)) for points, ring in row]
    line = _line(look, str(number), cells, 42)
    return line if number == len(ROUNDS) else stacked([line, hair(look)])


def _keys(look: Look) -> ft.Control:
    keys: list[ft.Control] = [_key(look, number) for number in KEYS]
    return ft.Container(ft.Row(keys, spacing=4), padding=ft.Padding.only(top=2, bottom=4))


def _key(look: Look, number: int) -> ft.Container:
    palette, is_tapped = look.palette, number == TAPPED
    return ft.Container(
        words(look, number, "figure", color=palette.paper if is_tapped else palette.ink),
        height=_grown(look, 48),
        expand=1,
        bgcolor=palette.ink if is_tapped else palette.well,
        border_radius=KEY_CORNER,
        alignment=ft.Alignment.CENTER,
    )


def _edition(look: Look, name: str) -> ft.Control:
    rules = edition(name).rules
    row: list[ft.Control] = [
        words(look, edition_short(look, name), "choice", lines=1, expand=True),
        words(look, _ruled(look, rules), "small", color=look.palette.pencil, lines=1),
        ft.Container(_sign(look, rules), width=20, alignment=ft.Alignment.CENTER_RIGHT),
    ]
    line = ft.Container(ft.Row(row, spacing=8), height=_grown(look, 38))
    return line if name == NAMES[-1] else stacked([line, hair(look)])


def _ruled(look: Look, rules: Ruleset) -> str:
    rule = "caller_tie" if rules.calls else "calls"
    return begun_large(value_words(look, rule, getattr(rules, rule)))


def _sign(look: Look, rules: Ruleset) -> ft.Control | None:
    if not rules.calls:
        return None
    return held_sign(look) if rules.caller_tie is CallerTie.SUCCEEDS else failed_sign(look)


def _course(seat: int, letters: str, totals: Sequence[int]) -> Course:
    stands = (
        Stand(number=number, total=total, fell_from=100 if (seat, number) == FELL else None)
        for number, total in enumerate(totals, 1)
    )
    start = Stand(number=0, total=0)
    return Course(seat=seat, letters=letters, stands=(start, *stands), is_winner=seat == 0)


def _total(look: Look, seat: int, letters: str, total: int) -> ft.Control:
    parts: list[ft.Control] = [mark(look, seat, letters, 22), words(look, total, "total")]
    row = ft.Row(parts, spacing=8, alignment=ft.MainAxisAlignment.CENTER)
    return ft.Container(row, expand=1)
