"""From what happened at the table to the rulings behind it."""

from collections.abc import Iterator

import flet as ft

from referee.game import Game
from referee.scoring import Reason
from referee.situations import ruling_for
from views.desk import Desk
from views.look import Look
from views.parts.reason_sum import Question
from views.parts.ruling_row import ruling_link
from views.rulebook import game_rules


def ruling_behind(look: Look, game: Game, kind: str, code: str, desk: Desk) -> list[ft.Control]:
    """One line, or none where the edition has no such question."""
    found = ruling_for(kind, code, game.edition)
    return [] if found is None else [ruling_link(look, found, game_rules(game), desk)]


def rulings_behind(look: Look, asked: Question, desk: Desk) -> list[ft.Control]:
    """Of a number on the sheet: why the points are so, why they fell back, why it is the end."""
    return [
        link
        for kind, code in situations_of(asked)
        for link in ruling_behind(look, asked.game, kind, code, desk)
    ]


def situations_of(asked: Question) -> Iterator[tuple[str, str]]:
    score = asked.score
    if score.reason is Reason.CALLER_LOWEST and asked.is_tied:
        yield "table", "call-held-tied"
    else:
        yield "reason", score.reason
    if asked.is_tie_breaker:
        yield "table", "tie"
    if score.reset_from is not None:
        yield "table", "reset"
    if asked.reaches_target:
        yield "table", "end"


def end_behind(look: Look, game: Game, desk: Desk) -> list[ft.Control]:
    """Why it was the end, and how the winner was told from the others."""
    decided = ruling_behind(look, game, "decided", game.decided_by or "nobody", desk)
    return [*ruling_behind(look, game, "table", "end", desk), *decided]
