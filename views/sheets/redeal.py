"""Whether the half-typed round goes, because the cards are dealt again."""

import flet as ft

from views.acts import going
from views.acts.redealing import deal_again
from views.desk import Desk
from views.look import Look
from views.overlay import Redeal
from views.parts.question import Question, question
from views.state import State


def redeal_sheet(look: Look, state: State, desk: Desk) -> ft.AlertDialog:
    asked = Question(
        key="redeal",
        title=look.say("menu.redeal-title"),
        detail=look.say("menu.redeal-what", number=len(state.game.rounds) + 1),
        answer=look.say("menu.redeal"),
        way_back=look.say("menu.redeal-no"),
    )
    return question(
        look,
        asked,
        lambda: desk.change(deal_again),
        lambda: desk.change(going.close_kind(Redeal)),
    )
