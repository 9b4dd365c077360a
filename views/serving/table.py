"""The one table in the middle: what lies on it, who sits there, and who has the pen."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from referee.draft import Draft
from referee.people import People
from views.acts.watching import OnTable, is_more_than_typed, is_newer, laid_out, open_in
from views.book import Book, BookRefused, Kept
from views.served import Invitation, Pen, Served
from views.serving.door import Key
from views.serving.known_phones import KnownPhone, KnownPhones
from views.serving.seat import Seat
from views.state import State, opened

KeepKey = Callable[[Key], None]
"""So that it is there again after a restart; it may fail, and then it is not."""


class SharedTable:
    """Everything happens on the one loop of the server, so nothing happens at once."""

    def __init__(self, book: Book, key: Key, invitation: Invitation, keep: KeepKey) -> None:
        self.book = book
        self.on = on_table(book, key.game)
        self._key = key
        self._invitation = invitation
        self._keep = keep
        self._seats: list[Seat] = []
        self._writer: Seat | None = None
        self._asking: list[Seat] = []
        self._known = KnownPhones()
        self.turn = asyncio.Lock()
        """Whoever has it looks at what is new."""

    # -- who sits there ---------------------------------------------------------------------

    def arrive(self, seat: Seat) -> None:
        """The phone that had the pen has it again, on whichever of its pages came last."""
        self._seats.append(seat)
        if not self._key.pen or self._key.pen == seat.phone:
            self._give(seat)
        else:
            self._tell()

    def leave(self, seat: Seat) -> None:
        """For ever; the pen stays with the phone until somebody takes it."""
        self._seats = [each for each in self._seats if each is not seat]
        self._forget_wish(seat)
        if self._writer is seat:
            self._writer = self._other_seat_of(seat.phone)
        self._tell()

    def turned(self, seat: Seat) -> None:
        """Its phone has come back, or has gone for a while."""
        if not seat.is_here:
            self._forget_wish(seat)
        self._tell()

    def seats_of(self, phone: str) -> tuple[Seat, ...]:
        return tuple(seat for seat in self._seats if seat.phone == phone)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those who came first, first."""
        return tuple(self._seats)

    def known(self, phone: str) -> KnownPhone:
        return self._known.of(phone)

    def _other_seat_of(self, phone: str) -> Seat | None:
        others = self.seats_of(phone)
        return next((seat for seat in others[::-1] if seat.is_here), others[-1] if others else None)

    # -- the pen ----------------------------------------------------------------------------

    def may_write(self, seat: Seat) -> bool:
        return self._writer is seat

    def ask(self, seat: Seat) -> None:
        if not self._key.pen or self._key.pen == seat.phone:
            self._give(seat)
        elif seat not in self._asking:
            self._asking.append(seat)
            self._tell()

    def hand_over(self, seat: Seat, number: int) -> None:
        asked = [each for each in self._asking if each.number == number and each.is_here]
        if self._writer is seat and asked:
            self._give(asked[0])

    def keep(self, seat: Seat) -> None:
        if self._writer is seat:
            self._asking = []
            self._tell()

    def take(self, seat: Seat) -> None:
        if self.pen_of(seat) in (Pen.AWAY, Pen.FREE):
            self._give(seat)

    def pen_of(self, seat: Seat) -> Pen:
        if self._writer is seat:
            return Pen.MINE
        if not self._key.pen:
            return Pen.FREE
        is_here = any(each.is_here for each in self.seats_of(self._key.pen))
        return Pen.HELD if is_here else Pen.AWAY

    def _give(self, seat: Seat) -> None:
        self._writer = seat
        self._asking = []
        self._remember(replace(self._key, pen=seat.phone))
        self._tell()

    def _forget_wish(self, seat: Seat) -> None:
        self._asking = [each for each in self._asking if each is not seat]

    # -- what lies on it --------------------------------------------------------------------

    def written(self, seat: Seat, state: State) -> None:
        """What the phone with the pen shows now, or has saved while it had the pen."""
        if self._writer is not seat and not is_newer(open_in(state), self.on.kept):
            return
        if (after := laid_out(state, self.on)) is self.on:
            return
        is_saved = is_more_than_typed(self.on, after)
        self.on = after
        self._remember(replace(self._key, game=after.game_id))
        for each in self._seats:
            if each is not seat:
                each.news.tell() if is_saved else each.news.tell_typed()

    def view_of(self, seat: Seat) -> Served:
        writer = self._writer
        return Served(
            invitation=self._invitation,
            number=seat.number,
            pen=self.pen_of(seat),
            holder=writer.number if writer else None,
            asking=tuple(each.number for each in self._asking),
            phones=len({each.phone for each in self._seats if each.is_here}),
            returns=seat.returns,
        )

    def _tell(self) -> None:
        for seat in self._seats:
            seat.news.tell()

    def _remember(self, key: Key) -> None:
        if key != self._key:
            self._key = key
            self._keep(key)


def on_table(book: Book, game_id: str) -> OnTable:
    """What lay there when the table was served last, as far as it is still in the book."""
    on = OnTable(
        summaries=book.summaries(),
        unread=book.unread(),
        people=People(book.players()),
        damaged=book.damaged(),
    )
    try:
        kept = book.load(game_id) if game_id else None
        draft = book.draft(game_id) if game_id else None
    except BookRefused:
        return on
    return replace(on, kept=kept, draft=_fitting(kept, draft)) if kept else on


def _fitting(kept: Kept, draft: Draft | None) -> Draft:
    is_fitting = draft is not None and draft.players == kept.sheet.game.to_play
    return draft if draft is not None and is_fitting else opened(kept).draft
