"""One game of the book as a row of a list: how it ended, when, and the lowest total."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime

import flet as ft

from referee.events import Player
from referee.game import DecidedBy, Status
from referee.summary import Summary
from views.guards import Handler
from views.look import Look
from views.parts.badge import badges_in
from views.parts.edition_words import edition_bare, edition_short
from views.parts.past_row import PastGame, past_row
from views.signs import SIGNS
from views.texts.wording import day, full_day

WHOLE_NAMES = 380
"""Pixels of a row from which on the longest name of an edition has room beside all else."""
NAMED = 3
"""Of a table that is larger than any that plays Cabo."""


def game_row(look: Look, summary: Summary, on_open: Handler) -> ft.Control:
    return past_row(look, past_game(look, summary), on_open)


def game_row_with_table(look: Look, summary: Summary, on_open: Handler) -> ft.Control:
    """The same with a line that names all who played."""
    table = names_words(look, tuple(line.player for line in summary.lines))
    return past_row(look, replace(past_game(look, summary), table=table), on_open)


def past_game(look: Look, summary: Summary) -> PastGame:
    badges = badges_in(summary)
    is_abandoned = summary.status is Status.STOPPED and not summary.winners
    shown = () if is_abandoned else summary.winners or _leaders(summary)
    return PastGame(
        key=f"game-{summary.id}",
        title=ended_words(look, summary),
        detail=detail_words(look, summary),
        winners=tuple(badges[name] for name in shown[:3]),
        total=str(min((line.total for line in summary.lines if line.player in shown), default="")),
    )


def ended_words(look: Look, summary: Summary) -> str:
    """How a game ended, or that it goes on: Ana won."""
    names = names_words(look, summary.winners or _leaders(summary))
    match summary.status, summary.decided_by:
        case Status.IN_PROGRESS, _:
            return look.say("game.running", names=names) if names else look.say("game.begun")
        case Status.TIE_BREAK, _:
            return look.say("game.tied", names=names)
        case Status.STOPPED, None:
            return look.say("game.abandoned")
        case Status.STOPPED, _:
            return look.say("game.stopped", names=names)
        case _, DecidedBy.TIE_BREAK:
            return look.say("game.won-tie-breaker", names=names)
        case _, DecidedBy.SHARED:
            return look.say("game.shared", names=names)
    return look.say("game.won", names=names)


def detail_words(look: Look, summary: Summary) -> str:
    """When, how long and what: Sat 28 Nov, 11 rounds, CABO classic.

    On a phone no more than classic, so that all rows of a list say it in one way.
    """
    is_narrow = min(look.width, look.content) - 2 * look.margin < WHOLE_NAMES * look.text_size
    say_edition = edition_bare if is_narrow else edition_short
    return _detail(look, summary, day, say_edition(look, summary.edition))


def full_detail_words(look: Look, summary: Summary) -> str:
    """The same with its year, where no month stands above: Sat, 28 Nov 2026, 11 rounds, ..."""
    return _detail(look, summary, full_day, edition_short(look, summary.edition))


def _detail(look: Look, summary: Summary, say_day: Callable[[date, str], str], edition: str) -> str:
    when = started(summary)
    rounds = look.say("game.rounds", count=summary.rounds)
    parts = [say_day(when, look.language)] if when else []
    return look.clauses([*parts, rounds, edition])


def game_name(look: Look, summary: Summary) -> str:
    """In a sentence: Ana, Ben and Cy, Sat, 28 Nov 2026; of a large table only the first ones."""
    players, when = tuple(line.player for line in summary.lines), started(summary)
    rest = len(players) - NAMED if len(players) > SIGNS else 0
    names = names_words(look, players) if not rest else look.items(players[:NAMED])
    more = look.say("settings.and-more", count=rest) if rest else ""
    return look.clauses((names, more, full_day(when, look.language) if when else ""))


def names_words(look: Look, names: tuple[Player, ...]) -> str:
    """Ana; Ana and Ben; Ana, Ben and Cy."""
    if len(names) < 2:
        return "".join(names)
    return look.say("game.and", some=look.items(names[:-1]), last=names[-1])


def started(summary: Summary) -> datetime | None:
    """When the game began; None: not noted."""
    return datetime.fromisoformat(summary.started_at) if summary.started_at else None


def _leaders(summary: Summary) -> tuple[Player, ...]:
    """Who is at the lowest total of those still in the game; nobody before the first round."""
    if summary.rounds == 0:
        return ()
    return tuple(line.player for line in summary.lines if line.place == 1)
