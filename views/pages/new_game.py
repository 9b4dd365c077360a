"""The set-up of a new game: the last table, to be started with one tap or changed."""

from dataclasses import replace

import flet as ft

from views.acts import going
from views.acts.setting import start_game
from views.desk import Desk
from views.look import Look
from views.memory import Occasion
from views.overlay import FirstDealer, HouseRulesSheet, Paper
from views.pages.new_game_cards import cards_on_table
from views.pages.new_game_players import players_at_table
from views.parts.buttons import Extras, icon_button, primary, secondary
from views.parts.columns import GAP, for_halves, halves
from views.parts.fold import Fold, fold
from views.parts.page_frame import foot_row, page_frame
from views.parts.short_name import name_on_button
from views.parts.top_bar import top_bar
from views.parts.trouble import trouble_banner
from views.sheets.occasion import when_words
from views.state import State
from views.theme import MAIN_BUTTON

ROOM_FOR_ICON = 1.5
"""Text size from which the button of the dealer has room for words only."""


def new_game_page(look: Look, state: State, desk: Desk) -> ft.Control:
    back = icon_button(
        look, "back", look.say("new.back"), lambda: desk.change(going.back), icon=ft.Icons.CLOSE
    )
    head = top_bar(look, look.say("new.title"), lead=back)
    look = for_halves(look)
    body = [*trouble_banner(look, state, desk), *_body(look, state, desk)]
    return page_frame(look, head, body, _foot(look, state, desk))


def _body(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """Who plays and with what: one under the other, or side by side."""
    room = min(look.width, look.content)
    wide = (room - GAP) / 2 if look.is_wide else room
    players = players_at_table(replace(look, width=wide), state, desk)
    cards = [
        *cards_on_table(look, state, desk),
        _house_rules(look, state, desk),
        _paper(look, state, desk),
        _occasion(look, state, desk),
    ]
    return halves(look, players, cards)


def _house_rules(look: Look, state: State, desk: Desk) -> ft.Control:
    changed = len(state.setup.house)
    standing = look.say("new.changed", count=changed) if changed else look.say("new.as-printed")
    row = Fold(
        key="house-rules",
        name=look.say("new.house-rules"),
        standing=standing,
        icon=ft.Icons.TUNE,
    )
    return fold(look, row, (), lambda: desk.change(going.lay(HouseRulesSheet())))


def _paper(look: Look, state: State, desk: Desk) -> ft.Control:
    is_on_paper = state.setup.is_on_paper
    row = Fold(
        key="paper",
        name=look.say("new.paper"),
        standing=look.say("new.paper-yes") if is_on_paper else look.say("new.paper-no"),
        icon=ft.Icons.EDIT_NOTE,
    )
    return fold(look, row, (), lambda: desk.change(going.lay(Paper())))


def _occasion(look: Look, state: State, desk: Desk) -> ft.Control:
    row = Fold(
        key="occasion",
        name=look.say("new.occasion"),
        standing=when_words(look, state),
        icon=ft.Icons.EVENT_OUTLINED,
    )
    return fold(look, row, (), lambda: desk.change(going.lay(Occasion())))


def _foot(look: Look, state: State, desk: Desk) -> ft.Control:
    return foot_row(look, [_dealer(look, state, desk), _start(look, state, desk)])


def _dealer(look: Look, state: State, desk: Desk) -> ft.Control:
    dealer = state.setup.dealer
    extras: Extras = {"height": MAIN_BUTTON, "expand": 3, "is_off": not state.setup.players}
    if look.text_size < ROOM_FOR_ICON:
        extras["icon"] = ft.Icons.STYLE_OUTLINED
    label = look.say("new.who-deals")
    if dealer:
        label = look.say("new.deals", name=name_on_button(look, dealer))
    lay = going.lay(FirstDealer())
    return secondary(look, "dealer", label, lambda: desk.change(lay), **extras)


def _start(look: Look, state: State, desk: Desk) -> ft.Control:
    if state.is_read_only:
        label = look.say("new.read-only")
    else:
        label = look.say("new.start") if state.setup.is_ready else look.say("new.too-few")
    return primary(
        look,
        "start",
        label,
        lambda: desk.change(start_game(desk.new_id(), desk.now())),
        expand=4,
        is_off=state.is_read_only or not state.setup.is_ready,
    )
