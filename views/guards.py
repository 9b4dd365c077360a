"""The one net under components and handlers: a fault is logged and said, and the app goes on.

Without it Flet ends the session: silently when a component fails, with a blank page when a
handler does.
"""

import functools
import inspect
import logging
from collections.abc import Awaitable, Callable
from typing import Any, ParamSpec

import flet as ft

from views.look import Look
from views.texts.wording import FALLBACK, text
from views.theme import SPACE_4

Drawn = ParamSpec("Drawn")
Handler = Callable[..., object]
"""Called when something is tapped or typed, with or without the event; it may be awaited."""
EventHandler = Callable[[Any], Awaitable[None]]
"""A handler as Flet calls it."""

log = logging.getLogger(__name__)


def component(draw: Callable[Drawn, ft.Control]) -> Callable[Drawn, ft.Control]:
    """A Flet component that says so in its own place when it cannot be drawn."""

    @functools.wraps(draw)
    def drawn(*args: Drawn.args, **kwargs: Drawn.kwargs) -> ft.Control:
        try:
            return draw(*args, **kwargs)
        except Exception:
            log.exception("%s could not be drawn", draw.__qualname__)
            return _apology(_language_of(args))

    return ft.component(drawn)


def guarded(handler: Handler, language: str = FALLBACK) -> EventHandler:
    """The handler as Flet may call it: when it fails, a sentence is shown and the page stays."""
    takes_event = _takes_event(handler)

    async def handled(event: Any) -> None:
        try:
            done = handler(event) if takes_event else handler()
            if inspect.isawaitable(done):
                await done
        except Exception:
            log.exception("a handler failed")
            _say(text("guard.not-done", language))

    return handled


def nothing() -> None:
    """For an effect that leaves nothing to tidy up."""


def _takes_event(handler: Handler) -> bool:
    """Whether it has a parameter without a default: one with a default keeps its own value."""
    parameters = inspect.signature(handler).parameters.values()
    return any(parameter.default is parameter.empty for parameter in parameters)


def _say(sentence: str) -> None:
    page = ft.context.page
    behavior = ft.SnackBarBehavior.FLOATING
    page.show_dialog(ft.SnackBar(ft.Text(sentence), behavior=behavior, persist=False))


def _apology(language: str) -> ft.Control:
    words = ft.Text(text("guard.not-drawn", language), color=ft.Colors.ERROR)
    return ft.Container(words, padding=SPACE_4)


def _language_of(args: tuple[object, ...]) -> str:
    return next((look.language for look in args if isinstance(look, Look)), FALLBACK)
