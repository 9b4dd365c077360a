"""The book as one phone at a served table has it: to be written only with the pen."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from referee.draft import Draft
from referee.people import Person
from referee.summary import Summary
from views.acts.watching import WHY
from views.book import Book, BookRefused, Kept
from views.cabinet import Aside, Cabinet
from views.serving.shared_cabinet import SharedCabinet

Answer = TypeVar("Answer")

OWN = (
    "language", "brightness", "text_size", "stays_awake", "vibrates", "pad", "is_introduced",
)  # fmt: skip
"""What each phone chooses for itself; a phone begins as its device likes it."""


class SharedBook:
    def __init__(self, book: Book, may_write: Callable[[], bool], own: dict[str, object]) -> None:
        """`own` is what the phone has chosen for itself, and is added to."""
        self._book = book
        self._may_write = may_write
        self._own = own

    def _check(self) -> None:
        if not self._may_write():
            raise BookRefused(WHY)

    @property
    def why_read_only(self) -> str:
        return self._book.why_read_only if self._may_write() else WHY

    def summaries(self) -> tuple[Summary, ...]:
        return self._book.summaries()

    def unread(self) -> int:
        return self._book.unread()

    def read_on(self) -> bool:
        return self._book.read_on()

    async def settled(self) -> None:
        await self._book.settled()

    def load(self, game_id: str) -> Kept:
        return self._book.load(game_id)

    def save(self, kept: Kept) -> int:
        self._check()
        return self._book.save(kept)

    def draft(self, game_id: str) -> Draft | None:
        return self._book.draft(game_id)

    def keep_draft(self, kept: Kept, draft: Draft) -> None:
        """A watcher only sees it grow: whoever writes keeps it."""
        if self._may_write():
            self._book.keep_draft(kept, draft)

    def drop_draft(self, game_id: str) -> None:
        if self._may_write():
            self._book.drop_draft(game_id)

    def settings(self) -> Mapping[str, object]:
        shared = {name: value for name, value in self._book.settings().items() if name not in OWN}
        return {**shared, "is_introduced": True, **self._own}

    def keep_settings(self, settings: Mapping[str, object]) -> None:
        self._check()
        self._own |= {name: value for name, value in settings.items() if name in OWN}
        before = self._book.settings()
        hosts = {name: value for name, value in before.items() if name in OWN}
        after = {name: value for name, value in settings.items() if name not in OWN} | hosts
        if after != before:
            self._book.keep_settings(after)

    def players(self) -> tuple[Person, ...]:
        return self._book.players()

    def keep_players(self, persons: tuple[Person, ...]) -> None:
        self._check()
        self._book.keep_players(persons)

    def damaged(self) -> tuple[Aside, ...]:
        return self._book.damaged()

    def ask(self, errand: Callable[[Cabinet], Answer]) -> Answer:
        return self._book.ask(lambda cabinet: errand(SharedCabinet(cabinet, self._check)))
