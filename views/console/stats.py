"""Statistics of everybody and of the table, or of one person: for reading, and as JSON."""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence

from referee.career import Career, career_of, careers, careers_by_edition
from referee.evening import Evening, evenings
from referee.people import Person
from referee.records import Records, records
from referee.scope import within
from referee.standing import by_places, by_wins
from referee.summary import Summary
from views.console.columns import columns
from views.console.feats import records_row, records_table
from views.console.figures import HEADS, career_row, figure, lines_of
from views.console.memory import (
    Memory,
    digits_of,
    edition_words,
    names_words,
)
from views.console.past import scope_of
from views.texts.wording import full_day, text

OF_AN_EVENING = ("games", "wins", "mean-place")


def stats_said(memory: Memory, options: Namespace) -> str:
    """Raises Trouble for an unknown player."""
    games = within(memory.summaries, scope_of(options))
    if options.player is None:
        said = _table_json if options.json else _table_text
        return said(memory, games, options.language)
    person = memory.person(options.player)
    if options.json:
        return _person_json(memory, games, person)
    return _person_text(memory, games, person, options.language)


def _table_text(memory: Memory, games: Sequence[Summary], language: str) -> str:
    every = careers(games, memory.people)
    if not every:
        return text("memory.none", language)
    named = [(each.career.person.name, each.career) for each in by_wins(every)]
    parts = [
        _careers(text("memory.head-player", language), named, language),
        records_table(_records(memory, games), digits_of(memory.summaries), language),
        *(_evening(memory, evening, language) for evening in _last_evening(games)),
    ]
    return "\n\n".join(parts)


def _records(memory: Memory, games: Sequence[Summary]) -> Records:
    """By the names that everybody has now."""
    return records(map(memory.people.as_named, games))


def _careers(first: str, named: Sequence[tuple[str, Career]], language: str) -> str:
    head = [first, *(text(f"memory.head-{name}", language) for name in HEADS)]
    rows = [[said, *(figure(career, name, language) for name in HEADS)] for said, career in named]
    return columns(head, rows)


def _last_evening(games: Sequence[Summary]) -> Iterator[Evening]:
    """The last one with a game that counts; none: there was none."""
    for evening in evenings(games):
        if any(summary.counts for summary in evening.summaries):
            yield evening
            return


def _evening(memory: Memory, evening: Evening, language: str) -> str:
    played = careers(evening.summaries, memory.people)
    places = {each.career.person.key: each.rank for each in by_places(played)}
    names = ("player", *OF_AN_EVENING, "by-wins", "by-places")
    rows = [
        [
            each.career.person.name,
            *(figure(each.career, name, language) for name in OF_AN_EVENING),
            str(each.rank),
            str(places[each.career.person.key]),
        ]
        for each in by_wins(played)
    ]
    head = [text(f"memory.head-{name}", language) for name in names]
    title = text("memory.evening", language, day=full_day(evening.began.date(), language))
    return f"{title}\n{columns(head, rows)}"


def _person_text(memory: Memory, games: Sequence[Summary], person: Person, language: str) -> str:
    career = career_of(person, games, memory.people)
    title = person.name if not person.also else _also(person, language)
    parts = careers_by_edition(person, games, memory.people)
    named = [(edition_words(name, language), part) for name, part in parts]
    lines = [*lines_of(career, digits_of(memory.summaries), language)]
    said = [columns((title, ""), lines, left=(0, 1))]
    if named:
        said.append(_careers(text("memory.head-edition", language), named, language))
    return "\n\n".join(said)


def _also(person: Person, language: str) -> str:
    names = names_words(person.also, language)
    return text("memory.also", language, name=person.name, names=names)


def _table_json(memory: Memory, games: Sequence[Summary], _: str) -> str:
    rows = [career_row(each.career) for each in by_wins(careers(games, memory.people))]
    last = [_evening_row(memory, evening) for evening in _last_evening(games)]
    return _written(
        {"players": rows, "records": records_row(records(games)), "evening": (*last, None)[0]}
    )


def _evening_row(memory: Memory, evening: Evening) -> dict[str, object]:
    played = careers(evening.summaries, memory.people)
    places = {each.career.person.key: each.rank for each in by_places(played)}
    standing = [
        career_row(each.career)
        | {"by_wins": each.rank, "by_places": places[each.career.person.key]}
        for each in by_wins(played)
    ]
    ids = [summary.id for summary in evening.summaries if summary.counts]
    return {"began": evening.began.isoformat(), "games": ids, "standing": standing}


def _person_json(memory: Memory, games: Sequence[Summary], person: Person) -> str:
    parts = careers_by_edition(person, games, memory.people)
    by_edition = {name: career_row(part) for name, part in parts}
    return _written(
        career_row(career_of(person, games, memory.people)) | {"by_edition": by_edition}
    )


def _written(row: dict[str, object]) -> str:
    return json.dumps(row, ensure_ascii=False, indent=2)
