"""An evening: who was ahead over its games, by wins or by places, and the games themselves."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import flet as ft

from referee import evening as referee_evening
from referee.career import careers
from referee.standing import Ranked, by_places, by_wins
from views.acts import going
from views.desk import Desk
from views.guards import Handler
from views.known import counted_evenings, everybody
from views.look import Look
from views.page import Evening
from views.parts.buttons import icon_button
from views.parts.chip import Filter, filter_chip
from views.parts.columns import for_halves, halves
from views.parts.figures import figure
from views.parts.filters import chip_row
from views.parts.game_row import game_row
from views.parts.known_mark import known_mark, letters_in
from views.parts.page_frame import page_frame, stacked
from views.parts.rules import double_rule, hair
from views.parts.section import section
from views.parts.top_bar import top_bar
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State
from views.texts.wording import full_day


def evening_page(look: Look, state: State, desk: Desk) -> ft.Control:
    assert isinstance(state.page, Evening)
    every = counted_evenings(state.summaries)
    shown = every[min(state.page.number, len(every) - 1)] if every else None
    said = [words(look, look.say("games.none"))]
    body = [
        *trouble_banner(look, state, desk),
        *(_evening(look, state, desk, shown) if shown else said),
        ft.Container(height=16),
    ]
    return page_frame(for_halves(look), _head(look, state.page, desk, every), body)


def evening_words(look: Look, evening: referee_evening.Evening) -> str:
    """Sat, 28 Nov 2026, 3 games."""
    counted = sum(summary.counts for summary in evening.summaries)
    day = full_day(evening.began.date(), look.language)
    return look.clauses((day, look.say("games.count", count=counted)))


def _head(
    look: Look, page: Evening, desk: Desk, every: Sequence[referee_evening.Evening]
) -> ft.Control:
    back = icon_button(
        look,
        "back",
        look.say("players.title"),
        lambda: desk.change(going.back),
        icon=ft.Icons.ARROW_BACK,
    )
    at = min(page.number, len(every) - 1)
    steps = (
        ("earlier", at + 1, ft.Icons.CHEVRON_LEFT, look.say("records.earlier")),
        ("later", at - 1, ft.Icons.CHEVRON_RIGHT, look.say("records.later")),
    )
    actions = [
        icon_button(
            look,
            key,
            label,
            lambda number=number: desk.change(going.go(replace(page, number=number))),
            icon=icon,
            is_off=not 0 <= number < len(every),
        )
        for key, number, icon, label in steps
    ]
    said = evening_words(look, every[at]) if every else ""
    return top_bar(look, look.say("records.evening"), subtitle=said, lead=back, actions=actions)


def _evening(
    look: Look, state: State, desk: Desk, evening: referee_evening.Evening
) -> list[ft.Control]:
    ranking = _ranking(look, state, desk, evening)
    return halves(look, [*ranking], [*_games(look, state, desk, evening)])


def _ranking(
    look: Look, state: State, desk: Desk, evening: referee_evening.Evening
) -> Iterator[ft.Control]:
    assert isinstance(state.page, Evening)
    is_by_places = state.page.is_by_places
    played = careers(evening.summaries, state.people)
    yield _ways(look, state.page, desk)
    yield ft.Container(double_rule(look), padding=ft.Padding.only(top=8))
    for ranked in by_places(played) if is_by_places else by_wins(played):
        yield _line(look, state, ranked, is_by_places=is_by_places)


def _games(
    look: Look, state: State, desk: Desk, evening: referee_evening.Evening
) -> Iterator[ft.Control]:
    yield section(look, look.say("records.games"), top=8 if look.is_wide else 20)
    for game in map(state.people.as_named, evening.summaries):
        yield game_row(look, game, _opening(desk, game.id))


def _opening(desk: Desk, game_id: str) -> Handler:
    return lambda: desk.open_record(game_id)


def _ways(look: Look, page: Evening, desk: Desk) -> ft.Control:
    """By wins, or by places: points of different editions do not compare."""
    ways = (("by-wins", False, "records.by-wins"), ("by-places", True, "records.by-places"))
    chips: list[ft.Control] = [
        filter_chip(
            look,
            Filter(key, look.say(said), is_chosen=page.is_by_places is is_it),
            lambda is_it=is_it: desk.change(going.go(replace(page, is_by_places=is_it))),
        )
        for key, is_it, said in ways
    ]
    return chip_row(look, chips)


def _line(look: Look, state: State, ranked: Ranked, *, is_by_places: bool) -> ft.Control:
    every = everybody(state.summaries, state.people)
    person, career = ranked.career.person, ranked.career
    place = look.decimal(career.mean_place)
    wins = look.say("players.won", count=career.wins)
    games = look.say("games.count", count=career.games)
    mean = look.say("records.mean-place", place=place)
    detail = look.clauses((games, wins if is_by_places else mean))
    lines: list[ft.Control] = [
        words(look, person.name, "choice", lines=look.lines),
        words(look, detail, "small", color=look.palette.pencil, lines=look.lines),
    ]
    rank = words(look, ranked.rank, "note", size=16, color=look.palette.pencil)
    total = words(look, place if is_by_places else figure(look, career.wins), "total")
    parts: list[ft.Control] = [
        ft.Container(rank, width=look.scaled(20)),
        known_mark(look, every[person.key], letters_in(every)[person.key], 24),
        ft.Column(lines, spacing=0, expand=True, tight=True),
        total,
    ]
    row = ft.Container(ft.Row(parts, spacing=10), height=look.row(53))
    label = look.clauses((look.say("records.rank", rank=ranked.rank), person.name, wins, mean))
    labelled = ft.Semantics(content=row, label=label, exclude_semantics=True)
    return stacked([labelled, hair(look)])
