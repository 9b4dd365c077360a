"""The list of past games: for reading, and as JSON."""

import json
from argparse import Namespace
from collections.abc import Iterable, Sequence
from itertools import islice

from referee.game import DecidedBy, Status
from referee.people import People
from referee.scope import within
from referee.summary import Cell, PlayerLine, Summary
from views.console.columns import columns
from views.console.memory import (
    Memory,
    day_words,
    digits_of,
    edition_words,
    names_words,
)
from views.console.past import scope_of
from views.texts.wording import text, whole_number

Row = dict[str, object]


def games_said(memory: Memory, options: Namespace) -> str:
    """Raises Trouble for an unknown player."""
    games = list(islice(_asked_for(memory, options), options.limit))
    if options.json:
        rows = [summary_row(summary, memory.people) for summary in games]
        return json.dumps(rows, ensure_ascii=False, indent=2)
    named = [*map(memory.people.as_named, games)]
    return _table(named, digits_of(memory.summaries), options.language)


def _asked_for(memory: Memory, options: Namespace) -> Iterable[Summary]:
    games = within(memory.summaries, scope_of(options))
    if options.player is None:
        return games
    person = memory.person(options.player)
    return (summary for summary in games if memory.people.line_of(person, summary))


def _table(games: Sequence[Summary], digits: int, language: str) -> str:
    if not games:
        return text("memory.none", language)
    names = ("id", "day", "edition", "rounds", "ended", "table")
    head = [text(f"memory.head-{name}", language) for name in names]
    rows = [_line(summary, digits, language) for summary in games]
    return columns(head, rows, left=(0, 1, 2, 4, 5))


def _line(summary: Summary, digits: int, language: str) -> tuple[str, ...]:
    return (
        summary.id[:digits],
        day_words(summary, language),
        edition_words(summary.edition, language),
        whole_number(summary.rounds, language),
        ended_words(summary, language),
        text("join.items", language).join(_standing(line, language) for line in summary.lines),
    )


def _standing(line: PlayerLine, language: str) -> str:
    return f"{line.player} {whole_number(line.total, language)}"


def ended_words(summary: Summary, language: str) -> str:
    """How a game ended, or that it goes on: Ana won."""
    names = names_words(summary.winners, language)
    match summary.status, summary.decided_by:
        case ((Status.IN_PROGRESS | Status.TIE_BREAK), _):
            return text("memory.running", language)
        case Status.STOPPED, None:
            return text("game.abandoned", language)
        case Status.STOPPED, _:
            return text("game.stopped", language, names=names)
        case _, DecidedBy.TIE_BREAK:
            return text("game.won-tie-breaker", language, names=names)
        case _, DecidedBy.SHARED:
            return text("game.shared", language, names=names)
    return text("game.won", language, names=names)


def summary_row(summary: Summary, people: People) -> Row:
    """For scripts."""
    row: Row = {name: getattr(summary, name) for name in summary.__slots__ if name != "lines"}
    seated = zip(people.at_table(summary), summary.lines, strict=True)
    players = [{"person": person.name} | _line_row(line) for person, line in seated]
    return row | {"players": players}


def _line_row(line: PlayerLine) -> Row:
    return line._asdict() | {"best": cell_row(line.best), "worst": cell_row(line.worst)}


def cell_row(cell: Cell | None) -> Row | None:
    return cell and cell._asdict()
