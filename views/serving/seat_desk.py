"""The desk of one phone at a served table: it writes with the pen, and looks on without."""

from collections.abc import Callable

from views.acts import watching
from views.desk import Desk
from views.preferences import chosen_since
from views.serving.seat import Seat
from views.serving.shared_book import OWN, SharedBook
from views.serving.table import SharedTable
from views.state import Act, State


class SeatDesk(Desk):
    """What a watcher may not do is refused here, and once more by the book."""

    def __init__(
        self, table: SharedTable, seat: Seat, now: Callable[[], str], language: str
    ) -> None:
        self._table = table
        self.seat = seat
        self._own = table.known(seat.phone).likes
        self._former = ""
        super().__init__(SharedBook(table.book, self.may_write, self._own), now, language)
        self.pen = SeatPen(table, seat)
        self.state = watching.seen(table.on, table.view_of(seat), "")(self.state)

    def may_write(self) -> bool:
        return self._table.may_write(self.seat)

    async def change(self, act: Act) -> None:
        def allowed(state: State) -> State:
            after = act(state)
            return after if self.may_write() else watching.refused(state, after)

        before = self.state
        await super().change(allowed)
        chosen = chosen_since(before.preferences, self.state.preferences)
        self._own |= {name: value for name, value in chosen.items() if name in OWN}
        if watching.tells_phones(self.state) and not watching.tells_phones(before):
            await self.see()
        self._table.written(self.seat, self.state)

    async def look_again(self) -> None:
        """The pen's own phone reads the book; the others see what lies on the table."""
        if self.may_write():
            await super().look_again()
        await self.see()

    async def see(self) -> None:
        """The table as it is now."""
        view, on = self._table.view_of(self.seat), self._table.on
        await self.show(watching.seen(on, view, self._former))
        self._former = on.game_id

    async def open_table(self, game_id: str) -> None:
        if game_id != self._table.on.game_id or self.may_write():
            await super().open_table(game_id)
        else:
            await self.show(watching.at_table(self._table.on))

    async def follow(self) -> None:
        """As long as the page lives; what happens in quick succession is seen at once."""
        while True:
            await self.seat.news.wait()
            self.seat.news.clear()
            if self.seat.is_here:
                await self.see()


class SeatPen:
    def __init__(self, table: SharedTable, seat: Seat) -> None:
        self._table = table
        self.seat = seat

    def ask(self) -> None:
        self._table.ask(self.seat)

    def hand_over(self, number: int) -> None:
        self._table.hand_over(self.seat, number)

    def keep(self) -> None:
        self._table.keep(self.seat)

    def take(self) -> None:
        self._table.take(self.seat)
