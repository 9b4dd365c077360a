"""Who has the pen, and how phones join, has room on the narrowest phone, in every language."""

from collections.abc import Callable, Coroutine
from dataclasses import replace

import pytest

from tests.screen import Screen
from tests.serving.round_table import RoundTable
from tests.serving.test_watching import desk_at
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.test_fit import LARGE, WIDTH
from tests.views.widths import buttons_in
from views.acts.entering import begin_round
from views.acts.going import go, lay
from views.page import Home, Settings
from views.served import Phones, TakePen
from views.serving.seat_desk import SeatDesk
from views.texts.wording import languages

Moment = Callable[[SeatDesk, SeatDesk], Coroutine[object, object, SeatDesk]]
"""Of the phone that writes and one that looks on: whose screen is meant."""


async def held(_: SeatDesk, watcher: SeatDesk) -> SeatDesk:
    return watcher


async def home(_: SeatDesk, watcher: SeatDesk) -> SeatDesk:
    await watcher.change(go(Home()))
    return watcher


async def settings(_: SeatDesk, watcher: SeatDesk) -> SeatDesk:
    await watcher.change(go(Settings()))
    return watcher


async def asked(_: SeatDesk, watcher: SeatDesk) -> SeatDesk:
    watcher.table.ask(watcher.seat)
    return watcher


async def asks(writer: SeatDesk, watcher: SeatDesk) -> SeatDesk:
    watcher.table.ask(watcher.seat)
    return writer


async def asks_at_the_entry(writer: SeatDesk, watcher: SeatDesk) -> SeatDesk:
    await writer.change(begin_round)
    return await asks(writer, watcher)


async def away(writer: SeatDesk, watcher: SeatDesk) -> SeatDesk:
    writer.seat.is_here = False
    return watcher


async def taking(writer: SeatDesk, watcher: SeatDesk) -> SeatDesk:
    await watcher.change(lay(TakePen()))
    return await away(writer, watcher)


async def joining(writer: SeatDesk, _: SeatDesk) -> SeatDesk:
    await writer.change(lay(Phones()))
    return writer


MOMENTS: tuple[Moment, ...] = (
    held, home, settings, asked, asks, asks_at_the_entry, away, taking, joining,
)  # fmt: skip


async def cut(moment: Moment, language: str, text_size: float) -> list[str]:
    """The buttons whose words end in an ellipsis."""
    table = RoundTable()
    writer, watcher = desk_at(table, "a"), desk_at(table, "b")
    for each in (writer, watcher):
        await each.open_table(table.kept.game)
    desk = await moment(writer, watcher)
    await desk.see()
    look = replace(LOOK, language=language, text_size=text_size)
    async with Screen(drawn(desk, look)) as screen:
        placed = [*buttons_in(screen.pages(), WIDTH), *buttons_in(screen.dialogs(), WIDTH)]
    assert placed
    return [f"{language}, {moment.__name__}: {button}" for button in placed if button.is_cut]


@pytest.mark.parametrize("language", languages())
async def test_every_button_has_room_for_its_words(language: str) -> None:
    assert [fault for moment in MOMENTS for fault in await cut(moment, language, 1.0)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_size", LARGE)
async def test_every_button_has_room_for_larger_words(language: str, text_size: float) -> None:
    faults = [fault for moment in MOMENTS for fault in await cut(moment, language, text_size)]

    assert faults == []
