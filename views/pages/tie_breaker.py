"""Several are lowest: who plays the tie-breaker, why, and who sits out."""

from collections.abc import Sequence

import flet as ft

from referee.events import Player
from referee.game import Game, RoundKind, Standing
from referee.ruleset import CallerTie
from views.acts import going
from views.desk import Desk
from views.look import Look
from views.overlay import NameDealer
from views.parts.figures import figure
from views.parts.game_row import names_words
from views.parts.next_deal import next_deal
from views.parts.outlook_words import reached_words
from views.parts.page_frame import foot_row, page_frame, stacked
from views.parts.person_row import mark_of
from views.parts.reason import source_line
from views.parts.rules import double_rule, hair
from views.parts.rules_in_short import rules_in_short
from views.parts.rulings_behind import ruling_behind
from views.parts.section import section
from views.parts.standing import ranked
from views.parts.table_buttons import record_button, sheet_button
from views.parts.table_head import Heading, table_head
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State
from views.theme import LARGE_TEXT

SIDE_BY_SIDE = 3
"""Tied players up to whom each gets a poster; more stand in a list."""


def tie_breaker_page(look: Look, state: State, desk: Desk) -> ft.Control:
    game = state.game
    body: list[ft.Control] = [
        *trouble_banner(look, state, desk),
        double_rule(look),
        ft.Container(height=16 if look.height < 700 else 40),
        _tied(look, game),
        ft.Container(words(look, why_words(look, game)), padding=ft.Padding.symmetric(vertical=14)),
        _next(look, state, desk),
        *_sitting_out(look, game),
        source_line(look, game, "tie"),
        *ruling_behind(look, game, "table", tie_code(game), desk),
        ft.Container(height=8),
    ]
    foot = foot_row(look, [sheet_button(look, desk), record_button(look, state, desk)])
    return page_frame(look, _head(look, state, desk), body, foot)


def why_words(look: Look, game: Game) -> str:
    """Who plays on, how it is won, and that it stays out of the totals."""
    return look.sentences(
        [
            *_tied_again(look, game),
            look.say("tie.only", names=names_words(look, game.tied)),
            look.say(_how_won(game)),
            *_penalty(look, game),
            look.say("tie.stays-out"),
        ]
    )


def _head(look: Look, state: State, desk: Desk) -> ft.Control:
    heading = Heading(look.say("tie.title"), rules_in_short(look, state.game))
    return table_head(look, state, desk, heading)


def _next(look: Look, state: State, desk: Desk) -> ft.Row:
    deal = next_deal(
        look, state.game, lambda: desk.change(going.lay(NameDealer())), state.is_read_only
    )
    return ft.Row([deal])


# -- why ----------------------------------------------------------------------------------


def _tied_again(look: Look, game: Game) -> list[str]:
    """That the tie-breaker before this one was tied too."""
    if tie_code(game) == "tie":
        return []
    return [look.say("tie.again", number=game.rounds[-1].number)]


def tie_code(game: Game) -> str:
    """The situation of the shelf: a tie, or one more."""
    last = game.rounds[-1] if game.rounds else None
    is_again = last is not None and last.kind is RoundKind.TIE_BREAK
    return "tied-again" if is_again else "tie"


def _how_won(game: Game) -> str:
    if not game.rules.calls:
        return "tie.lower-hand"
    is_enough = game.rules.caller_tie is CallerTie.SUCCEEDS
    return "tie.caller-or-tied-caller" if is_enough else "tie.caller"


def _penalty(look: Look, game: Game) -> list[str]:
    if not game.rules.calls or not game.rules.caller_penalty:
        return []
    return [look.say("tie.penalty", points=game.rules.caller_penalty)]


# -- who ----------------------------------------------------------------------------------


def _tied(look: Look, game: Game) -> ft.Control:
    if len(game.tied) > SIDE_BY_SIDE:
        lines = [line for line in ranked(game) if line.seat.player in game.tied]
        return stacked([hair(look, look.palette.edge), *(_row(look, game, it, "") for it in lines)])
    posters = [_poster(look, game, player) for player in game.tied]
    return ft.Row(_with_words_between(look, posters), spacing=0)


def _with_words_between(look: Look, posters: Sequence[ft.Control]) -> list[ft.Control]:
    """Between two there is room to say it; three stand close."""
    if len(posters) > 2 or look.text_size > LARGE_TEXT:
        return list(posters)
    said = words(look, look.say("tie.all-square"), "note", color=look.palette.pencil)
    return [posters[0], ft.Container(said, padding=ft.Padding.only(top=64)), *posters[1:]]


def _poster(look: Look, game: Game, player: Player) -> ft.Control:
    total = game.seat_of(player).total
    is_small = len(game.tied) > 2
    lines: list[ft.Control] = [
        mark_of(look, game, player, 40),
        words(look, player, "name", lines=look.lines, align=ft.TextAlign.CENTER),
        words(look, figure(look, total), "poster", size=52 if is_small else 72, lines=1),
    ]
    centre = ft.CrossAxisAlignment.CENTER
    column = ft.Column(lines, spacing=4, tight=True, horizontal_alignment=centre)
    said = look.say("tie.poster", player=player, count=total)
    return ft.Semantics(content=column, label=said, exclude_semantics=True, expand=1)


def _sitting_out(look: Look, game: Game) -> list[ft.Control]:
    out = [line for line in ranked(game) if line.seat.player not in game.tied]
    if not out:
        return []
    return [
        section(look, look.say("tie.sitting-out"), top=4),
        *(_row(look, game, line, _note(look, game, line)) for line in out),
    ]


def _note(look: Look, game: Game, line: Standing) -> str:
    if not line.seat.is_active:
        return look.say("table.left")
    return reached_words(look, game) if line.reached_target else ""


def _row(look: Look, game: Game, line: Standing, note: str) -> ft.Control:
    pencil = look.palette.pencil
    ink = look.palette.ink if line.seat.player in game.tied else pencil
    name = words(look, line.seat.player, "name", color=ink, lines=1)
    said = words(look, note, "small", color=pencil)
    is_large = look.text_size > LARGE_TEXT
    below: list[ft.Control] = [said] if is_large and note else []
    parts: list[ft.Control] = [
        mark_of(look, game, line.seat.player, 22),
        ft.Column([name, *below], spacing=0, expand=True, tight=True),
        *([] if is_large else [said]),
        words(look, figure(look, line.seat.total), "total", size=25, color=ink),
    ]
    row = ft.Container(ft.Row(parts, spacing=10), height=look.row(47))
    return stacked([row, hair(look)])
