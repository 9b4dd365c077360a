"""Who plays: a chip for everybody who is offered a seat, in the order of the seats."""

import flet as ft

from referee.events import Player
from referee.setup import Setup
from views.acts import going
from views.acts.setting import set_up
from views.desk import Desk
from views.look import Look
from views.overlay import AddPlayer, Opening
from views.parts.buttons import quiet
from views.parts.chip import Sitter, player_chip
from views.parts.doubt_words import doubt_words
from views.parts.mark import letters_of
from views.parts.page_frame import stacked
from views.parts.words import words
from views.state import Act, State
from views.theme import LARGE_TEXT

OFFERED, OFFERED_WHEN_TALL = 6, 12
"""Chips of the company; the others are found by Add."""
TALL = 700


def players_at_table(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    return [
        _head(look, state.setup, desk),
        _chips(look, state.setup, desk),
        *_doubts(look, state.setup, desk),
    ]


def _head(look: Look, setup: Setup, desk: Desk) -> ft.Control:
    title = words(look, look.say("new.table"), "note", color=look.palette.pencil, lines=1)
    order = quiet(
        look,
        "order",
        look.say("new.order"),
        lambda: desk.change(going.lay(Opening())),
        icon=ft.Icons.SWAP_VERT,
        is_off=not setup.is_ready,
    )
    add = quiet(
        look,
        "add",
        look.say("new.add"),
        lambda: desk.change(going.lay(AddPlayer())),
        icon=ft.Icons.ADD,
    )
    if look.text_size > LARGE_TEXT:
        heading = ft.Semantics(content=title, header=True)
        return stacked([heading, ft.Row([order, add], spacing=0)])
    heading = ft.Semantics(content=title, header=True, expand=True)
    return ft.Row([heading, order, add], spacing=0)


def _chips(look: Look, setup: Setup, desk: Desk) -> ft.Control:
    shown = _shown(setup, OFFERED if look.height < TALL else OFFERED_WHEN_TALL)
    if not shown:
        nobody = words(look, look.say("new.nobody"), color=look.palette.pencil)
        return ft.Container(nobody, padding=ft.Padding.only(bottom=8))
    letters = _letters(setup.players, shown)
    chips: list[ft.Control] = [_chip(look, setup, letters, player, desk) for player in shown]
    return ft.Row(chips, wrap=True, spacing=6, run_spacing=8)


def _shown(setup: Setup, most: int) -> tuple[Player, ...]:
    """Everybody at the table, and the first ones of the others."""
    others = [each for each in setup.everybody if each not in setup.players]
    offered = others[: max(most - len(setup.players), 0)]
    return tuple(each for each in setup.everybody if each in setup.players or each in offered)


def _letters(table: tuple[Player, ...], shown: tuple[Player, ...]) -> dict[Player, str]:
    """As they will be at the table; whoever does not sit there is told from everybody here."""
    others = tuple(player for player in shown if player not in table)
    names = (*table, *others)
    return dict(zip(names, (*letters_of(table), *letters_of(others, table)), strict=True))


def _chip(
    look: Look, setup: Setup, letters: dict[Player, str], player: Player, desk: Desk
) -> ft.Control:
    sits = player in setup.players
    sitter = Sitter(
        key=f"player-{player}",
        name=player,
        letters=letters[player],
        seat=setup.players.index(player) if sits else None,
        table=setup.players,
        is_dealer=player == setup.dealer,
    )
    act = _turned(player, sits=sits)
    return player_chip(look, sitter, _said(look, setup, player), lambda: desk.change(act))


def _turned(player: Player, *, sits: bool) -> Act:
    """What the chip meant as it was drawn, so that a second tap changes nothing."""
    if sits:
        return set_up(lambda setup: setup.without_player(player))
    return set_up(lambda setup: setup.seated(player))


def _said(look: Look, setup: Setup, player: Player) -> str:
    if player not in setup.players:
        return look.say("new.away-said", name=player)
    key = "new.dealer-said" if player == setup.dealer else "new.seat-said"
    return look.say(key, name=player, seat=setup.players.index(player) + 1)


def _doubts(look: Look, setup: Setup, desk: Desk) -> list[ft.Control]:
    lines: list[ft.Control] = []
    for doubt in setup.doubts:
        said = doubt_words(look, setup.rules, doubt)
        line = words(look, said, "small", color=look.palette.pencil, expand=True)
        more = [_second_deck(look, desk)] if doubt.code == "second-deck-advised" else []
        lines.append(ft.Row([line, *more], spacing=8))
    return [ft.Container(stacked(lines), padding=ft.Padding.only(top=8))] if lines else []


def _second_deck(look: Look, desk: Desk) -> ft.Control:
    label = look.say("new.two-decks")
    act = set_up(lambda setup: setup.with_rule("decks", 2))
    return quiet(look, "two-decks", label, lambda: desk.change(act))
