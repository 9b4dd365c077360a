"""Home: the games that are running, a new one, and the last ones."""

import math
from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from referee.summary import Summary
from views.acts import going
from views.desk import Desk
from views.found import Sought
from views.look import Look
from views.page import Games, Settings
from views.pages.places import with_places
from views.parts.aside_words import aside_words
from views.parts.badge import badge, badges_in
from views.parts.buttons import icon_button, primary, quiet, secondary
from views.parts.columns import for_halves, halves
from views.parts.edition_words import edition_name
from views.parts.figures import figure
from views.parts.game_row import game_row, past_game, started
from views.parts.page_frame import page_frame, stacked
from views.parts.past_row import past_row
from views.parts.ring import held
from views.parts.room import room_for
from views.parts.rules import double_rule, hair
from views.parts.section import section
from views.parts.top_bar import big_top_bar
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State
from views.texts.wording import moment
from views.theme import BUTTON_CORNER, LARGE_TEXT, MAIN_BUTTON, TYPE

ALSO_RUNNING = 4
"""Running games that Home shows below the newest."""
LAST_GAMES = 4
"""Finished games that Home shows."""
IN_A_ROW = 5
"""Players side by side on a card."""
CARD_PADDING, BESIDE = 16, 10
"""Pixels inside a card, and between two things in one line of it."""


def home_page(look: Look, state: State, desk: Desk) -> ft.Control:
    running = [game for game in state.summaries if game.is_running]
    now: list[ft.Control] = [
        *(_running(look, desk, state.people.as_named(game)) for game in running[:1]),
        *([] if running else [_welcome(look, state)]),
        _new_game(look, state, desk, is_main=not running),
    ]
    others = [*_also_running(look, state, desk, running), *_last_games(look, state, desk)]
    both = look.is_wide and bool(others)
    body: list[ft.Control] = [
        *trouble_banner(look, state, desk),
        *_aside(look, state),
        *(halves(look, now, others) if both else [*now, *others]),
    ]
    title, lead = look.say("home.title"), _sign(look)
    # Beside a rail the way to the settings stands at its foot.
    gear = [] if look.is_wide else [_gear(look, desk)]
    head = big_top_bar(look, title, lead=lead, actions=gear)
    framed = page_frame(for_halves(look) if both else look, head, body)
    return with_places(look, state, desk, framed)


def _sign(look: Look) -> ft.Container:
    return ft.Container(held(look, "0"), padding=ft.Padding.only(left=look.margin - 4, right=4))


def _gear(look: Look, desk: Desk) -> ft.Control:
    label, icon = look.say("settings.title"), ft.Icons.SETTINGS_OUTLINED
    return icon_button(
        look, "settings", label, lambda: desk.change(going.go(Settings())), icon=icon
    )


def _aside(look: Look, state: State) -> list[ft.Control]:
    """What could not be read, game by game; the settings say it too."""
    lines = [
        words(look, said, "small", color=look.palette.limit)
        for said in aside_words(look, state.damaged)
    ]
    return [ft.Container(line, padding=8) for line in lines]


def _welcome(look: Look, state: State) -> ft.Control:
    if state.summaries:
        title, more = look.say("home.next"), look.say("home.next-more")
    else:
        title, more = look.say("home.welcome"), look.say("home.welcome-more")
    lines: list[ft.Control] = [
        words(look, title, "heading"),
        words(look, more, color=look.palette.pencil),
    ]
    return ft.Container(stacked(lines, spacing=6), padding=ft.Padding.only(top=24, bottom=16))


def _new_game(look: Look, state: State, desk: Desk, *, is_main: bool) -> ft.Control:
    label, off = look.say("home.new-game"), state.is_read_only
    if is_main:
        button: ft.Control = primary(look, "new-game", label, desk.set_up, is_off=off)
    else:
        icon = ft.Icons.ADD
        button = secondary(
            look, "new-game", label, desk.set_up, icon=icon, height=MAIN_BUTTON, is_off=off
        )
    return ft.Container(stacked([button]), padding=ft.Padding.only(top=2))


# -- running games ------------------------------------------------------------------------


def _running(look: Look, desk: Desk, game: Summary) -> ft.Control:
    resume = primary(
        look,
        f"resume-{game.id}",
        look.say("home.resume"),
        lambda: desk.open_table(game.id),
        icon=ft.Icons.PLAY_ARROW,
    )
    lines: list[ft.Control] = [
        _card_head(look, game),
        _edition(look, game),
        ft.Container(double_rule(look), padding=ft.Padding.only(top=10, bottom=12)),
        *_totals(look, game),
        ft.Container(height=12),
        resume,
    ]
    return ft.Container(
        stacked(lines),
        key=f"card-{game.id}",
        bgcolor=look.palette.sheet,
        border=ft.Border.all(1, look.palette.rule),
        border_radius=BUTTON_CORNER,
        padding=CARD_PADDING,
        margin=ft.Margin.only(bottom=10),
    )


def _card_head(look: Look, game: Summary) -> ft.Control:
    when = started(game)
    since = moment(when, look.language) if when else ""
    said = look.say("home.next-round", number=game.rounds + 1)
    next_up = words(look, said, "heading", lines=look.lines)
    beside = words(look, since, "note", color=look.palette.pencil, lines=look.lines)
    if look.text_size > LARGE_TEXT or not _fit(look, said, since):
        return stacked([next_up, *([beside] if since else [])])
    next_up.expand = True
    return ft.Row([next_up, beside], spacing=BESIDE)


def _fit(look: Look, heading: str, note: str) -> bool:
    """Whether both stand in one line of the card."""
    room = min(look.width, look.content) - 2 * (look.margin + CARD_PADDING)
    sizes = {token: look.scaled(TYPE[token].size) for token in ("heading", "note")}
    return room_for(heading, sizes["heading"]) + room_for(note, sizes["note"]) + BESIDE <= room


def _edition(look: Look, game: Summary) -> ft.Control:
    said = edition_name(look, game.edition)
    return words(look, said, "small", color=look.palette.pencil, lines=look.lines)


def _also_running(
    look: Look, state: State, desk: Desk, running: Sequence[Summary]
) -> list[ft.Control]:
    """Only the newest has a card: of the others a row is enough to find the table."""
    others = running[1 : ALSO_RUNNING + 1]
    if not others:
        return []
    every = quiet(
        look,
        "all-running",
        look.say("home.all-games", count=len(running)),
        lambda: desk.change(going.go(Games(Sought(is_unfinished=True)))),
    )
    is_more = len(running) > ALSO_RUNNING + 1
    return [
        section(look, look.say("home.also-running"), every if is_more else None),
        *(_at_table(look, desk, state.people.as_named(game)) for game in others),
    ]


def _at_table(look: Look, desk: Desk, game: Summary) -> ft.Control:
    row = replace(past_game(look, game), table=_totals_words(look, game))
    return past_row(look, row, lambda: desk.open_table(game.id))


def _totals(look: Look, game: Summary) -> list[ft.Control]:
    """Marks with totals under them, in seat order: the smallest scoreboard."""
    badges = badges_in(game)
    is_large = look.text_size > LARGE_TEXT
    token = "hero" if len(game.lines) <= IN_A_ROW and not is_large else "total"
    most = _in_a_row(look, len(game.lines))
    columns: list[ft.Control] = [
        ft.Column(
            [badge(look, badges[line.player], 22), words(look, figure(look, line.total), token)],
            spacing=8,
            tight=True,
            expand=1,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        for line in game.lines
    ]
    said = _totals_words(look, game)
    rows: list[ft.Control] = [
        ft.Row(columns[at : at + most], spacing=0) for at in range(0, len(columns), most)
    ]
    return [ft.Semantics(content=stacked(rows, spacing=8), label=said, exclude_semantics=True)]


def _in_a_row(look: Look, players: int) -> int:
    """Lines of nearly the same length; large totals need more room."""
    most = IN_A_ROW if look.text_size <= LARGE_TEXT else IN_A_ROW - 1
    return math.ceil(players / math.ceil(players / most))


def _totals_words(look: Look, game: Summary) -> str:
    """Ana 83, Ben 69, Cleo 63."""
    return look.items(f"{line.player} {line.total}" for line in game.lines)


# -- games that are over ------------------------------------------------------------------


def _last_games(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    over = [game for game in state.summaries if not game.is_running]
    if not over:
        return []
    everything = quiet(
        look,
        "all-games",
        look.say("home.all-games", count=len(state.summaries) + state.unread),
        lambda: desk.change(going.go(Games())),
    )
    return [
        section(look, look.say("home.last-games"), everything),
        hair(look, look.palette.edge),
        *(_over(look, desk, state.people.as_named(game)) for game in over[:LAST_GAMES]),
    ]


def _over(look: Look, desk: Desk, game: Summary) -> ft.Control:
    return game_row(look, game, lambda: desk.open_record(game.id))
