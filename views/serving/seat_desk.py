"""The desk of one phone at a served table: it writes with the pen, and looks on without."""

import asyncio
from collections.abc import Callable

from referee.draft import Draft
from views.acts import watching
from views.desk import Desk
from views.preferences import chosen_since
from views.served import ShowDraft
from views.serving.seat import Seat
from views.serving.shared_book import OWN, SharedBook
from views.serving.table import SharedTable
from views.state import Act, State

TURNS_TO_DRAW = 3
"""Of the loop: the page is drawn, the message packed, and given to the line."""


class SeatDesk(Desk):
    """What a watcher may not do is refused here, and once more by the book."""

    def __init__(
        self, table: SharedTable, seat: Seat, now: Callable[[], str], language: str
    ) -> None:
        self.table = table
        self.seat = seat
        self._own = table.known(seat.phone).likes
        self._former = ""
        self.keep_likes: Callable[[], object] = lambda: None
        """Gives what the phone has chosen for itself to the phone to keep."""
        super().__init__(SharedBook(table.book, self.may_write, self._own), now, language)
        self._own_pen = SeatPen(table, seat)
        self.pen = self._own_pen
        self.state = watching.seen(table.on, table.view_of(seat), "")(self.state)

    def may_write(self) -> bool:
        return self.table.may_write(self.seat)

    async def change(self, act: Act) -> None:
        def allowed(state: State) -> State:
            after = act(state)
            return after if self.may_write() else watching.refused(state, after)

        before = self.state
        await super().change(allowed)
        chosen = chosen_since(before.preferences, self.state.preferences)
        if own := {name: value for name, value in chosen.items() if name in OWN}:
            self._own |= own
            self.keep_likes()
        if watching.tells_phones(self.state) and not watching.tells_phones(before):
            await self.see()
        self.table.written(self.seat, self.state)

    async def look_again(self) -> None:
        """The pen's own phone reads the book; the others see what lies on the table."""
        if self.may_write():
            await super().look_again()
        await self.see()

    async def see(self) -> None:
        """The table as it is now."""
        view, on = self.table.view_of(self.seat), self.table.on
        await self.show(watching.seen(on, view, self._former))
        self._former = on.game_id

    async def open_table(self, game_id: str) -> None:
        if game_id != self.table.on.game_id or self.may_write():
            await super().open_table(game_id)
        else:
            await self.show(watching.at_table(self.table.on))

    def _turn_to(self, state: State) -> None:
        super()._turn_to(state)
        self._own_pen.show(state.open.draft if state.open else None)

    async def follow(self) -> None:
        """As long as the page lives.

        One phone looks after the other, so that the taps of whoever writes come in between, and
        what came first has left before the next page is drawn.
        """
        while True:
            await self.seat.news.wait()
            # A phone that is still at something else looks afterwards, and holds nobody up.
            async with self._one_at_a_time:
                pass
            async with self.table.turn:
                if not self._one_at_a_time.locked():
                    await self._look()

    async def _look(self) -> None:
        self.seat.news.looked()
        if self.seat.is_here:
            await self.see()
            await _drawn()


class SeatPen:
    def __init__(self, table: SharedTable, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.show: ShowDraft = _not_shown

    def show_on(self, show: ShowDraft) -> None:
        self.show = show

    def ask(self) -> None:
        self.table.ask(self.seat)

    def hand_over(self, number: int) -> None:
        self.table.hand_over(self.seat, number)

    def keep(self) -> None:
        self.table.keep(self.seat)

    def take(self) -> None:
        self.table.take(self.seat)


async def _drawn() -> None:
    for _ in range(TURNS_TO_DRAW):
        await asyncio.sleep(0)


def _not_shown(_: Draft | None) -> None:
    return None
