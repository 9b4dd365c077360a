"""The first event: what was agreed, who sits where, and what was on paper."""

from typing import Any

from tests.oracle.plain_doubts import doubts_of_start
from tests.oracle.plain_people import check_name_is_free
from tests.oracle.plain_reading import (
    FileError,
    check_kind,
    check_number,
    is_good_name,
    needed,
    needed_list,
    needed_name,
    tidy,
)
from tests.oracle.plain_rules import EDITIONS, agreed_rules
from tests.oracle.plain_table import Person, Table, person_named


def start_game(table: Table, event: dict[str, Any], inside: str) -> None:
    edition = needed(event, "edition", inside)
    if not isinstance(edition, str):
        raise FileError(f"{inside}edition", "bad-value")
    if edition not in EDITIONS:
        raise FileError(f"{inside}edition", "unknown-edition")
    table.edition = edition
    table.rules = agreed_rules(edition, event.get("rules", {}), f"{inside}rules")
    _seat_players(table, needed_list(event, "players", inside), f"{inside}players")
    if "dealer" in event:
        dealer = needed_name(event, "dealer", inside)
        table.dealer = person_named(table, dealer, f"{inside}dealer")
    for person, total in _paper_numbers(table, event, "totals", (-999, 9999), inside).items():
        person.total = total
    for person, resets in _paper_numbers(table, event, "resets_used", (0, 99), inside).items():
        person.resets = resets
    table.status = "in-progress"
    table.doubts = doubts_of_start(table)


def _seat_players(table: Table, names: list[Any], place: str) -> None:
    if len(names) < 2:
        raise FileError(place, "too-few-players")
    for number, name in enumerate(names):
        if not isinstance(name, str):
            raise FileError(f"{place}[{number}]", "bad-value")
        if not is_good_name(tidy(name)):
            raise FileError(f"{place}[{number}]", "bad-name")
    for name in names:
        check_name_is_free(table, tidy(name), None, place)
        table.seats.append(Person(tidy(name), 0))


def _paper_numbers(
    table: Table, event: dict[str, Any], field: str, span: tuple[int, int], inside: str
) -> dict[Person, int]:
    check_kind(event, field, dict, inside)
    written = event.get(field, {})
    place = f"{inside}{field}."
    found: dict[Person, int] = {}
    for key, number in written.items():
        person = person_named(table, tidy(key), f"{place}{tidy(key)}")
        if person in found:
            raise FileError(f"{place}{tidy(key)}", "duplicate-player")
        check_number(number, span[0], span[1], f"{place}{tidy(key)}")
        found[person] = number
    return found
