"""Every event that a correction put behind the end of the game, in the words of the table."""

from collections.abc import Sequence

import flet as ft

from referee.events import (
    DealerNamed,
    Event,
    GameStopped,
    PlayerJoined,
    PlayerLeft,
    Result,
    RoundPlayed,
    SeatsMoved,
)
from views.look import Look
from views.parts.figures import figure
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.section import section
from views.parts.words import words


def aside_events(look: Look, events: Sequence[Event]) -> list[ft.Control]:
    """Nothing when nothing is set aside."""
    said = [line for event in events if (line := event_words(look, event))]
    if not said:
        return []
    more = words(look, look.say("rounds.aside-more"), "small", color=look.palette.pencil)
    return [
        section(look, look.say("rounds.aside"), top=20),
        *(_row(look, line) for line in said),
        ft.Container(more, padding=ft.Padding.only(top=8)),
    ]


def event_words(look: Look, event: Event) -> str:
    """Empty for what is never set aside."""
    match event:
        case RoundPlayed():
            return _round_words(look, event)
        case PlayerJoined(player=name, total=total):
            return look.say("rounds.aside-joined", name=name, total=total)
        case PlayerLeft(player=name):
            return look.say("rounds.aside-left", name=name)
        case SeatsMoved(players=players):
            return look.say("rounds.aside-seats", names=look.items(players))
        case DealerNamed(player=name):
            return look.say("rounds.aside-dealer", name=name)
        case GameStopped(result=Result.ABANDONED):
            return look.say("rounds.aside-abandoned")
        case GameStopped():
            return look.say("rounds.aside-stopped")
    return ""


def _round_words(look: Look, played: RoundPlayed) -> str:
    """Ana 12, Ben 0, Cleo 26. Ben called."""
    hands = look.items(f"{hand.player} {figure(look, hand.points)}" for hand in played.hands)
    if played.caller is None:
        return hands
    return look.say("rounds.aside-called", hands=hands, name=played.caller)


def _row(look: Look, said: str) -> ft.Control:
    pencil = look.palette.pencil
    parts: list[ft.Control] = [
        ft.Icon(ft.Icons.INVENTORY_2_OUTLINED, size=look.scaled(18), color=pencil),
        words(look, said, color=pencil, expand=True),
    ]
    line = ft.Container(ft.Row(parts, spacing=10), padding=ft.Padding.symmetric(vertical=8))
    return stacked([line, hair(look)])
