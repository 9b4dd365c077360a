"""What somebody has done in many games.

Games are given newest first, as the lists have them; unfinished and abandoned ones do not count.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

from referee.editions import NAMES
from referee.people import Key, People, Person
from referee.summary import Cell, PlayerLine, Summary

Played = tuple[Summary, PlayerLine]
"""One person's game."""


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
            key = person.key
            if key not in games:
                persons[key], games[key] = person, []
            games[key].append((summary, line))
    return tuple(_career(person, games[key]) for key, person in persons.items())


def career_of(person: Person, summaries: Iterable[Summary], people: People) -> Career:
    """All zeros for somebody in no game that counts."""
    lines = ((each, people.line_of(person, each)) for each in summaries if each.counts)
    return _career(person, [(summary, line) for summary, line in lines if line])


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
    are_won = [line.player in summary.winners for summary, line in games]
    figures = _columns([line for _, line in games])
    places = [place for place in figures["place"] if place is not None]
    return Career(
        person=person,
        games=len(games),
        wins=sum(are_won),
        places=_times(places),
        left=len(games) - len(places),
        calls=sum(figures["calls"]),
        calls_held=sum(figures["calls_held"]),
        calls_failed=sum(figures["calls_failed"]),
        hands_called=sum(figures["hands_called"]),
        penalties=sum(figures["penalties"]),
        resets=sum(figures["resets"]),
        kamikazes=sum(figures["kamikazes"]),
        best=_feat(games[::-1], figures["best"][::-1], min),
        worst=_feat(games, figures["worst"], max),
        longest_streak=_longest_streak(are_won),
    )


def _columns(lines: Sequence[PlayerLine]) -> dict[str, tuple[Any, ...]]:
    """By the figure instead of by the game: thousands of games are added up in one go."""
    columns = tuple(zip(*lines, strict=True)) or ((),) * len(PlayerLine._fields)
    return dict(zip(PlayerLine._fields, columns, strict=True))


def _times(places: Sequence[int]) -> tuple[int, ...]:
    """How often each place was reached, from the first one on."""
    times = Counter(places)
    return tuple(times[place] for place in range(1, max(times, default=0) + 1))


def _feat(
    games: Sequence[Played],
    cells: Sequence[Cell | None],
    choose: Callable[[Iterable[Cell]], Cell],
) -> Feat | None:
    """The first of the games with such points and such a hand, whatever the round."""
    played = [cell for cell in cells if cell is not None]
    if not played:
        return None
    weight = choose(played)[:2]
    pairs = zip(games, cells, strict=True)
    return next(Feat(game, cell) for (game, _), cell in pairs if cell and cell[:2] == weight)


def _longest_streak(are_won: Iterable[bool]) -> int:
    runs = groupby(are_won)
    return max((len([*run]) for is_won, run in runs if is_won), default=0)


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None
