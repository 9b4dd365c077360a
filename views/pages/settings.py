"""Settings: how the table likes the app, and the book with its backups, files and trash."""

from datetime import date

import flet as ft

from views import errands, files
from views.acts import going
from views.cabinet import Backup, Contents
from views.desk import Desk
from views.keeping import ExportAll
from views.look import Look
from views.page import About
from views.pages.places import with_places
from views.pages.settings_likes import like_lines
from views.pages.settings_trash import trash_lines
from views.parts.action_row import Action, action_row
from views.parts.aside_words import aside_words
from views.parts.buttons import icon_button
from views.parts.columns import for_halves, halves
from views.parts.game_row import game_name
from views.parts.notice import notice_words
from views.parts.page_frame import page_frame
from views.parts.section import section
from views.parts.selectable import selectable
from views.parts.top_bar import top_bar
from views.parts.trouble import trouble_banner
from views.parts.words import words
from views.served import Phones
from views.state import State
from views.texts.wording import full_day


def settings_page(look: Look, state: State, desk: Desk) -> ft.Control:
    body = [*trouble_banner(look, state, desk), *_body(look, state, desk), ft.Container(height=24)]
    page = page_frame(for_halves(look), _head(look, state, desk), body)
    return with_places(look, state, desk, page) if look.is_wide else page


def _body(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """What the table likes, then the book: one under the other, or side by side."""
    likes, about = like_lines(look, state, desk), _about(look, desk)
    book = _book(look, state, desk)
    if look.is_wide:
        return halves(look, [*likes, *about], book)
    return [*likes, *book, *about]


def _book(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    contents = state.contents
    return [
        *_phones(look, state, desk),
        *_backups(look, state, contents.backups if contents else (), desk),
        *_files(look, state, desk),
        *trash_lines(look, state, contents.trash if contents else (), desk),
        *_aside(look, state),
        # Where the games lie on the machine that serves them is nothing for a guest's phone.
        *(_place(look, contents) if contents and state.served is None else []),
    ]


def _phones(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """How others join, at a served table."""
    if state.served is None:
        return []
    row = Action(
        key="phones",
        name=look.say("serve.open"),
        detail=look.say("serve.phones", count=state.served.phones),
        icon=ft.Icons.QR_CODE_2,
        on_tap=lambda: desk.change(going.lay(Phones())),
    )
    return [section(look, look.say("serve.section"), top=20), action_row(look, row)]


def _about(look: Look, desk: Desk) -> list[ft.Control]:
    row = Action(
        key="about",
        name=look.say("about.row"),
        detail=look.say("about.row-more"),
        icon=ft.Icons.INFO_OUTLINED,
        on_tap=lambda: desk.change(going.go(About())),
    )
    return [section(look, look.say("about.section"), top=20), action_row(look, row)]


def _head(look: Look, state: State, desk: Desk) -> ft.Control:
    back = icon_button(
        look,
        "back",
        look.say("settings.back"),
        lambda: desk.change(going.back),
        icon=ft.Icons.ARROW_BACK,
    )
    said = look.say(state.work.key) if state.work else notice_words(look, state)
    return top_bar(look, look.say("settings.title"), lead=back, subtitle=said or "", is_news=True)


def _backups(look: Look, state: State, kept: tuple[Backup, ...], desk: Desk) -> list[ft.Control]:
    now = Action(
        key="back-up",
        name=look.say("settings.back-up"),
        detail=look.say("settings.back-up-why"),
        icon=ft.Icons.SAVE_OUTLINED,
        on_tap=lambda: errands.back_up(desk),
        is_off=state.is_read_only or state.work is not None or not state.summaries,
    )
    return [
        section(look, look.say("settings.backups"), top=8 if look.is_wide else 20),
        action_row(look, now),
        *_too_long(look, state),
        *(_backup(look, state, backup, desk) for backup in kept),
    ]


def _too_long(look: Look, state: State) -> list[ft.Control]:
    """Which games no backup has."""
    games = state.contents.too_long if state.contents else ()
    if not games:
        return []
    names = look.groups(game_name(look, state.people.as_named(game)) for game in games)
    said = look.say("settings.too-long", names=names, count=len(games))
    return [ft.Container(words(look, said), padding=ft.Padding.symmetric(vertical=10))]


def _backup(look: Look, state: State, backup: Backup, desk: Desk) -> ft.Control:
    games = backup.games
    row = Action(
        key=f"backup-{backup.name}",
        name=backup_name(look, backup),
        detail=look.say("settings.backup-unreadable")
        if games is None
        else look.say("settings.games", count=games),
        icon=ft.Icons.RESTORE,
        on_tap=lambda: errands.plan_restore(desk, backup.name, backup.day),
        is_off=state.is_read_only or state.work is not None or games is None,
    )
    return action_row(look, row)


def backup_name(look: Look, backup: Backup) -> str:
    day = day_words(look, backup.day)
    if backup.number == 1:
        return look.say("settings.backup", day=day)
    return look.say("settings.backup-again", day=day, number=backup.number)


def day_words(look: Look, day: date) -> str:
    return full_day(day, look.language)


def _files(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    async def bring() -> None:
        chosen = await files.chosen()
        if chosen:
            await errands.plan_import(desk, chosen)

    is_busy = state.work is not None
    export = Action(
        key="export",
        name=look.say("settings.export"),
        detail=look.say("settings.export-why"),
        icon=ft.Icons.FILE_UPLOAD_OUTLINED,
        on_tap=lambda: desk.change(going.lay(ExportAll())),
        is_off=is_busy or not state.summaries,
    )
    bring_in = Action(
        key="import",
        name=look.say("settings.import"),
        detail=look.say("settings.import-why"),
        icon=ft.Icons.FILE_DOWNLOAD_OUTLINED,
        on_tap=bring,
        # A served table takes no message as large as a file may be.
        is_off=is_busy or state.is_read_only or state.served is not None,
    )
    head = section(look, look.say("settings.files"), top=20)
    return [head, action_row(look, export), action_row(look, bring_in)]


def _aside(look: Look, state: State) -> list[ft.Control]:
    if not state.damaged:
        return []
    lines = [words(look, said) for said in aside_words(look, state.damaged)]
    lying = [ft.Container(line, padding=ft.Padding.only(top=10)) for line in lines]
    return [section(look, look.say("settings.aside"), top=20), *lying]


def _place(look: Look, contents: Contents) -> list[ft.Control]:
    folder = words(look, contents.folder, "small", color=look.palette.pencil)
    return [
        section(look, look.say("settings.place"), top=20),
        ft.Container(
            selectable(folder, look.say("settings.place")), padding=ft.Padding.only(top=10)
        ),
    ]
