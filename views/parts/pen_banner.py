"""Who has the pen at a served table, what is half typed there, and the way to get the pen."""

from collections.abc import Sequence

import flet as ft

from referee.draft import Draft
from views.acts import going
from views.desk import Desk
from views.guards import component, nothing
from views.look import Look
from views.page import Entry
from views.parts.abreast import abreast
from views.parts.buttons import icon_button, secondary
from views.parts.page_frame import stacked
from views.parts.words import words
from views.served import Pen, Served, TakePen
from views.state import State
from views.theme import KEY_CORNER


def pen_banner(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """One banner, or none where the pen is here and nobody asks for it."""
    served = state.served
    if served is None or (served.pen is Pen.MINE and not served.asking):
        return []
    if isinstance(state.page, Entry):
        # There the numbers need the room.
        return [_framed(look, _line(look, served, desk), 0)]
    said = stacked([_head(look, pen_words(look, served)), *_half_typed(look, state, desk)])
    return [_framed(look, stacked([said, *_ways(look, served, desk)], spacing=8), 12)]


def _framed(look: Look, content: ft.Control, padding: float) -> ft.Control:
    return ft.Container(
        content,
        key="pen",
        bgcolor=look.palette.well,
        border_radius=KEY_CORNER,
        padding=padding,
        margin=ft.Margin.only(top=8, bottom=8) if padding else None,
    )


def pen_words(look: Look, served: Served) -> str:
    """Who has it, or who asks for it."""
    if served.pen is Pen.MINE:
        return look.say("serve.asks", number=served.asking[0])
    if served.pen is Pen.FREE:
        return look.say("serve.free")
    if served.holder is None:
        return look.say("serve.away-unknown")
    key = "serve.held" if served.pen is Pen.HELD else "serve.away"
    return look.say(key, number=served.holder)


def _head(look: Look, said: str) -> ft.Control:
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.EDIT_OUTLINED, size=look.scaled(20), color=look.palette.pencil),
        ft.Semantics(content=words(look, said), expand=True, live_region=True),
    ]
    return ft.Row(parts, spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)


def _line(look: Look, served: Served, desk: Desk) -> ft.Control:
    """In the height of one target: who asks, and both answers."""
    pen, said = desk.pen, pen_words(look, served)
    answers: list[ft.Control] = []
    if pen is not None and served.asking:
        number, keep, over = served.asking[0], look.say("serve.keep"), look.say("serve.hand-over")
        answers = [
            icon_button(look, "pen-keep", keep, pen.keep, icon=ft.Icons.CLOSE),
            icon_button(look, "pen-over", over, lambda: pen.hand_over(number), icon=ft.Icons.CHECK),
        ]
    asked = ft.Semantics(content=words(look, said, "small"), expand=True, live_region=True)
    return ft.Container(ft.Row([asked, *answers], spacing=0), padding=ft.Padding.only(left=12))


def _half_typed(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """What grows on the other phone; nothing where no game is in sight."""
    if not state.is_read_only or state.open is None:
        return []
    return [half_typed(look, len(state.game.rounds) + 1, desk)]


@component
def half_typed(look: Look, number: int, desk: Desk) -> ft.Control:
    """A piece of its own, so that the page around it stays as it is while a hand is typed."""
    draft, show = ft.use_state(desk.state.open.draft if desk.state.open else None)

    def follow() -> None:
        if desk.pen is not None:
            desk.pen.show_on(show)

    ft.use_effect(follow, dependencies=[], cleanup=nothing)
    if draft is None or draft.is_empty:
        return stacked([])
    said = half_typed_words(look, draft, number)
    line = words(look, said, "small", color=look.palette.pencil, lines=3)
    return ft.Container(line, padding=ft.Padding.only(top=8))


def half_typed_words(look: Look, draft: Draft, number: int) -> str:
    hands = [look.say("serve.hand", name=hand.player, points=hand.points) for hand in draft.hands]
    if draft.caller is not None:
        hands.append(look.say("entry.called", player=draft.caller))
    return look.say("serve.half-typed", number=number, hands=look.groups(hands))


def _ways(look: Look, served: Served, desk: Desk) -> Sequence[ft.Control]:
    pen = desk.pen
    if pen is None:
        return []
    if served.pen is Pen.MINE:
        number = served.asking[0]
        keep = secondary(look, "pen-keep", look.say("serve.keep"), pen.keep)
        over = secondary(
            look, "pen-over", look.say("serve.hand-over"), lambda: pen.hand_over(number)
        )
        return [abreast(look, [keep, over])]
    if served.pen is Pen.AWAY:
        take = look.say("serve.take")
        return [secondary(look, "pen-take", take, lambda: desk.change(going.lay(TakePen())))]
    asked = look.say("serve.asked" if served.has_asked else "serve.ask")
    return [secondary(look, "pen-ask", asked, pen.ask, is_off=served.has_asked)]
