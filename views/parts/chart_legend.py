"""What the signs and the lines of the chart mean."""

from collections.abc import Iterator

import flet as ft

from referee.game import Game
from referee.ruleset import Reset, TargetRule
from views.look import Look
from views.parts.game_chart import counted_rounds, has_held, has_tie_breaker
from views.parts.words import words


def chart_legend(look: Look, game: Game) -> ft.Row:
    rules, signs = game.rules, list[ft.Control]()
    if rules.target is not None and rules.reset is not Reset.OFF:
        ring = ft.Container(
            width=12, height=12, border=ft.Border.all(2, look.palette.pencil), border_radius=6
        )
        said = look.say("end.exactly", target=rules.target, points=rules.reset_to)
        signs.append(_sign(look, ring, said))
    if rules.target is not None:
        dash = ft.Container(width=18, height=2, bgcolor=look.palette.limit)
        is_reach = rules.target_rule is TargetRule.REACH
        key = "end.the-end-reach" if is_reach else "end.the-end-exceed"
        signs.append(_sign(look, dash, look.say(key, target=rules.target)))
    signs += _calls(look, game)
    if has_tie_breaker(game):
        dots = ft.Container(width=2, height=14, bgcolor=look.palette.pencil)
        signs.append(_sign(look, dots, look.say("end.tie-after")))
    return ft.Row(signs, spacing=16, run_spacing=4, wrap=True)


def _calls(look: Look, game: Game) -> Iterator[ft.Control]:
    """What the signs on the lines mean, as far as they are there."""
    judged = {has_held(row, score) for row in counted_rounds(game) for score in row.scores}
    if True in judged:
        dot = ft.Container(width=8, height=8, bgcolor=look.palette.pencil, border_radius=4)
        yield _sign(look, dot, look.say("end.call-held"))
    if False in judged:
        box = ft.Container(width=9, height=9, border=ft.Border.all(2, look.palette.pencil))
        yield _sign(look, box, look.say("end.call-failed"))


def _sign(look: Look, sign: ft.Control, said: str) -> ft.Row:
    text = words(look, said, "small", color=look.palette.pencil)
    return ft.Row([sign, text], spacing=8, tight=True)
