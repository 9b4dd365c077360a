"""A round as it stands in a file: its hands, its caller, and what it does to the table."""

from typing import Any

from tests.oracle.plain_doubts import doubts_of_round
from tests.oracle.plain_reading import (
    FileError,
    by_tidy_name,
    check_number,
    needed,
    needed_name,
    tidy,
)
from tests.oracle.plain_rounds import (
    Hands,
    add_to_totals,
    call_succeeds,
    end_if_over,
    score_hands,
    settle_tie_break,
)
from tests.oracle.plain_table import (
    Person,
    PlayedRound,
    Table,
    move_deal,
    playing_person_named,
    who_plays,
)


def play_round(table: Table, event: dict[str, Any], inside: str) -> None:
    hands = _read_hands(table, event, inside)
    caller = _read_caller(table, event, inside)
    holder = _read_kamikaze(table, event, inside)
    lines = score_hands(table.rules, hands, caller, holder)
    doubts = doubts_of_round(table, hands, caller, holder)
    kind = "tie-break" if table.status == "tie-break" else "round"
    played = PlayedRound(kind, table.dealer, caller, lines, doubts)
    table.rounds.append(played)
    if caller is not None:
        caller.calls += 1
    if kind == "round":
        add_to_totals(table, lines)
        end_if_over(table)
    else:
        for line in lines:
            line.total = line.person.total
        succeeded = holder is None and call_succeeds(table.rules, hands, caller)
        settle_tie_break(table, played, caller if succeeded else None)
    move_deal(table)


def _read_hands(table: Table, event: dict[str, Any], inside: str) -> Hands:
    written = needed(event, "hands", inside)
    if not isinstance(written, dict):
        raise FileError(f"{inside}hands", "bad-value")
    place = f"{inside}hands."
    for key in written:
        playing_person_named(table, tidy(key), f"{place}{tidy(key)}")
    numbers = by_tidy_name(written, place)
    hands = {}
    for person in who_plays(table):
        hand = needed(numbers, person.name, place)
        check_number(hand, -999, 999, f"{place}{person.name}")
        hands[person] = hand
    return hands


def _read_caller(table: Table, event: dict[str, Any], inside: str) -> Person | None:
    if event.get("caller") is None:
        return None
    name = needed_name(event, "caller", inside)
    for person in who_plays(table):
        if person.name == name:
            if not table.rules["calls"]:
                raise FileError(f"{inside}caller", "no-calls-in-this-game")
            return person
    raise FileError(f"{inside}caller", "unknown-caller")


def _read_kamikaze(table: Table, event: dict[str, Any], inside: str) -> Person | None:
    if "kamikaze" not in event:
        return None
    if table.rules["kamikaze"] != "two-12-two-13":
        raise FileError(f"{inside}kamikaze", "bad-value")
    name = needed_name(event, "kamikaze", inside)
    return playing_person_named(table, name, f"{inside}kamikaze")
