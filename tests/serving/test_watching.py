"""What a phone without the pen may not do is refused on the desk, and once more by the book."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from referee.events import PlayerJoined
from referee.people import People
from tests.serving.round_table import RoundTable
from tests.views.at_table import ANA, BEN, now
from views.acts.changing import noted
from views.acts.entering import begin_correction, begin_round, call, put, save_anyway
from views.acts.playing import happened, redo, undo
from views.acts.ruling import star
from views.acts.setting import rematch
from views.book import Book, BookRefused
from views.page import Entry, Table
from views.served import Pen
from views.serving.seat import Seat
from views.serving.seat_desk import SeatDesk
from views.state import Act, State


async def nothing() -> None:
    return None


def desk_at(table: RoundTable, phone: str) -> SeatDesk:
    seat = Seat(phone, table.table.known(phone).number, nothing)
    table.table.arrive(seat)
    return SeatDesk(table.table, seat, now, "en")


async def writer_and_watcher(table: RoundTable) -> tuple[SeatDesk, SeatDesk]:
    """After a round, with the game on both screens."""
    writer, watcher = desk_at(table, "a"), desk_at(table, "b")
    for desk in (writer, watcher):
        await desk.open_table(table.kept.game)
    for act in (begin_round, call(ANA), put(5), put(9), put(11), save_anyway(now())):
        await writer.change(act)
    await watcher.see()
    return writer, watcher


def forced_round(state: State) -> State:
    """As if the entry were on the screen."""
    assert state.open is not None
    at_entry = replace(state, page=Entry())
    for act in (put(1), put(1), put(1)):
        at_entry = act(at_entry)
    return save_anyway(now())(at_entry)


WRITING: tuple[Act, ...] = (
    undo, redo, happened(PlayerJoined(BEN, 0)), noted("a", "b"), forced_round,
    rematch("f" * 32, now()), star("D-57"), begin_correction(1),
    lambda state: put(7)(replace(state, page=Entry())),
    lambda state: replace(state, people=People()),
)  # fmt: skip


@pytest.mark.parametrize("number", range(len(WRITING)))
async def test_whatever_a_watcher_does_nothing_is_written(number: int) -> None:
    table = RoundTable()
    _, watcher = await writer_and_watcher(table)
    before = watcher.state.open

    await watcher.change(WRITING[number])

    assert watcher.state.open == before
    assert table.rounds() == 1
    assert table.library.settings() == {}


async def test_a_watcher_never_enters_a_round() -> None:
    _, watcher = await writer_and_watcher(RoundTable())

    await watcher.change(begin_round)
    await watcher.go_to(f"/game/{watcher.state.shown_sheet.id}/round")

    assert isinstance(watcher.state.page, Table)


CALLS: dict[str, Callable[[Book], object]] = {
    "save": lambda book: book.save(replace(book.load("0" * 32), revision=0)),
    "keep_settings": lambda book: book.keep_settings({"language": "fr"}),
    "keep_players": lambda book: book.keep_players(()),
    "back_up": lambda book: book.ask(lambda cabinet: cabinet.back_up()),
    "plan_import": lambda book: book.ask(lambda cabinet: cabinet.plan_import([])),
    "plan_restore": lambda book: book.ask(lambda cabinet: cabinet.plan_restore("x")),
    "delete": lambda book: book.ask(lambda cabinet: cabinet.delete("0" * 32)),
    "restore": lambda book: book.ask(lambda cabinet: cabinet.restore("0" * 32)),
    "empty_trash": lambda book: book.ask(lambda cabinet: cabinet.empty_trash()),
}


@pytest.mark.parametrize("name", CALLS)
def test_the_book_of_a_watcher_refuses_to_be_written(name: str) -> None:
    table = RoundTable()
    desk_at(table, "a")
    watcher = desk_at(table, "b")

    with pytest.raises(BookRefused, match="pen"):
        CALLS[name](watcher.book)

    assert table.library.load("0" * 32)[1] == 1


async def test_a_game_in_a_link_is_shown_to_a_watcher_and_not_brought_in() -> None:
    table = RoundTable()
    writer, watcher = await writer_and_watcher(table)
    letters = writer.book.ask(lambda cabinet: cabinet.letter_of(writer.state.shown_sheet))

    letter = watcher.book.ask(lambda cabinet: cabinet.open_letter(letters))

    with pytest.raises(BookRefused, match="pen"):
        letter.coming.bring_in()


async def test_the_pen_that_is_here_cannot_be_taken() -> None:
    table = RoundTable()
    writer, watcher = await writer_and_watcher(table)

    table.table.take(watcher.seat)

    assert table.table.pen_of(writer.seat) is Pen.MINE
    assert table.table.pen_of(watcher.seat) is Pen.HELD


async def test_only_who_has_the_pen_hands_it_over() -> None:
    table = RoundTable()
    writer, watcher = await writer_and_watcher(table)
    table.table.ask(watcher.seat)

    table.table.hand_over(watcher.seat, watcher.seat.number)

    assert table.table.may_write(writer.seat)


async def test_the_newest_page_of_a_phone_has_its_pen() -> None:
    table = RoundTable()
    old, _ = await writer_and_watcher(table)

    new = desk_at(table, "a")

    assert (old.may_write(), new.may_write()) == (False, True)


async def test_a_phone_that_leaves_for_ever_leaves_its_pen_to_be_taken() -> None:
    table = RoundTable()
    writer, watcher = await writer_and_watcher(table)

    table.table.leave(writer.seat)

    assert table.table.pen_of(watcher.seat) is Pen.AWAY


async def test_a_watcher_stays_in_another_game_that_it_looks_at() -> None:
    table = RoundTable()
    writer, watcher = await writer_and_watcher(table)
    other = replace(writer.state.shown_sheet, id="5" * 32)
    table.library.create(other)
    await watcher.open_table(other.id)

    await writer.change(undo)
    await watcher.see()

    assert watcher.state.shown_sheet.id == other.id
    assert watcher.state.summaries is writer.state.summaries


async def test_a_round_is_on_all_phones_though_the_pen_moved_while_it_was_shown() -> None:
    table = RoundTable()
    writer, watcher = await writer_and_watcher(table)
    has_moved = asyncio.Event()

    def line(state: State) -> bool:
        if len(state.game.rounds) == 2:
            table.table.ask(watcher.seat)
            table.table.hand_over(writer.seat, watcher.seat.number)
            has_moved.set()
        return True

    writer.echoes.listen("a line", line)
    for act in (begin_round, call(ANA), put(5), put(9), put(11)):
        await writer.change(act)
    saving = asyncio.create_task(writer.change(save_anyway(now())))
    await has_moved.wait()
    await watcher.see()
    await saving
    await watcher.see()

    assert watcher.may_write()
    assert table.rounds() == len(watcher.state.game.rounds) == 2
