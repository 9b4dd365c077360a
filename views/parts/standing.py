"""The standings in rank order: the total as hero, and each row's rule inked towards the target."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

import flet as ft

from referee.events import Player
from referee.game import Game, RoundKind, Standing
from views.look import Look
from views.parts.badge import Badge, badge, badges_of, ink_worn
from views.parts.call_flag import Calls, call_flag
from views.parts.counting import Shown
from views.parts.figures import figure, signed
from views.parts.outlook_words import is_near, outlook_pieces
from views.parts.page_frame import stacked
from views.parts.rules import hair, meter
from views.parts.tappable import tappable
from views.parts.words import Piece, spans, words
from views.steady import steady
from views.theme import LARGE_TEXT, NARROW, TYPE

Tap = Callable[[int, Player], object]
"""Given the round and the player of a number that is asked about."""


class Taps(NamedTuple):
    """What can be tapped in the standings."""

    why: Tap
    calls: Calls | None = None
    """None: nobody can call now."""


STILL: Mapping[Player, Shown] = MappingProxyType({})
"""No total is on its way."""
DIGIT = 0.6
"""Width of a digit in sizes of its type, on the safe side."""
AIR = 10
"""Pixels between the pieces of a row."""
FEW = 4
"""Players up to whom every row tells what the next hand can do."""


def standing_rows(
    look: Look, game: Game, taps: Taps, moving: Mapping[Player, Shown] = STILL
) -> ft.Column:
    """A tap asks why the last number of that player is what it is; one on the flag is a call.

    `moving` are totals on the way to what they are; they are said as they are all the while.
    """
    return stacked([_row(look, game, _Row(line, moving, taps)) for line in ranked(game)])


def ranked(game: Game) -> tuple[Standing, ...]:
    """The standings by place, equal ones in seat order; who left comes last."""
    return tuple(sorted(game.standings, key=lambda line: line.place or len(game.seats) + 1))


def row_height(look: Look, game: Game) -> float:
    """At 100 % text; larger words make a row as high as they need."""
    if len(game.seats) > FEW:
        return 48
    return 72 if look.height > 760 else 60


class _Row(NamedTuple):
    """Where a player stands, the totals that are still on their way, and what a tap does."""

    line: Standing
    moving: Mapping[Player, Shown]
    taps: Taps

    @property
    def calls(self) -> Calls | None:
        return self.taps.calls if self.line.seat.is_active else None

    @property
    def shown(self) -> Shown:
        seat = self.line.seat
        return self.moving.get(seat.player, Shown(seat.total))


def _row(look: Look, game: Game, row: _Row) -> ft.Stack:
    """The row with its rule at its lower edge."""
    parts = [*_flag(look, game, row), _why(look, game, row)]
    rule = ft.Container(_rule(look, game, row), left=0, right=0, bottom=0)
    return ft.Stack([ft.Row(parts, spacing=8), rule])


def _flag(look: Look, game: Game, row: _Row) -> list[ft.Control]:
    if row.calls is None:
        return []
    place, height = _place(game, row.line), row_height(look, game)
    return [call_flag(look, row.calls, row.line.seat.player, place, height)]


def _why(look: Look, game: Game, row: _Row) -> ft.Control:
    player, why = row.line.seat.player, row.taps.why
    number = _last_round_of(game, player)
    height = look.row(row_height(look, game))
    content, label = _content(look, game, row), _label(look, game, row.line)
    if number is None:
        box = ft.Container(content, height=height)
        return ft.Semantics(content=box, label=label, exclude_semantics=True, expand=True)
    return tappable(
        look,
        f"standing-{row.line.seat.number}",
        content,
        lambda: why(number, player),
        label=label,
        expand=True,
        height=height,
        radius=0,
    )


def _rule(look: Look, game: Game, row: _Row) -> ft.Control:
    line = row.line
    if game.rules.target is None or not line.seat.is_active:
        return ft.Container(hair(look), height=2, alignment=ft.Alignment.TOP_CENTER)
    ink = ink_worn(look, badges_of(game)[line.seat.player])
    return meter(look, row.shown.total / game.rules.target, ink)


def _content(look: Look, game: Game, row: _Row) -> ft.Control:
    if look.text_size > LARGE_TEXT and look.width < NARROW:
        return _spread(look, game, row)
    line, palette = row.line, look.palette
    seat = line.seat
    ink = palette.ink if seat.is_active else palette.pencil
    place = words(look, _place(game, line), "note", size=16, color=palette.pencil)
    parts: list[ft.Control] = [
        *([] if row.calls else [ft.Container(place, width=look.scaled(22))]),
        _who(look, _whose(look, game, line)),
        *([_last_points(look, game, seat.player)] if _has_room(look, row) else []),
        _total(look, game, row.shown, palette.reset if row.shown.is_falling else ink),
    ]
    return ft.Row(parts, spacing=AIR)


def _spread(look: Look, game: Game, row: _Row) -> ft.Control:
    """Large words on a narrow phone: the place and what is told have a line of their own."""
    who, palette = _whose(look, game, row.line), look.palette
    ink = palette.reset if row.shown.is_falling else who.ink
    place = "" if row.calls else _place(game, row.line)
    told = [Piece(f"{place}  ", None, TYPE["note"].family)] if place else []
    first = ft.Row([_who(look, who._replace(below=())), _total(look, game, row.shown, ink)])
    if not (told or who.below):
        return first
    below = spans(look, [*told, *who.below], "small", color=palette.pencil, lines=2 * look.lines)
    return stacked([first, below])


def _has_room(look: Look, row: _Row) -> bool:
    """Whether what the last round added fits too; it stands in the sheet below as well."""
    is_narrow = row.calls is not None and look.width < NARROW
    return look.text_size <= LARGE_TEXT and not is_narrow


def _place(game: Game, line: Standing) -> str:
    """Nobody has one while everybody is on the same total, nor who has left."""
    is_even = len({seat.total for seat in game.active}) == 1
    return "" if is_even or line.place is None else str(line.place)


class _Who(NamedTuple):
    """Whose row it is, and the line below the name."""

    worn: Badge
    player: Player
    ink: str
    below: tuple[Piece, ...]


def _whose(look: Look, game: Game, line: Standing) -> _Who:
    seat = line.seat
    ink = look.palette.ink if seat.is_active else look.palette.pencil
    return _Who(badges_of(game)[seat.player], seat.player, ink, _second_line(look, game, line))


@steady
def _who(look: Look, who: _Who) -> ft.Control:
    lines: list[ft.Control] = [words(look, who.player, "name", color=who.ink, lines=1)]
    if who.below:
        # Larger words have a line for each thing, and one more where it does not fit.
        most = look.lines if look.text_size <= LARGE_TEXT else 2 * look.lines
        lines.append(spans(look, who.below, "small", color=look.palette.pencil, lines=most))
    name = ft.Column(lines, spacing=1, expand=True, tight=True)
    return ft.Row([badge(look, who.worn, 28), name], spacing=AIR, expand=True)


def _second_line(look: Look, game: Game, line: Standing) -> tuple[Piece, ...]:
    """At a full table only who is near the target, or not in the running, has one."""
    is_plain = not (game.is_over or game.tied) and line.seat.is_active
    if len(game.seats) > FEW and is_plain and not is_near(game, line.seat.total):
        return ()
    return tuple(outlook_pieces(look, game, line))


def _last_points(look: Look, game: Game, player: Player) -> ft.Control:
    """What the last round added; nothing for a tie-breaker, which adds nothing."""
    last = game.rounds[-1] if game.rounds else None
    score = last.score_of(player) if last and last.kind is RoundKind.ROUND else None
    said = signed(look, score.points) if score else ""
    text = words(look, said, "cell", size=16, color=look.palette.pencil)
    return ft.Container(text, padding=ft.Padding.only(top=11 if len(game.seats) <= FEW else 6))


def _total(look: Look, game: Game, shown: Shown, ink: str) -> ft.Container:
    token, size = ("hero", 40) if len(game.seats) <= FEW else ("display", 34)
    longest = max(len(figure(look, total)) for total in _heights(game))
    return ft.Container(
        words(look, figure(look, shown.total), token, color=ink, line=1.0, lines=1),
        width=look.scaled(size) * DIGIT * max(longest, 2) + 2,
        alignment=ft.Alignment.CENTER_RIGHT,
    )


def _heights(game: Game) -> list[int]:
    """The totals as they are, and those that have just fallen back from the target."""
    last = game.rounds[-1].scores if game.rounds else ()
    fell = [score.reset_from for score in last if score.reset_from is not None]
    return [*(seat.total for seat in game.seats), *fell]


def _label(look: Look, game: Game, line: Standing) -> str:
    seat = line.seat
    if line.place is None:
        return look.say("table.standing-left", player=seat.player, count=seat.total)
    said = look.say("table.standing", player=seat.player, count=seat.total, place=line.place)
    more = [piece.words for piece in outlook_pieces(look, game, line) if piece.words.strip(" ·\n")]
    return look.clauses([said, *more])


def _last_round_of(game: Game, player: Player) -> int | None:
    """The last round that this player played; None: none yet."""
    played = (row.number for row in reversed(game.rounds) if row.score_of(player))
    return next(played, None)
