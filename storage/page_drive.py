"""The drive of the browser as Python meets it: what `assets/site/drive.js` opened for this tab.

Only in a page that runs Python; everywhere else there is no such drive.
"""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from storage.browser_files import Changes, Entry, refusal


class PageDrive:
    def __init__(self) -> None:
        """Raises ImportError outside of such a page."""
        self._page: Any = import_module("page_drive")

    @property
    def is_ours(self) -> bool:
        return bool(self._page.isOurs)

    def entries(self) -> Iterator[tuple[Path, Entry]]:
        for path, mtime, content in self._page.entries():
            yield Path(path), Entry(int(mtime), content.to_bytes())

    def news(self) -> Changes:
        return {
            Path(path): Entry(int(mtime), content.to_bytes()) if content is not None else None
            for path, mtime, content in self._page.news()
        }

    async def keep(self, changes: Changes) -> None:
        """Raises OSError."""
        for path, entry in changes.items():
            if entry is None:
                self._page.remove(str(path))
            else:
                self._page.put(str(path), entry.mtime, entry.content)
        refused = str(await self._page.commit())
        if refused:
            raise refusal(refused)
