"""Laws of every game that follows from its events."""

from dataclasses import replace

from hypothesis import given

from referee.events import Event, GameStarted, Player, PlayerRenamed, RoundPlayed
from referee.game import Game, RoundKind, Seat
from referee.renaming import renamed_event
from referee.replay import replay
from tests.laws.games import event_lists

Events = tuple[Event, ...]


@given(events=event_lists())
def test_every_prefix_of_a_game_is_a_game(events: Events) -> None:
    for length in range(1, len(events) + 1):
        game = replay(events[:length])

        assert len(game.rounds) == sum(isinstance(it, RoundPlayed) for it in events[:length])


@given(events=event_lists())
def test_a_total_is_the_start_and_the_points_less_what_resets_took(events: Events) -> None:
    game = replay(events)

    for seat in game.seats:
        assert seat.total == seat.start + earned(game, seat.player) - taken(game, seat.player)


def earned(game: Game, player: Player) -> int:
    return sum(
        score.points
        for row in game.rounds
        for score in row.scores
        if score.player == player and row.kind is RoundKind.ROUND
    )


def taken(game: Game, player: Player) -> int:
    return sum(
        score.reset_from - score.total
        for row in game.rounds
        for score in row.scores
        if score.player == player and score.reset_from is not None
    )


@given(events=event_lists())
def test_places_follow_the_totals_and_a_winner_is_ahead_of_the_tied(events: Events) -> None:
    game = replay(events)
    placed = [line for line in game.standings if line.place is not None]

    assert [line.seat for line in placed] == list(game.active)
    for line in placed:
        ahead = [other for other in placed if is_ahead(game, other.seat, line.seat)]
        assert line.place == 1 + len(ahead)
    assert all(line.place == 1 for line in placed if line.seat.player in game.winners)


def is_ahead(game: Game, one: Seat, other: Seat) -> bool:
    keys = [(seat.total, seat.player not in game.winners) for seat in (one, other)]
    return keys[0] < keys[1]


@given(events=event_lists())
def test_whoever_wins_has_the_lowest_total_of_those_still_there(events: Events) -> None:
    game = replay(events)

    lowest = min(seat.total for seat in game.active)
    assert all(game.seat_of(winner).total == lowest for winner in game.winners)
    assert all(game.seat_of(winner).is_active for winner in game.winners)


@given(events=event_lists())
def test_who_plays_next_is_active_and_the_starter_is_one_of_them(events: Events) -> None:
    game = replay(events)

    assert {*game.to_play} <= {seat.player for seat in game.active}
    assert bool(game.to_play) == (not game.is_over)
    assert game.starter is None or game.starter in game.to_play


@given(events=event_lists())
def test_other_names_for_everybody_change_nothing_but_names(events: Events) -> None:
    alike = tuple(renamed_event(event, backwards) for event in renamed_all(events))

    assert stripped(replay(alike)) == stripped(replay(events))
    assert replay(alike).players == tuple(map(backwards, replay(events).players))


def backwards(player: Player) -> Player:
    return Player(f"{player[::-1]} II")


def renamed_all(events: Events) -> Events:
    """`renamed_event` leaves the new name of a rename to whoever renames."""
    return tuple(
        replace(event, name=backwards(event.name)) if isinstance(event, PlayerRenamed) else event
        for event in events
    )


def stripped(game: Game) -> tuple[object, ...]:
    """The game without its names."""
    numbers = [
        (score.points, score.total, score.reason, score.reset_from)
        for row in game.rounds
        for score in row.scores
    ]
    seats = [(seat.total, seat.resets, seat.is_active) for seat in game.seats]
    places = [(line.place, line.reached_target) for line in game.standings]
    return game.status, game.decided_by, len(game.winners), numbers, seats, places


@given(events=event_lists())
def test_a_game_starts_with_what_its_first_event_says(events: Events) -> None:
    start = events[0]
    assert isinstance(start, GameStarted)

    assert [seat.total for seat in replay(events[:1]).seats] == list(
        start.totals or (0,) * len(start.players)
    )
