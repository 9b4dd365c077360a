"""How the plain scorer scores a round, and what it does to the totals and the game after it."""

from typing import Any

from tests.oracle.plain_table import Line, Person, PlayedRound, Table, active_people

Hands = dict[Person, int]


def call_succeeds(rules: dict[str, Any], hands: Hands, caller: Person | None) -> bool:
    if caller is None:
        return False
    for person, hand in hands.items():
        if person is caller:
            continue
        if hand < hands[caller]:
            return False
        if hand == hands[caller] and rules["caller_tie"] == "fails":
            return False
    return True


def score_hands(
    rules: dict[str, Any], hands: Hands, caller: Person | None, holder: Person | None
) -> list[Line]:
    if holder is not None:
        return _everybody_hit(rules, hands, holder)
    if call_succeeds(rules, hands, caller):
        assert caller is not None
        if rules["kamikaze"] == "zero-total" and hands[caller] == 0:
            return _everybody_hit(rules, hands, caller)
        return _call_succeeded(rules, hands, caller)
    return _no_call_succeeded(rules, hands, caller)


def _everybody_hit(rules: dict[str, Any], hands: Hands, holder: Person) -> list[Line]:
    lines = []
    for person, hand in hands.items():
        if person is holder:
            lines.append(Line(person, hand, 0, "kamikaze"))
        elif rules["kamikaze_mode"] == "add":
            lines.append(Line(person, hand, hand + rules["kamikaze_points"], "kamikaze-hit"))
        else:
            lines.append(Line(person, hand, rules["kamikaze_points"], "kamikaze-hit"))
    return lines


def _call_succeeded(rules: dict[str, Any], hands: Hands, caller: Person) -> list[Line]:
    lines = []
    for person, hand in hands.items():
        if person is not caller:
            lines.append(Line(person, hand, hand, "hand"))
        elif rules["negative_success"] == "keep" and hand < 0:
            lines.append(Line(person, hand, hand, "caller-lowest"))
        else:
            lines.append(Line(person, hand, 0, "caller-lowest"))
    return lines


def _no_call_succeeded(rules: dict[str, Any], hands: Hands, caller: Person | None) -> list[Line]:
    lowest = min(hand for person, hand in hands.items() if person is not caller)
    lines = []
    for person, hand in hands.items():
        if person is caller:
            reason = "caller-beaten" if lowest < hand else "caller-tied"
            lines.append(Line(person, hand, hand + rules["caller_penalty"], reason))
        elif rules["lowest_scores_zero"] and hand == lowest:
            lines.append(Line(person, hand, 0, "lowest-zero"))
        else:
            lines.append(Line(person, hand, hand, "hand"))
    return lines


def add_to_totals(table: Table, lines: list[Line]) -> None:
    for line in lines:
        person = line.person
        person.total += line.points
        if person.total == table.rules["target"] and _may_reset(table, person):
            line.reset_from = person.total
            person.total = table.rules["reset_to"]
            person.resets += 1
        line.total = person.total


def _may_reset(table: Table, person: Person) -> bool:
    if table.rules["reset"] == "once":
        return person.resets == 0
    return bool(table.rules["reset"] == "every-time")


def meets_target(rules: dict[str, Any], total: int) -> bool:
    if rules["target"] is None:
        return False
    if rules["target_rule"] == "reach":
        return bool(total >= rules["target"])
    return bool(total > rules["target"])


def end_if_over(table: Table) -> None:
    over = table.rules["rounds"] is not None and len(table.rounds) >= table.rules["rounds"]
    for person in active_people(table):
        if meets_target(table.rules, person.total):
            over = True
    if over:
        _find_winners(table)


def lowest_people(table: Table) -> list[Person]:
    lowest = min(person.total for person in active_people(table))
    return [person for person in active_people(table) if person.total == lowest]


def _find_winners(table: Table) -> None:
    lowest = lowest_people(table)
    tie = table.rules["tie"]
    if len(lowest) == 1:
        finish(table, lowest, "total")
    elif tie == "shared":
        finish(table, lowest, "shared")
    elif tie == "last-round-then-seat":
        _compare_last_round(table, lowest)
    elif tie == "most-calls":
        _compare_calls(table, lowest)
    else:
        table.status = "tie-break"
        table.tied = lowest


def _compare_last_round(table: Table, tied: list[Person]) -> None:
    best = _fewest_points(table.rounds[-1], tied)
    finish(table, best[:1], "last-round" if len(best) == 1 else "seat")


def _compare_calls(table: Table, tied: list[Person]) -> None:
    most = max(person.calls for person in tied)
    best = [person for person in tied if person.calls == most]
    finish(table, best, "most-calls" if len(best) == 1 else "shared")


def _fewest_points(played: PlayedRound, people: list[Person]) -> list[Person]:
    points = {line.person: line.points for line in played.lines}
    fewest = min(points[person] for person in people)
    return [person for person in people if points[person] == fewest]


def settle_tie_break(table: Table, played: PlayedRound, successful: Person | None) -> None:
    if successful is not None:
        table.tied = [successful]
    else:
        table.tied = _fewest_points(played, [line.person for line in played.lines])
    win_if_alone(table)


def win_if_alone(table: Table) -> None:
    if table.status == "tie-break" and len(table.tied) == 1:
        finish(table, table.tied, "tie-break")


def finish(table: Table, winners: list[Person], decided_by: str) -> None:
    table.status = "finished"
    table.winners = winners
    table.decided_by = decided_by
