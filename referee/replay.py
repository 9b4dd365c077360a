"""The game that follows from the events: checked, then played, one after the other."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from referee.checks import check
from referee.doubts import doubts_of_start
from referee.ending import after_round, after_tie_breaker, stopped, without_tied
from referee.errors import NotNow, RefereeError
from referee.events import (
    DealerNamed,
    Event,
    GameStarted,
    GameStopped,
    Player,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    RoundPlayed,
    SeatsMoved,
)
from referee.game import Game, Round, RoundKind, Seat
from referee.renaming import renamed_game
from referee.ruleset import Reset, Ruleset, values_of
from referee.scoring import Score, call_held, score_round


def replay(events: Iterable[Event]) -> Game:
    """The game after all events. Raises RefereeError at "events[i]" for the first that is wrong."""
    game = None
    for at, event in enumerate(events):
        try:
            game = play(game, event)
        except RefereeError as fault:
            raise fault.below(f"events[{at}]") from None
    if game is None:
        raise NotNow("game-not-started", "events")
    return game


def play(game: Game | None, event: Event) -> Game:
    """The game after one more event. Raises RefereeError if it cannot happen now."""
    check(game, type(event), facts_of(event))
    return follow(game, event)


def follow(game: Game | None, event: Event) -> Game:
    """The game after an event that has passed `check`."""
    if isinstance(event, GameStarted):
        return _started(event)
    assert game is not None
    match event:
        case RoundPlayed():
            return _round_played(game, event)
        case PlayerJoined(player, total):
            return replace(game, seats=(*game.seats, _new_seat(game, player, total)))
        case PlayerLeft(player):
            return _left(game, player)
        case PlayerRenamed(player, name):
            return renamed_game(game, player, name)
        case SeatsMoved(players):
            return _moved(game, players)
        case DealerNamed(player):
            return replace(game, dealer=player)
        case GameStopped(result):
            return stopped(game, result)
    assert_never(event)


def facts_of(event: Event) -> dict[str, object]:
    """The fields of an event as `check` reads them."""
    facts = {name: getattr(event, name) for name in event.__slots__ if name != "at"}
    facts = {name: value for name, value in facts.items() if value is not None}
    match event:
        case GameStarted(rules=rules, players=players, totals=totals, resets_used=resets):
            facts["rules"] = tuple(values_of(rules).items())
            facts["totals"] = tuple(zip(players, totals, strict=False))
            facts["resets_used"] = tuple(zip(players, resets, strict=False))
            facts["players"] = list(players)
        case SeatsMoved(players):
            facts["players"] = list(players)
    return facts if event.at is None else {"at": event.at, **facts}


# -- one function an event -----------------------------------------------------------------


def _started(event: GameStarted) -> Game:
    count = len(event.players)
    opening = zip(
        event.players, event.totals or (0,) * count, event.resets_used or (0,) * count, strict=True
    )
    return Game(
        edition=event.edition,
        rules=event.rules,
        seats=tuple(
            Seat(player, number, total, start=total, resets=resets)
            for number, (player, total, resets) in enumerate(opening)
        ),
        dealer=event.dealer,
        doubts=doubts_of_start(event.rules, event.players),
    )


def _new_seat(game: Game, player: Player, total: int) -> Seat:
    return Seat(player, len(game.seats), total, start=total)


def _round_played(game: Game, event: RoundPlayed) -> Game:
    adds_up = _unchanged if game.tied else added_up
    seats = {seat.player: seat for seat in game.seats}
    scores = tuple(
        [
            adds_up(game.rules, seats[score.player], score)
            for score in score_round(game.rules, event)
        ]
    )
    row = Round(
        number=len(game.rounds) + 1,
        kind=RoundKind.TIE_BREAK if game.tied else RoundKind.ROUND,
        dealer=game.dealer,
        caller=event.caller,
        kamikaze=event.kamikaze,
        scores=scores,
        rules=game.rules,
    )
    if game.tied:
        after = game.with_round(row, game.seats)
        return after_tie_breaker(after, call_held(game.rules, event))
    return after_round(game.with_round(row, _seats_after(game.seats, scores)))


def _unchanged(_: Ruleset, seat: Seat, score: Score) -> Score:
    return score.leading_to(seat.total)


def added_up(rules: Ruleset, seat: Seat, score: Score) -> Score:
    """The score with the total that it leads to, fallen back if it is exactly the target."""
    total = seat.total + score.points
    if total != rules.target or not _may_fall_back(rules, seat):
        return score.leading_to(total)
    return score.leading_to(rules.reset_to, reset_from=total)


def _may_fall_back(rules: Ruleset, seat: Seat) -> bool:
    if rules.reset is Reset.OFF:
        return False
    return rules.reset is Reset.EVERY_TIME or seat.resets == 0


def _seats_after(seats: tuple[Seat, ...], scores: tuple[Score, ...]) -> tuple[Seat, ...]:
    by_player = {score.player: score for score in scores}
    return tuple([_seat_after(seat, by_player.get(seat.player)) for seat in seats])


def _seat_after(seat: Seat, score: Score | None) -> Seat:
    if score is None:
        return seat
    resets = seat.resets + (score.reset_from is not None)
    return Seat(seat.player, seat.number, score.total, seat.start, resets, seat.is_active)


def _left(game: Game, player: Player) -> Game:
    seats = tuple(
        seat._replace(is_active=False) if seat.player == player else seat for seat in game.seats
    )
    dealer = game.next_to_deal(player) if game.dealer == player else game.dealer
    after = replace(game, seats=seats, dealer=dealer)
    return without_tied(after, player) if player in game.tied else after


def _moved(game: Game, players: tuple[Player, ...]) -> Game:
    left = tuple(seat for seat in game.seats if not seat.is_active)
    return replace(game, seats=(*map(game.seat_of, players), *left))
