"""Which values a rule may have: a whole number, a choice, a number of a short list, yes or no."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int
    may_be_none: bool = False

    def accepts(self, value: object) -> bool:
        if value is None:
            return self.may_be_none
        return type(value) is int and self.low <= value <= self.high

    def read(self, value: object) -> object:
        return value


@dataclass(frozen=True, slots=True)
class OneOf:
    """One number of a short list."""

    numbers: tuple[int, ...]

    def accepts(self, value: object) -> bool:
        return type(value) is int and value in self.numbers

    def read(self, value: object) -> object:
        return value


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the words of a StrEnum."""

    words: type[StrEnum]

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in _said_by(self.words)

    def read(self, value: object) -> object:
        return self.words(str(value))


@cache
def _said_by(words: type[StrEnum]) -> frozenset[str]:
    return frozenset(word.value for word in words)


@dataclass(frozen=True, slots=True)
class YesNo:
    """True or false."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def read(self, value: object) -> object:
        return value


Domain = Whole | OneOf | Choice | YesNo
