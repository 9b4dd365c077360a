"""The places at the end of a game: 1, 1, 3, with what was special about each player."""

import flet as ft

from referee.ending import calls_of
from referee.game import Game, RoundKind, Standing
from views.look import Look
from views.parts.figures import figure
from views.parts.outlook_words import reached_words
from views.parts.page_frame import stacked
from views.parts.person_row import mark_of
from views.parts.rules import hair
from views.parts.standing import ranked
from views.parts.words import Piece, spans, words

HEIGHT = 38


def ranking(look: Look, game: Game) -> ft.Column:
    return stacked([hair(look, look.palette.edge), *(_row(look, game, it) for it in ranked(game))])


def _row(look: Look, game: Game, line: Standing) -> ft.Control:
    pencil, seat = look.palette.pencil, line.seat
    ink = look.palette.ink if seat.is_active else pencil
    place = words(look, line.place or "", "note", size=16, color=pencil)
    notes = _notes(look, game, line)
    parts: list[ft.Control] = [
        ft.Container(place, width=look.scaled(18)),
        mark_of(look, game, seat.player, 22),
        _said(look, line, notes),
        words(look, figure(look, seat.total), "figure", color=ink),
    ]
    row = ft.Container(ft.Row(parts, spacing=10), height=look.row(HEIGHT - 1))
    said = filter(None, [_label(look, line), *(piece.words for piece in notes)])
    return stacked(
        [ft.Semantics(content=row, label=look.clauses(said), exclude_semantics=True), hair(look)]
    )


def _label(look: Look, line: Standing) -> str:
    player, total = line.seat.player, line.seat.total
    if line.place is None:
        return look.say("table.standing-left", player=player, count=total)
    return look.say("table.standing", player=player, count=total, place=line.place)


def _said(look: Look, line: Standing, notes: list[Piece]) -> ft.Control:
    """Name and notes in one line; a long name is cut, and large letters need a second line."""
    ink = look.palette.ink if line.seat.is_active else look.palette.pencil
    name = words(look, line.seat.player, "choice", color=ink, lines=1)
    more = spans(look, notes, "small", color=look.palette.pencil)
    if look.text_size > 1:
        return ft.Container(stacked([name, *([more] if notes else [])]), expand=True)
    name.expand = name.expand_loose = True
    return ft.Container(ft.Row([name, *([more] if notes else [])], spacing=10), expand=True)


def _notes(look: Look, game: Game, line: Standing) -> list[Piece]:
    """What is most worth saying: who left, who was over, the tie-breaker, else the habits."""
    player = line.seat.player
    last = game.rounds[-1] if game.rounds else None
    if not line.seat.is_active:
        return [Piece(look.say("table.left"))]
    if line.reached_target:
        return [Piece(reached_words(look, game), look.palette.limit)]
    if last and last.kind is RoundKind.TIE_BREAK and (score := last.score_of(player)):
        return [Piece(look.say("end.tie-points", points=score.points))]
    return [Piece(look.clauses(_habits(look, game, line)))]


def _habits(look: Look, game: Game, line: Standing) -> list[str]:
    resets, calls = line.seat.resets, calls_of(game.rounds)[line.seat.player]
    return [
        *([look.say("end.resets", count=resets)] if resets else []),
        *([look.say("end.calls", count=calls)] if calls else []),
    ]
