"""One game of the book, to be read: who won and how, every round, its rules and its note."""

from collections.abc import Iterator
from dataclasses import replace

import flet as ft

from referee.game import DecidedBy, Game, Standing, Status
from referee.sheet import ScoreSheet
from referee.summary import summarise
from views.acts import going
from views.acts.finding import show_more_rounds
from views.acts.setting import rematch_of_record
from views.desk import Desk
from views.keeping import ThisGame
from views.look import Look
from views.overlay import HouseRulesSheet, Why
from views.page import Received, Record
from views.parts.aside_events import aside_events
from views.parts.board_cell import legend
from views.parts.buttons import icon_button, primary, secondary
from views.parts.columns import for_halves, halves, in_half
from views.parts.course import course
from views.parts.figures import figure
from views.parts.game_row import ended_words, full_detail_words
from views.parts.page_frame import foot_row, page_frame, stacked
from views.parts.person_row import mark_of
from views.parts.rule_words import house_line
from views.parts.rules import double_rule, hair
from views.parts.scoreboard import Board, board_content, scoreboard
from views.parts.section import section
from views.parts.share_button import share_button
from views.parts.standing import ranked
from views.parts.tappable import tappable
from views.parts.top_bar import top_bar
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State
from views.theme import MAIN_BUTTON


def record_page(look: Look, state: State, desk: Desk) -> ft.Control:
    sheet = state.shown_sheet
    look = wide_enough(look, sheet.game)
    body = [*trouble_banner(look, state, desk), *record_body(look, state, desk)]
    return page_frame(look, _head(look, sheet, desk), body, _foot(look, state, desk))


def wide_enough(look: Look, game: Game) -> Look:
    """With room for two halves, or at least for every column of the sheet, if the window has it."""
    if _has_halves(look, game):
        return for_halves(look)
    return replace(look, content=board_content(look, _board(game))) if look.is_wide else look


def _has_halves(look: Look, game: Game) -> bool:
    """Whether the sheet has room in half a page."""
    half = in_half(look)
    return look.is_wide and board_content(replace(half, content=0), _board(game)) <= half.content


def record_body(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """The game that is only read, below the head of its page."""
    sheet, both = state.shown_sheet, _has_halves(look, state.shown_sheet.game)
    half = in_half(look) if both else look
    result = [
        *_result(look, sheet.game),
        *_written(look, sheet),
        *course(half, sheet.game),
    ]
    rounds = [
        *_rounds(half, state, desk),
        *_rules(look, sheet.game, desk),
        *aside_events(look, sheet.journal.set_aside),
    ]
    return [
        *(halves(look, result, rounds) if both else [*result, *rounds]),
        ft.Container(height=16),
    ]


def _head(look: Look, sheet: ScoreSheet, desk: Desk) -> ft.Control:
    back = icon_button(
        look,
        "back",
        look.say("record.back"),
        lambda: desk.change(going.back),
        icon=ft.Icons.ARROW_BACK,
    )
    summary = summarise(sheet)
    title, detail = ended_words(look, summary), full_detail_words(look, summary)
    return top_bar(
        look,
        title,
        lead=back,
        subtitle=detail,
        actions=[share_button(look, desk), _more(look, desk)],
    )


def _more(look: Look, desk: Desk) -> ft.Control:
    label, icon = look.say("settings.more"), ft.Icons.MORE_VERT
    return icon_button(
        look, "record-more", label, lambda: desk.change(going.lay(ThisGame())), icon=icon
    )


def _foot(look: Look, state: State, desk: Desk) -> ft.Control:
    sheet = state.shown_sheet
    label, go = look.say("record.open"), lambda: desk.open_table(sheet.id)
    button = secondary(look, "open-table", label, go, height=MAIN_BUTTON, expand=3)
    if not sheet.game.is_over or state.is_read_only:
        return foot_row(look, [button])
    again = primary(
        look,
        "rematch",
        look.say("table.rematch"),
        lambda: desk.change(rematch_of_record(desk.new_id(), desk.now())),
        expand=2,
    )
    return foot_row(look, [button, again])


def _result(look: Look, game: Game) -> Iterator[ft.Control]:
    """The final totals in rank order, and how they were told apart."""
    yield double_rule(look, look.palette.gilt if game.winners else None)
    for line in ranked(game):
        yield _line(look, game, line)
    said = words(look, how_words(look, game), color=look.palette.pencil)
    yield ft.Container(said, padding=ft.Padding.only(top=10))


def _line(look: Look, game: Game, line: Standing) -> ft.Control:
    player, pencil = line.seat.player, look.palette.pencil
    won = player in game.winners
    place = words(look, line.place or "", "note", size=16, color=pencil)
    icon = ft.Icon(ft.Icons.EMOJI_EVENTS_OUTLINED, size=look.scaled(18), color=look.palette.gilt)
    ink = look.palette.ink if line.place else pencil
    total = words(look, figure(look, line.seat.total), "total" if won else "figure", color=ink)
    parts: list[ft.Control] = [
        ft.Container(place, width=look.scaled(20)),
        mark_of(look, game, player),
        words(look, player, "choice", color=ink, lines=1, expand=True),
        *([icon] if won else []),
        *([words(look, look.say("record.left"), "small", color=pencil)] if not line.place else []),
        total,
    ]
    key = "record.line" if line.place else "record.line-left"
    said = look.say(key, name=player, total=line.seat.total, place=line.place)
    row = ft.Container(ft.Row(parts, spacing=10), height=look.grown(46 if won else 40))
    labelled = ft.Semantics(content=row, label=said, exclude_semantics=True)
    return stacked([labelled, hair(look)])


def how_words(look: Look, game: Game) -> str:
    """How the winners were told from the others."""
    if game.status in (Status.IN_PROGRESS, Status.TIE_BREAK):
        return look.say("record.how-running")
    if game.decided_by is None:
        return look.say("record.how-abandoned")
    if game.status is Status.STOPPED and game.decided_by is DecidedBy.TOTAL:
        return look.say("record.how-stopped")
    return look.say(f"record.how-{game.decided_by}")


def _written(look: Look, sheet: ScoreSheet) -> Iterator[ft.Control]:
    """Note and place, as the table wrote them."""
    lines = ((ft.Icons.PLACE_OUTLINED, sheet.place), (ft.Icons.EDIT_NOTE, sheet.note))
    for icon, said in lines:
        if said:
            parts: list[ft.Control] = [
                ft.Icon(icon, size=look.scaled(18), color=look.palette.pencil),
                words(look, said, expand=True),
            ]
            row = ft.Row(parts, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
            yield ft.Container(row, padding=ft.Padding.only(top=8))


def _rounds(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """Up to so many; below all of them the totals."""
    assert isinstance(state.page, Record | Received)
    game = state.shown_sheet.game
    if not game.rounds:
        return []
    some = game.rounds[: state.page.shown]
    is_all = len(some) == len(game.rounds)
    board = replace(_board(game), rounds=some, has_totals=is_all)
    under = legend(look, game, game.rounds) if is_all else [_more_rounds(look, desk)]
    return [
        section(look, look.say("record.rounds"), top=20),
        scoreboard(look, board, lambda number, player: desk.change(going.lay(Why(number, player)))),
        *(ft.Container(row, padding=ft.Padding.only(top=8)) for row in under),
    ]


def _more_rounds(look: Look, desk: Desk) -> ft.Control:
    more = look.say("games.more")
    return stacked([secondary(look, "more-rounds", more, lambda: desk.change(show_more_rounds))])


def _board(game: Game) -> Board:
    return Board(game, game.rounds, has_totals=True, has_dealers=game.dealer is not None)


def _rules(look: Look, game: Game, desk: Desk) -> list[ft.Control]:
    """The rules by which this game was played; a tap shows them all."""
    said = house_line(look, game.rules, game.edition)
    pencil = look.palette.pencil
    parts: list[ft.Control] = [
        words(look, said, expand=True),
        ft.Icon(ft.Icons.CHEVRON_RIGHT, size=look.scaled(20), color=pencil),
    ]
    row = tappable(
        look,
        "record-rules",
        ft.Row(parts, spacing=8),
        lambda: desk.change(going.lay(HouseRulesSheet())),
        label=said,
        radius=0,
    )
    return [section(look, look.say("record.agreed"), top=20), row]
