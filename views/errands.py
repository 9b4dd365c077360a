"""Errands to the cabinet beside the book: one at a time, while the table goes on."""

import asyncio
import logging
from collections.abc import Callable
from datetime import date

from referee.sheet import ScoreSheet
from views.acts import keeping
from views.background import beside
from views.book import Book, BookRefused
from views.cabinet import Cabinet, Coming
from views.desk import Desk
from views.keeping import Import, Work
from views.page import Settings, Table
from views.state import Act

log = logging.getLogger(__name__)

Errand = Callable[[Cabinet], Act]
"""Done in a thread; what it gives is then done to the state of that moment."""
OnRefusal = Callable[[BookRefused], Act]

FOLLOWED = 2.0
"""Seconds between two looks at what another window has written."""


async def run(
    desk: Desk, key: str, errand: Errand, on_refusal: OnRefusal = keeping.refused
) -> None:
    """`key` is of the texts: what is being done. While one is run, no other one begins."""
    work = Work(key)
    act: Act = keeping.unchanged
    await desk.change(keeping.begun(work))
    if desk.state.work is not work:
        return
    with_contents = isinstance(desk.state.page, Settings)
    try:
        act = await beside(lambda: _done(desk.book, errand, with_contents=with_contents))
        await desk.book.settled()
    except BookRefused as refused:
        log.info("an errand was refused: %s", refused.code)
        act = on_refusal(refused)
        # What was refused half way may have done its first half.
        await desk.look_again()
    finally:
        await desk.change(keeping.ended(act))


def _done(book: Book, errand: Errand, *, with_contents: bool) -> Act:
    """Raises BookRefused."""
    act = book.ask(errand)
    contents = book.ask(lambda cabinet: cabinet.contents()) if with_contents else None
    return keeping.looked_at(act, book.summaries(), book.damaged(), contents)


async def back_up(desk: Desk) -> None:
    def errand(cabinet: Cabinet) -> Act:
        return keeping.backed_up(cabinet.back_up())

    await run(desk, "settings.backing-up", errand)


async def export_all(desk: Desk, shape: str) -> bytes | None:
    """None: it was refused, and said."""
    made: list[bytes] = []

    def errand(cabinet: Cabinet) -> Act:
        export = cabinet.export_all(shape)
        made.append(export.content)
        return keeping.exported(export.left_out)

    await run(desk, "settings.exporting", errand)
    return made[0] if made else None


async def export_game(desk: Desk, game_id: str, shape: str) -> bytes | None:
    """None: it was refused, and said."""
    return await _exported(desk, lambda cabinet: cabinet.export_game(game_id, shape))


async def export_sheet(desk: Desk, sheet: ScoreSheet) -> bytes | None:
    """A game as it is on the screen, in the book or not. None: it was refused, and said."""
    return await _exported(desk, lambda cabinet: cabinet.file_of(sheet))


async def plan_import(desk: Desk, files: tuple[tuple[str, bytes], ...]) -> None:
    """Shows what these files would change."""
    await run(
        desk, "settings.reading", lambda cabinet: keeping.shown_plan(cabinet.plan_import(files))
    )


async def plan_restore(desk: Desk, name: str, day: date) -> None:
    """Shows what would come back from the backup with that name."""
    await run(
        desk,
        "settings.reading",
        lambda cabinet: keeping.shown_plan(cabinet.plan_restore(name), day),
    )


async def bring_in(desk: Desk, coming: Coming) -> None:
    """Does what was shown, once."""

    def errand(_: Cabinet) -> Act:
        coming.bring_in()
        return keeping.brought_in(coming)

    if isinstance(desk.state.overlay, Import) and desk.state.overlay.coming is coming:
        await run(desk, "settings.bringing-in", errand)
        # The game that is open may be a longer one now.
        await desk.look_again()


async def delete(desk: Desk, game_id: str) -> None:
    """The game whose record is shown."""

    def errand(cabinet: Cabinet) -> Act:
        cabinet.delete(game_id)
        return keeping.deleted(game_id)

    if desk.state.record is not None and desk.state.record.sheet.id == game_id:
        await run(desk, "settings.deleting", errand)


async def restore(desk: Desk, game_id: str) -> None:
    def errand(cabinet: Cabinet) -> Act:
        cabinet.restore(game_id)
        return keeping.said("settings.restored")

    if keeping.can_be_restored(desk.state, game_id):
        await run(desk, "settings.restoring", errand)


async def empty_trash(desk: Desk) -> None:
    def errand(cabinet: Cabinet) -> Act:
        cabinet.empty_trash()
        return keeping.emptied

    await run(desk, "settings.emptying", errand)


async def try_to_write(desk: Desk) -> None:
    """From here on for writing too, if the other window is gone."""

    def errand(cabinet: Cabinet) -> Act:
        cabinet.try_to_write()
        return keeping.may_write

    await run(desk, "settings.opening", errand, keeping.still_locked)
    open_ = desk.state.open
    if open_ is not None and isinstance(desk.state.page, Table) and not desk.state.is_read_only:
        # What the other window had half typed goes on here.
        await desk.open_table(open_.kept.sheet.id)


async def follow(desk: Desk) -> None:
    """Shows what the window that writes has saved, as long as this one only reads."""
    while desk.state.is_read_only:
        await asyncio.sleep(FOLLOWED)
        await desk.change(keeping.book_as_it_is(desk.book.why_read_only))
        await desk.look_again()


async def _exported(desk: Desk, write: Callable[[Cabinet], bytes]) -> bytes | None:
    made: list[bytes] = []

    def errand(cabinet: Cabinet) -> Act:
        made.append(write(cabinet))
        return keeping.unchanged

    await run(desk, "settings.exporting", errand)
    return made[0] if made else None
