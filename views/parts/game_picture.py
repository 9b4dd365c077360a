"""A game on one piece of paper, to be kept as a picture: always light, with every column."""

from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

import flet as ft

from referee.game import Game
from referee.sheet import ScoreSheet
from referee.summary import summarise
from views.look import Look
from views.parts.board_cell import legend
from views.parts.edition_words import edition_name
from views.parts.game_row import ended_words
from views.parts.page_frame import stacked
from views.parts.ranking import ranking
from views.parts.result import result
from views.parts.rule_words import house_line
from views.parts.rules import double_rule, hair
from views.parts.scoreboard import Board, board_content, scoreboard
from views.parts.words import words
from views.texts.wording import full_day
from views.theme import LIGHT

LEAST = 360
SHARP = 3.0
"""Pixels of the file for one on the screen. Flet 1.0.5 fails in Chromium for a whole number."""
REST = 600
"""Milliseconds for the tap to fade: a window that is drawn meanwhile cuts the picture off."""
TRIES = 4
"""With all sharpness, and then again with less of it."""
ROUNDING = 0.02
"""Share of a side that may be lost by counting in whole pixels; where more is, it was cut off."""
TALL = 2_000
"""More than any window, so that nothing is left out for want of room."""


class Shot(NamedTuple):
    """A picture that can be taken."""

    screenshot: ft.Screenshot
    width: float
    height: float
    """As it is drawn."""


async def captured(shot: Shot) -> bytes:
    """The picture as PNG: all of it, less sharp where a window never comes to rest."""
    ratio, picture = SHARP, b""
    for number in range(2 * TRIES):
        picture = await shot.screenshot.capture(pixel_ratio=ratio, delay=REST)
        width, height = size_of(picture)
        across, down = width / shot.width, height / shot.height
        if max(abs(across - ratio), abs(down - ratio)) < ROUNDING * ratio:
            break
        if number >= TRIES:
            ratio = min(across, down, ratio)
    return picture


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height in pixels, as they stand at the beginning of the file."""
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def picture_width(look: Look, game: Game) -> float:
    """Every column has its room."""
    return max(LEAST, board_content(replace(_paper(look), content=0), _board(game)))


def game_picture(look: Look, sheet: ScoreSheet) -> ft.Container:
    width = picture_width(look, sheet.game)
    paper = replace(_paper(look), width=width, content=width)
    lines = [
        *_head(paper, sheet),
        ranking(paper, sheet.game),
        ft.Container(height=20),
        scoreboard(paper, _board(sheet.game), _nothing),
        *(
            ft.Container(row, padding=ft.Padding.only(top=8))
            for row in legend(paper, sheet.game, sheet.game.rounds)
        ),
        *_foot(paper, sheet),
    ]
    return ft.Container(
        stacked(lines),
        width=width,
        padding=paper.margin,
        bgcolor=paper.palette.paper,
        ignore_interactions=True,
    )


def _paper(look: Look) -> Look:
    """Light, at 100 % text, in the language of the table."""
    return replace(look, palette=LIGHT, width=LEAST, height=TALL, text_size=1.0, is_still=True)


def _board(game: Game) -> Board:
    return Board(game, game.rounds, has_totals=True, has_dealers=game.dealer is not None)


def _head(look: Look, sheet: ScoreSheet) -> list[ft.Control]:
    game = sheet.game
    gilt = look.palette.gilt if game.winners else None
    if game.is_over:
        return [double_rule(look, gilt), *result(look, game), ft.Container(height=12)]
    title = words(look, ended_words(look, summarise(sheet)), "title")
    return [double_rule(look), ft.Container(title, padding=ft.Padding.symmetric(vertical=10))]


def _foot(look: Look, sheet: ScoreSheet) -> list[ft.Control]:
    """What was played, by which rules, where and when."""
    game, at = sheet.game, sheet.start.at
    when = full_day(datetime.fromisoformat(at), look.language) if at else ""
    pencil = look.palette.pencil
    name = look.say("about.name")
    said = [
        edition_name(look, game.edition),
        house_line(look, game.rules, game.edition),
        look.groups(filter(None, (when, sheet.place or ""))),
        sheet.note or "",
    ]
    lines = [words(look, line, "small", color=pencil) for line in said if line]
    sign = words(look, name, "note", color=pencil, align=ft.TextAlign.END)
    return [ft.Container(height=18), hair(look), ft.Container(height=8), *lines, sign]


def _nothing(*_: object) -> None:
    return None
