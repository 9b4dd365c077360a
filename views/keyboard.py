"""The keyboard of a computer: what it does on the page, and the line that says so."""

import asyncio
import contextlib
from dataclasses import replace

import flet as ft

from views.acts.keys import Stroke, enter, has_keys, stroke
from views.desk import Desk
from views.guards import guarded, nothing
from views.look import Look
from views.overlay import Overlay
from views.page import Entry, Page
from views.parts.words import words
from views.state import State
from views.steady import steady

ENTERS = ("Enter", "Numpad Enter")
LINE = 28
"""Pixels of the line that tells the keys."""
HIGH = 700
"""Pixels of a window that has room for it."""
GOING = 1.0
"""Seconds within which a sheet that was escaped from has told that it is gone."""
HANDHELD = (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)


class Keyboard:
    """Hears keys. Enter does something only as long as no button has the focus.

    So there is something unseen to have it: every other key gives it the focus.
    """

    def __init__(self, page: ft.Page, desk: Desk) -> None:
        self.has_one = page.platform not in HANDHELD
        """Whether there is likely to be a keyboard."""
        self.unseen: ft.Ref[ft.KeyboardListener] = ft.Ref()
        self._desk = desk
        self._escaped: Overlay | None = None
        """The sheet that is going, and has not told so yet; None: no sheet is."""

    async def heard(self, event: ft.KeyboardEvent) -> None:
        """Any key, wherever the focus is."""
        await self._sheet_gone()
        if event.key == "Escape":
            self._escaped = self._desk.state.overlay
        struck = Stroke(key=event.key, is_shifted=event.shift, is_command=event.ctrl or event.meta)
        before = self._desk.state
        await self._desk.change(stroke(struck))
        if self._desk.state is not before:
            await self.take_focus()

    async def entered(self, event: ft.KeyDownEvent) -> None:
        """A key while nothing else has the focus."""
        if event.key in ENTERS:
            await self._sheet_gone()
            await self._desk.change(enter(self._desk.now()))

    async def _sheet_gone(self) -> None:
        """Until Flutter has told it: a key struck meanwhile is meant for the page below."""
        escaped = self._escaped
        if escaped is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOING):
                await self._desk.until(lambda state: state.overlay is not escaped)
        self._escaped = None

    async def take_focus(self) -> None:
        """Away from any button."""
        if self.unseen.current is not None and has_keys(self._desk.state):
            await self.unseen.current.focus()  # type: ignore[no-untyped-call]


def beside_keys(look: Look, state: State, keyboard: Keyboard) -> Look:
    """The room that is left for the page."""
    return replace(look, height=look.height - LINE) if is_told(look, state, keyboard) else look


def is_told(look: Look, state: State, keyboard: Keyboard) -> bool:
    """Whether there is room to say what the keys do, and anybody to use them."""
    is_playing = has_keys(state) and not state.is_read_only and not state.game.is_over
    return is_playing and keyboard.has_one and look.is_wide and look.height >= HIGH


def keys(look: Look, state: State, keyboard: Keyboard) -> ft.Control:
    """The line below the page, or nothing to be seen."""
    said = _said(look, state) if is_told(look, state, keyboard) else ""
    return _keys(look, said, type(state.page), keyboard)


@steady
def _keys(look: Look, said: str, page: type[Page], keyboard: Keyboard) -> ft.Control:
    async def begin() -> None:
        if keyboard.has_one:
            await keyboard.take_focus()

    ft.use_effect(begin, dependencies=[page], cleanup=nothing)
    return ft.KeyboardListener(
        _line(look, said) if said else ft.Container(width=0, height=0),
        ref=keyboard.unseen,
        include_semantics=False,
        on_key_down=guarded(keyboard.entered, look.language),
    )


def _line(look: Look, said: str) -> ft.Control:
    line = words(look, said, "small", color=look.palette.pencil, lines=1)
    row = ft.Row([line], alignment=ft.MainAxisAlignment.CENTER)
    return ft.Container(row, height=LINE, bgcolor=look.palette.paper)


def _said(look: Look, state: State) -> str:
    if not isinstance(state.page, Entry):
        return look.say("keys.table")
    return look.say("keys.entry" if state.game.rules.calls else "keys.entry-without-calls")
