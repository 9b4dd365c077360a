"""The book of a browser tab: the same book, whose changes last once they have settled."""

import asyncio
from pathlib import Path

from storage.browser_files import BrowserFiles, Drive
from storage.errors import Locked, NotSaved, reason_of
from storage.files import ensure_folder
from storage.library import Library
from storage.lock import NoLock

PLACE = Path("/book")


class BrowserLibrary(Library):
    """What is not waited for with `settled` is kept beside, a moment later."""

    def __init__(self, drive: Drive) -> None:
        """Only for reading while another tab writes. To be made inside a running loop."""
        self._drive = drive
        self._loop = asyncio.get_running_loop()
        self._beside: set[asyncio.Task[None]] = set()
        self._tab = BrowserFiles(drive, self._settle_soon)
        ensure_folder(self._tab, PLACE)
        super().__init__(self._tab, PLACE, NoLock() if drive.is_ours else None)
        self.why_read_only = "" if drive.is_ours else "locked"

    async def settled(self) -> None:
        """Returns when all that was done lasts.

        Raises NotSaved, and then the book is again as it was when it last settled.
        """
        try:
            await self._tab.settle()
        except OSError as error:
            self._lay_out()
            raise NotSaved(reason_of(error)) from error

    def try_to_write(self) -> None:
        """Raises Locked while the other tab is open, NotRead."""
        if not self._drive.is_ours:
            raise Locked
        self._access.begin_writing(NoLock, self._look_anew)
        self.why_read_only = ""
        self.lists.read_all()

    def _look_anew(self) -> None:
        self._tab.read_anew()
        self._lay_out()

    def _settle_soon(self) -> None:
        task = self._loop.create_task(self._tab.settle_beside())
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)
