"""What everybody wears from game to game: what was chosen, else by the order in which all were met.

So somebody looks at every table as in the lists, unless another one there has the same.
"""

from collections.abc import Iterator
from typing import NamedTuple

from referee.events import Player
from referee.people import Key, People, key_of
from referee.summary import Summary
from views.by_identity import kept
from views.signs import Habit, Habits, chosen_by


def habits_of(summaries: tuple[Summary, ...], people: People) -> Habits:
    return _habits(met_in_order(summaries, people), people)


@kept
def _habits(order: tuple[Key, ...], people: People) -> Habits:
    return tuple(_each_spelling(order, people))


def _each_spelling(order: tuple[Key, ...], people: People) -> Iterator[tuple[Key, Habit]]:
    for number, key in enumerate(order):
        person = people.named(key)
        habit = Habit(number, chosen_by(person.colour, person.mark))
        for name in (person.name, *person.also):
            # Of two with one spelling it is the first's.
            if people.named(name).key == key:
                yield key_of(name), habit


class _Met(NamedTuple):
    summaries: tuple[Summary, ...] = ()
    people: People | None = None
    order: tuple[Key, ...] = ()


_latest = [_Met()]


def met_in_order(summaries: tuple[Summary, ...], people: People) -> tuple[Key, ...]:
    """Who was met first comes first, then those who are in no game.

    The very same value as before while the same people sit at the same tables: a saved round, of
    thousands of games, changes nothing here.
    """
    before = _latest[-1]
    if people is before.people and _is_same_company(before.summaries, summaries):
        order = before.order
    else:
        order = tuple(_in_order(summaries, people))
    _latest[-1] = _Met(summaries, people, order)
    return order


def _is_same_company(before: tuple[Summary, ...], after: tuple[Summary, ...]) -> bool:
    if before is after:
        return True
    pairs = zip(before, after, strict=False)
    return len(before) == len(after) and all(
        one is other or _players(one) == _players(other) for one, other in pairs
    )


def _in_order(summaries: tuple[Summary, ...], people: People) -> Iterator[Key]:
    names = (*_names_in_order(summaries), *(person.name for person in people.persons))
    return iter(dict.fromkeys(people.named(name).key for name in names))


def _names_in_order(summaries: tuple[Summary, ...]) -> Iterator[Player]:
    met: set[Player] = set()
    for game in reversed(summaries):
        if met.issuperset(_players(game)):
            continue
        # They sat down in the order of their numbers, wherever they sit since.
        yield from (line.player for line in sorted(game.lines, key=lambda line: line.number))
        met.update(_players(game))


def _players(game: Summary) -> list[Player]:
    return [line.player for line in game.lines]
