"""The doubts of a round and of a game's start, one rule of the table after the other."""

from tests.oracle.plain_rounds import Hands
from tests.oracle.plain_table import Doubt, Person, Table

HIGHEST_TOGETHER = {1: [50, 96, 138, 176, 210, 240], 2: [52, 100, 148, 192, 236, 276]}


def doubts_of_start(table: Table) -> list[Doubt]:
    rules = table.rules
    count = len(table.seats)
    doubts = []
    if count < rules["players_min"] or count > rules["players_max"]:
        doubts.append(Doubt("player-count", "unusual", list(table.seats)))
    if rules["deck"] == "standard" and rules["decks"] == 1 and count >= 5:
        doubts.append(Doubt("second-deck-advised", "unusual", list(table.seats)))
    return doubts


def doubts_of_round(
    table: Table, hands: Hands, caller: Person | None, holder: Person | None
) -> list[Doubt]:
    deck = table.rules["deck"]
    decks = table.rules["decks"] if deck == "standard" else 1
    doubts: list[Doubt] = []
    _doubt_limits(doubts, hands, deck, decks)
    if deck == "standard":
        _doubt_red_kings(doubts, hands, decks)
    if deck == "numbered":
        _doubt_low_hands(doubts, hands)
    if deck == "cabanga":
        _doubt_cabanga(doubts, hands)
    else:
        _doubt_high_hands(doubts, hands, decks)
    if table.rules["kamikaze"] == "two-12-two-13" and holder is None:
        fifty = [person for person, hand in hands.items() if hand == 50]
        _unusual(doubts, "kamikaze-likely", fifty)
    if table.rules["calls"] and caller is None:
        _unusual(doubts, "no-caller", list(hands))
    return sorted(doubts, key=lambda doubt: doubt.code)


def _impossible(doubts: list[Doubt], code: str, people: list[Person]) -> None:
    if people:
        doubts.append(Doubt(code, "impossible", people))


def _unusual(doubts: list[Doubt], code: str, people: list[Person]) -> None:
    if people:
        doubts.append(Doubt(code, "unusual", people))


def _minimum(deck: str, decks: int) -> int:
    if deck != "standard":
        return 0
    return -2 if decks == 1 else -4


def _whole_deck(deck: str, decks: int) -> int:
    if deck == "cabanga":
        return 213
    return 676 if decks == 2 else 338


def _doubt_limits(doubts: list[Doubt], hands: Hands, deck: str, decks: int) -> None:
    low = [person for person, hand in hands.items() if hand < _minimum(deck, decks)]
    _impossible(doubts, "below-minimum", low)
    limit = _whole_deck(deck, decks)
    high = [person for person, hand in hands.items() if hand > limit]
    if high:
        _impossible(doubts, "over-deck", high)
    elif sum(hands.values()) > limit:
        _impossible(doubts, "over-deck", list(hands))


def _doubt_red_kings(doubts: list[Doubt], hands: Hands, decks: int) -> None:
    minimum = _minimum("standard", decks)
    if min(hands.values()) < minimum:
        return
    negative = [person for person, hand in hands.items() if hand < 0]
    if sum(hands[person] for person in negative) < minimum:
        _impossible(doubts, "too-many-red-kings", negative)


def _doubt_low_hands(doubts: list[Doubt], hands: Hands) -> None:
    zero = [person for person, hand in hands.items() if hand == 0]
    if len(zero) >= 3:
        _impossible(doubts, "too-many-zero-hands", zero)
    low = [person for person, hand in hands.items() if hand in (0, 1)]
    _unusual(doubts, "needs-fewer-than-4-cards", low)


def _doubt_cabanga(doubts: list[Doubt], hands: Hands) -> None:
    out = [person for person, hand in hands.items() if hand == 0]
    if not out:
        _impossible(doubts, "nobody-out", list(hands))
    if len(out) == len(hands):
        _impossible(doubts, "everybody-out", list(hands))
    high = [person for person, hand in hands.items() if hand > 24]
    _unusual(doubts, "more-than-8-cards-worth", high)


def _doubt_high_hands(doubts: list[Doubt], hands: Hands, decks: int) -> None:
    limits = HIGHEST_TOGETHER[decks]
    high = [person for person, hand in hands.items() if hand > limits[0]]
    if high:
        _unusual(doubts, "needs-more-than-4-cards", high)
        return
    highest_first = sorted(hands.values(), reverse=True)
    for count, limit in enumerate(limits, start=1):
        if count <= len(hands) and sum(highest_first[:count]) > limit:
            _unusual(doubts, "sum-needs-more-than-4-cards", list(hands))
            return
