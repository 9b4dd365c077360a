"""Who comes, goes, moves, or is called otherwise."""

from typing import Any

from tests.oracle.plain_reading import (
    FileError,
    check_number,
    is_good_name,
    needed,
    needed_list,
    needed_name,
    tidy,
)
from tests.oracle.plain_rounds import win_if_alone
from tests.oracle.plain_table import (
    Person,
    Table,
    active_people,
    active_person_named,
    move_deal,
    person_named,
)


def leave(table: Table, event: dict[str, Any], inside: str) -> None:
    name = needed_name(event, "player", inside)
    person = active_person_named(table, name, f"{inside}player")
    if len(active_people(table)) <= 2:
        raise FileError(f"{inside}player", "too-few-players")
    person.active = False
    if table.dealer is person:
        move_deal(table)
    if person in table.tied:
        table.tied.remove(person)
    win_if_alone(table)


def check_name_is_free(table: Table, name: str, own: Person | None, place: str) -> None:
    for person in table.seats:
        if person is not own and person.name.casefold() == name.casefold():
            raise FileError(place, "duplicate-player")


def _new_name(event: dict[str, Any], field: str, inside: str) -> str:
    name = needed_name(event, field, inside)
    if not is_good_name(name):
        raise FileError(f"{inside}{field}", "bad-name")
    return name


def join(table: Table, event: dict[str, Any], inside: str) -> None:
    name = _new_name(event, "player", inside)
    check_name_is_free(table, name, None, f"{inside}player")
    total = needed(event, "total", inside)
    check_number(total, -999, 9999, f"{inside}total")
    table.seats.append(Person(name, total))


def rename(table: Table, event: dict[str, Any], inside: str) -> None:
    old = needed_name(event, "player", inside)
    person = person_named(table, old, f"{inside}player")
    name = _new_name(event, "name", inside)
    check_name_is_free(table, name, person, f"{inside}name")
    person.name = name


def move_seats(table: Table, event: dict[str, Any], inside: str) -> None:
    names = needed_list(event, "players", inside)
    moved: list[Person] = []
    for number, name in enumerate(names):
        place = f"{inside}players[{number}]"
        if not isinstance(name, str):
            raise FileError(place, "bad-value")
        moved.append(active_person_named(table, tidy(name), place))
    if len(set(moved)) < len(moved):
        raise FileError(f"{inside}players", "duplicate-player")
    if len(moved) < len(active_people(table)):
        raise FileError(f"{inside}players", "missing")
    gone = [person for person in table.seats if not person.active]
    table.seats = moved + gone
