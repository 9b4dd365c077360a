"""What somebody has done in many games.

Games are given newest first, as the lists have them; unfinished and abandoned ones do not count.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from referee.editions import NAMES
from referee.people import Key, People, Person
from referee.summary import Cell, PlayerLine, Summary


class Played(NamedTuple):
    """One person's game."""

    summary: Summary
    line: PlayerLine

    @property
    def is_won(self) -> bool:
        return self.line.player in self.summary.winners


class Feat(NamedTuple):
    """A round that is remembered."""

    summary: Summary
    cell: Cell


@dataclass(frozen=True, slots=True, kw_only=True)
class Career:
    """One person in figures."""

    person: Person
    games: int
    wins: int
    """Shared ones too."""
    places: tuple[int, ...]
    """How often first, second and so on, as far as it was ever needed."""
    left: int
    """Games that went on without this person, who has no place in them."""
    calls: int
    calls_held: int
    calls_failed: int
    hands_called: int
    """Sum of the hands with which this person called."""
    penalties: int
    """Points lost to failed calls, on top of the hands."""
    resets: int
    kamikazes: int
    best: Feat | None
    """The round with the fewest points, then the lowest hand, then the first; None: none played."""
    worst: Feat | None
    """The one with the most points, then the highest hand, then the last."""
    longest_streak: int
    """Games won one after the other."""

    @property
    def win_share(self) -> float | None:
        """None: no game."""
        return _share(self.wins, self.games)

    @property
    def mean_place(self) -> float | None:
        """None: no place."""
        reached = sum(place * times for place, times in enumerate(self.places, 1))
        return _share(reached, sum(self.places))

    @property
    def call_success(self) -> float | None:
        """Held calls among those that were judged; None: none was."""
        return _share(self.calls_held, self.calls_held + self.calls_failed)

    @property
    def mean_hand_called(self) -> float | None:
        """None: never called."""
        return _share(self.hands_called, self.calls)


def careers(summaries: Iterable[Summary], people: People) -> tuple[Career, ...]:
    """Of everybody in a game that counts; whoever played last comes first."""
    persons: dict[Key, Person] = {}
    games: dict[Key, list[Played]] = {}
    for summary in summaries:
        if not summary.counts:
            continue
        for person, line in zip(people.at_table(summary), summary.lines, strict=True):
            persons.setdefault(person.key, person)
            games.setdefault(person.key, []).append(Played(summary, line))
    return tuple(_career(person, games[key]) for key, person in persons.items())


def career_of(person: Person, summaries: Iterable[Summary], people: People) -> Career:
    """All zeros for somebody in no game that counts."""
    lines = ((each, people.line_of(person, each)) for each in summaries if each.counts)
    return _career(person, [Played(summary, line) for summary, line in lines if line])


def careers_by_edition(
    person: Person, summaries: Iterable[Summary], people: People
) -> tuple[tuple[str, Career], ...]:
    """One for each edition that this person has played, as the shelf has them in order."""
    games: dict[str, list[Summary]] = {name: [] for name in NAMES}
    for summary in summaries:
        games[summary.edition].append(summary)
    every = ((name, career_of(person, games[name], people)) for name in NAMES)
    return tuple((name, career) for name, career in every if career.games)


def _career(person: Person, games: Sequence[Played]) -> Career:
    lines = [line for _, line in games]
    return Career(
        person=person,
        games=len(games),
        wins=sum([game.is_won for game in games]),
        places=_places(lines),
        left=sum([line.place is None for line in lines]),
        calls=sum([line.calls for line in lines]),
        calls_held=sum([line.calls_held for line in lines]),
        calls_failed=sum([line.calls_failed for line in lines]),
        hands_called=sum([line.hands_called for line in lines]),
        penalties=sum([line.penalties for line in lines]),
        resets=sum([line.resets for line in lines]),
        kamikazes=sum([line.kamikazes for line in lines]),
        best=_best(games),
        worst=_worst(games),
        longest_streak=_longest_streak(games),
    )


def _places(lines: Iterable[PlayerLine]) -> tuple[int, ...]:
    times = Counter([line.place for line in lines if line.place is not None])
    return tuple(times[place] for place in range(1, max(times, default=0) + 1))


def _best(games: Sequence[Played]) -> Feat | None:
    feats = [Feat(game.summary, game.line.best) for game in reversed(games) if game.line.best]
    return min(feats, key=_weight, default=None)


def _worst(games: Sequence[Played]) -> Feat | None:
    feats = [Feat(game.summary, game.line.worst) for game in games if game.line.worst]
    return max(feats, key=_weight, default=None)


def _weight(feat: Feat) -> tuple[int, int]:
    return feat.cell[:2]


def _longest_streak(games: Iterable[Played]) -> int:
    runs = groupby(game.is_won for game in games)
    return max((len([*run]) for is_won, run in runs if is_won), default=0)


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None
