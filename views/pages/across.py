"""The totals across the table: nothing but names, figures, and who deals."""

from dataclasses import replace

import flet as ft

from referee.game import Game, Standing
from views.acts import across, going
from views.desk import Desk
from views.guards import guarded
from views.look import Look
from views.page import Across
from views.pages.settings_choices import changing
from views.parts.badge import badge, badges_of
from views.parts.buttons import icon_button
from views.parts.figures import figure
from views.parts.outlook_words import is_near, outlook_pieces
from views.parts.race import race
from views.parts.standing import ranked
from views.parts.turn_clock import turn_clock
from views.parts.words import spans, words
from views.state import State
from views.theme import TOP_BAR

MOST = 128
"""Pixels of the largest figure."""
WIDEST = 960
"""How far a name and its figure may stand apart."""
ROOMY = 64
"""Height of a row from which on a second line fits below the name."""
SHARE = 0.5
"""The largest share of the width that a figure takes."""
DIGIT = 0.53
"""Width of a digit in sizes."""


def across_page(look: Look, state: State, desk: Desk) -> ft.Control:
    assert isinstance(state.page, Across)
    page = ft.Column(
        [_board(look, state, desk), _bar(look, state, desk)],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    turned = ft.RotatedBox(2 if state.page.is_turned else 0, page)
    return ft.Container(turned, bgcolor=look.palette.paper, expand=True)


def _board(look: Look, state: State, desk: Desk) -> ft.Control:
    """A tap anywhere turns it round."""
    assert isinstance(state.page, Across)
    width, height = min(look.width, WIDEST), look.height - _bar_height(look)
    # What is as large as this needs no larger words.
    large = replace(look, text_size=1.0, width=width, height=height)
    drawn = _race(large, state.game) if state.page.is_race else _read_out(large, state.game)
    said = ft.Semantics(
        content=ft.Container(drawn, width=width),
        label=_totals(look, state.game),
        header=True,
        exclude_semantics=True,
    )
    middle = ft.Row(
        [said],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    # No button: the whole screen would change its colour below a mouse.
    turn = guarded(changing(desk, across.turn_round), look.language)
    return ft.GestureDetector(middle, key="board", on_tap=turn, expand=True)


def _race(look: Look, game: Game) -> ft.Control:
    """Where a phone takes some of the height for itself, the air above the lanes goes first."""
    return ft.Stack([ft.Container(race(look, game), left=0, bottom=0)])


def _totals(look: Look, game: Game) -> str:
    said = (f"{line.seat.player} {figure(look, line.seat.total)}" for line in ranked(game))
    return look.clauses(said)


def _read_out(look: Look, game: Game) -> ft.Control:
    lines = ranked(game)
    rows = [_row(look, game, line, look.height / len(lines)) for line in lines]
    return ft.Column(list(rows), spacing=0)


def _row(look: Look, game: Game, line: Standing, height: float) -> ft.Container:
    """About so high: all of them share the room."""
    seat, palette = line.seat, look.palette
    ink = palette.ink if seat.is_active else palette.pencil
    size = _figure_size(look, game, height)
    total = words(look, figure(look, seat.total), "hero", size=size, color=ink, lines=1)
    parts: list[ft.Control] = [
        badge(look, badges_of(game)[seat.player], min(52, height * 0.5)),
        _name(look, game, line, height),
        total,
    ]
    return ft.Container(
        ft.Row(parts, spacing=min(18, look.width / 24)),
        expand=1,
        padding=ft.Padding.symmetric(horizontal=look.margin),
        border=ft.Border.only(bottom=ft.BorderSide(1, palette.edge)),
    )


def _figure_size(look: Look, game: Game, height: float) -> float:
    """As large as the row is high, so that the longest total leaves room for a name."""
    longest = max(len(figure(look, seat.total)) for seat in game.seats)
    fitting = look.width * SHARE / (DIGIT * max(longest, 2))
    return min(MOST, fitting, height * 0.84)


def _name(look: Look, game: Game, line: Standing, height: float) -> ft.Control:
    player, size = line.seat.player, min(36, height * 0.42)
    row: list[ft.Control] = [
        words(look, player, "display", size=size, lines=1, expand=True),
        *_signs(look, game, line, size * 0.7),
    ]
    row[0].expand_loose = True
    lines: list[ft.Control] = [ft.Row(row, spacing=6, tight=True)]
    pieces = outlook_pieces(look, game, line)
    if pieces and height >= ROOMY and (is_near(game, line.seat.total) or game.is_over):
        lines.append(spans(look, pieces, "small", lines=2))
    return ft.Column(lines, spacing=2, expand=True, tight=True)


def _signs(look: Look, game: Game, line: Standing, size: float) -> list[ft.Control]:
    """Beside the name of who deals, and of who starts."""
    signs = (
        (ft.Icons.STYLE_OUTLINED, game.dealer),
        (ft.Icons.PLAY_ARROW_OUTLINED, game.starter),
    )
    return [
        ft.Icon(icon, size=size, color=look.palette.pencil)
        for icon, player in signs
        if player == line.seat.player and not game.is_over
    ]


# -- the bar ------------------------------------------------------------------------------


def _bar_height(look: Look) -> float:
    return look.grown(TOP_BAR)


def _bar(look: Look, state: State, desk: Desk) -> ft.Control:
    assert isinstance(state.page, Across)
    said: ft.Control = words(look, _said(look, state.game), "body", lines=2)
    if state.page.is_timed:
        said = turn_clock(look)
    return ft.Container(
        ft.Row([ft.Container(said, expand=True), *_buttons(look, state, desk)], spacing=0),
        height=_bar_height(look),
        padding=ft.Padding.only(left=look.margin, right=4),
    )


def _buttons(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """The clock while somebody still has a turn, the race, turning it round, and the way back."""
    assert isinstance(state.page, Across)
    clock, is_race = look.say("across.clock"), state.page.is_race
    to_race = look.say("across.figures" if is_race else "across.race")
    timer = ft.Icons.TIMER_OFF_OUTLINED if state.page.is_timed else ft.Icons.TIMER_OUTLINED
    race_icon = ft.Icons.FORMAT_LIST_NUMBERED if is_race else ft.Icons.BAR_CHART
    offered = [
        ("clock", clock, timer, across.switch_clock),
        ("race", to_race, race_icon, across.switch_race),
        ("turn", look.say("across.turn"), ft.Icons.SCREEN_ROTATION, across.turn_round),
        ("back", look.say("entry.back"), ft.Icons.CLOSE, going.back),
    ]
    return [
        icon_button(look, key, label, changing(desk, act), icon=icon)
        for key, label, icon, act in offered[state.game.is_over :]
    ]


def _said(look: Look, game: Game) -> str:
    """Who deals and starts; else where the game is."""
    if game.is_over:
        return look.say("end.title")
    if game.dealer is None or game.starter is None:
        number = len(game.rounds)
        return look.say("table.after-round", number=number) if number else look.say("table.begins")
    return look.say("entry.deals", dealer=game.dealer, starter=game.starter)
