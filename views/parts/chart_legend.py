"""What the ring and the dashed line of the chart mean."""

import flet as ft

from referee.game import Game
from referee.ruleset import Reset, TargetRule
from views.look import Look
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
    return ft.Row(signs, spacing=16, wrap=True)


def _sign(look: Look, sign: ft.Control, said: str) -> ft.Row:
    text = words(look, said, "small", color=look.palette.pencil)
    return ft.Row([sign, text], spacing=8, tight=True)
