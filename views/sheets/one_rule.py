"""One rule unfolded: what it means, its values, and where the printed one comes from."""

from dataclasses import dataclass

import flet as ft

from referee.domains import Choice as Words
from referee.domains import OneOf, Whole, YesNo
from referee.editions import edition
from referee.house import stepped
from referee.ruleset import DOMAINS, Ruleset
from views.acts.agreeing import agree_on, as_printed, begin_number, step, type_value
from views.desk import Desk
from views.guards import Handler
from views.look import Look
from views.overlay import HouseRulesSheet
from views.parts.buttons import quiet
from views.parts.choice_row import Choice, choice_row
from views.parts.field import number_field
from views.parts.page_frame import stacked
from views.parts.rule_words import begun_large, rule_meaning, rule_name, value_words
from views.parts.source_words import places_words
from views.parts.stepper import Stepper, stepper
from views.parts.words import words

FIELD = 96


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed:
    """The rules on the sheet."""

    rules: Ruleset
    """In force."""
    edition: str
    laid: HouseRulesSheet
    may_change: bool

    @property
    def printed(self) -> Ruleset:
        return edition(self.edition).rules

    def value(self, rule: str) -> object:
        return getattr(self.rules, rule)

    def is_changed(self, rule: str) -> bool:
        return bool(self.value(rule) != getattr(self.printed, rule))


def one_rule(look: Look, agreed: Agreed, rule: str, desk: Desk) -> list[ft.Control]:
    meaning = words(look, rule_meaning(look, rule), "small", color=look.palette.pencil)
    values = _values(look, agreed, rule, desk) if agreed.may_change else []
    inside = stacked([meaning, *values, _source(look, agreed, rule, desk)], spacing=4)
    return [ft.Container(inside, padding=ft.Padding.only(left=12, bottom=8))]


def _values(look: Look, agreed: Agreed, rule: str, desk: Desk) -> list[ft.Control]:
    domain = DOMAINS[rule]
    match domain:
        case Whole():
            rows = _number_or_none(look, agreed, rule, desk) if domain.may_be_none else []
            return [*rows, *_number(look, agreed, rule, desk)]
        case Words():
            values: tuple[object, ...] = tuple(domain.words)
        case YesNo():
            values = (True, False)
        case OneOf():
            values = domain.numbers
    return [
        choice_row(look, _choice(look, agreed, rule, value), _agreeing(desk, rule, value))
        for value in values
    ]


def _choice(look: Look, agreed: Agreed, rule: str, value: object) -> Choice:
    return Choice(
        key=f"{rule}-{value}",
        name=begun_large(value_words(look, rule, value)),
        is_chosen=agreed.value(rule) == value,
    )


def _agreeing(desk: Desk, rule: str, value: object) -> Handler:
    return lambda: desk.change(agree_on(rule, value))


def _number_or_none(look: Look, agreed: Agreed, rule: str, desk: Desk) -> list[ft.Control]:
    """The two rows of a rule that need not have a number."""
    number = Choice(
        key=f"{rule}-number",
        name=look.say("rule.number"),
        is_chosen=agreed.value(rule) is not None,
    )
    return [
        choice_row(look, _choice(look, agreed, rule, None), _agreeing(desk, rule, None)),
        choice_row(look, number, lambda: desk.change(begin_number(rule))),
    ]


def _number(look: Look, agreed: Agreed, rule: str, desk: Desk) -> list[ft.Control]:
    """A field between two steps; nothing while the rule has no number."""
    value = agreed.value(rule)
    if not isinstance(value, int):
        return []
    name = rule_name(look, rule)
    steps = Stepper(
        key=rule,
        less=look.say("rule.less", name=name),
        more=look.say("rule.more", name=name),
        is_lowest=stepped(rule, value, -1) == value,
        is_highest=stepped(rule, value, 1) == value,
    )
    field = ft.Container(_field(look, agreed, rule, desk), width=look.grown(FIELD))
    less, more = (lambda: desk.change(step(rule, -1))), (lambda: desk.change(step(rule, 1)))
    return [stepper(look, steps, field, less, more), *_wrong(look, agreed, rule)]


def _field(look: Look, agreed: Agreed, rule: str, desk: Desk) -> ft.Control:
    typed = agreed.laid.typed
    # Narrow, so its label is short; the whole name is for who cannot see the row above.
    field = number_field(
        look,
        f"{rule}-field",
        look.say("rule.field"),
        lambda written: desk.change(type_value(rule, written)),
        value=str(agreed.value(rule)) if typed is None else typed,
    )
    return ft.Semantics(content=field, label=rule_name(look, rule))


def _wrong(look: Look, agreed: Agreed, rule: str) -> list[ft.Control]:
    """The sentence about what stands in the field, if the rule may not be that."""
    domain = DOMAINS[rule]
    if agreed.laid.typed is None or not isinstance(domain, Whole):
        return []
    said = look.say(
        "rule.wrong",
        low=domain.low,
        high=domain.high,
        value=value_words(look, rule, agreed.value(rule)),
    )
    line = words(look, said, "small", color=look.palette.limit)
    return [ft.Semantics(content=line, live_region=True)]


def _source(look: Look, agreed: Agreed, rule: str, desk: Desk) -> ft.Control:
    """What the edition says, and where; for a changed rule the way back to it."""
    said = look.say(
        "rule.source",
        value=value_words(look, rule, getattr(agreed.printed, rule)),
        source=begun_large(places_words(look, edition(agreed.edition).sources_of(rule))),
    )
    icon = ft.Icon(ft.Icons.MENU_BOOK, size=look.scaled(18), color=look.palette.pencil)
    line = words(look, said, "small", color=look.palette.pencil, expand=True)
    parts: list[ft.Control] = [icon, line]
    if agreed.may_change and agreed.is_changed(rule):
        label = look.say("rule.back-to-printed")
        back = quiet(look, "as-printed", label, lambda: desk.change(as_printed(rule)))
        parts.append(back)
    return ft.Row(parts, spacing=8)
