"""A game told in a few lines of plain text, to be pasted into a message."""

from collections.abc import Iterator
from datetime import datetime

from referee.editions import edition
from referee.game import Game, Standing
from referee.ruleset import house_rules
from referee.sheet import ScoreSheet
from referee.summary import summarise
from views.look import Look
from views.parts.edition_words import edition_name
from views.parts.figures import figure
from views.parts.game_row import ended_words
from views.parts.outcome_words import decided_words
from views.parts.rule_words import house_line
from views.parts.standing import ranked
from views.texts.wording import full_day


def told_game(look: Look, sheet: ScoreSheet) -> str:
    """Who won and why, the totals with their places, and what was played, where and when."""
    blocks = (_result(look, sheet), _places(look, sheet.game), _played(look, sheet))
    return "\n\n".join("\n".join(lines) for lines in blocks)


def _result(look: Look, sheet: ScoreSheet) -> Iterator[str]:
    yield ended_words(look, summarise(sheet))
    if sheet.game.is_over:
        yield decided_words(look, sheet.game)


def _places(look: Look, game: Game) -> Iterator[str]:
    return (_place(look, line) for line in ranked(game))


def _place(look: Look, line: Standing) -> str:
    total = figure(look, line.seat.total)
    if line.place is None:
        return look.say("share.line-left", name=line.seat.player, total=total)
    return look.say("share.line", place=line.place, name=line.seat.player, total=total)


def _played(look: Look, sheet: ScoreSheet) -> Iterator[str]:
    game = sheet.game
    rounds = look.say("game.rounds", count=len(game.rounds))
    yield look.clauses([edition_name(look, game.edition), rounds])
    if house_rules(game.rules, edition(game.edition).rules):
        yield look.say("share.house", rules=house_line(look, game.rules, game.edition))
    at = sheet.start.at
    when = full_day(datetime.fromisoformat(at), look.language) if at else ""
    where = look.groups(filter(None, (when, sheet.place or "")))
    if where:
        yield where
    if sheet.note:
        yield sheet.note
