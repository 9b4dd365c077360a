"""The usual rules in the settings: those of the last game, the table's own, or an edition."""

import flet as ft

from referee.editions import NAMES
from views.acts import choosing
from views.desk import Desk
from views.look import Look
from views.pages.settings_choices import Option, choices_row, folded
from views.parts.choice_row import Choice
from views.parts.edition_words import edition_name, edition_short
from views.parts.rule_words import house_line
from views.parts.rules import hair
from views.parts.words import words
from views.state import State
from views.usual_rules import UsualRules

KEY = "usual-rules"


def usual_rules(look: Look, state: State, desk: Desk) -> ft.Control:
    usual = state.preferences.usual
    options = [_last(look, usual), *_ours(look, usual), *_printed(look, usual)]
    row = choices_row(look, state, KEY, ft.Icons.BOOKMARK_BORDER, _standing(look, usual))
    column = folded(look, row, options, desk)
    if row.is_open:
        more = words(look, look.say("likes.usual-more"), "small", color=look.palette.pencil)
        column.controls += [
            ft.Container(more, padding=ft.Padding.symmetric(vertical=10)),
            hair(look),
        ]
    return column


def _standing(look: Look, usual: UsualRules | None) -> str:
    if usual is None:
        return look.say("likes.usual-last")
    short = edition_short(look, usual.edition)
    return look.say("likes.usual-ours", edition=short) if usual.house else short


def _last(look: Look, usual: UsualRules | None) -> Option:
    choice = Choice(key=f"{KEY}-last", name=look.say("likes.usual-last"), is_chosen=usual is None)
    return choice, choosing.play_usually(None)


def _ours(look: Look, usual: UsualRules | None) -> list[Option]:
    """An edition with house rules, which can only be kept from a new game."""
    if usual is None or not usual.house:
        return []
    choice = Choice(
        key=f"{KEY}-ours",
        name=look.say("likes.usual-ours", edition=edition_name(look, usual.edition)),
        note=house_line(look, usual.rules, usual.edition),
        is_chosen=True,
    )
    return [(choice, choosing.play_usually(usual))]


def _printed(look: Look, usual: UsualRules | None) -> list[Option]:
    return [_edition(look, UsualRules(name), usual) for name in NAMES]


def _edition(look: Look, printed: UsualRules, usual: UsualRules | None) -> Option:
    name = printed.edition
    choice = Choice(key=f"{KEY}-{name}", name=edition_name(look, name), is_chosen=printed == usual)
    return choice, choosing.play_usually(printed)
