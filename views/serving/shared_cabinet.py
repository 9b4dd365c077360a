"""The cabinet beside the book as one phone at a served table has it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from referee.sheet import ScoreSheet
from views.cabinet import Cabinet, Coming, Contents, Export, Fated, Letter

Check = Callable[[], None]
"""Raises BookRefused for a phone without the pen."""


class SharedCabinet:
    def __init__(self, cabinet: Cabinet, check: Check) -> None:
        self._cabinet = cabinet
        self._check = check

    def contents(self) -> Contents:
        return self._cabinet.contents()

    def back_up(self) -> int:
        self._check()
        return self._cabinet.back_up()

    def export_all(self, shape: str) -> Export:
        return self._cabinet.export_all(shape)

    def export_game(self, game_id: str, shape: str) -> bytes:
        return self._cabinet.export_game(game_id, shape)

    def plan_import(self, files: Iterable[tuple[str, bytes]]) -> Coming:
        self._check()
        return SharedComing(self._cabinet.plan_import(files), self._check)

    def file_of(self, sheet: ScoreSheet) -> bytes:
        return self._cabinet.file_of(sheet)

    def letter_of(self, sheet: ScoreSheet) -> str:
        return self._cabinet.letter_of(sheet)

    def open_letter(self, letters: str) -> Letter:
        letter = self._cabinet.open_letter(letters)
        return SharedLetter(letter.sheet, SharedComing(letter.coming, self._check))

    def plan_restore(self, name: str) -> Coming:
        self._check()
        return SharedComing(self._cabinet.plan_restore(name), self._check)

    def delete(self, game_id: str) -> None:
        self._check()
        self._cabinet.delete(game_id)

    def restore(self, game_id: str) -> None:
        self._check()
        self._cabinet.restore(game_id)

    def empty_trash(self) -> None:
        self._check()
        self._cabinet.empty_trash()

    def try_to_write(self) -> None:
        """Only the pen makes a watcher write."""
        self._check()


@dataclass(frozen=True, slots=True)
class SharedComing:
    """Shown to everybody, brought in by whoever has the pen at that moment."""

    coming: Coming
    check: Check

    @property
    def fates(self) -> tuple[Fated, ...]:
        return self.coming.fates

    @property
    def brings_more(self) -> bool:
        return self.coming.brings_more

    @property
    def changes_nothing(self) -> bool:
        return self.coming.changes_nothing

    @property
    def bring_in(self) -> Callable[[], None]:
        def brought() -> None:
            self.check()
            self.coming.bring_in()

        return brought


@dataclass(frozen=True, slots=True)
class SharedLetter:
    sheet: ScoreSheet
    coming: Coming
