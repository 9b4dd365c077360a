"""The order of the lists, kept while games come, change and go."""

from dataclasses import replace
from random import Random

from referee.summary import summarise
from storage.folded import Entry
from storage.newest import Newest, age
from tests.storage.sheets import sheet

DAYS = (None, "2026-11-28T20:00:00+01:00", "2026-11-28T19:30:00+00:00", "2026-11-29T09:00:00Z")
"""The middle two lie half an hour apart, in the other order than their words."""


def entry(number: int) -> Entry:
    summary = replace(summarise(sheet(number)), started_at=DAYS[number % len(DAYS)])
    return Entry(where=f"undated/{number}.json", size=1, mtime=number, summary=summary)


def test_the_newest_come_first_and_the_undated_last() -> None:
    order = [game.started_at for game in Newest(map(entry, range(4))).summaries()]

    assert order == [DAYS[3], DAYS[2], DAYS[1], None]


def test_a_list_that_was_changed_is_the_list_that_is_made_anew() -> None:
    dice, left = Random(1), {number: entry(number) for number in range(60)}
    kept = Newest(left.values())

    for number in dice.sample(range(60), 40):
        kept.drop(left.pop(number))
    for number in range(60, 80):
        left[number] = entry(number)
        kept.add(left[number])

    newest_first = sorted(left.values(), key=age, reverse=True)
    assert kept.summaries() == tuple(each.summary for each in newest_first)


def test_older_ones_that_come_late_stand_where_they_stood_in_the_whole_list() -> None:
    alike = [replace(entry(number), mtime=1) for number in range(40)]
    whole = Newest(alike).newest_first()

    late = Newest(reversed(whole[:15]))
    late.add_older(whole[15:])

    assert late.newest_first() == whole
