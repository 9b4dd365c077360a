"""A game that came as a link: read like one of the book, and kept on a tap."""

import flet as ft

from referee.summary import summarise
from views.acts import going
from views.desk import Desk
from views.keeping import Import
from views.look import Look
from views.page import Received
from views.pages.record import record_body, wide_enough
from views.parts.buttons import icon_button, primary, secondary
from views.parts.game_row import ended_words, full_detail_words
from views.parts.page_frame import foot_row, page_frame, stacked
from views.parts.rules import double_rule
from views.parts.share_button import share_button
from views.parts.top_bar import top_bar
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.state import State
from views.theme import KEY_CORNER, MAIN_BUTTON

KINDS = {
    "damaged": "share.refused-damaged",
    "newer-version": "share.refused-newer",
    "too-large": "share.refused-large",
    "too-many-events": "share.refused-large",
    "too-many-players": "share.refused-large",
}
"""Codes with words of their own; any other says only that something in it does not fit."""
ICONS = {
    "added": ft.Icons.MARK_EMAIL_UNREAD_OUTLINED,
    "longer": ft.Icons.TRENDING_FLAT,
    "kept-twice": ft.Icons.CONTENT_COPY,
    "skipped": ft.Icons.CHECK,
    "kept": ft.Icons.CHECK,
}


def received_page(look: Look, state: State, desk: Desk) -> ft.Control:
    page = state.page
    assert isinstance(page, Received)
    if state.record is None or page.coming is None:
        return _refused(look, state, page, desk)
    sheet = state.record.sheet
    look = wide_enough(look, sheet.game)
    summary = summarise(sheet)
    title, detail = ended_words(look, summary), full_detail_words(look, summary)
    share = [share_button(look, desk)]
    head = top_bar(look, title, lead=_back(look, desk), subtitle=detail, actions=share)
    body = [
        *trouble_banner(look, state, desk),
        _fate(look, page),
        *record_body(look, state, desk),
    ]
    return page_frame(look, head, body, foot_row(look, [_answer(look, page, desk)]))


def _refused(look: Look, state: State, page: Received, desk: Desk) -> ft.Control:
    said = words(look, look.say(KINDS.get(page.code, "share.refused-fault")))
    body: list[ft.Control] = [
        *trouble_banner(look, state, desk),
        double_rule(look),
        ft.Container(words(look, look.say("share.nothing"), "title"), padding=_air(14, 8)),
        said,
    ]
    home = secondary(
        look,
        "home",
        look.say("share.home"),
        lambda: desk.change(going.back),
        height=MAIN_BUTTON,
        expand=True,
    )
    head = top_bar(look, look.say("share.received"), lead=_back(look, desk))
    return page_frame(look, head, body, foot_row(look, [home]))


def _back(look: Look, desk: Desk) -> ft.Control:
    label, icon = look.say("share.home"), ft.Icons.ARROW_BACK
    return icon_button(look, "back", label, lambda: desk.change(going.back), icon=icon)


def _fate(look: Look, page: Received) -> ft.Control:
    """That it came from somebody else, and what it is to the book."""
    fate = _fate_of(page)
    lines: list[ft.Control] = [
        words(look, look.say("share.received"), "choice"),
        words(look, look.say(f"share.is-{fate}"), "small", color=look.palette.pencil),
    ]
    parts: list[ft.Control] = [
        ft.Icon(ICONS[fate], size=look.scaled(22), color=look.palette.pencil),
        ft.Column(lines, spacing=1, expand=True, tight=True),
    ]
    card = ft.Container(
        ft.Row(parts, spacing=12),
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        bgcolor=look.palette.well,
        border_radius=KEY_CORNER,
    )
    live = ft.Semantics(content=card, live_region=True)
    return ft.Container(stacked([live]), padding=_air(4, 14))


def _fate_of(page: Received) -> str:
    assert page.coming is not None
    return "kept" if page.is_kept else page.coming.fates[0].fate


def _answer(look: Look, page: Received, desk: Desk) -> ft.Control:
    coming = page.coming
    assert coming is not None
    if _fate_of(page) in ("kept", "skipped"):
        kept = coming.fates[0].first[0].id
        return secondary(
            look,
            "see-kept",
            look.say("share.see-kept"),
            lambda: desk.open_record(kept),
            height=MAIN_BUTTON,
            expand=True,
        )
    return primary(
        look,
        "keep",
        look.say("share.keep"),
        lambda: desk.change(going.lay(Import(coming))),
        icon=ft.Icons.BOOKMARK_ADD_OUTLINED,
        expand=True,
    )


def _air(top: float, bottom: float) -> ft.Padding:
    return ft.Padding.only(top=top, bottom=bottom)
