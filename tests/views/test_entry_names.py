"""Whose hand is entered is read on the narrowest phone, in the largest words too."""

from dataclasses import replace

import flet as ft
import pytest

from referee.events import Player
from tests import control_tree as tree
from tests.screen import Screen
from tests.views.at_table import desk_with, sheet
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.open_game import FOUR, with_rounds
from tests.views.widths import own_width, width_of
from views.acts import entering
from views.look import Look
from views.parts.mark import letters_of
from views.preferences import TEXT_SIZES
from views.theme import TARGET, TYPE

LONG = tuple(Player(f"Maximiliana-Theodora von Hohenburg {number}") for number in range(1, 7))
TABLES = {"four": FOUR, "four long names": LONG[:4], "six long names": LONG}
LEAST = 4
"""Letters that tell who somebody is, beside the mark."""


async def rows_of(look: Look, players: tuple[Player, ...]) -> list[tuple[ft.Text, float]]:
    """The name in each line of the entry, and the pixels that it has."""
    game = with_rounds(sheet("numbered-classic", players), ((0, (3, *(28,) * (len(players) - 1))),))
    desk = await desk_with(game)
    await desk.change(entering.begin_round)
    async with Screen(drawn(desk, look), width=look.width) as screen:
        rows = [control for control in tree.walk(screen.pages()) if isinstance(control, ft.Row)]
    return [name for row in rows for name in _name_in(look, row, players)]


def _name_in(look: Look, row: ft.Row, players: tuple[Player, ...]) -> list[tuple[ft.Text, float]]:
    columns = [each for each in row.controls if isinstance(each, ft.Column)]
    within = [control for column in columns for control in column.controls]
    texts = [each for each in (*row.controls, *within) if isinstance(each, ft.Text)]
    names = [each for each in texts if each.value in players]
    others = [each for each in row.controls if each not in (*columns, *names)]
    gaps = (row.spacing or 0) * (len(row.controls) - 1)
    taken = gaps + sum(map(own_width, others))
    return [(name, _line(look, name) - taken) for name in names]


def _line(look: Look, name: ft.Text) -> float:
    """Pixels of a line, or of half a line, beside the flag."""
    assert isinstance(name.style, ft.TextStyle)
    page = look.width - 2 * look.margin
    is_half = name.style.size == look.scaled(TYPE["label"].size)
    return (page - 6) / 2 - TARGET - 10 if is_half else page - TARGET - 4


def read(name: ft.Text, room: float) -> str:
    """The letters before the ellipsis."""
    assert isinstance(name.style, ft.TextStyle)
    if width_of(name.value, name.style) <= room:
        return name.value
    ends = range(len(name.value))
    return next(
        name.value[:end]
        for end in reversed(ends)
        if width_of(f"{name.value[:end]}\u2026", name.style) <= room
    )


@pytest.mark.parametrize("width", [320, 360, 1440])
async def test_names_that_are_cut_alike_are_told_apart_by_their_marks(width: int) -> None:
    desk = await desk_with(sheet("numbered-classic", LONG))
    await desk.change(entering.begin_round)

    async with Screen(drawn(desk, replace(LOOK, width=width)), width=width) as screen:
        said = screen.texts()

    assert all(letters in said for letters in letters_of(LONG))


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("width", [320, 360, 390])
@pytest.mark.parametrize("table", TABLES)
async def test_every_line_of_the_entry_says_whose_it_is(
    text_size: float, width: int, table: str
) -> None:
    players = TABLES[table]
    look = replace(LOOK, width=width, text_size=text_size)

    rows = await rows_of(look, players)

    assert len(rows) == len(players)
    assert [
        name.value for name, room in rows if len(read(name, room)) < min(LEAST, len(name.value))
    ] == []
