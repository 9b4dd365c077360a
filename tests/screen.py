"""A screen on no device: the app in a real Flet session, looked at and tapped from a test.

async with Screen(main) as screen:
    await screen.tap("Record round 8")
    assert "Ana" in screen.texts()
"""

import asyncio
import inspect
import logging
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import flet as ft
import msgpack  # type: ignore[import-untyped]
from flet.components.public_utils import unwrap_component
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.protocol import InvokeMethodRequestBody
from flet.messaging.session import Session

from tests import control_tree as tree
from tests.transport import PACKED, Wire, answer_of

Main = Callable[[ft.Page], object]
PATIENCE = 5.0
"""Seconds that `until` waits for what a save in the background brings."""


class Screen:
    """One session of the app. Leaving it fails the test when anything went wrong unseen."""

    def __init__(
        self,
        main: Main,
        *,
        width: float = 360,
        height: float = 640,
        kept: dict[str, Any] | None = None,
    ) -> None:
        self.kept: dict[str, Any] = {} if kept is None else kept
        """The local storage of the browser that is not there."""
        self.asked: list[str] = []
        """What was asked of the services of the device, by name."""
        self._main = main
        self._size = {"width": width, "height": height}
        self._faults = _Faults()

    async def __aenter__(self) -> Self:
        logging.getLogger("views").addHandler(self._faults)
        self._wire = Wire(self._answer)
        self._session = Session(self._wire)
        self.page = self._session.page
        _context_page.set(self.page)
        self._session.apply_page_patch({"route": "/", "web": True, **self._size})
        self._session.get_page_patch()  # type: ignore[no-untyped-call]
        msgpack.packb(self.page, default=PACKED)
        context.reset_auto_update()  # type: ignore[no-untyped-call]
        started = self._main(self.page)
        if inspect.isawaitable(started):
            await started
        await self._session.after_event(self.page)
        await self.settle()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        logging.getLogger("views").removeHandler(self._faults)
        faults = self.errors()
        self._session.close()  # type: ignore[no-untyped-call]
        await self.settle()
        self._wire.close()
        assert error or not faults, "\n".join(faults)

    @property
    def shown(self) -> list[BaseControl]:
        """What can be reached: the upmost dialog if one is open, else the page."""
        modal: list[BaseControl] = [
            dialog for dialog in self.dialogs() if not isinstance(dialog, ft.SnackBar)
        ]
        return modal[-1:] or self.pages()

    @property
    def sent(self) -> tuple[int, int]:
        """Messages and bytes to the device so far."""
        return self._wire.sent, self._wire.bytes_sent

    def pages(self) -> list[BaseControl]:
        """What lies on each other; the app gives it as one component, a part gives the list."""
        return list(unwrap_component(self.page.views))

    def dialogs(self) -> list[ft.DialogControl]:
        return [dialog for dialog in self.page._dialogs.controls if dialog.open]

    def texts(self) -> list[str]:
        """All visible words, of an open dialog and of what is said below the page as well."""
        return tree.texts([self.pages(), self.dialogs()])

    def labels(self) -> list[str]:
        """The names that a screen reader says."""
        return tree.labels([self.pages(), self.dialogs()])

    def find(self, what: str) -> BaseControl:
        """The one control with this key, name or words, in this order."""
        found = tree.called(tree.walk(self.shown), what)
        assert found is not None, f"there is no {what!r} among {self.texts()}"
        return found

    def is_shown(self, what: str) -> bool:
        """Whether the words stand somewhere, whole or as a part, or are somebody's name or key."""
        said = [*self.texts(), *self.labels()]
        return any(what in words for words in said) or bool(
            tree.called(tree.walk(self.shown), what)
        )

    def errors(self) -> list[str]:
        """What failed and was caught by a guard, or was not caught at all."""
        task = getattr(self._session, "_Session__updates_task", None)
        dead = [f"nothing is drawn any more: {task.exception()!r}"] if task and task.done() else []
        return [*self._faults.said, *self._wire.crashes, *dead]

    def forgive(self) -> list[str]:
        """The errors so far; from now on they no longer fail the test."""
        errors = self.errors()
        self._faults.said.clear()
        self._wire.crashes.clear()
        return errors

    async def tap(self, what: str | BaseControl) -> None:
        control = what if isinstance(what, BaseControl) else self.target(what)
        event = tree.event_of(control)
        assert event, f"{what!r} cannot be tapped"
        await self.fire(control, event)

    def targets(self) -> list[BaseControl]:
        """All that can be tapped at this moment."""
        return list(tree.tappables(self.shown))

    def target(self, what: str) -> BaseControl:
        """What a tap on this key, name or words hits."""
        targets = self.targets()
        found = tree.called(targets, what)
        names = [control.key or tree.label_of(control) for control in targets]
        assert found is not None, f"nothing called {what!r} can be tapped, but {names}"
        return found

    async def type(self, what: str, words: str) -> None:
        """Leaves the words in the field with this key or label."""
        await self.fire(self._field(what), "change", words, value=words)

    async def submit(self, what: str) -> None:
        field = self._field(what)
        await self.fire(field, "submit", field.value)

    async def dismiss(self) -> None:
        """Swipes the upmost dialog away."""
        await self.fire(self.dialogs()[-1], "dismiss", open=False)

    async def resize(self, width: float, height: float) -> None:
        size = {"width": width, "height": height}
        self._session.apply_page_patch(size)
        await self.fire(self.page, "resize", size)

    def break_line(self) -> None:
        """Before the app is told: until `sleep`, what it sends fails."""
        self._wire.is_broken = True

    async def sleep(self) -> None:
        """The line is closed, as when a phone is locked."""
        await self._session.disconnect(3600)
        await self.settle()

    async def wake(self) -> None:
        await self._session.connect(self._wire)
        await self.settle()

    async def fire(self, control: BaseControl, event: str, data: Any = None, **news: Any) -> None:
        """As a client does it: first the news about the control, then the event."""
        if news:
            self._session.apply_patch(control._i, news)
        await self._session.dispatch_event(control._i, event, data)
        await self.settle()

    async def settle(self) -> None:
        """Until nothing is drawn any more that needs no waiting."""
        sent = -1
        while sent != self._wire.sent:
            sent = self._wire.sent
            for _ in range(8):
                await asyncio.sleep(0)

    async def see(self, what: str) -> None:
        """Waits for words that come after a save or a service."""
        await self.until(lambda: self.is_shown(what))

    async def until(self, holds: Callable[[], bool]) -> None:
        """Waits for what a save or a service brings."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.005)
                await self.settle()

    def _field(self, what: str) -> ft.TextField:
        fields = [control for control in tree.walk(self.shown) if isinstance(control, ft.TextField)]
        found = tree.called(fields, what)
        assert isinstance(found, ft.TextField), f"there is no field {what!r}"
        return found

    def _answer(self, asked: InvokeMethodRequestBody) -> None:
        self.asked.append(asked.name)
        answer = answer_of(asked, self.kept)
        self._session.handle_invoke_method_results(asked.control_id, asked.call_id, answer, None)


class _Faults(logging.Handler):
    """Hears what the guards have caught."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(logging.Formatter("%(message)s").format(record))
