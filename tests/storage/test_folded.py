"""What the index says of older games is read later, and nothing else is different."""

from concurrent.futures import ThreadPoolExecutor
from zlib import crc32

import pytest

from storage.errors import Corrupt
from storage.files import write_atomically
from storage.index import AT_HAND, END, HEAD, STILL_RUNNING, in_two
from storage.library import Library
from tests.storage.folded_files import (
    FOLDED,
    NEWEST,
    catalogue_of,
    fold,
    folded_files,
    without_index,
)
from tests.storage.old_games import BOOK, GAMES, INDEX, game_file, numbers, watched
from tests.storage.sheets import sheet, with_round
from tests.storage.test_newest import entry
from tests.storage.watched_files import Tally, WatchedFiles

NEWEST_FIRST = [*range(GAMES - 1, -1, -1)]


def test_a_start_lists_the_newest_and_reading_on_brings_all_in_their_order() -> None:
    tally = Tally()
    book = watched(folded_files(), tally)
    assert numbers(book)[:NEWEST] == NEWEST_FIRST[:NEWEST]
    assert len(numbers(book)) < GAMES

    assert not book.lists.read_on()

    assert numbers(book) == NEWEST_FIRST
    assert [path for call, path in tally.told if call == "read"] == [INDEX]


def test_reading_on_and_closing_write_nothing_where_nothing_was_changed() -> None:
    tally = Tally()
    book = watched(folded_files(), tally)

    book.lists.read_all()
    book.close()

    assert {*tally.calls} == {"read", "look", "listing"}


def test_a_book_closed_before_it_was_read_on_forgets_nothing() -> None:
    files, tally = folded_files(), Tally()
    book = Library.in_memory(files)
    book.save(with_round(book.load(FOLDED).sheet), 1)
    book.create(sheet(GAMES, at="2026-11-29T20:00:00+01:00"))
    book.delete(f"{8:032x}")
    book.close()

    after = watched(files, tally)

    assert after.summaries() == without_index(files).summaries()
    assert len(after.summaries()) == GAMES
    assert [path for call, path in tally.told if call == "read"] == [INDEX]


def test_a_game_deleted_while_the_index_is_read_does_not_come_back() -> None:
    catalogue = catalogue_of(folded_files())
    folded, entries = catalogue.folded, catalogue.folded.entries()

    catalogue.forget(FOLDED)
    catalogue.unfold(folded, entries)

    assert FOLDED not in {game.id for game in catalogue.summaries()}
    assert len(catalogue.summaries()) == GAMES - 1


def test_a_game_saved_while_the_index_is_read_is_listed_once_as_it_was_saved() -> None:
    files = folded_files()
    catalogue, played = catalogue_of(files), with_round(sheet(7))
    folded, entries = catalogue.folded, catalogue.folded.entries()

    catalogue.note_saved(game_file(7), played)
    assert [game.rounds for game in catalogue.summaries() if game.id == FOLDED] == [1]
    catalogue.unfold(folded, entries)

    assert [game.rounds for game in catalogue.summaries() if game.id == FOLDED] == [1]
    assert len(catalogue.summaries()) == GAMES


def test_what_was_read_twice_is_taken_in_once() -> None:
    catalogue = catalogue_of(folded_files())
    folded, entries = catalogue.folded, catalogue.folded.entries()
    catalogue.unfold(folded, entries)
    catalogue.forget(FOLDED)

    catalogue.unfold(folded, entries)

    assert len(catalogue.summaries()) == GAMES - 1


def test_two_threads_that_read_on_together_list_every_game_once() -> None:
    book = Library.in_memory(folded_files())

    with ThreadPoolExecutor(2) as both:
        for reading in [both.submit(book.lists.read_all) for _ in range(2)]:
            reading.result(60)

    assert numbers(book) == NEWEST_FIRST


def test_an_old_game_that_a_killed_app_saved_is_read_again_and_no_other_one() -> None:
    files, tally = folded_files(), Tally()
    killed = Library.in_memory(files)
    killed.save(with_round(killed.load(FOLDED).sheet), 1)

    book = watched(files, tally)

    rounds = {game.id: game.rounds for game in book.lists.so_far()}
    assert rounds[FOLDED] == 1
    assert "create" not in tally.calls
    assert [path for call, path in tally.told if call == "read"] == [INDEX, game_file(7)]


def test_what_a_killed_app_left_is_in_the_index_once_all_was_read_on() -> None:
    files, tally = folded_files(), Tally()
    killed = Library.in_memory(files)
    killed.save(with_round(killed.load(FOLDED).sheet), 1)
    Library.in_memory(files).lists.read_all()

    book = watched(files, tally)

    assert [path for call, path in tally.told if call == "read"] == [INDEX]
    assert book.summaries() == killed.summaries() == without_index(files).summaries()


def test_a_damaged_old_game_is_told_by_what_the_index_says_of_it() -> None:
    files = folded_files()
    book = Library.in_memory(files)
    write_atomically(files, game_file(7), b"{}")

    with pytest.raises(Corrupt):
        book.load(FOLDED)

    assert [lost.summary and lost.summary.id for lost in book.damaged] == [FOLDED]
    assert len(book.summaries()) == GAMES - 1


@pytest.mark.parametrize(
    "line", [b"," + b"[" * 100_000, b',{"id":' + b"9" * 5000 + b"}", b",[]", b",{}", b",5", b"\xff"]
)
def test_with_garbage_for_old_games_these_are_read_and_known_the_next_time(line: bytes) -> None:
    files, tally = folded_files(), Tally()
    lines = files.read(INDEX).splitlines(keepends=True)
    content = b"".join([*lines[1:-2], line + b"\n"])
    write_atomically(files, INDEX, HEAD + content + END % crc32(content))

    book = Library.in_memory(files)
    assert len(numbers(book)) < GAMES
    book.lists.read_all()

    assert numbers(book) == NEWEST_FIRST
    assert numbers(watched(files, tally)) == NEWEST_FIRST
    assert tally.calls.count("read") == 1


def test_a_window_that_only_reads_follows_before_it_has_read_on() -> None:
    files, tally = folded_files(), Tally()
    reader = Library(WatchedFiles(files, tally), BOOK, None)
    writer = Library.in_memory(files)
    writer.delete(FOLDED)
    writer.save(with_round(writer.load(f"{8:032x}").sheet), 1)

    rounds = {game.id: game.rounds for game in reader.summaries()}

    assert FOLDED not in rounds
    assert (rounds[f"{8:032x}"], len(rounds)) == (1, GAMES - 1)
    assert {*tally.calls} == {"read", "look", "listing"}


def test_no_more_is_read_of_an_old_index_than_of_a_young_one() -> None:
    read = [len(in_two([*map(entry, range(games))], AT_HAND)[0]) for games in (1_100, 3_000)]

    # And the game in which all of the table were met.
    assert read == [AT_HAND + STILL_RUNNING + 1] * 2


def test_an_old_game_is_at_hand_while_it_runs_and_where_somebody_was_met_first() -> None:
    files = folded_files()
    book = Library.in_memory(files)
    book.create(sheet(GAMES, ("Zoe", "Ana"), at="2000-01-02T20:00:00+01:00"))
    book.close()
    fold(files)

    at_hand = numbers(Library.in_memory(files))

    assert at_hand == [*NEWEST_FIRST[: NEWEST + STILL_RUNNING], GAMES, 0]
