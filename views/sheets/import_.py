"""What files or a backup would change: said before anything is, and done on a tap."""

from collections.abc import Iterator

import flet as ft

from views import errands
from views.acts import going
from views.cabinet import Coming, Fated
from views.desk import Desk
from views.keeping import Import
from views.look import Look
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import primary, secondary
from views.parts.game_row import names_words, started
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.sheet_lines import sheet_foot, sheet_head
from views.parts.words import words
from views.state import State
from views.texts.wording import day, full_day
from views.theme import MAIN_BUTTON

ICONS = {
    "added": ft.Icons.ADD,
    "longer": ft.Icons.TRENDING_FLAT,
    "kept-twice": ft.Icons.CONTENT_COPY,
    "skipped": ft.Icons.CHECK,
}


def import_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    laid = state.overlay
    assert isinstance(laid, Import)
    body: list[ft.Control] = [
        sheet_head(look, _title(look, laid), _explained(look, state, laid.coming)),
        hair(look, look.palette.edge),
        *(_fate(look, fated) for fated in laid.coming.fates),
        *_more(look, laid.coming),
        sheet_foot(look, _answers(look, state, laid, desk)),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(Import)))


def _title(look: Look, laid: Import) -> str:
    if laid.backup is None:
        return look.say("settings.import-title")
    return look.say("settings.restore-title", day=full_day(laid.backup, look.language))


def _explained(look: Look, state: State, coming: Coming) -> str:
    if state.work is not None:
        return look.say(state.work.key)
    if coming.changes_nothing:
        return look.say("settings.nothing")
    return look.say("settings.first-backup") if state.summaries else ""


def _fate(look: Look, fated: Fated) -> ft.Control:
    said = look.say(f"settings.fate-{fated.fate}", count=fated.count)
    lines: list[ft.Control] = [words(look, said, "choice")]
    if fated.fate != "skipped":
        lines += [
            words(look, name, "small", color=look.palette.pencil, lines=look.lines)
            for name in _named(look, fated)
        ]
    parts: list[ft.Control] = [
        ft.Icon(ICONS[fated.fate], size=look.scaled(20), color=look.palette.pencil),
        ft.Column(lines, spacing=1, expand=True, tight=True),
    ]
    row = ft.Row(parts, spacing=14, vertical_alignment=ft.CrossAxisAlignment.START)
    return stacked([ft.Container(row, padding=ft.Padding.symmetric(vertical=10)), hair(look)])


def _named(look: Look, fated: Fated) -> Iterator[str]:
    """The first games of them by day and table; long names end in an ellipsis."""
    for game in fated.first:
        table = names_words(look, tuple(line.player for line in game.lines))
        when = started(game)
        yield look.clauses((day(when, look.language) if when else "", table))
    rest = fated.count - len(fated.first)
    if rest:
        yield look.say("settings.and-more", count=rest)


def _more(look: Look, coming: Coming) -> list[ft.Control]:
    if not coming.brings_more:
        return []
    said = words(look, look.say("settings.more-comes"), color=look.palette.pencil)
    return [ft.Container(said, padding=ft.Padding.only(top=10))]


def _answers(look: Look, state: State, laid: Import, desk: Desk) -> list[ft.Control]:
    coming, is_busy = laid.coming, state.work is not None
    leave = look.say("settings.close" if coming.changes_nothing else "settings.not-now")
    back = secondary(
        look,
        "import-no",
        leave,
        lambda: desk.change(going.close_kind(Import)),
        height=MAIN_BUTTON,
        expand=coming.changes_nothing,
    )
    if coming.changes_nothing:
        return [back]
    go_on = primary(
        look,
        "import-yes",
        _answer(look, laid),
        lambda: errands.bring_in(desk, coming),
        expand=True,
        is_off=is_busy or state.is_read_only,
    )
    return [back, go_on]


def _answer(look: Look, laid: Import) -> str:
    count = sum(fated.count for fated in laid.coming.fates if fated.fate != "skipped")
    if not count:
        return look.say("settings.complete")
    key = "settings.bring-in" if laid.backup is None else "settings.bring-back"
    return look.say(key, count=count)
