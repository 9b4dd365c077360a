"""One person in figures: what is asked most is largest, all else stands in lines below."""

from collections.abc import Iterator

import flet as ft

from referee.career import Career
from referee.people import Person
from views.acts import going
from views.acts.people import lay_edit
from views.desk import Desk
from views.found import Sought, findable, traits_in
from views.known import Known, by_edition, career_in, everybody, games_of, somebody
from views.look import Look
from views.memory import ThisPerson, Trait
from views.page import Games, Somebody
from views.pages.player_lines import edition_lines, lines_of
from views.parts.bars import bars
from views.parts.buttons import icon_button, quiet
from views.parts.columns import for_halves, halves, in_half
from views.parts.filters import chip_row, trait_chip
from views.parts.known_mark import known_mark, letters_in
from views.parts.page_frame import page_frame, stacked
from views.parts.rules import double_rule
from views.parts.section import section
from views.parts.told import told
from views.parts.top_bar import top_bar
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State
from views.texts.wording import month
from views.theme import TOP_BAR, TYPE

BESIDE = 16
"""Pixels between the three figures."""
WIDEST_SIGN = 0.66
"""Width of a sign in sizes, on the whole: the per cent sign is wider than the three digits."""
_SIDES = ft.Padding.only(left=4, right=4, top=4)


def player_page(look: Look, state: State, desk: Desk) -> ft.Control:
    assert isinstance(state.page, Somebody)
    known = somebody(state.page.key, state.summaries, state.people)
    if known.person.key not in everybody(state.summaries, state.people):
        return _nobody(look, state, desk)
    career = career_in(known.person, state.summaries, state.people, state.page.sought)
    first = [
        _who(look, state, known),
        double_rule(look),
        *_chips(look, state, desk, known.person),
        *(_figures(in_half(look), (known, career)) if career.games else [_nothing(look)]),
    ]
    more = [
        *(_lines(look, state, desk, career) if career.games else []),
        *_all_games(look, desk, known.person),
    ]
    body: list[ft.Control] = [
        *trouble_banner(look, state, desk),
        *told(look, state, desk),
        *halves(look, first, more),
        ft.Container(height=16),
    ]
    return page_frame(for_halves(look), _head(look, state, desk, known.person), body)


def _nobody(look: Look, state: State, desk: Desk) -> ft.Control:
    """An address that names nobody in the book."""
    said = words(look, look.say("players.not-known"), "heading")
    body: list[ft.Control] = [*trouble_banner(look, state, desk), *told(look, state, desk), said]
    return page_frame(look, top_bar(look, look.say("players.title"), lead=_back(look, desk)), body)


def _back(look: Look, desk: Desk) -> ft.Control:
    return icon_button(
        look,
        "back",
        look.say("players.title"),
        lambda: desk.change(going.back),
        icon=ft.Icons.ARROW_BACK,
    )


def _head(look: Look, state: State, desk: Desk, person: Person) -> ft.Control:
    edit = icon_button(
        look,
        "edit-player",
        look.say("players.edit"),
        lambda: desk.change(lay_edit),
        icon=ft.Icons.EDIT_OUTLINED,
    )
    more = icon_button(
        look,
        "player-more",
        look.say("settings.more"),
        lambda: desk.change(going.lay(ThisPerson(person.key))),
        icon=ft.Icons.MORE_VERT,
    )
    # The name stands below, larger than in any bar.
    taps = [] if state.is_read_only else [edit, more]
    row = [_back(look, desk), ft.Container(expand=True), *taps]
    return ft.Container(ft.Row(row, spacing=4), height=TOP_BAR, padding=_SIDES)


def _who(look: Look, state: State, known: Known) -> ft.Control:
    every, person = everybody(state.summaries, state.people), known.person
    letters = letters_in(every).get(person.key, person.name[:1].upper())
    lines: list[ft.Control] = [
        ft.Semantics(content=words(look, person.name, "display", lines=2), header=True),
        words(look, _since_words(look, state, person), "small", color=look.palette.pencil),
    ]
    parts: list[ft.Control] = [
        known_mark(look, known, letters, 48),
        ft.Column(lines, spacing=2, expand=True, tight=True),
    ]
    return ft.Container(ft.Row(parts, spacing=14), padding=ft.Padding.only(top=4, bottom=14))


def _since_words(look: Look, state: State, person: Person) -> str:
    """24 games since March 2026; also Anna."""
    games = games_of(person, state.summaries, state.people)
    days = [game.day for game in games if game.day]
    count = look.say("games.count", count=len(games))
    since = (
        look.say("players.since", count=len(games), month=month(min(days), look.language))
        if days
        else count
    )
    also = look.say("players.also", names=look.items(person.also)) if person.also else ""
    return look.clauses((since, also))


def _chips(look: Look, state: State, desk: Desk, person: Person) -> Iterator[ft.Control]:
    """Which games count here; only where there is a choice."""
    games = games_of(person, state.summaries, state.people)
    chips = [
        trait_chip(look, state, desk, trait)
        for trait in traits_in(findable(games, state.people, look.language))
        if trait is not Trait.PLAYER
    ]
    if chips:
        yield ft.Container(chip_row(look, chips), padding=ft.Padding.only(top=10))


def _nothing(look: Look) -> ft.Control:
    said = words(look, look.say("players.no-game"), color=look.palette.pencil)
    return ft.Container(said, padding=ft.Padding.only(top=16))


def _figures(look: Look, whose: tuple[Known, Career]) -> Iterator[ft.Control]:
    known, career = whose
    yield _heroes(look, career)
    if any(career.places):
        yield section(look, look.say("players.places"))
        said = look.items(
            look.say("players.nth-place", count=times, place=place)
            for place, times in enumerate(career.places, 1)
        )
        drawn = bars(look, career.places, look.palette.ink_of(known.sign.ink), said)
        yield ft.Container(drawn, padding=ft.Padding.only(top=8))


def _lines(look: Look, state: State, desk: Desk, career: Career) -> Iterator[ft.Control]:
    yield section(look, look.say("players.at-table"), top=8 if look.is_wide else 16)
    yield from lines_of(look, career, desk)
    yield from edition_lines(look, _editions(state, career.person))


def _editions(state: State, person: Person) -> tuple[tuple[str, Career], ...]:
    assert isinstance(state.page, Somebody)
    sought = Sought(year=state.page.sought.year)
    return by_edition(person, state.summaries, state.people, sought)


def _heroes(look: Look, career: Career) -> ft.Control:
    """The three figures that are asked for."""
    heroes = (
        (str(career.wins), look.say("players.wins-of", count=career.games)),
        (look.share(career.call_success), look.say("players.calls-held")),
        (look.decimal(career.mean_hand_called), look.say("players.mean-call")),
    )
    size = _hero_size(look, max(len(said) for said, _ in heroes))
    columns: list[ft.Control] = [_hero(look, said, under, size) for said, under in heroes]
    row = ft.Row(columns, spacing=BESIDE if look.text_size <= 1 else 24, run_spacing=8)
    row.wrap = look.text_size > 1
    row.vertical_alignment = ft.CrossAxisAlignment.START
    return ft.Container(row, padding=ft.Padding.only(top=14))


def _hero_size(look: Look, letters: int) -> float:
    """At 100 % text, where three stand beside each other: the usual one, or what has room."""
    room = (min(look.width, look.content) - 2 * look.margin - 2 * BESIDE) / 3
    return min(TYPE["hero"].size, room / (letters * WIDEST_SIGN))


def _hero(look: Look, said: str, under: str, size: float) -> ft.Control:
    lines: list[ft.Control] = [
        words(look, said, "hero", size=size),
        words(look, under, "small", color=look.palette.pencil, lines=2),
    ]
    column = ft.Column(lines, spacing=5, tight=True)
    label = look.clauses((said, under))
    expand = None if look.text_size > 1 else 1
    return ft.Semantics(content=column, label=label, exclude_semantics=True, expand=expand)


def _all_games(look: Look, desk: Desk, person: Person) -> list[ft.Control]:
    page = Games(Sought(player=person.key))
    label = look.say("players.all-games", name=person.name)
    icon = ft.Icons.CHEVRON_RIGHT
    button = quiet(
        look, "games-of-player", label, lambda: desk.change(going.go(page)), trailing=icon
    )
    return [ft.Container(stacked([button]), padding=ft.Padding.only(top=12))]
