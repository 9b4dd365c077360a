"""What may come in the game on the table, and what would be said about it."""

from collections.abc import Iterator

import flet as ft

from referee.cards import limits_of
from referee.game import Game, Seat
from referee.outlook import outlook
from referee.ruleset import TargetRule
from referee.rulings import Ruling
from referee.situations import what_may_come
from views.acts.ruling import show_ruling
from views.desk import Desk
from views.look import Look
from views.parts.game_row import names_words
from views.parts.outlook_words import is_near
from views.parts.ruling_row import Line, line_row
from views.parts.ruling_words import answer_of, short_words
from views.rulebook import Rulebook


def what_if(look: Look, book: Rulebook, desk: Desk) -> list[ft.Control]:
    """A row each; none without a game that goes on."""
    if book.game is None or book.game.is_over:
        return []
    may_come = what_may_come(book.edition)
    return [_row(look, code, ruling, book, desk) for code, ruling in may_come if _can(book, code)]


def _can(book: Rulebook, code: str) -> bool:
    """Whether it can happen by the rules in force."""
    if code in ("exactly-target", "over-target"):
        return book.rules.target is not None
    return code != "caller-tied" or book.rules.calls


def _row(look: Look, code: str, ruling: Ruling, book: Rulebook, desk: Desk) -> ft.Control:
    assert book.game is not None
    line = Line(
        key=f"if-{code}",
        name=_name(look, code, book),
        answer=short_words(look, answer_of(look, ruling, book)),
        news=news_words(look, code, book.game),
    )
    return line_row(look, line, lambda: desk.change(show_ruling(ruling.id)))


def _name(look: Look, code: str, book: Rulebook) -> str:
    if code == "over-target" and book.rules.target_rule is TargetRule.REACH:
        code = "reach-target"
    return look.say(f"rulings.if-{code}", target=book.rules.target or 0)


def news_words(look: Look, code: str, game: Game) -> str:
    """Who is how near to it at this moment; empty: nobody is."""
    match code:
        case "exactly-target":
            said = _exactly(look, game)
        case "over-target":
            said = _over(look, game)
        case "tie-at-end":
            said = _level(look, game)
        case _:
            return ""
    return look.sentences(said)


def _exactly(look: Look, game: Game) -> Iterator[str]:
    target = game.rules.target or 0
    for seat in _nearest(game):
        points = target - seat.total
        if 0 <= points <= limits_of(game.rules).usual:
            yield look.say(
                "rulings.makes-exactly",
                player=seat.player,
                total=seat.total,
                points=points,
                target=target,
            )


def _over(look: Look, game: Game) -> Iterator[str]:
    for seat in _nearest(game):
        points = outlook(game, seat).ends_from
        if points is None or points > limits_of(game.rules).usual:
            continue
        if points <= 0:
            yield look.say("rulings.ends-anyway", player=seat.player, total=seat.total)
        else:
            yield look.say("rulings.ends-with", player=seat.player, total=seat.total, points=points)


def _nearest(game: Game) -> list[Seat]:
    """Who has the highest total, and whoever else is near the target, the highest first."""
    seats = sorted(game.active, key=lambda seat: -seat.total)
    return [seats[0], *(seat for seat in seats[1:] if is_near(game, seat.total))]


def _level(look: Look, game: Game) -> Iterator[str]:
    lowest = min(seat.total for seat in game.active)
    level = tuple(seat.player for seat in game.active if seat.total == lowest)
    if game.rounds and len(level) > 1:
        yield look.say("rulings.level", names=names_words(look, level), total=lowest)
