"""The sheet of one past game: for reading, and as JSON."""

import json
from argparse import Namespace
from collections.abc import Iterator

from referee.game import Game, Round, RoundKind
from referee.scoring import FAILED, Reason, Score
from referee.sheet import ScoreSheet
from referee.summary import summarise
from views.console.columns import columns, one_line
from views.console.games import ended_words
from views.console.memory import day_words
from views.console.score import report
from views.look import Look
from views.parts.edition_words import edition_name
from views.parts.rule_words import house_line
from views.texts.wording import text, whole_number
from views.theme import LIGHT

HELD, FAILED_CALL, KAMIKAZE, RESET = "*", "!", "k", "<"
"""Beside the points of a round; the legend below the sheet says what they mean."""


def sheet_said(sheet: ScoreSheet, options: Namespace) -> str:
    if options.json:
        about = {"id": sheet.id, "started_at": sheet.start.at}
        notes = {"note": sheet.note, "place": sheet.place}
        return json.dumps(about | notes | report(sheet.game), ensure_ascii=False, indent=2)
    parts = (_head(sheet, options.language), _rounds(sheet.game, options.language))
    return "\n\n".join((*parts, ended_words(summarise(sheet), options.language)))


def _head(sheet: ScoreSheet, language: str) -> str:
    # The words of the rules are asked for with a look, of which only the language matters here.
    look = Look(palette=LIGHT, width=0, height=0, language=language)
    when = day_words(summarise(sheet), language)
    lines = (
        edition_name(look, sheet.game.edition),
        house_line(look, sheet.game.rules, sheet.game.edition),
        look.clauses((when, one_line(sheet.place or ""))),
        one_line(sheet.note or ""),
        sheet.id,
    )
    return "\n".join(filter(None, lines))


def _rounds(game: Game, language: str) -> str:
    """Below the rounds where everybody stands, and what the signs mean that are there."""
    head = [text("memory.head-round", language), *game.players]
    rows = [[_name(row, language), *_cells(game, row, language)] for row in game.rounds]
    if any(seat.start for seat in game.seats):
        starts = [whole_number(seat.start, language) for seat in game.seats]
        rows.insert(0, [text("memory.start", language), *starts])
    totals = [text("memory.total", language)]
    totals += [whole_number(seat.total, language) for seat in game.seats]
    places = [text("memory.place", language)]
    places += [_place(line.place, language) for line in game.standings]
    table = columns(head, [*rows, totals, places])
    return "\n".join((table, *_legend(game, language)))


def _name(row: Round, language: str) -> str:
    key = "memory.tie-breaker" if row.kind is RoundKind.TIE_BREAK else "memory.round"
    return text(key, language, number=row.number)


def _place(place: int | None, language: str) -> str:
    return text("record.left", language) if place is None else whole_number(place, language)


def _cells(game: Game, row: Round, language: str) -> Iterator[str]:
    """Points and signs of everybody; nothing for who did not play."""
    scores = {score.player: score for score in row.scores}
    for player in game.players:
        score = scores.get(player)
        yield _cell(row, score, language) if score else ""


def _cell(row: Round, score: Score, language: str) -> str:
    return "".join(_signs(row, score)) + whole_number(score.points, language)


def _signs(row: Round, score: Score) -> Iterator[str]:
    if score.reset_from is not None:
        yield RESET
    if score.reason is Reason.KAMIKAZE:
        yield KAMIKAZE
    if score.player == row.caller and row.kamikaze is None:
        yield FAILED_CALL if score.reason in FAILED else HELD


def _legend(game: Game, language: str) -> Iterator[str]:
    """Only of signs that are there."""
    signs = {sign for row in game.rounds for score in row.scores for sign in _signs(row, score)}
    said = {HELD: "held", FAILED_CALL: "failed", KAMIKAZE: "kamikaze", RESET: "reset"}
    meant = [f"{sign} {text(f'memory.sign-{said[sign]}', language)}" for sign in said]
    shown = [words for sign, words in zip(said, meant, strict=True) if sign in signs]
    if shown:
        yield text("join.groups", language).join(shown)
