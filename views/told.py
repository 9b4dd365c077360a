"""The address line of a page: what it was told, and what comes back from it."""

import flet as ft

from views.desk import Desk


class Told:
    """What the address line shows, so that its echo is told from a step by the browser."""

    def __init__(self, route: str) -> None:
        self._route = route
        self._echoes: list[str] = []

    def tell(self, page: ft.Page, route: str) -> None:
        """The address of what is shown."""
        if route != self._route:
            self._route = route
            self._echoes.append(route)
            page.navigate(route)

    async def heard(self, desk: Desk, route: str) -> None:
        """The address has changed: by ourselves, or because somebody went back."""
        if route in self._echoes:
            # An older echo that has not come will not come any more.
            del self._echoes[: self._echoes.index(route) + 1]
            return
        if route != self._route:
            self._route = route
            await desk.go_to(route)
