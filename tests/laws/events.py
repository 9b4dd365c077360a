"""The events of a game as dice make them up: often level, often on the target, seldom the end."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from referee.domains import Choice, OneOf, Whole, YesNo
from referee.editions import NAMES, edition
from referee.events import (
    DealerNamed,
    Event,
    GameStarted,
    GameStopped,
    Hand,
    Player,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Result,
    RoundPlayed,
    SeatsMoved,
)
from referee.game import Game, Seat, Status
from referee.ruleset import DOMAINS, Kamikaze, Ruleset, Tie

TABLE = tuple(Player(name) for name in ("Ana", "Ben", "Cy", "Di", "Eva", "Flo"))
NAMES_TO_TAKE = (*TABLE, *(Player(name) for name in ("ana", "Gus", "李", "Zoë")))
MOMENTS = (None, "2026-11-29T19:02:11+01:00", "2026-11-29T20:00:00Z")
TELLING: dict[str, tuple[object, ...]] = {
    "target": (None, 1, 6, 12, 20, 30),
    "rounds": (None, None, 2, 5, 8),
    "caller_penalty": (0, 1, 5, 10),
    "kamikaze_points": (0, 2, 50),
    "reset_to": (0, 3, 6, 10, 20),
}
"""Where a house rule of just any size would seldom matter."""


# -- the start ----------------------------------------------------------------------------


def start(rng: Random) -> GameStarted:
    name = rng.choice(NAMES)
    players = tuple(rng.sample(TABLE, rng.choice((2, 3, 3, 4, 4, 5, 6))))
    is_on_paper = rng.random() < 0.3
    return GameStarted(
        edition=name,
        rules=rules_at(rng, name),
        players=players,
        dealer=rng.choice((None, *players)),
        totals=tuple(rng.randint(-2, 9) for _ in players) if is_on_paper else (),
        resets_used=tuple(rng.randint(0, 2) for _ in players) if is_on_paper else (),
        at=rng.choice(MOMENTS),
    )


def rules_at(rng: Random, name: str) -> Ruleset:
    """The printed rules with a low target, now and then without an end, and house rules."""
    target = rng.choice((12, 20, 30, 40, None))
    low = {"target": target, "reset_to": (target or 20) // 2, "rounds": None}
    house = {rule: value_of(rng, rule) for rule in DOMAINS if rng.random() < 0.1}
    tie = {"tie": Tie.EXTRA_ROUND} if rng.random() < 0.4 else {}
    return replace(edition(name).rules, **low | house | tie)  # type: ignore[arg-type]


def value_of(rng: Random, rule: str) -> object:
    """Any value that the rule may have."""
    if rule in TELLING:
        return rng.choice(TELLING[rule])
    match DOMAINS[rule]:
        case Whole(low=low, high=high):
            return rng.randint(low, high)
        case OneOf(numbers=numbers):
            return rng.choice(numbers)
        case Choice(words=words):
            return rng.choice(tuple(words))
        case YesNo():
            return rng.random() < 0.5


# -- one event, legal now if it can be ----------------------------------------------------


def next_event(rng: Random, game: Game) -> Event:
    """An event for this moment of the game; it may be refused."""
    if game.is_over:
        return rename(rng, game)
    return rng.choices(tuple(KINDS), weights=tuple(KINDS.values()))[0](rng, game)


def round_(rng: Random, game: Game) -> RoundPlayed:
    shows = game.rules.kamikaze is Kamikaze.TWO_12_TWO_13 and rng.random() < 0.15
    hands = hands_of(rng, game)
    calls = game.rules.calls and rng.random() < 0.8
    lowest = min(hands, key=lambda hand: hand.points).player
    return RoundPlayed(
        hands=hands,
        caller=rng.choice((lowest, rng.choice(game.to_play))) if calls else None,
        kamikaze=rng.choice(game.to_play) if shows else None,
        at=rng.choice(MOMENTS),
    )


def hands_of(rng: Random, game: Game) -> tuple[Hand, ...]:
    """Now and then all level in total, or as good as, or one that lands on the target."""
    levels = rng.random() < 0.2
    likes = rng.random() < (0.5 if game.status is Status.TIE_BREAK else 0.1)
    return tuple(
        Hand(player, points(rng, game, game.seat_of(player), levels) if not likes else 3)
        for player in game.to_play
    )


def points(rng: Random, game: Game, seat: Seat, levels: bool = False) -> int:
    level = max(other.total for other in game.active)
    to_target = (game.rules.target or level + 2) - seat.total
    if levels and rng.random() < 0.8:
        hand = level - seat.total + 2
    elif rng.random() < 0.1:
        hand = rng.choice((to_target, to_target - game.rules.caller_penalty, 0, 50))
    else:
        hand = rng.randint(-1, 7)
    return max(-999, min(999, hand))


def join(rng: Random, game: Game) -> PlayerJoined:
    total = rng.choice((max(seat.total for seat in game.seats), rng.randint(-3, 12)))
    return PlayerJoined(rng.choice(NAMES_TO_TAKE), total)


def leave(rng: Random, game: Game) -> PlayerLeft:
    return PlayerLeft(rng.choice(game.players))


def rename(rng: Random, game: Game) -> PlayerRenamed:
    return PlayerRenamed(rng.choice(game.players), rng.choice(NAMES_TO_TAKE))


def move(rng: Random, game: Game) -> SeatsMoved:
    players = [seat.player for seat in game.active]
    return SeatsMoved(tuple(rng.sample(players, len(players))))


def name_dealer(rng: Random, game: Game) -> DealerNamed:
    return DealerNamed(rng.choice(game.players))


def stop(rng: Random, _: Game) -> GameStopped:
    return GameStopped(rng.choice(tuple(Result)))


KINDS: dict[Callable[[Random, Game], Event], float] = {
    round_: 70,
    join: 8,
    leave: 5,
    rename: 12,
    move: 4,
    name_dealer: 3,
    stop: 1.5,
}
"""How often each comes."""
