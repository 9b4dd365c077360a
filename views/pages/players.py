"""Everybody who plays: who has won most comes first."""

from collections.abc import Iterable, Iterator

import flet as ft

from referee.career import Career
from views.acts import going
from views.acts.people import toggle_archive
from views.desk import Desk
from views.known import Known, all_careers, counted_evenings, everybody
from views.look import Look
from views.page import Evening, Players, Records, Somebody
from views.pages.evening import evening_words
from views.pages.places import with_places
from views.parts.action_row import Action, action_row
from views.parts.columns import for_halves, halves
from views.parts.figures import figure
from views.parts.fold import Fold, fold
from views.parts.known_mark import known_mark, letters_in
from views.parts.nothing_yet import nothing_yet
from views.parts.page_frame import page_frame, stacked
from views.parts.rules import hair
from views.parts.section import section
from views.parts.tappable import tappable
from views.parts.told import told
from views.parts.top_bar import big_top_bar
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State


def players_page(look: Look, state: State, desk: Desk) -> ft.Control:
    every = everybody(state.summaries, state.people)
    playing = [known for known in every.values() if not known.person.is_archived]
    of_the_table = [*_of_the_table(look, state, desk)]
    rows = [
        *([_head(look)] if playing else []),
        *_rows(look, state, desk, playing),
        *_archive(look, state, desk),
    ]
    both = look.is_wide and bool(of_the_table)
    body: list[ft.Control] = [
        *trouble_banner(look, state, desk),
        *told(look, state, desk),
        *([] if every else [_nobody(look, state, desk)]),
        # On a wide window the order by wins comes first: it is what the page is for.
        *(halves(look, rows, of_the_table) if both else [*of_the_table, *rows]),
        ft.Container(height=16),
    ]
    count = look.say("players.count", count=len(playing)) if every else ""
    head = big_top_bar(look, look.say("players.title"), subtitle=count)
    framed = page_frame(for_halves(look) if both else look, head, body)
    return with_places(look, state, desk, framed)


def _nobody(look: Look, state: State, desk: Desk) -> ft.Control:
    said = look.say("players.none"), look.say("players.none-more")
    return nothing_yet(look, said, None if state.is_read_only else desk.set_up)


def _of_the_table(look: Look, state: State, desk: Desk) -> Iterator[ft.Control]:
    """The last evening and the records, as soon as there is one game that counts."""
    every = [game for game in state.summaries if game.counts]
    if not every:
        return
    evenings = counted_evenings(state.summaries)
    if evenings:
        yield action_row(
            look,
            Action(
                key="last-evening",
                name=look.say("records.last-evening"),
                detail=evening_words(look, evenings[0]),
                icon=ft.Icons.NIGHTLIGHT_OUTLINED,
                on_tap=lambda: desk.change(going.go(Evening())),
            ),
        )
    yield action_row(
        look,
        Action(
            key="records",
            name=look.say("records.title"),
            detail=look.say("records.detail"),
            icon=ft.Icons.STRAIGHTEN,
            on_tap=lambda: desk.change(going.go(Records())),
        ),
    )


def _head(look: Look) -> ft.Control:
    wins = words(look, look.say("players.wins"), "small", color=look.palette.pencil)
    return section(look, look.say("players.by-wins"), wins, top=8)


def _rows(look: Look, state: State, desk: Desk, some: Iterable[Known]) -> Iterator[ft.Control]:
    every = everybody(state.summaries, state.people)
    careers, letters = all_careers(state.summaries, state.people), letters_in(every)
    for known in sorted(some, key=lambda known: _weight(careers.get(known.person.key))):
        key = known.person.key
        mark = known_mark(look, known, letters[key], 28)
        yield _row(look, desk, known, (mark, careers.get(key)))


def _weight(career: Career | None) -> tuple[int, int]:
    """Most wins first, then in fewest games; who has finished none comes last."""
    return (-career.wins, career.games) if career else (1, 0)


def _row(
    look: Look, desk: Desk, known: Known, shown: tuple[ft.Control, Career | None]
) -> ft.Control:
    mark, career = shown
    name, key = known.person.name, known.person.key
    detail = detail_words(look, career)
    lines: list[ft.Control] = [
        words(look, name, "name", lines=look.lines),
        words(look, detail, "small", color=look.palette.pencil, lines=look.lines),
    ]
    wins = figure(look, career.wins) if career else ""
    parts: list[ft.Control] = [
        mark,
        ft.Column(lines, spacing=1, expand=True, tight=True),
        words(look, wins, "total"),
    ]
    label = look.statements((name, look.say("players.won", count=career.wins) if career else ""))
    row = tappable(
        look,
        f"player-{key}",
        ft.Row(parts, spacing=14),
        lambda: desk.change(going.go(Somebody(key))),
        label=look.statements((label, detail)),
        height=look.row(61),
        radius=0,
    )
    return stacked([row, hair(look)])


def detail_words(look: Look, career: Career | None) -> str:
    """24 games, 38%."""
    if career is None or career.win_share is None:
        return look.say("players.no-game")
    share = look.share(career.win_share)
    games = look.say("games.count", count=career.games)
    return look.clauses((games, look.say("players.won-share", share=share)))


def _archive(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    assert isinstance(state.page, Players)
    every = everybody(state.summaries, state.people).values()
    away = [known for known in every if known.person.is_archived]
    if not away:
        return []
    row = Fold(
        key="archive",
        name=look.say("players.archive"),
        standing=figure(look, len(away)),
        icon=ft.Icons.INVENTORY_2_OUTLINED,
        is_open=state.page.has_archive,
    )
    content = [*_rows(look, state, desk, away)] if row.is_open else []
    return [fold(look, row, content, lambda: desk.change(toggle_archive))]
