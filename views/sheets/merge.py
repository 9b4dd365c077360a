"""Two spellings of one person: which one is the same, and what that means."""

from collections.abc import Sequence

import flet as ft

from referee.people import Key
from views.acts import going
from views.acts.people import choose_other, merge, others_than
from views.desk import Desk
from views.guards import Handler
from views.known import Known, all_careers, everybody
from views.look import Look
from views.memory import Merge
from views.pages.players import detail_words
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.known_mark import known_mark, letters_in
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.parts.short_name import name_on_button
from views.parts.tappable import tappable
from views.parts.words import words
from views.state import State
from views.theme import MAIN_BUTTON

AROUND = 150
"""Height of all but the rows."""


def merge_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, Merge)
    laid, leave = state.overlay, lambda: desk.change(going.close_kind(Merge))
    if laid.other is not None:
        return bottom_sheet(look, _sure(look, state, desk, (laid.key, laid.other)), leave, AROUND)
    others = others_than(laid.key, state)
    body = _which(look, state, desk, laid.key, others)
    return bottom_sheet(look, body, leave, AROUND + 57 * len(others))


def _which(
    look: Look, state: State, desk: Desk, key: Key, others: Sequence[Key]
) -> list[ft.Control]:
    every = everybody(state.summaries, state.people)
    name = _name(state, key)
    is_alone, has_all = len(every) < 2, len(others) == len(every) - 1
    said = look.say("players.nobody-else") if is_alone else ""
    if not has_all:
        said = look.say("players.merge-which", name=name)
    return [
        sheet_head(look, look.say("players.merge-title", name=name), said),
        hair(look, look.palette.edge),
        *(_row(look, state, every[other], _choosing(desk, every[other])) for other in others),
    ]


def _choosing(desk: Desk, known: Known) -> Handler:
    return lambda: desk.change(choose_other(known.person.key))


def _row(look: Look, state: State, known: Known, on_tap: Handler) -> ft.Control:
    letters = letters_in(everybody(state.summaries, state.people))
    name, key = known.person.name, known.person.key
    detail = detail_words(look, all_careers(state.summaries, state.people).get(key))
    lines: list[ft.Control] = [
        words(look, name, "choice", lines=look.lines),
        words(look, detail, "small", color=look.palette.pencil, lines=look.lines),
    ]
    parts: list[ft.Control] = [
        known_mark(look, known, letters[key], 24),
        ft.Column(lines, spacing=0, expand=True, tight=True),
    ]
    label = look.statements((name, detail))
    line = ft.Row(parts, spacing=12)
    row = tappable(look, f"merge-{key}", line, on_tap, label=label, height=look.row(56), radius=0)
    return stacked([row, hair(look)])


def _sure(look: Look, state: State, desk: Desk, both: tuple[Key, Key]) -> list[ft.Control]:
    name, other = (_name(state, key) for key in both)
    said = look.say("players.merge-means", name=name, other=other)
    back = secondary(
        look,
        "merge-no",
        look.say("menu.back"),
        lambda: desk.change(going.lay(Merge(both[0]))),
        height=MAIN_BUTTON,
    )
    label = look.say("players.merge-yes", name=name_on_button(look, name))
    yes = primary(look, "merge-yes", label, lambda: desk.change(merge), expand=True)
    title = look.say("players.merge-sure", name=name, other=other)
    return [sheet_head(look, title, said), sheet_foot(look, [back, yes])]


def _name(state: State, key: Key) -> str:
    return everybody(state.summaries, state.people)[key].person.name
