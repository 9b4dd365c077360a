"""Whether the half-typed round goes, because the cards are dealt again."""

import flet as ft

from views.acts import going
from views.acts.redealing import deal_again
from views.desk import Desk
from views.look import Look
from views.overlay import Redeal
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.state import State
from views.theme import MAIN_BUTTON


def redeal_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    said = look.say("menu.redeal-what", number=len(state.game.rounds) + 1)
    body = [sheet_head(look, look.say("menu.redeal-title"), said), sheet_foot(_answers(look, desk))]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(Redeal)))


def _answers(look: Look, desk: Desk) -> list[ft.Control]:
    keep, deal = look.say("menu.redeal-no"), look.say("menu.redeal")
    return [
        secondary(
            look,
            "redeal-no",
            keep,
            lambda: desk.change(going.close_kind(Redeal)),
            height=MAIN_BUTTON,
        ),
        primary(look, "redeal-yes", deal, lambda: desk.change(deal_again), expand=True),
    ]
