"""The records of the table: each a figure, and the game that has it."""

from collections.abc import Iterator
from itertools import chain

import flet as ft

from referee.records import PointRecords, Record, Terms
from views.acts import going
from views.desk import Desk
from views.known import table_records
from views.look import Look
from views.parts.buttons import icon_button
from views.parts.columns import for_halves, halves
from views.parts.edition_words import edition_name
from views.parts.figures import figure
from views.parts.game_row import names_words
from views.parts.page_frame import page_frame, stacked
from views.parts.rules import hair
from views.parts.section import section
from views.parts.tappable import tappable
from views.parts.top_bar import top_bar
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State
from views.texts.wording import full_day


def records_page(look: Look, state: State, desk: Desk) -> ft.Control:
    back = icon_button(
        look,
        "back",
        look.say("players.title"),
        lambda: desk.change(going.back),
        icon=ft.Icons.ARROW_BACK,
    )
    head = top_bar(look, look.say("records.title"), lead=back)
    body = [
        *trouble_banner(look, state, desk),
        *_records(look, state, desk),
        ft.Container(height=16),
    ]
    return page_frame(for_halves(look), head, body)


def _records(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """The editions below each other; on a wide window the second half of them at the right."""
    table = table_records(state.summaries)
    if table.longest_game is None:
        return [words(look, look.say("players.no-game"), color=look.palette.pencil)]
    longest = ("longest", look.say("records.longest"), table.longest_game)
    parts = [
        [
            section(look, look.say("records.all-editions"), top=8),
            _row(look, state, desk, longest),
            *_resets(look, state, desk, table.most_resets),
        ],
        *([*_points(look, state, desk, each)] for each in table.points),
    ]
    half = (len(parts) + 1) // 2
    return halves(look, [*chain(*parts[:half])], [*chain(*parts[half:])])


def _resets(look: Look, state: State, desk: Desk, most: Record | None) -> Iterator[ft.Control]:
    if most:
        yield _row(look, state, desk, ("resets", look.say("records.resets"), most))


def _points(look: Look, state: State, desk: Desk, each: PointRecords) -> Iterator[ft.Control]:
    yield section(look, terms_words(look, each.terms), top=8 if look.is_wide else 20)
    lowest, closest = look.say("records.lowest"), look.say("records.closest")
    at = f"{each.terms.edition}-{each.terms.target}-{each.terms.most_rounds}"
    yield _row(look, state, desk, (f"lowest-{at}", lowest, each.lowest_win))
    yield _row(look, state, desk, (f"closest-{at}", closest, each.closest_finish))


def terms_words(look: Look, terms: Terms) -> str:
    """CABO 0-13, classic, to 100."""
    target = look.say("records.to", target=terms.target) if terms.target is not None else ""
    rounds = look.say("game.rounds", count=terms.most_rounds) if terms.most_rounds else ""
    return look.clauses((edition_name(look, terms.edition), target, rounds))


def _row(look: Look, state: State, desk: Desk, what: tuple[str, str, Record]) -> ft.Control:
    """Opens the first game that reached it."""
    key, name, record = what
    first, pencil = record.summaries[0], look.palette.pencil
    detail = _game_words(look, state, record)
    lines: list[ft.Control] = [
        words(look, name, "choice", lines=look.lines),
        words(look, detail, "small", color=pencil, lines=look.lines),
    ]
    value = figure(look, record.value)
    parts: list[ft.Control] = [
        ft.Column(lines, spacing=1, expand=True, tight=True),
        words(look, value, "total"),
    ]
    row = tappable(
        look,
        f"record-{key}",
        ft.Row(parts, spacing=12),
        lambda: desk.open_record(first.id),
        label=look.statements((name, value, detail)),
        height=look.row(61),
        radius=0,
    )
    return stacked([row, hair(look)])


def _game_words(look: Look, state: State, record: Record) -> str:
    """Who won it, the day, and how many others have it too."""
    game = state.people.as_named(record.summaries[0])
    day = full_day(game.day, look.language) if game.day else ""
    others = len(record.summaries) - 1
    more = look.say("records.more", count=others) if others else ""
    return look.clauses((names_words(look, game.winners), day, more))
