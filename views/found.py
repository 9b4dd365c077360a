"""Looking for games: by what is typed, and by what they have in common."""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from referee.people import Key, People, Person
from referee.summary import Summary
from views.by_identity import kept
from views.memory import Trait
from views.texts.wording import month_names, text

TWO_FIGURES = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Sought:
    """Which games are looked for: those with all of this."""

    words: str = ""
    """As typed."""
    edition: str | None = None
    player: Key | None = None
    year: int | None = None
    is_unfinished: bool = False
    """True: only those that are running."""

    @property
    def is_everything(self) -> bool:
        return not self.words.strip() and not self.is_filtered

    @property
    def is_filtered(self) -> bool:
        traits = (self.edition, self.player, self.year)
        return self.is_unfinished or any(trait is not None for trait in traits)


NOTHING_SOUGHT = Sought()


class Findable(NamedTuple):
    """A game, prepared for being looked for."""

    summary: Summary
    text: str
    """All that can be typed to find it, in plain letters, a space before each word."""
    players: frozenset[Key]
    year: int | None


@kept
def findable(summaries: Iterable[Summary], people: People, language: str) -> tuple[Findable, ...]:
    """In the same order. A list that has grown costs no more than what is new in it."""
    return tuple([_prepared_once(summary, people, language) for summary in summaries])


def _prepared_once(summary: Summary, people: People, language: str) -> Findable:
    ready = _ready(people, language)
    game = ready.get(summary.id)
    if game is None or game.summary is not summary:
        game = ready[summary.id] = _prepared(summary, people, language)
    return game


@kept
def _ready(people: People, language: str) -> dict[str, Findable]:
    """Filled by whoever asks: games by id, as they were prepared last."""
    return {}


def found(games: Iterable[Findable], sought: Sought) -> tuple[Summary, ...]:
    """In the same order."""
    if sought.is_filtered:
        games = [game for game in games if _fits(game, sought)]
    for word in plain(sought.words).split():
        needle = _needle(word)
        games = [game for game in games if needle in game.text]
    return tuple([game.summary for game in games])


@lru_cache(maxsize=4096)
def plain(words: str) -> str:
    """Without capitals and accents."""
    parts = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def _needle(word: str) -> str:
    """A number is looked for from its first digit on: 28 is not in 2028."""
    return f" {word}" if word[0].isdigit() else word


def _fits(game: Findable, sought: Sought) -> bool:
    return (
        sought.edition in (None, game.summary.edition)
        and (sought.player is None or sought.player in game.players)
        and sought.year in (None, game.year)
        and (game.summary.is_running or not sought.is_unfinished)
    )


def _prepared(summary: Summary, people: People, language: str) -> Findable:
    persons, day = people.at_table(summary), summary.day
    words = [
        _names(persons, tuple([line.player for line in summary.lines])),
        _edition(summary.edition, language),
        *map(plain, filter(None, (summary.note, summary.place))),
        *([_day(day, language)] if day else []),
    ]
    players = frozenset([person.key for person in persons])
    # A note may have lines, and each begins a word too.
    typed = " ".join(" ".join(words).split())
    return Findable(summary, f" {typed}", players, day.year if day else None)


@lru_cache(maxsize=4096)
def _names(persons: tuple[Person, ...], written: tuple[str, ...]) -> str:
    """Every spelling of everybody at the table."""
    spellings = (name for person in persons for name in (person.name, *person.also))
    return plain(" ".join(dict.fromkeys((*spellings, *written))))


@lru_cache(maxsize=64)
def _edition(edition: str, language: str) -> str:
    return plain(
        f"{text(f'edition.{edition}', language)} {text(f'edition.{edition}-short', language)}"
    )


@lru_cache(maxsize=1 << 14)
def _day(day: date, language: str) -> str:
    """As it is said, and in figures as they are typed, with a 0 before a single one or without."""
    said = f"{day.day} {_month(day.month, language)} {day.year} {day.isoformat()}"
    ways = ("{}", "{:02}") if min(day.day, day.month) < TWO_FIGURES else ("{}",)
    typed = (
        text(
            "games.typed-day",
            language,
            day=way.format(day.day),
            month=way.format(day.month),
            year=str(day.year),
        )
        for way in ways
    )
    return " ".join((said, *typed))


@lru_cache(maxsize=64)
def _month(number: int, language: str) -> str:
    return plain(" ".join(month_names(number, language)))


def editions_in(games: Iterable[Findable]) -> Iterator[str]:
    """Those that were played, the last played first."""
    return iter(dict.fromkeys(game.summary.edition for game in games))


def years_in(games: Iterable[Findable]) -> list[int]:
    """Those in which something was played, the last one first."""
    return sorted({game.year for game in games if game.year is not None}, reverse=True)


@kept
def traits_in(games: tuple[Findable, ...]) -> tuple[Trait, ...]:
    """Those by which games differ."""
    players = {frozenset(game.players) for game in games}
    several = {
        Trait.EDITION: len([*editions_in(games)]) > 1,
        Trait.PLAYER: len(players) > 1,
        Trait.YEAR: len(years_in(games)) > 1,
    }
    return tuple(trait for trait, is_there in several.items() if is_there)
