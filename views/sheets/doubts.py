"""What looks impossible or unusual about the round, asked before it is saved."""

import flet as ft

from referee.doubts import Severity
from views.acts import entering, going
from views.desk import Desk
from views.look import Look
from views.overlay import Doubts
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.doubt_words import doubt_words
from views.parts.rules import hair
from views.parts.rulings_behind import ruling_behind
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.parts.words import words
from views.state import State
from views.theme import MAIN_BUTTON


def doubts_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert state.open is not None
    doubts = entering.open_doubts(state)
    is_impossible = any(doubt.severity is Severity.IMPOSSIBLE for doubt in doubts)
    title = look.say("doubt.title-impossible" if is_impossible else "doubt.title")
    hands = dict(state.open.entry.hands)
    body: list[ft.Control] = [sheet_head(look, title)]
    for doubt in doubts:
        said = words(look, doubt_words(look, state.game.rules, doubt, hands))
        body += [hair(look), ft.Container(said, padding=ft.Padding.only(top=12, bottom=4))]
        body += ruling_behind(look, state.game, "doubt", doubt.code, desk)
    return bottom_sheet(
        look,
        [*body, sheet_foot(look, _answers(look, state, desk))],
        lambda: desk.change(going.close_kind(Doubts)),
    )


def _answers(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    assert state.open is not None
    anyway = "doubt.save-anyway" if state.open.correction is None else "doubt.correct-anyway"
    return [
        secondary(
            look,
            "look-again",
            look.say("doubt.look-again"),
            lambda: desk.change(going.close_kind(Doubts)),
            height=MAIN_BUTTON,
        ),
        primary(
            look,
            "save-anyway",
            look.say(anyway),
            lambda: desk.change(entering.save_anyway(desk.now())),
            expand=True,
        ),
    ]
