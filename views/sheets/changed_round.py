"""What is different in the round itself: hands, caller, kamikaze; or what goes with it."""

from collections.abc import Iterator

import flet as ft

from referee.correction import Change
from referee.events import Player
from referee.game import Game, Round
from views.look import Look
from views.parts.figures import figure
from views.parts.person_row import mark_of
from views.parts.words import words


def changed_lines(look: Look, change: Change, number: int) -> list[ft.Control]:
    """One line for everything that was corrected, old and new."""
    old, new = change.before.rounds[number - 1], change.after.rounds[number - 1]
    lines = [
        *_hands(look, change.after, old, new),
        *_person(look, "correct.caller", old.caller, new.caller),
        *_person(look, "correct.kamikaze", old.kamikaze, new.kamikaze),
    ]
    return [*lines, ft.Container(height=4)]


def deleted_line(look: Look, row: Round) -> ft.Control:
    """Ana 12, Ben 0, Cleo 26. Ben called."""
    said = look.items(f"{score.player} {figure(look, score.hand)}" for score in row.scores)
    if row.caller is not None:
        said = look.say("correct.deleted-called", hands=said, name=row.caller)
    text = words(look, said, color=look.palette.pencil)
    return ft.Container(text, padding=ft.Padding.only(bottom=8))


def _hands(look: Look, game: Game, old: Round, new: Round) -> Iterator[ft.Control]:
    for score in new.scores:
        before = old.score_of(score.player)
        if before is None or before.hand == score.hand:
            continue
        name = words(
            look, look.say("correct.hand", name=score.player), lines=look.lines, expand=True
        )
        parts = [mark_of(look, game, score.player), name]
        yield _change(look, parts, figure(look, before.hand), figure(look, score.hand))


def _person(look: Look, key: str, old: Player | None, new: Player | None) -> Iterator[ft.Control]:
    if old != new:
        nobody = look.say("correct.nobody")
        parts: list[ft.Control] = [words(look, look.say(key))]
        yield _change_of_name(look, parts, old or nobody, new or nobody)


def _change(look: Look, parts: list[ft.Control], old: str, new: str) -> ft.Control:
    pencil = look.palette.pencil
    line: list[ft.Control] = [
        *parts,
        words(look, old, "figure", color=pencil, is_struck=True),
        ft.Icon(ft.Icons.ARROW_FORWARD, size=look.scaled(18), color=pencil),
        words(look, new, "total"),
    ]
    return ft.Container(ft.Row(line, spacing=10), padding=ft.Padding.symmetric(vertical=5))


def _change_of_name(look: Look, parts: list[ft.Control], old: str, new: str) -> ft.Control:
    pencil = look.palette.pencil
    line: list[ft.Control] = [
        *parts,
        words(
            look,
            old,
            "name",
            color=pencil,
            is_struck=True,
            lines=1,
            expand=True,
            align=ft.TextAlign.END,
        ),
        ft.Icon(ft.Icons.ARROW_FORWARD, size=look.scaled(18), color=pencil),
        words(look, new, "name", lines=1, expand=True),
    ]
    return ft.Container(ft.Row(line, spacing=10), padding=ft.Padding.symmetric(vertical=5))
