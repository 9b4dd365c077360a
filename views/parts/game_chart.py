"""The course of a game as the chart draws it."""

import flet as ft

from referee.game import Game, Round, RoundKind, Seat
from referee.scoring import Score
from views.look import Look
from views.parts.badge import badges_of
from views.parts.board_cell import Sign, sign_of
from views.parts.chart import chart
from views.parts.chart_course import Chart, Course, Stand
from views.parts.figures import figure
from views.parts.standing import ranked

MOST_STANDS = 200
"""Points of a line."""


def game_chart(look: Look, game: Game, width: float, height: float) -> ft.Control:
    """A line for each player; tie-breakers are left out, since they change no total."""
    drawn = Chart(
        courses=courses_of(game),
        rounds=len(counted_rounds(game)),
        target=game.rules.target,
        has_tie_breaker=has_tie_breaker(game),
        said=look.say("end.chart", totals=_totals(look, game)),
    )
    return chart(look, drawn, width, height)


def courses_of(game: Game) -> tuple[Course, ...]:
    badges, rounds = badges_of(game), counted_rounds(game)
    return tuple(
        Course(
            seat=seat.number,
            letters=badges[seat.player].letters,
            table=badges[seat.player].table,
            stands=_stands(seat, rounds),
            is_winner=seat.player in game.winners,
        )
        for seat in game.seats
    )


def counted_rounds(game: Game) -> tuple[Round, ...]:
    """Without the tie-breakers."""
    return tuple(row for row in game.rounds if row.kind is RoundKind.ROUND)


def has_tie_breaker(game: Game) -> bool:
    return any(row.kind is RoundKind.TIE_BREAK for row in game.rounds)


def has_held(row: Round, score: Score) -> bool | None:
    """Whether the player's call held; None: there was none to judge."""
    if row.caller != score.player:
        return None
    return {Sign.HELD: True, Sign.FAILED: False}.get(sign_of(score))


def _stands(seat: Seat, rounds: tuple[Round, ...]) -> tuple[Stand, ...]:
    """From the total that the seat started on, at the round before its first one."""
    played = [
        Stand(
            number=number,
            total=score.total,
            fell_from=score.reset_from,
            has_held=has_held(row, score),
        )
        for number, row in enumerate(rounds, 1)
        if (score := row.score_of(seat.player))
    ]
    first = played[0].number - 1 if played else len(rounds)
    return _drawn((Stand(number=first, total=seat.start), *played))


def _drawn(stands: tuple[Stand, ...]) -> tuple[Stand, ...]:
    """All of any evening; of what goes on and on no more than there are pixels, and the end."""
    step = -(-len(stands) // MOST_STANDS)
    return stands if step < 2 else (*stands[:-1:step], stands[-1])


def _totals(look: Look, game: Game) -> str:
    lines = ranked(game)
    return look.items(f"{line.seat.player} {figure(look, line.seat.total)}" for line in lines)
