"""A book on a drive that takes as long as a test likes."""

import asyncio

from main import LibraryBook
from storage.library import Library


class SlowBook(LibraryBook):
    """Says that it has settled once `may_go_on` is set, as it is at first."""

    def __init__(self, library: Library) -> None:
        super().__init__(library)
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def settled(self) -> None:
        await self.may_go_on.wait()
