"""How long statistics take over many games, beside reading what they are made from."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from random import Random
from statistics import median
from typing import NamedTuple

from referee.career import career_of, careers, careers_by_edition
from referee.editions import NAMES, edition
from referee.evening import evenings
from referee.events import GameStarted, Player, played
from referee.journal import Journal
from referee.people import People, Person
from referee.records import records
from referee.replay import play
from referee.sheet import ScoreSheet
from referee.standing import by_places, by_wins
from referee.summary import Summary, summarise
from storage.folded import Entry
from storage.index import index_in, written_lines
from tests.benchmarks.clock import seconds

GAMES = 10_000
PLAYED = 500
"""Different courses of a game; each is played by several tables."""
TURNS = 9
HOUSEHOLD = tuple(Player(name) for name in ("Ana", "Ben", "Cy", "Di", "Eva", "Flo", "Gus", "李"))
PEOPLE = People([Person(HOUSEHOLD[0], (Player("Anna"),)), *map(Person, HOUSEHOLD[1:])])
SAVED = 10**18
"""Nanoseconds."""
FIRST = datetime.fromisoformat("2020-01-01T19:00:00+01:00")


class Remembering(NamedTuple):
    """Medians in seconds."""

    person: float
    """All that the page of a player says."""
    everybody: float
    """The careers of everybody."""
    table: float
    """Those, the records, and the standing of the last evening."""
    from_index: float
    """The careers of everybody from the bytes of the index, its reading included."""
    loads: float
    """`json.loads` of the same bytes."""


def remembering() -> Remembering:
    """One of each in turn, so that all meet the same moments of the machine."""
    summaries = many_games()
    content = b"".join(written_lines([*map(_entry, summaries)]))
    acts: tuple[Callable[[], object], ...] = (
        partial(_person, summaries),
        partial(careers, summaries, PEOPLE),
        partial(_table, summaries),
        partial(_from_index, content),
        partial(json.loads, content),
    )
    taken = [[seconds(act) for act in acts] for _ in range(TURNS)]
    return Remembering(*map(median, zip(*taken, strict=True)))


def many_games() -> tuple[Summary, ...]:
    """Newest first, by some people in all editions, three of an evening."""
    dice = Random(6)
    courses = [course(dice, number) for number in range(PLAYED)]
    return tuple(_game(dice, courses, number) for number in reversed(range(GAMES)))


def course(dice: Random, number: int) -> Summary:
    """A game to its end."""
    name = NAMES[number % len(NAMES)]
    players = HOUSEHOLD[: dice.randint(3, 5)]
    start = GameStarted(edition=name, rules=edition(name).rules, players=players)
    journal, game = Journal((start,)), play(None, start)
    most = 5 if name == "cabanga" else 20
    while not game.is_over:
        hands = {player: dice.randint(0, most) for player in game.to_play}
        caller = min(hands, key=lambda player: hands[player]) if game.rules.calls else None
        journal = journal.add(played(hands, caller))
        game = journal.game
    return summarise(ScoreSheet(id=f"{number:032x}", journal=journal))


def _game(dice: Random, courses: list[Summary], number: int) -> Summary:
    """The course once more, on another day and with others on its chairs."""
    told = dice.choice(courses)
    names = dict(zip(HOUSEHOLD, dice.sample(HOUSEHOLD, len(HOUSEHOLD)), strict=True))
    began = FIRST + timedelta(days=number // 3, hours=number % 3)
    return replace(
        told,
        id=f"{number:032x}",
        started_at=began.isoformat(),
        winners=tuple(names[player] for player in told.winners),
        lines=tuple(line._replace(player=names[line.player]) for line in told.lines),
    )


def _entry(summary: Summary) -> Entry:
    return Entry(where=f"202001/{summary.id}.json", size=2500, mtime=SAVED, summary=summary)


def _person(summaries: tuple[Summary, ...]) -> None:
    person = PEOPLE.named("Anna")
    career_of(person, summaries, PEOPLE)
    careers_by_edition(person, summaries, PEOPLE)


def _table(summaries: tuple[Summary, ...]) -> None:
    careers(summaries, PEOPLE)
    records(summaries)
    last = careers(evenings(summaries)[0].summaries, PEOPLE)
    by_wins(last)
    by_places(last)


def _from_index(content: bytes) -> None:
    index = index_in(content, SAVED + 1)
    entries = (*index.entries, *index.folded.entries())
    careers([entry.summary for entry in entries], PEOPLE)
