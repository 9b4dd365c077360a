"""Past games as the commands know them, and how games are named there."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from referee.people import People, Person, met
from referee.summary import Summary
from views.console.columns import one_line
from views.console.trouble import Trouble
from views.texts.wording import full_day, text

FEWEST_DIGITS = 8
"""Of an ID that is shortened."""


@dataclass(frozen=True, slots=True)
class Memory:
    """All that is known of past games."""

    summaries: tuple[Summary, ...]
    """Newest first."""
    people: People
    persons: tuple[Person, ...]
    """Those that the players file names, in games or not."""

    def person(self, name: str) -> Person:
        """Spelled as the book has it. Raises Trouble for who is in no game and in no list."""
        key = self.people.named(name).key
        for person in (*self.persons, *met(self.summaries, self.people)):
            if person.key == key:
                return person
        raise Trouble(f"nobody here is called {one_line(name)}.")


def id_of(start: str, summaries: Sequence[Summary]) -> str:
    """The whole ID that begins so. Raises Trouble unless there is exactly one."""
    found = [summary.id for summary in summaries if summary.id.startswith(start.lower())]
    if not start or not found:
        raise Trouble(f"there is no game {one_line(start)}.")
    if len(found) > 1:
        raise Trouble(f"{len(found)} games begin with {start}. More of the ID tells them apart.")
    return found[0]


def digits_of(summaries: Sequence[Summary]) -> int:
    """How many digits of an ID tell all these games apart."""
    ids = sorted(summary.id for summary in summaries)
    return max([FEWEST_DIGITS, *(_alike(one, other) + 1 for one, other in pairwise(ids))])


def _alike(one: str, other: str) -> int:
    pairs = zip(one, other, strict=True)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), len(one))


def day_words(summary: Summary, language: str) -> str:
    return full_day(summary.day, language) if summary.day else text("memory.undated", language)


def edition_words(edition: str, language: str) -> str:
    return text(f"edition.{edition}-short", language)


def names_words(names: Sequence[str], language: str) -> str:
    """Ana, Ben and Cy."""
    if len(names) < 2:
        return "".join(names)
    some = text("join.items", language).join(names[:-1])
    return text("game.and", language, some=some, last=names[-1])
