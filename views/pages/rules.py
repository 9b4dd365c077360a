"""The rules: a question is typed, and the referee answers for the edition on the table."""

from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from referee.rulings import ruling
from views.acts import going
from views.acts.ruling import ask
from views.desk import Desk
from views.look import Look
from views.overlay import ChooseEdition
from views.page import Rules
from views.pages.places import with_places
from views.pages.rules_answer import opened_ruling
from views.pages.rules_hits import hits_below, hits_beside
from views.pages.rules_list import at_a_glance_beside, list_beside, list_of_rules
from views.pages.rules_search import found, ready_for
from views.parts.buttons import icon_button, quiet
from views.parts.columns import GAP, Beside, column, columns, room_beside_rail
from views.parts.field import text_field
from views.parts.page_frame import page_frame, stacked
from views.parts.room import room_for
from views.parts.ruling_words import book_words
from views.parts.top_bar import big_top_bar
from views.parts.trouble import trouble_banner
from views.rulebook import Rulebook, rulebook_of
from views.state import State
from views.theme import TYPE

MIDDLE = 720
"""The widest that one column gets."""
LIST, ANSWER = 440, 720
"""The widest that the list and the answer get beside each other."""


def rules_page(look: Look, state: State, desk: Desk) -> ft.Control:
    assert isinstance(state.page, Rules)
    if look.is_widest:
        page = _side_by_side(look, state, state.page, desk)
    else:
        page = _one_column(look, state, state.page, desk)
    return with_places(look, state, desk, page)


def _one_column(look: Look, state: State, page: Rules, desk: Desk) -> ft.Control:
    """From 840 on a little wider than other pages, so that editions stand side by side."""
    book = rulebook_of(state)
    if look.is_wide:
        look = replace(look, content=min(MIDDLE, room_beside_rail(look)))
    body = [*trouble_banner(look, state, desk), *_body(look, state, page, desk)]
    field = [] if page.ruling else [_field(look, page, book, desk)]
    head = stacked([_head(look, page, book, desk), *field])
    return _from_its_top(page_frame(look, head, [*body, ft.Container(height=24)]), page.ruling)


def _from_its_top(shown: ft.Control, ruling_id: str | None) -> ft.Control:
    """Without a key it would begin as far down as the ruling before it was scrolled."""
    shown.key = f"shown-{ruling_id or 'list'}"
    return shown


def _body(look: Look, state: State, page: Rules, desk: Desk) -> Sequence[ft.Control]:
    book = rulebook_of(state)
    if page.ruling is not None:
        return opened_ruling(look, state, ruling(page.ruling), desk)
    if page.asked.strip():
        return hits_below(look, state, found(look, page, book), desk)
    return list_of_rules(look, state, book, desk)


def _side_by_side(look: Look, state: State, page: Rules, desk: Desk) -> ft.Control:
    """What is asked at the left, the answer at the right."""
    room = room_beside_rail(look) - 3 * GAP
    left = min(LIST, room * 0.42)
    right = min(ANSWER, room - left)
    parts = [
        Beside(_asking(replace(look, width=left), state, page, desk), left),
        Beside(_answering(replace(look, width=right), state, page, desk), right),
    ]
    return columns(look, parts)


def _asking(look: Look, state: State, page: Rules, desk: Desk) -> ft.Control:
    book = rulebook_of(state)
    if page.asked.strip():
        body = hits_beside(look, state, found(look, page, book), desk)
    else:
        body = list_beside(look, state, book, desk)
    head = stacked([_head(look, page, book, desk), _field(look, page, book, desk)])
    return page_frame(look, head, [*trouble_banner(look, state, desk), *body])


def _answering(look: Look, state: State, page: Rules, desk: Desk) -> ft.Control:
    """The ruling that was opened, else the best answer, else what a beginner is told."""
    book = rulebook_of(state)
    best = next(iter(found(look, page, book)), None)
    opened = best if page.ruling is None else ruling(page.ruling)
    if opened is None:
        shown = at_a_glance_beside(look, book, desk)
    else:
        shown = opened_ruling(look, state, opened, desk)
    answer = column([*shown, ft.Container(height=24)], top=12)
    return _from_its_top(answer, opened.id if opened else None)


def _head(look: Look, page: Rules, book: Rulebook, desk: Desk) -> ft.Control:
    label = look.say("rulings.edition")
    broad = room_for(label, look.scaled(TYPE["label"].size))
    edition = quiet(
        look,
        "edition",
        label,
        lambda: desk.change(going.lay(ChooseEdition())),
        trailing=ft.Icons.EXPAND_MORE,
    )
    title, subtitle = look.say("rulings.title"), book_words(look, book)
    if page.below is None and page.ruling is None:
        return big_top_bar(look, title, subtitle=subtitle, actions=[edition], broad=broad)
    back = icon_button(
        look,
        "back",
        look.say("rulings.back"),
        lambda: desk.change(going.back),
        icon=ft.Icons.ARROW_BACK,
    )
    return big_top_bar(look, title, subtitle=subtitle, lead=back, actions=[edition], broad=broad)


def _field(look: Look, page: Rules, book: Rulebook, desk: Desk) -> ft.Control:
    field = text_field(
        look,
        "ask",
        look.say("rulings.ask"),
        lambda written: desk.change(ask(written)),
        value=page.asked,
        icon=ft.Icons.SEARCH,
    )
    clear: ft.Control = ft.Container()
    if page.asked:
        label = look.say("rulings.clear")
        clear = icon_button(look, "clear", label, lambda: desk.change(ask("")), icon=ft.Icons.CLOSE)
    parts = [ready_for(look, book), field, ft.Container(clear, right=4, top=4)]
    lying = ft.Stack(parts, fit=ft.StackFit.PASS_THROUGH)
    return ft.Container(
        lying, padding=ft.Padding.only(left=look.margin, right=look.margin, top=4, bottom=4)
    )
