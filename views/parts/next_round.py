"""What the next round can do to each player: the numbers that fall back, and those that end it."""

from collections.abc import Iterator

import flet as ft

from referee.game import Game, Seat
from referee.outlook import Outlook, outlook
from views.look import Look
from views.parts.badge import badge, badges_of
from views.parts.outlook_words import BOLD, is_near
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.section import section
from views.parts.words import Piece, spans, words


def next_round(look: Look, game: Game) -> list[ft.Control]:
    """Nothing where no number of points ends the game, or where it is over or tied."""
    if game.rules.target is None or game.is_over or game.tied:
        return []
    title = look.say("table.can-do", number=len(game.rounds) + 1)
    return [section(look, title, top=16), *(_row(look, game, seat) for seat in game.active)]


def _row(look: Look, game: Game, seat: Seat) -> ft.Control:
    lines: list[ft.Control] = [spans(look, list(_pieces(look, game, seat)), lines=look.lines)]
    failed = _failed_words(look, game, seat)
    if failed:
        pencil = look.palette.pencil
        lines.append(words(look, failed, "small", color=pencil, lines=look.lines))
    parts: list[ft.Control] = [
        badge(look, badges_of(game)[seat.player], 22),
        ft.Column(lines, spacing=1, expand=True, tight=True),
    ]
    row = ft.Container(ft.Row(parts, spacing=12), padding=ft.Padding.symmetric(vertical=8))
    return stacked([row, hair(look)])


def _pieces(look: Look, game: Game, seat: Seat) -> Iterator[Piece]:
    """17 goes back to 50, 18 ends the game."""
    ahead, near = outlook(game, seat), is_near(game, seat.total)
    if _falls_back(ahead):
        said = look.say("table.goes-back", points=ahead.resets_on, to=game.rules.reset_to)
        yield Piece(said, look.palette.reset if near else None, BOLD)
    if ahead.ends_from is not None:
        said = look.say("table.ends-game", points=max(ahead.ends_from, 0))
        joined = f", {said}" if _falls_back(ahead) else said
        yield Piece(joined, look.palette.limit if near else None, BOLD)


def _failed_words(look: Look, game: Game, seat: Seat) -> str:
    """The same for a call that fails; empty where it costs nothing."""
    penalty = game.rules.caller_penalty if game.rules.calls else 0
    ahead = outlook(game, seat, penalty)
    if not penalty or ahead.ends_from is None:
        return ""
    ends = max(ahead.ends_from, 0)
    if not _falls_back(ahead):
        return look.say("table.failed-ends", ends=ends)
    return look.say("table.failed-both", back=ahead.resets_on, ends=ends)


def _falls_back(ahead: Outlook) -> bool:
    """Whether a hand can do it, and without ending the game at once."""
    points = ahead.resets_on
    return points is not None and points >= 0 and points != ahead.ends_from
