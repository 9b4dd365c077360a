"""What the next round can do to each player: the numbers that fall back, and those that end it."""

import math
from collections.abc import Iterator

import flet as ft

from referee.cards import limits_of
from referee.game import Game, Seat
from referee.outlook import Outlook, advice, advice_if_failed, is_last_round
from views.look import Look
from views.parts.badge import badge, badges_of
from views.parts.figures import figure
from views.parts.outlook_words import BOLD, is_near, most_of_a_hand
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.section import section
from views.parts.words import Piece, spans, words


def next_round(look: Look, game: Game) -> list[ft.Control]:
    """Nothing where no number of points matters, or where the game is over or tied."""
    return _told(look, game, [seat for seat in game.active if _has_advice(game, seat)])


def next_round_near(look: Look, game: Game) -> list[ft.Control]:
    """The same for those to whom a usual hand or a failed call can do it."""
    most = most_of_a_hand(game)
    return _told(look, game, [seat for seat in game.active if _least(game, seat) <= most])


def _told(look: Look, game: Game, seats: list[Seat]) -> list[ft.Control]:
    if game.is_over or game.tied:
        return []
    told = [_row(look, game, seat) for seat in seats]
    last = [words(look, look.say("table.last-round"))] if is_last_round(game) else []
    if not told and not last:
        return []
    title = look.say("table.can-do", number=len(game.rounds) + 1)
    return [section(look, title, top=16), *last, *told]


def _has_advice(game: Game, seat: Seat) -> bool:
    return _least(game, seat) < math.inf


def _least(game: Game, seat: Seat) -> float:
    """The least number of points that is told; infinite if none is."""
    ahead = advice(game, seat)
    numbers = (ahead.resets_on, ahead.ends_from)
    return min((points for points in numbers if points is not None), default=math.inf)


def _row(look: Look, game: Game, seat: Seat) -> ft.Control:
    said = [Piece(_head(look, seat), None, BOLD)]
    said += _pieces(look, game, seat)
    lines: list[ft.Control] = [spans(look, said, lines=max(2, look.lines))]
    failed = _failed_words(look, game, seat)
    if failed:
        pencil = look.palette.pencil
        lines.append(words(look, failed, "small", color=pencil, lines=max(2, look.lines)))
    parts: list[ft.Control] = [
        badge(look, badges_of(game)[seat.player], 22),
        ft.Column(lines, spacing=1, expand=True, tight=True),
    ]
    row = ft.Container(ft.Row(parts, spacing=12), padding=ft.Padding.symmetric(vertical=8))
    return stacked([row, hair(look)])


def _head(look: Look, seat: Seat) -> str:
    """Ana 83: with what follows behind it."""
    return f"{seat.player} {figure(look, seat.total)}{look.say('join.colon')}"


def _pieces(look: Look, game: Game, seat: Seat) -> Iterator[Piece]:
    """17 goes back to 50, 18 ends the game."""
    ahead, near = advice(game, seat), is_near(game, seat.total)
    falls_back = ahead.resets_on is not None
    if falls_back:
        said = look.say("table.goes-back", points=ahead.resets_on, to=game.rules.reset_to)
        yield Piece(said, look.palette.reset if near else None, BOLD if near else None)
    if ahead.ends_from is not None and not is_last_round(game):
        said = _ending(look, game, ahead.ends_from)
        joined = f"{look.say('join.clauses')}{said}" if falls_back else said
        yield Piece(joined, look.palette.limit if near else None, BOLD if near else None)


def _ending(look: Look, game: Game, points: int) -> str:
    if points <= limits_of(game.rules).lowest:
        return look.say("table.any-ends-game")
    return look.say("table.ends-game", points=points)


def _failed_words(look: Look, game: Game, seat: Seat) -> str:
    """The same for a call that fails; empty where that is no different."""
    ahead = advice_if_failed(game, seat)
    if ahead == advice(game, seat) or ahead.ends_from is None:
        return ""
    if is_last_round(game):
        return _failed_in_last(look, game, ahead)
    if ahead.ends_from <= limits_of(game.rules).lowest:
        return look.say("table.failed-any")
    if ahead.resets_on is None:
        return look.say("table.failed-ends", ends=ahead.ends_from)
    return look.say("table.failed-both", back=ahead.resets_on, ends=ahead.ends_from)


def _failed_in_last(look: Look, game: Game, ahead: Outlook) -> str:
    """In the last round only a fall back is news."""
    if ahead.resets_on is None:
        return ""
    return look.say("table.failed-back", back=ahead.resets_on, to=game.rules.reset_to)
