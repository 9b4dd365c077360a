"""What a tap costs, counted and not timed: messages, bytes, pieces drawn anew, files read."""

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from flet.components.component import Renderer

from referee.sheet import ScoreSheet
from storage.library import Library
from storage.platforms import files_here
from tests.benchmarks.games import fill
from tests.screen import Screen
from tests.storage.sheets import sheet, with_rounds
from tests.storage.watched_files import WatchedFiles
from tests.views.at_table import desk_with
from tests.views.drawn import drawn
from views.acts import entering
from views.desk import Desk
from views.page import Table

PIECES_A_KEY = 12
BYTES_A_KEY = 2_000
BYTES_A_SAVE = 40_000


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


async def test_a_saved_round_is_one_message_that_does_not_grow() -> None:
    early = await cost_of_save(with_rounds(sheet(), 4))
    late = await cost_of_save(with_rounds(sheet(), 59))

    assert early.messages == late.messages == 1
    assert late.bytes_sent <= 1.2 * early.bytes_sent
    assert late.bytes_sent <= BYTES_A_SAVE


async def test_a_number_key_draws_few_pieces_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = await desk_with(with_rounds(sheet(), 4))
    async with Screen(drawn(desk)) as screen:
        await desk.change(entering.begin_round)
        await screen.settle()
        drawings, before = counted_drawings(monkeypatch), screen.sent
        await desk.change(entering.put(4))
        await screen.settle()
        after = screen.sent

    assert drawings.total() <= PIECES_A_KEY, drawings
    assert after[0] - before[0] == 1
    assert after[1] - before[1] <= BYTES_A_KEY


def counted_drawings(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """By the name of the component, from here on."""
    drawings: Counter[str] = Counter()
    render = Renderer.render

    def counted(self: Renderer, drawn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        drawings[drawn.__name__] += 1
        return render(self, drawn, *args, **kwargs)

    monkeypatch.setattr(Renderer, "render", counted)
    return drawings


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
