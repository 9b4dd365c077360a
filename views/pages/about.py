"""About: what the app is, whose the games are, where the rules come from, and the licences."""

from collections.abc import Iterator

import flet as ft

from referee.editions import NAMES
from views.acts import going
from views.desk import Desk
from views.look import Look
from views.page import FirstSteps
from views.pages.places import with_places
from views.parts.action_row import Action, action_row
from views.parts.buttons import icon_button
from views.parts.columns import for_halves, halves
from views.parts.edition_words import edition_name
from views.parts.page_frame import page_frame, stacked
from views.parts.ring import large_held
from views.parts.rules import double_rule, hair
from views.parts.section import section
from views.parts.top_bar import top_bar
from views.parts.words import words
from views.shipped import CLIENT, EVERYTHING, VERSION, Shipped
from views.state import State


def about_page(look: Look, state: State, desk: Desk) -> ft.Control:
    back = icon_button(
        look,
        "back",
        look.say("about.back"),
        lambda: desk.change(going.back),
        icon=ft.Icons.ARROW_BACK,
    )
    head = top_bar(look, look.say("about.title"), lead=back)
    app = [*_app(look), *_steps(look, desk), *_games(look), *_sources(look)]
    body = [*halves(look, app, [*_licences(look)]), ft.Container(height=24)]
    page = page_frame(for_halves(look), head, body)
    return with_places(look, state, desk, page) if look.is_wide else page


def _app(look: Look) -> list[ft.Control]:
    pencil = look.palette.pencil
    lines: list[ft.Control] = [
        words(look, look.say("about.name"), "title"),
        words(look, look.say("about.version", version=VERSION), "note", color=pencil),
    ]
    name = ft.Column(lines, spacing=2, tight=True, expand=True)
    return [
        ft.Container(ft.Row([large_held(look, "0"), name], spacing=16), padding=_air(8, 14)),
        double_rule(look),
        ft.Container(words(look, look.say("about.what")), padding=_air(12, 0)),
        ft.Container(words(look, look.say("about.private"), color=pencil), padding=_air(8, 8)),
    ]


def _steps(look: Look, desk: Desk) -> list[ft.Control]:
    again = FirstSteps(is_again=True)
    row = Action(
        key="first-steps",
        name=look.say("about.steps"),
        detail=look.say("about.steps-more"),
        icon=ft.Icons.SWIPE_OUTLINED,
        on_tap=lambda: desk.change(going.go(again)),
    )
    return [hair(look), action_row(look, row)]


def _games(look: Look) -> list[ft.Control]:
    said = words(look, look.say("about.publishers"))
    return [
        section(look, look.say("about.games"), top=20),
        ft.Container(said, padding=_air(10, 0)),
    ]


def _sources(look: Look) -> list[ft.Control]:
    rows = [(edition_name(look, name), look.say(f"about.source-{name}")) for name in NAMES]
    rows.append((look.say("about.silent"), look.say("about.source-silent")))
    return [
        section(look, look.say("about.sources"), top=20),
        *(_line(look, name, said) for name, said in rows),
    ]


def _licences(look: Look) -> Iterator[ft.Control]:
    yield section(look, look.say("about.licences"), top=8 if look.is_wide else 20)
    for shipped in EVERYTHING:
        yield _line(look, *_shipped(look, shipped))
    more = words(look, look.say("about.licences-more"), "small", color=look.palette.pencil)
    yield ft.Container(more, padding=_air(10, 0))


def _shipped(look: Look, shipped: Shipped) -> tuple[str, str, str]:
    """Names first; a long list of packages stands below its licence."""
    names = look.items(shipped.names)
    if shipped.texts or shipped is CLIENT:
        return names, shipped.licence, "\n".join(shipped.texts)
    return shipped.licence, names, ""


def _line(look: Look, name: str, said: str, files: str = "") -> ft.Control:
    pencil = look.palette.pencil
    lines: list[ft.Control] = [
        words(look, name, "choice"),
        words(look, said, "small", color=pencil),
        *([words(look, files, "small", color=pencil)] if files else []),
    ]
    inner = ft.Container(stacked(lines, spacing=2), padding=_air(9, 9))
    return stacked([inner, hair(look)])


def _air(top: float, bottom: float) -> ft.Padding:
    return ft.Padding.only(top=top, bottom=bottom)
