"""The house rules: every rule that can matter, its value, and on demand where that comes from."""

import flet as ft

from referee.house import useful_rules
from referee.ruleset import house_rules
from views.acts import going
from views.acts.agreeing import agree_on, all_as_printed, fold_up, unfold
from views.acts.choosing import switch_usual
from views.desk import Desk
from views.look import Look
from views.overlay import HouseRulesSheet
from views.page import NewGame
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import quiet, secondary
from views.parts.choice_row import Choice
from views.parts.edition_words import edition_name
from views.parts.fold import beside
from views.parts.page_frame import stacked
from views.parts.rule_words import begun_large, rule_name, value_words
from views.parts.rules import hair
from views.parts.sheet_lines import head_with, sheet_foot, sheet_head
from views.parts.switch_row import switch_row
from views.parts.tappable import tappable
from views.parts.words import words
from views.sheets.one_rule import Agreed, one_rule
from views.state import State
from views.theme import SPACE_2
from views.usual_rules import UsualRules

USUAL = ft.Icons.BOOKMARK_BORDER


def house_rules_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    """Of the set-up, to be changed; or of the game on the page, only to be read."""
    assert isinstance(state.overlay, HouseRulesSheet)
    agreed = _agreed(state, state.overlay)
    body: list[ft.Control] = [
        _head(look, agreed, desk),
        *(_half_of_target(look, state, desk) if agreed.may_change else ()),
        hair(look, look.palette.edge),
        *([_usual(look, state, desk)] if agreed.may_change else ()),
        *(_rule(look, agreed, rule, desk) for rule in _shown(agreed)),
        *_all_as_printed(look, agreed, desk),
    ]
    return bottom_sheet(look, body, lambda: desk.change(_closed))


_closed = going.close_kind(HouseRulesSheet)


def _head(look: Look, agreed: Agreed, desk: Desk) -> ft.Control:
    done = quiet(look, "rules-done", look.say("new.done"), lambda: desk.change(_closed))
    title = sheet_head(look, look.say("rule.title"), edition_name(look, agreed.edition))
    return head_with(title, done)


def _usual(look: Look, state: State, desk: Desk) -> ft.Control:
    choice = Choice(
        key="usual-rules",
        name=look.say("rule.usual"),
        note=look.say("rule.usual-more"),
        is_chosen=state.preferences.usual == UsualRules.of(state.setup),
    )
    return switch_row(look, choice, USUAL, lambda: desk.change(switch_usual))


def _agreed(state: State, laid: HouseRulesSheet) -> Agreed:
    is_new = isinstance(state.page, NewGame)
    rules, name = (
        (state.setup.rules, state.setup.edition)
        if is_new
        else (state.shown_game.rules, state.shown_game.edition)
    )
    return Agreed(rules=rules, edition=name, laid=laid, may_change=is_new)


def _shown(agreed: Agreed) -> list[str]:
    """What can matter, and what was changed although it cannot matter now."""
    useful = useful_rules(agreed.rules)
    changed = house_rules(agreed.rules, agreed.printed)
    return [*useful, *(rule for rule in changed if rule not in useful)]


def _rule(look: Look, agreed: Agreed, rule: str, desk: Desk) -> ft.Control:
    inside = one_rule(look, agreed, rule, desk) if agreed.laid.rule == rule else []
    return stacked([_row(look, agreed, rule, desk), *inside, hair(look)])


def _row(look: Look, agreed: Agreed, rule: str, desk: Desk) -> ft.Control:
    """The name and the value; a changed one stands in ink."""
    is_open, is_changed = agreed.laid.rule == rule, agreed.is_changed(rule)
    name, value = rule_name(look, rule), value_words(look, rule, agreed.value(rule))
    ink = look.palette.ink if is_changed else look.palette.pencil
    arrow = ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE
    parts: list[ft.Control] = [
        *beside(
            look,
            words(look, name, "choice", lines=look.lines),
            words(look, value, "label" if is_changed else "small", color=ink, lines=look.lines),
        ),
        ft.Icon(arrow, size=look.scaled(20), color=look.palette.pencil),
    ]
    key = "rule.changed-said" if is_changed else "rule.said"
    return tappable(
        look,
        f"rule-{rule}",
        ft.Row(parts, spacing=8),
        lambda: desk.change(fold_up(rule) if is_open else unfold(rule)),
        label=look.say(key, name=name, value=value),
        radius=0,
        height=look.row(48),
        is_open=is_open,
    )


def _half_of_target(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    """What a new target leaves behind, with the way to mend it."""
    half, rules = state.setup.better_reset_to, state.setup.rules
    if half is None:
        return []
    said = look.say("rule.half", target=rules.target, reset_to=rules.reset_to, half=half)
    mend = secondary(
        look,
        "half",
        begun_large(look.say("rule.alone-reset_to", value=half)),
        lambda: desk.change(agree_on("reset_to", half)),
    )
    lines = stacked([words(look, said, "small"), mend], spacing=SPACE_2)
    return [ft.Container(lines, padding=ft.Padding.only(bottom=12))]


def _all_as_printed(look: Look, agreed: Agreed, desk: Desk) -> list[ft.Control]:
    if not agreed.may_change or agreed.rules == agreed.printed:
        return []
    label = look.say("rule.all-as-printed")
    back = secondary(
        look, "all-as-printed", label, lambda: desk.change(all_as_printed), expand=True
    )
    return [sheet_foot(look, [back])]
