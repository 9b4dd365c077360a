"""What a tap costs, counted and not timed: messages, bytes, pieces drawn anew, files read."""

import asyncio
import gc
import tracemalloc
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from flet.components.component import Renderer
from flet.controls.base_control import BaseControl

from referee.sheet import ScoreSheet
from storage.library import Library
from storage.platforms import files_here
from tests.benchmarks.games import fill
from tests.screen import Screen
from tests.storage.sheets import sheet, with_rounds
from tests.storage.watched_files import WatchedFiles
from tests.views.at_table import desk_with, now
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.open_game import evening, opened
from tests.views.slow_book import SlowBook
from views.acts import entering
from views.desk import Desk
from views.page import Table
from views.state import State

PIECES_A_KEY = 9
CONTROLS_A_KEY = 75
BYTES_A_KEY = 1_000
CONTROLS_AN_ECHO = 7
BYTES_AN_ECHO = 300
"""The first of the two messages of a key."""
PIECES_A_LINE, CONTROLS_A_LINE = 1, 7
"""Of each line that shows its saved total."""
PIECES_A_TABLE, CONTROLS_A_TABLE = 7, 180
BYTES_A_SAVE = 6_000
BYTES_A_GAME = 1_600
"""Of four players, kept by the index, the catalogue and the lists together."""
BYTES_A_BEGINNING = 3_000
"""Of the second round and every one after it: the pages are there already."""


class Cost(NamedTuple):
    messages: int
    bytes_sent: int


async def entered(desk: Desk) -> None:
    """A whole round, not saved yet."""
    await desk.change(entering.begin_round)
    players = desk.state.game.to_play
    await desk.change(entering.call(players[0]))
    for points, _ in enumerate(players, 2):
        await desk.change(entering.put(points))


async def cost_of_save(kept: ScoreSheet) -> Cost:
    desk = await desk_with(kept)
    async with Screen(drawn(desk)) as screen:
        await entered(desk)
        await screen.settle()
        before = screen.sent
        await desk.change(entering.save_round(None))
        await screen.settle()
        after = screen.sent
        assert desk.state.page == Table()
    return Cost(after[0] - before[0], after[1] - before[1])


async def test_a_saved_round_is_a_line_each_and_one_page_that_do_not_grow() -> None:
    early = await cost_of_save(with_rounds(sheet(), 4))
    late = await cost_of_save(with_rounds(sheet(), 59))

    lines = len(sheet().game.seats)
    assert early.messages == late.messages == lines + 1
    assert late.bytes_sent <= 1.2 * early.bytes_sent
    assert late.bytes_sent <= BYTES_A_SAVE


async def test_a_number_key_draws_few_pieces_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = await desk_with(with_rounds(sheet(), 4))
    async with Screen(drawn(desk)) as screen:
        await desk.change(entering.begin_round)
        await screen.settle()
        drawings, controls = counted_drawings(monkeypatch), counted_controls(monkeypatch)
        before = screen.sent
        await desk.change(entering.put(4))
        await screen.settle()
        after = screen.sent

    assert drawings.total() <= PIECES_A_KEY, drawings
    assert controls.total() <= CONTROLS_A_KEY, controls
    assert after[0] - before[0] == 2
    assert after[1] - before[1] <= BYTES_A_KEY


async def test_a_hand_is_echoed_with_one_small_message(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library.in_memory()
    library.create(with_rounds(sheet(), 4))
    book = SlowBook(library)
    desk = Desk(book, now)
    await desk.open_table(sheet().id)
    async with Screen(drawn(desk)) as screen:
        await desk.change(entering.begin_round)
        await screen.settle()
        controls, before = counted_controls(monkeypatch), screen.sent
        book.may_go_on.clear()
        tap = asyncio.create_task(desk.change(entering.put(4)))
        await screen.see("hand 4")
        after, echoed = screen.sent, controls.total()
        book.may_go_on.set()
        await tap

    assert after[0] - before[0] == 1
    assert after[1] - before[1] <= BYTES_AN_ECHO
    assert echoed <= CONTROLS_AN_ECHO, controls


@pytest.mark.parametrize("width", [360, 1400])
async def test_a_key_on_a_wide_window_draws_no_more_than_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, width: float
) -> None:
    desk = await desk_with(with_rounds(sheet(), 4))
    look = replace(LOOK, width=width, height=900)
    async with Screen(drawn(desk, look), width=width, height=900) as screen:
        await desk.change(entering.begin_round)
        await screen.settle()
        drawings = counted_drawings(monkeypatch)
        await desk.change(entering.put(4))
        await screen.settle()

    assert drawings.total() <= PIECES_A_KEY, drawings


async def test_a_saved_round_draws_few_pieces_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = await desk_with(with_rounds(sheet(), 4))
    async with Screen(drawn(desk)) as screen:
        await entered(desk)
        await screen.settle()
        drawings, controls = counted_drawings(monkeypatch), counted_controls(monkeypatch)
        await desk.change(entering.save_round(None))
        await screen.settle()

    lines = len(sheet().game.seats)
    assert drawings.total() <= lines * PIECES_A_LINE + PIECES_A_TABLE, drawings
    assert controls.total() <= lines * CONTROLS_A_LINE + CONTROLS_A_TABLE, controls


async def test_the_entry_of_the_next_round_is_not_sent_as_a_whole() -> None:
    desk = await desk_with(with_rounds(sheet(), 4))
    async with Screen(drawn(desk)) as screen:
        await entered(desk)
        await screen.settle()
        await desk.change(entering.save_round(None))
        await screen.settle()
        before = screen.sent
        await desk.change(entering.begin_round)
        await screen.settle()

    assert screen.sent[1] - before[1] <= BYTES_A_BEGINNING


def counted_drawings(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """By the name of the component, from here on."""
    drawings: Counter[str] = Counter()
    render = Renderer.render

    def counted(self: Renderer, drawn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        drawings[drawn.__name__] += 1
        return render(self, drawn, *args, **kwargs)

    monkeypatch.setattr(Renderer, "render", counted)
    return drawings


async def test_a_message_written_out_for_a_log_does_not_hold_the_book(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def written_out(state: State) -> str:
        return "the whole book"

    monkeypatch.setattr(State, "__repr__", written_out)

    async with Screen(opened(evening(3))) as screen:
        await screen.tap("record")
        said = repr(screen.page.views)

    assert "<app>" in said
    assert "the whole book" not in said


def counted_controls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """That Flet compares with what was there before, by their kind: nearly all a tap costs."""
    compared: Counter[str] = Counter()
    prepare = BaseControl._before_update_safe

    def counted(self: BaseControl) -> None:
        compared[type(self).__name__] += 1
        prepare(self)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(BaseControl, "_before_update_safe", counted)
    return compared


@pytest.mark.parametrize("games", [10, 200])
def test_a_start_reads_as_many_files_with_many_games_as_with_few(
    tmp_path: Path, games: int
) -> None:
    fill(tmp_path, games)
    read: list[str] = []

    def watch(call: str, path: Path) -> None:
        if call == "read":
            read.append(path.name)

    with closing(Library.open(tmp_path, WatchedFiles(files_here(), watch))) as book:
        assert len(book.summaries()) == games

    assert read == ["index.json"]


def test_a_game_in_the_lists_holds_little_memory(tmp_path: Path) -> None:
    few, many = (held_by_a_start(tmp_path, games) for games in (200, 700))

    assert many - few <= 500 * BYTES_A_GAME


def held_by_a_start(folder: Path, games: int) -> int:
    """Bytes once all games are listed."""
    fill(folder, games)
    gc.collect()
    tracemalloc.start()
    with closing(Library.open(folder)) as book:
        assert len(book.summaries()) == games
        held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held
