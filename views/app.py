"""The app on one screen: the one state, the one `change`, and which page is shown."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace

import flet as ft

from views import errands
from views.acts import going
from views.acts.sharing import reached
from views.acts.watching import at_rest
from views.book import Book
from views.desk import Desk
from views.device import is_motion_unwanted, language_of
from views.guards import component, guarded, nothing
from views.habits import habits_of
from views.keyboard import Keyboard, beside_keys, keys
from views.look import Look
from views.material import material_theme
from views.page import FirstSteps, Games, Home, Players, Rules
from views.passing import let_pass
from views.phone import Phone, is_game_on_screen, new_phone, played_in
from views.preferences import Brightness
from views.routes import route_of
from views.screen import page_of, sheet_of
from views.sharing import reach_of
from views.state import State
from views.terse import write_components_by_name
from views.theme import DARK, FONTS, LIGHT
from views.told import Told
from views.warming import begin_tidying, fill_up, get_ready, shows_all_games

PHONE = (360.0, 640.0)
"""The window while its size is not known."""

PALETTES = {Brightness.LIGHT: LIGHT, Brightness.DARK: DARK}
THEME_MODES = {
    Brightness.SYSTEM: ft.ThemeMode.SYSTEM,
    Brightness.LIGHT: ft.ThemeMode.LIGHT,
    Brightness.DARK: ft.ThemeMode.DARK,
}
"""What is not drawn by the app itself, such as a cursor, follows too."""


async def start(page: ft.Page, book: Book, now: Callable[[], str]) -> None:
    """Draws the app on a page. `now` gives the moment as the book writes it."""
    desk = Desk(book, now, await language_of(page))
    beside = await begin(page, desk)
    if desk.state.is_read_only:
        beside.append(page.run_task(errands.follow, desk))


async def begin(page: ft.Page, desk: Desk) -> list[Future[None]]:
    """Draws a desk on a page, and gives what goes on beside until the page is closed."""
    begin_tidying()
    write_components_by_name()
    page.title = "Cabo Referee"
    page.fonts = FONTS
    page.theme, page.dark_theme = material_theme(LIGHT), material_theme(DARK)
    page.theme_mode = ft.ThemeMode.SYSTEM
    await desk.change(reached(reach_of(page.url, is_static=page.pyodide)))
    await desk.go_to(page.route)
    if shows_all_games(desk.state):
        # Else its figures would be those of the newest games, and change at once.
        await desk.read_some()
    page.on_connect = guarded(lambda: returned(desk))
    page.on_view_pop = guarded(lambda: desk.change(going.back))
    beside = [page.run_task(fill_up, desk), page.run_task(get_ready)]
    page.on_close = lambda: [task.cancel() for task in beside]
    page.render_views(app, page, desk)
    return beside


async def returned(desk: Desk) -> None:
    """The line is back: first what happened meanwhile, then what others have written."""
    desk.draw_again()
    await desk.look_again()


@ft.component
def app(page: ft.Page, desk: Desk) -> list[ft.View]:
    """The pages that lie on each other: the one that is shown, and Home below it."""
    state, show = ft.use_state(at_rest(desk.state))
    window, set_window = ft.use_state(window_of(page))
    told, _ = ft.use_state(Told(page.route))
    keyboard, _ = ft.use_state(Keyboard(page, desk))
    is_still, set_still = ft.use_state(True)
    draw_again = drawing_again(page)

    async def ask() -> None:
        set_still(await is_motion_unwanted())

    def listen() -> None:
        desk.draw_again = draw_again
        desk.show_on(lambda state: show(at_rest(state)))
        # Games may have been read since the first drawing.
        show(at_rest(desk.state))
        page.on_resize = lambda: set_window(window_of(page))
        page.on_platform_brightness_change = lambda: set_window(window_of(page))
        page.on_route_change = guarded(lambda event: told.heard(desk, event.route))
        page.on_keyboard_event = guarded(keyboard.heard)

    ft.use_effect(listen, dependencies=[], cleanup=nothing)
    ft.use_effect(ask, dependencies=[])
    route = route_of(state)
    ft.use_effect(lambda: told.tell(page, route), dependencies=[route], cleanup=nothing)
    follow_with_phone(state)
    let_pass(state, desk)
    look = liked(replace(window, is_still=is_still), state)
    page.theme_mode = THEME_MODES[state.preferences.brightness]
    drawn = shown(beside_keys(look, state, keyboard), state, desk)
    top = _view(state, drawn, keys(look, state, keyboard))
    if _is_place(state):
        return [top]
    below = ft.View(route="/", controls=[], padding=0, bgcolor=look.palette.paper)
    return [below, top]


def drawing_again(page: ft.Page) -> Callable[[], None]:
    _, set_times = ft.use_state(0)

    def draw_again() -> None:
        # What draws ends for good when it meets a line that has just broken.
        page.session.start_updates_scheduler()  # type: ignore[no-untyped-call]
        set_times(lambda times: times + 1)

    return draw_again


def follow_with_phone(state: State) -> None:
    """The screen stays on beside a game, and what was saved is felt, if the table likes it so."""
    phone: Phone = ft.use_state(new_phone)[0]  # type: ignore[arg-type]
    may_stay_on = is_game_on_screen(state) and state.preferences.stays_awake
    played = played_in(state)

    async def stay() -> None:
        await phone.keep_screen(on=may_stay_on)

    async def feel() -> None:
        await phone.feel(played, may_vibrate=state.preferences.vibrates)

    ft.use_effect(stay, dependencies=[may_stay_on])
    ft.use_effect(feel, dependencies=[played])


@component
def shown(look: Look, state: State, desk: Desk) -> ft.Control:
    """The page of the moment and what lies on it."""
    ft.use_dialog(sheet_of(look, state, desk))
    return page_of(look, state, desk)


def window_of(page: ft.Page) -> Look:
    """How things look in the window as it is now, as long as the table has no other wishes."""
    is_dark = page.platform_brightness == ft.Brightness.DARK
    return Look(
        palette=DARK if is_dark else LIGHT,
        width=page.width or PHONE[0],
        height=page.height or PHONE[1],
    )


def liked(look: Look, state: State) -> Look:
    """As the table likes it."""
    chosen = state.preferences
    palette = PALETTES.get(chosen.brightness, look.palette)
    return replace(
        look,
        palette=palette,
        language=state.language,
        text_size=chosen.text_size,
        habits=habits_of(state.summaries, state.people),
    )


def _view(state: State, content: ft.Control, below: ft.Control) -> ft.View:
    # The places of the navigation share one address, so that changing between them slides nothing.
    area = ft.SafeArea(content, expand=True)
    route = "/" if _is_place(state) else "/page"
    return ft.View(route=route, controls=[area, below], padding=0, spacing=0)


def _is_place(state: State) -> bool:
    """Whether there is nothing below the page to go back to."""
    if isinstance(state.page, Rules):
        return state.page.below is None and state.page.ruling is None
    if isinstance(state.page, FirstSteps):
        return not state.page.is_again
    return isinstance(state.page, Home | Games | Players)
