"""The cards that lie in front of the players, as far as the table has tapped them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, Self

from referee.events import Player
from referee.faces import Faces, faces_of
from referee.ruleset import Deck, Kamikaze, Ruleset


class Card(NamedTuple):
    """One face of a deck, such as ("red-king", -1)."""

    name: str
    """What stands on it; of a card that is known by its symbols only, "number-2"."""
    worth: int


class Stack(NamedTuple):
    """Cards of which there are so many together; usually of a single face."""

    cards: tuple[Card, ...]
    size: int


@dataclass(frozen=True, slots=True)
class Laid:
    """What lies in front of whom. Every card of the deck can lie in one place only."""

    hands: tuple[tuple[Player, tuple[Card, ...]], ...] = ()
    """In the order in which they were laid, without players in front of whom nothing lies."""

    def of(self, player: Player) -> tuple[Card, ...]:
        return dict(self.hands).get(player, ())

    def points(self, player: Player) -> int:
        return worth(self.of(player))

    def with_hand(self, player: Player, cards: tuple[Card, ...]) -> Self:
        """Those cards, and no others, in front of that player."""
        hands = dict(self.hands) | {player: cards}
        return type(self)(tuple((name, laid) for name, laid in hands.items() if laid))

    def without_card(self, player: Player, card: Card) -> Self:
        """The last one of its kind in front of that player is taken away, if there is one."""
        cards = list(self.of(player))
        if card not in cards:
            return self
        del cards[len(cards) - 1 - cards[::-1].index(card)]
        return self.with_hand(player, tuple(cards))

    def fitting(self, player: Player, points: int) -> Self:
        """Without the cards of that player if they are not worth so much."""
        return self if self.points(player) == points else self.with_hand(player, ())

    def kept_for(self, players: Iterable[Player]) -> Self:
        """Without the cards of anybody else."""
        staying = set(players)
        return type(self)(tuple(hand for hand in self.hands if hand[0] in staying))

    def renamed(self, say: Callable[[Player], Player]) -> Self:
        return type(self)(tuple((say(player), cards) for player, cards in self.hands))

    def count(self, cards: tuple[Card, ...]) -> int:
        """How many of these lie on the table."""
        return sum(card in cards for _, laid in self.hands for card in laid)


def worth(cards: Iterable[Card]) -> int:
    """All of them together."""
    return sum(card.worth for card in cards)


@lru_cache(maxsize=8)
def stacks_of(rules: Ruleset) -> tuple[Stack, ...]:
    """The cards that can lie in a hand, in the order of the shelf, from all decks on the table."""
    return tuple(stack for row in faces_of(rules) for stack in _stacks(rules, row))


def _stacks(rules: Ruleset, row: Faces) -> Iterable[Stack]:
    decks = rules.decks if rules.deck is Deck.STANDARD and not row.is_added else 1
    if row.between is not None:
        low, high = row.between
        cards = tuple(Card(f"{row.names[0]}-{worth}", worth) for worth in range(low, high + 1))
        yield Stack(cards, row.count * decks)
    # Cards without a worth are laid out before the round, and lie in no hand.
    for name, points in zip(row.names, row.points, strict=False):
        yield Stack((Card(name, points),), row.each * decks)


def left_in(stack: Stack, laid: Laid) -> int:
    """How many cards of the stack do not lie on the table yet."""
    return stack.size - laid.count(stack.cards)


def laid_on(laid: Laid, rules: Ruleset, player: Player, card: Card) -> Laid:
    """That card in front of that player as well; the same if there is none left of it."""
    is_left = any(card in stack.cards and left_in(stack, laid) > 0 for stack in stacks_of(rules))
    return laid.with_hand(player, (*laid.of(player), card)) if is_left else laid


KAMIKAZE = (12, 12, 13, 13)


def is_kamikaze(rules: Ruleset, cards: tuple[Card, ...]) -> bool:
    """Whether the house rules know this hand; one of 0 counts only with a call that holds."""
    match rules.kamikaze:
        case Kamikaze.TWO_12_TWO_13:
            return tuple(sorted(card.worth for card in cards)) == KAMIKAZE
        case Kamikaze.ZERO_TOTAL:
            return worth(cards) == 0
    return False
