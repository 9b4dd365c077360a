"""Words that somebody may have meant: half of one while typing, or one with a slip in it."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

SHORTEST_SLIP = 4
"""Letters; a slip makes another word of a shorter one."""
LETTERS_A_SLIP = 4
"""A word may have one slip in so many letters, and no more than two."""
MOST = 12
"""Words that are looked at for one, the most alike first."""


class Dictionary:
    """The words that there are; it finds those that resemble another."""

    def __init__(self, words: Iterable[str]) -> None:
        self._sorted = sorted(set(words))
        self._with: defaultdict[str, list[str]] = defaultdict(list)
        for word in self._sorted:
            for part in _parts(word):
                self._with[part].append(word)

    def begun_with(self, beginning: str) -> Iterator[tuple[str, float]]:
        """Longer words that begin so, each with how much of it is there, above 0 and below 1."""
        at = bisect_left(self._sorted, beginning)
        for word in self._sorted[at : at + MOST]:
            if word.startswith(beginning) and word != beginning:
                yield word, len(beginning) / len(word)

    def like(self, word: str) -> Iterator[tuple[str, float]]:
        """Words that differ in a slip or two, each with how much of it is right."""
        if len(word) < SHORTEST_SLIP:
            return
        slips = min(2, len(word) // LETTERS_A_SLIP)
        shared = Counter(other for part in _parts(word) for other in self._with.get(part, ()))
        for other, _ in shared.most_common(MOST):
            if (far := distance(word, other)) <= slips:
                yield other, 1 - far / len(word)


def distance(one: str, other: str) -> int:
    """Letters to add, leave out, change, or swap with the next, to make one of the other."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        two_before, before, row = before, row, [i]
        for j, another in enumerate(other, 1):
            change = before[j - 1] + (letter != another)
            least = min(change, before[j] + 1, row[j - 1] + 1)
            if i > 1 and j > 1 and one[i - 2 : i] == another + other[j - 2]:
                least = min(least, two_before[j - 2] + 1)
            row.append(least)
    return row[-1]


def _parts(word: str) -> set[str]:
    """Two letters in a row, the beginning and the end counting as letters: a slip spoils few."""
    padded = f" {word} "
    return {padded[at : at + 2] for at in range(len(padded) - 1)}
