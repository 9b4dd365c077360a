"""The records of the table in words, and for scripts."""

from collections.abc import Iterator

from referee.records import PointRecords, Record, Records, Terms
from views.console.columns import columns
from views.console.memory import day_words, edition_words, names_words
from views.texts.wording import text, whole_number

Row = dict[str, object]
Line = tuple[str, str, str]
"""The record, the figure, and the first game that has it."""


def records_table(table: Records, digits: int, language: str) -> str:
    """Empty when nothing was ever played."""
    lines = [*_lines(table, digits, language)]
    head = (text("memory.records", language), "", "")
    return columns(head, lines, left=(0, 2)) if lines else ""


def _lines(table: Records, digits: int, language: str) -> Iterator[Line]:
    if table.longest_game:
        rounds = text("memory.of-rounds", language, count=table.longest_game.value)
        yield text("memory.longest", language), rounds, _games(table.longest_game, digits, language)
    if table.most_resets:
        yield _line(text("memory.resets", language), table.most_resets, digits, language)
    for each in table.points:
        of_games = terms_words(each.terms, language)
        for key, record in (("lowest", each.lowest_win), ("closest", each.closest_finish)):
            name = f"{text(f'memory.{key}', language)}, {of_games}"
            yield _line(name, record, digits, language)


def _line(name: str, record: Record, digits: int, language: str) -> Line:
    return name, whole_number(record.value, language), _games(record, digits, language)


def _games(record: Record, digits: int, language: str) -> str:
    """The first to reach it, and how many did after it."""
    first, *others = record.summaries
    day, id_ = day_words(first, language), first.id[:digits]
    names = names_words([line.player for line in first.lines], language)
    game = text("memory.game", language, day=day, names=names, id=id_)
    return text("memory.more", language, game=game, count=len(others)) if others else game


def terms_words(terms: Terms, language: str) -> str:
    """What is played to which end: Cabo 52 cards, to 100."""
    edition = edition_words(terms.edition, language)
    ends = [] if terms.target is None else [terms.target]
    said = [text("memory.to-target", language, target=target) for target in ends]
    if terms.most_rounds is not None:
        said.append(text("memory.of-rounds", language, count=terms.most_rounds))
    return text("join.clauses", language).join((edition, *said))


def records_row(table: Records) -> Row:
    """For scripts."""
    return {
        "longest_game": _record_row(table.longest_game),
        "most_resets": _record_row(table.most_resets),
        "points": [_points_row(each) for each in table.points],
    }


def _points_row(each: PointRecords) -> Row:
    return each.terms._asdict() | {
        "games": each.games,
        "lowest_win": _record_row(each.lowest_win),
        "closest_finish": _record_row(each.closest_finish),
    }


def _record_row(record: Record | None) -> Row | None:
    return record and {"value": record.value, "games": [game.id for game in record.summaries]}
