"""More: all that can be done at the table beside playing, as far as it can be done now."""

from collections.abc import Iterator
from dataclasses import dataclass

import flet as ft

from referee.events import (
    DealerNamed,
    GameStopped,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Result,
    SeatsMoved,
)
from views.acts import going
from views.acts.across import read_out
from views.acts.changing import may_happen, may_leave
from views.acts.preparing import lay_note, lay_seats
from views.acts.redealing import deal_again, may_deal_again
from views.acts.ruling import open_rules
from views.desk import Desk
from views.look import Look
from views.overlay import HouseRulesSheet, Join, Leave, Menu, NameDealer, Rename, Stop
from views.parts.bottom_sheet import bottom_sheet
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.sheet_lines import sheet_head
from views.parts.tappable import tappable
from views.parts.words import words
from views.served import Phones
from views.state import Act, State

AROUND = 110
"""Height of all but the rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One thing that can be done."""

    key: str
    name: str
    icon: ft.IconData
    act: Act
    why_off: str = ""
    """Why it cannot be done just now; empty: it can."""


def menu_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    items = [*_people(look, state), *_seats(look, state), *_end(look, state), *_sheet(look, state)]
    body: list[ft.Control] = [
        sheet_head(look, look.say("menu.title")),
        hair(look, look.palette.edge),
        *(_row(look, desk, item) for item in items),
    ]
    least = AROUND + 49 * len(items)
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(Menu)), least)


def _people(look: Look, state: State) -> Iterator[Item]:
    if may_happen(state, PlayerJoined):
        name, icon = look.say("menu.join"), ft.Icons.PERSON_ADD_ALT
        yield Item(key="menu-join", name=name, icon=icon, act=going.lay(Join()))
    if may_happen(state, PlayerLeft):
        yield Item(
            key="menu-leave",
            name=look.say("menu.leave"),
            icon=ft.Icons.PERSON_REMOVE_OUTLINED,
            act=going.lay(Leave()),
            why_off="" if may_leave(state.game) else look.say("menu.two-stay"),
        )
    if may_happen(state, PlayerRenamed):
        name, icon = look.say("menu.rename"), ft.Icons.EDIT_OUTLINED
        yield Item(key="menu-rename", name=name, icon=icon, act=going.lay(Rename()))


def _seats(look: Look, state: State) -> Iterator[Item]:
    if may_happen(state, SeatsMoved):
        name, icon = look.say("menu.move-seats"), ft.Icons.SWAP_VERT
        yield Item(key="menu-move-seats", name=name, icon=icon, act=lay_seats)
    if may_happen(state, DealerNamed):
        name, icon = look.say("menu.dealer"), ft.Icons.STYLE_OUTLINED
        yield Item(key="menu-dealer", name=name, icon=icon, act=going.lay(NameDealer()))
    if may_deal_again(state):
        name, icon = look.say("menu.redeal"), ft.Icons.REFRESH
        yield Item(key="menu-redeal", name=name, icon=icon, act=deal_again)


def _sheet(look: Look, state: State) -> Iterator[Item]:
    name, icon = look.say("across.open"), ft.Icons.OPEN_IN_FULL
    yield Item(key="menu-across", name=name, icon=icon, act=read_out)
    if not state.is_read_only:
        name, icon = look.say("menu.note"), ft.Icons.EDIT_NOTE
        yield Item(key="menu-note", name=name, icon=icon, act=lay_note)
    if state.served is not None:
        name, icon = look.say("serve.open"), ft.Icons.QR_CODE_2
        yield Item(key="menu-phones", name=name, icon=icon, act=going.lay(Phones()))
    name, icon = look.say("menu.house-rules"), ft.Icons.TUNE
    yield Item(key="menu-house-rules", name=name, icon=icon, act=going.lay(HouseRulesSheet()))
    name, icon = look.say("rulings.title"), ft.Icons.MENU_BOOK_OUTLINED
    yield Item(key="menu-rules", name=name, icon=icon, act=open_rules())


def _end(look: Look, state: State) -> Iterator[Item]:
    if not may_happen(state, GameStopped):
        return
    name, icon = look.say("menu.stop"), ft.Icons.FLAG_OUTLINED
    yield Item(key="menu-stop", name=name, icon=icon, act=going.lay(Stop()))
    name, icon = look.say("menu.abandon"), ft.Icons.DELETE_OUTLINE
    abandon = going.lay(Stop(Result.ABANDONED))
    yield Item(key="menu-abandon", name=name, icon=icon, act=abandon)


def _row(look: Look, desk: Desk, item: Item) -> ft.Control:
    palette, is_off = look.palette, bool(item.why_off)
    ink = palette.pencil if is_off else palette.ink
    lines: list[ft.Control] = [words(look, item.name, "choice", color=ink, lines=look.lines)]
    if is_off:
        lines.append(words(look, item.why_off, "small", color=palette.pencil, lines=1))
    parts: list[ft.Control] = [
        ft.Icon(item.icon, size=look.scaled(20), color=palette.edge if is_off else palette.pencil),
        ft.Column(lines, spacing=0, expand=True, tight=True),
    ]
    row = tappable(
        look,
        item.key,
        ft.Row(parts, spacing=14),
        lambda: desk.change(item.act),
        label=look.statements((item.name, item.why_off if is_off else "")),
        height=look.row(48),
        radius=0,
        is_off=is_off,
    )
    return stacked([row, hair(look)])
