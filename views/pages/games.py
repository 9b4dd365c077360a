"""Every game of the book, newest first, month by month."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import flet as ft

from referee.summary import Summary
from views.acts.finding import begin_search, end_search, search_for, show_more, sought_on
from views.desk import Desk
from views.found import findable, found, traits_in
from views.look import Look
from views.page import Games
from views.pages.places import with_places
from views.parts.buttons import icon_button, secondary
from views.parts.columns import GAP, for_halves
from views.parts.field import text_field
from views.parts.filters import chip_row, trait_chip, unfinished_chip
from views.parts.game_row import game_row_with_table, started
from views.parts.nothing_yet import nothing_yet
from views.parts.page_frame import page_frame, stacked
from views.parts.section import section
from views.parts.told import told
from views.parts.top_bar import big_top_bar
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State
from views.steady import steady
from views.texts.wording import month


def games_page(look: Look, state: State, desk: Desk) -> ft.Control:
    assert isinstance(state.page, Games)
    games = games_shown(look, state)
    some = games[: state.page.shown]
    body: list[ft.Control] = [
        *trouble_banner(look, state, desk),
        *told(look, state, desk),
        *_looking(look, state, desk),
        *([] if games else [_nothing(look, state, desk)]),
        _list(look, map(state.people.as_named, some), desk),
        *([_more(look, desk)] if len(games) > len(some) else []),
    ]
    title, count = look.say("games.title"), _count(look, state, games)
    actions = _actions(look, state, desk)
    head = big_top_bar(look, title, subtitle=count, is_news=True, actions=actions)
    return with_places(look, state, desk, page_frame(for_halves(look), head, body))


def games_shown(look: Look, state: State) -> tuple[Summary, ...]:
    """Those that are looked for, by the names that their players have now."""
    assert isinstance(state.page, Games)
    if state.page.sought.is_everything:
        return state.summaries
    return found(findable(state.summaries, state.people, look.language), state.page.sought)


def _actions(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    assert isinstance(state.page, Games)
    if not state.summaries:
        return []
    is_searching = state.page.is_searching
    button = icon_button(
        look,
        "search-games",
        look.say("games.search-end" if is_searching else "games.search"),
        lambda: desk.change(end_search if is_searching else begin_search),
        icon=ft.Icons.CLOSE if is_searching else ft.Icons.SEARCH,
    )
    return [button]


def _looking(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """The field to type in, and the traits to choose."""
    assert isinstance(state.page, Games)
    if not state.summaries:
        return []
    chips = _chips(look, state, desk)
    row = [chip_row(look, chips)] if chips else []
    if not state.page.is_searching:
        return [*row]
    field = text_field(
        look,
        "sought",
        look.say("games.sought"),
        lambda typed: desk.change(search_for(typed)),
        value=state.page.sought.words,
        icon=ft.Icons.SEARCH,
        has_focus=True,
    )
    return [ft.Container(field, padding=ft.Padding.only(top=6, bottom=8)), *row]


def _chips(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """Of what the games differ in."""
    games = findable(state.summaries, state.people, look.language)
    chips = [trait_chip(look, state, desk, trait) for trait in traits_in(games)]
    running = {game.is_running for game in state.summaries}
    has_chip = len(running) > 1 or sought_on(state).is_unfinished
    return [*chips, *([unfinished_chip(look, state, desk)] if has_chip else [])]


def _count(look: Look, state: State, games: Sequence[Summary]) -> str:
    """41 games, 1 running; 3 of 41 games."""
    every = state.summaries
    if games is not every:
        return look.say("games.found", count=len(every), found=len(games))
    running = sum(game.is_running for game in every)
    parts = [look.say("games.count", count=len(every))] if every else []
    if running:
        parts.append(look.say("games.running", count=running))
    return look.clauses(parts)


def _nothing(look: Look, state: State, desk: Desk) -> ft.Control:
    if state.summaries:
        said = look.say("games.none-found"), look.say("games.none-found-more")
        return nothing_yet(look, said, None)
    said = look.say("games.none"), look.say("games.none-more")
    return nothing_yet(look, said, None if state.is_read_only else desk.set_up)


def _list(look: Look, games: Iterable[Summary], desk: Desk) -> ft.Control:
    """By a key of its own, so that what comes and goes above it draws no row anew."""
    rows = stacked([*_sections(look, games, desk)])
    rows.key = "games-list"
    return rows


def _sections(look: Look, games: Iterable[Summary], desk: Desk) -> Iterator[ft.Control]:
    for at, (name, some) in enumerate(groupby(games, lambda game: _month(look, game))):
        lowest = words(look, look.say("games.lowest"), "small", color=look.palette.pencil)
        yield section(look, name, lowest if at == 0 else None, top=8 if at == 0 else 16)
        yield from _rows(look, [_row(look, game, desk) for game in some])


def _rows(look: Look, rows: Sequence[ft.Control]) -> Sequence[ft.Control]:
    """One under the other; on a wide window two beside each other, and then on below."""
    if not look.is_wide:
        return rows
    return [ft.Row(_pair(rows[at : at + 2]), spacing=GAP) for at in range(0, len(rows), 2)]


def _pair(rows: Sequence[ft.Control]) -> list[ft.Control]:
    """The last one may stand alone, as wide as the others."""
    return [ft.Container(rows[at] if at < len(rows) else None, expand=1) for at in range(2)]


def _month(look: Look, game: Summary) -> str:
    when = started(game)
    return look.say("games.undated") if when is None else month(when, look.language)


def _row(look: Look, game: Summary, desk: Desk) -> ft.Control:
    return _drawn_row(look, game, desk, key=f"row-{game.id}")


@steady
def _drawn_row(look: Look, game: Summary, desk: Desk) -> ft.Control:
    """A running game opens at its table, one that is over as its record."""
    if game.is_running:
        return game_row_with_table(look, game, lambda: desk.open_table(game.id))
    return game_row_with_table(look, game, lambda: desk.open_record(game.id))


def _more(look: Look, desk: Desk) -> ft.Control:
    button = secondary(look, "more-games", look.say("games.more"), lambda: desk.change(show_more))
    return ft.Container(stacked([button]), padding=ft.Padding.symmetric(vertical=16))
