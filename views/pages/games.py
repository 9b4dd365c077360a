"""Every game of the book, newest first, month by month."""

from collections.abc import Iterable, Iterator
from itertools import groupby

import flet as ft

from referee.summary import Summary
from views import errands
from views.acts.preparing import show_more
from views.desk import Desk
from views.look import Look
from views.page import Games
from views.pages.places import with_places
from views.parts.buttons import quiet, secondary
from views.parts.game_row import game_row_with_table, started
from views.parts.notice import notice_words
from views.parts.page_frame import page_frame, stacked
from views.parts.section import section
from views.parts.top_bar import big_top_bar
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State
from views.texts.wording import month
from views.theme import KEY_CORNER


def games_page(look: Look, state: State, desk: Desk) -> ft.Control:
    assert isinstance(state.page, Games)
    games = state.summaries[: state.page.shown]
    body: list[ft.Control] = [
        *trouble_banner(look, state, desk),
        *_deleted(look, state, desk),
        *([] if games else [_nothing(look)]),
        *_sections(look, games, desk),
        *([_more(look, desk)] if len(state.summaries) > len(games) else []),
    ]
    head = big_top_bar(look, look.say("games.title"), subtitle=_count(look, state.summaries))
    return with_places(look, state, desk, page_frame(look, head, body))


def _deleted(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """What has just gone into the trash, and the way back, until something else is said."""
    said = notice_words(look, state)
    if state.notice is None or said is None:
        return []
    game = state.notice.deleted
    undo = quiet(look, "undo", look.say("settings.undo"), lambda: errands.restore(desk, game or ""))
    told = ft.Semantics(content=words(look, said), live_region=True, expand=True)
    row = ft.Row([told, *([undo] if game else [])], spacing=8)
    banner = ft.Container(
        row,
        key="notice",
        bgcolor=look.palette.well,
        border_radius=KEY_CORNER,
        padding=ft.Padding.only(left=12, right=4),
        height=look.row(56),
        margin=ft.Margin.only(top=8),
    )
    return [banner]


def _count(look: Look, games: tuple[Summary, ...]) -> str:
    """41 games, 1 running."""
    running = sum(game.is_running for game in games)
    parts = [look.say("games.count", count=len(games))] if games else []
    if running:
        parts.append(look.say("games.running", count=running))
    return look.clauses(parts)


def _nothing(look: Look) -> ft.Control:
    lines: list[ft.Control] = [
        words(look, look.say("games.none"), "heading"),
        words(look, look.say("games.none-more"), color=look.palette.pencil),
    ]
    return ft.Container(stacked(lines, spacing=6), padding=ft.Padding.only(top=24))


def _sections(look: Look, games: Iterable[Summary], desk: Desk) -> Iterator[ft.Control]:
    for at, (name, some) in enumerate(groupby(games, lambda game: _month(look, game))):
        lowest = words(look, look.say("games.lowest"), "small", color=look.palette.pencil)
        yield section(look, name, lowest if at == 0 else None, top=8 if at == 0 else 16)
        yield from (_row(look, game, desk) for game in some)


def _month(look: Look, game: Summary) -> str:
    when = started(game)
    return look.say("games.undated") if when is None else month(when, look.language)


def _row(look: Look, game: Summary, desk: Desk) -> ft.Control:
    """A running game opens at its table, one that is over as its record."""
    if game.is_running:
        return game_row_with_table(look, game, lambda: desk.open_table(game.id))
    return game_row_with_table(look, game, lambda: desk.open_record(game.id))


def _more(look: Look, desk: Desk) -> ft.Control:
    button = secondary(look, "more-games", look.say("games.more"), lambda: desk.change(show_more))
    return ft.Container(stacked([button]), padding=ft.Padding.symmetric(vertical=16))
