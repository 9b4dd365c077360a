"""A file from outside is taken in as a whole and within limits, or nothing of it is written."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from storage.errands import import_from
from storage.errors import BadFile, Rejected
from storage.exchange import Shape, export_all
from storage.intake import carry_out, plan_import
from storage.library import Library
from storage.limits import MOST_BESIDE
from storage.parcel import read_parcel
from storage.tell import silently
from tests.storage.hostile import HOSTILE, SAME, START, WHY, archive, backup, game, text
from tests.storage.sheets import sheet

MOST_MEMORY = 200 << 20
MOST_SECONDS = 10
"""Ten times what it may take, so that a busy machine makes no failure."""

GAME, BACKUP = text(game(id=SAME)), text(backup(game(), players=[{"name": "Ana"}]))
GOOD = archive(GAME, BACKUP)


def is_done_within_limits(act: Callable[[], object]) -> bool:
    """In a process of its own that may have so much more memory and time."""
    import resource

    child = os.fork()
    if child == 0:
        used = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = used * resource.getpagesize() + MOST_MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
        status = 1
        try:
            act()
            status = 0
        finally:
            os._exit(status)
    return os.waitpid(child, 0)[1] == 0


def mutated(data: bytes, dice: Random) -> bytes:
    """A few bytes changed, lost or put in, with a liking for the list at the end."""
    changed = bytearray(data)
    for _ in range(dice.randint(1, 6)):
        at = dice.randrange(len(changed)) if dice.random() < 0.5 else -dice.randint(1, 160)
        match dice.randrange(4):
            case 0 | 1:
                changed[at] = dice.randrange(256)
            case 2:
                del changed[at : at + dice.randint(1, 9)]
            case 3:
                changed[at:at] = dice.randbytes(dice.randint(1, 9))
    return bytes(changed)


def mutated_archive(dice: Random) -> bytes:
    """Outside, or inside a sound one."""
    return mutated(GOOD, dice) if dice.random() < 0.5 else archive(GAME, mutated(BACKUP, dice))


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux how much memory there is")
@pytest.mark.parametrize("kind", HOSTILE)
def test_12_a_hostile_import_is_refused_within_limits(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "hostile"
    file.write_bytes(HOSTILE[kind]())

    def refused() -> None:
        with pytest.raises(Rejected):
            tuple(import_from(tmp_path / "book", [file], "2026-11-29", silently))

    assert is_done_within_limits(refused)
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.parametrize("kind", WHY)
def test_what_is_wrong_with_nothing_but_its_size_is_refused_for_it(kind: str) -> None:
    with pytest.raises(Rejected) as refused:
        read_parcel(HOSTILE[kind]())

    assert refused.value.reason == WHY[kind]


def test_a_game_without_an_id_gets_the_same_one_twice() -> None:
    one, other = (read_parcel(text(game())).games for _ in range(2))

    assert one[0].id == other[0].id


def test_12_no_mutated_archive_escapes(tmp_path: Path) -> None:
    dice, taken = Random(12), 0
    for _ in range(400):
        book = Library.in_memory()
        try:
            parcel = read_parcel(mutated_archive(dice))
        except Rejected:
            continue
        carry_out(book, plan_import(book, parcel, silently), silently)
        taken += 1
        assert len(book.summaries()) == len(parcel.games)

    assert 0 < taken < 400
    assert [*tmp_path.iterdir()] == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
@pytest.mark.parametrize("odd", ["pipe", "zeros", "folder", "nowhere"])
def test_what_is_no_file_is_refused_by_its_name(tmp_path: Path, odd: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zeros").symlink_to("/dev/zero")
    (tmp_path / "folder").mkdir()

    with pytest.raises(BadFile) as refused:
        tuple(import_from(tmp_path / "book", [tmp_path / odd], "2026-11-29", silently))

    assert (refused.value.reason, refused.value.place) == ("unreadable", f"{tmp_path / odd}: file")
    assert not (tmp_path / "book").exists()


def test_what_many_files_bring_beside_games_stays_within_a_backup() -> None:
    book = Library.in_memory()
    book.create(sheet())
    half = "n" * (MOST_BESIDE // 2)
    plan = plan_import(book, read_parcel(text(backup(settings={"one": half}))), silently)
    carry_out(book, plan, silently)

    with pytest.raises(Rejected, match="too-large"):
        plan_import(book, read_parcel(text(backup(settings={"two": half}))), silently)

    assert read_parcel(export_all(book, Shape.ZIP, silently).content).settings == {"one": half}


def test_a_table_of_a_hundred_is_taken() -> None:
    players = [f"Player {number}" for number in range(100)]
    document = game() | {"events": [START | {"players": players}]}

    assert read_parcel(text(document)).games[0].start.players == tuple(players)


def test_one_bad_file_keeps_all_others_out(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.zip", tmp_path / "bad.json"
    good.write_bytes(GOOD)
    bad.write_bytes(b"{")

    with pytest.raises(Rejected) as refused:
        tuple(import_from(tmp_path / "book", [good, bad], "2026-11-29", silently))

    assert refused.value.place == f"{bad}: file"
    assert not (tmp_path / "book").exists()


def test_the_place_of_a_fault_is_told() -> None:
    bad = game({"event": "round-played", "hands": {"Ana": 4}})

    with pytest.raises(Rejected) as refused:
        read_parcel(archive(text(game()), text(backup(bad))))

    assert refused.value.reason == "missing"
    assert refused.value.place == "entries[1].games[0].events[1].hands.Ben"


def test_a_good_archive_is_taken() -> None:
    parcel = read_parcel(GOOD)

    assert [len(sheet.game.rounds) for sheet in parcel.games] == [1, 1]
    assert parcel.players == ({"name": "Ana"},)
