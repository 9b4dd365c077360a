"""How a phone sits down at a served table, sleeps, comes back and leaves."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future

import flet as ft

from views import app
from views.device import language_of
from views.guards import guarded
from views.page import Home
from views.serving.line import PHONE
from views.serving.own_likes import keep_likes, likes_kept
from views.serving.seat import Seat
from views.serving.seat_desk import SeatDesk
from views.serving.table import SharedTable

MOST_OF_A_PHONE = 4
"""Pages of one phone that are kept; older ones that are not open are forgotten."""
MOST = 100
"""Pages in all."""


async def sit(page: ft.Page, table: SharedTable, now: Callable[[], str]) -> None:
    phone = PHONE.get()
    known = table.known(phone)
    language, kept = await asyncio.gather(language_of(page), likes_kept())
    known.likes = kept | known.likes
    seat = Seat(phone, known.number, lambda: page.session.disconnect(0))
    table.arrive(seat)
    for each in surplus(table.seats, table.seats_of(phone)):
        await each.forget()
    desk = SeatDesk(table, seat, now, language)
    desk.keep_likes = lambda: page.run_task(keep_likes, dict(known.likes))
    tasks = await app.begin(page, desk)
    if isinstance(desk.state.page, Home) and table.on.kept is not None:
        await desk.open_table(table.on.game_id)
    tasks.append(page.run_task(desk.follow))
    _watch(page, table, desk, tasks)


def surplus(all_seats: Sequence[Seat], of_phone: Sequence[Seat]) -> set[Seat]:
    """Pages that are not open, the oldest, as far as there are too many."""
    oldest = [*all_seats[:-MOST], *of_phone[:-MOST_OF_A_PHONE]]
    return {seat for seat in oldest if not seat.is_here}


def _watch(
    page: ft.Page, table: SharedTable, desk: SeatDesk, tasks: Sequence[Future[None]]
) -> None:
    seat = desk.seat

    def slept() -> None:
        seat.is_here = False
        table.turned(seat)

    async def returned() -> None:
        seat.is_here = True
        seat.returns += 1
        table.turned(seat)
        await app.returned(desk)

    def left() -> None:
        for task in tasks:
            task.cancel()
        table.leave(seat)

    page.on_disconnect, page.on_connect, page.on_close = slept, guarded(returned), left
    if page.session.connection is None:
        slept()
