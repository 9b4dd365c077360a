"""Why a number is what it is, printed as a sum that can be checked on paper."""

import flet as ft

from referee.editions import edition
from referee.game import Game
from referee.ruleset import Reset, TargetRule, house_rules
from views.look import Look
from views.parts.board_cell import Sign, sign_of
from views.parts.doubt_words import doubt_words
from views.parts.edition_words import edition_name
from views.parts.figures import figure
from views.parts.page_frame import stacked
from views.parts.person_row import mark_of
from views.parts.reason_sum import Question, SumLine, rules_of, sum_lines
from views.parts.rule_words import rule_name
from views.parts.rules import double_rule, hair
from views.parts.source_words import places_words
from views.parts.tag import Tone, limit_tone, reset_tone, tag
from views.parts.words import words
from views.theme import KEY_CORNER


def reason(look: Look, asked: Question) -> list[ft.Control]:
    """The whole sum, down to where the rules are printed."""
    return [
        _head(look, asked),
        ft.Container(height=10),
        *(_line(look, line) for line in sum_lines(look, asked)),
        hair(look, look.palette.edge),
        _result(look, look.say("reason.this-round"), asked.score.points),
        *_total(look, asked),
        *_doubts(look, asked),
        *_sources(look, asked),
    ]


def source_line(look: Look, game: Game, rule: str) -> ft.Control:
    return _small(look, ft.Icons.MENU_BOOK_OUTLINED, source_words(look, game, rule))


def source_words(look: Look, game: Game, rule: str) -> str:
    """Where a rule is printed, or that the table agreed on it."""
    printed = edition(game.edition)
    if rule in house_rules(game.rules, printed.rules):
        return look.say("reason.house-rule", rule=rule_name(look, rule))
    name = edition_name(look, game.edition)
    return look.say(
        "reason.source", edition=name, source=places_words(look, printed.sources_of(rule))
    )


def _sources(look: Look, asked: Question) -> list[ft.Control]:
    """Each place once, also when it holds two of the rules."""
    said = [source_words(look, asked.game, rule) for rule in rules_of(asked)]
    return [_small(look, ft.Icons.MENU_BOOK_OUTLINED, place) for place in dict.fromkeys(said)]


def _head(look: Look, asked: Question) -> ft.Row:
    key = "reason.tie-title" if asked.is_tie_breaker else "reason.title"
    title = look.say(key, player=asked.score.player, number=asked.row.number)
    name = words(look, title, "heading", lines=2)
    parts: list[ft.Control] = [
        mark_of(look, asked.game, asked.score.player, 28),
        ft.Semantics(content=name, header=True, expand=True),
        *_tag(look, asked),
    ]
    return ft.Row(parts, spacing=10)


def _tag(look: Look, asked: Question) -> list[ft.Control]:
    ink = Tone(look.palette.ink, look.palette.well)
    match sign_of(asked.score):
        case Sign.HELD:
            return [tag(look, look.say("table.held"), ft.Icons.FLAG_OUTLINED, ink)]
        case Sign.FAILED:
            said = look.say("table.failed")
            return [tag(look, said, ft.Icons.FLAG_OUTLINED, limit_tone(look))]
        case Sign.KAMIKAZE:
            return [tag(look, look.say("table.kamikaze"), ft.Icons.BOLT_OUTLINED, ink)]
    return []


def _line(look: Look, line: SumLine) -> ft.Container:
    color = look.palette.limit if line.is_failure else look.palette.ink
    ink = look.palette.pencil if line.is_struck else color
    parts: list[ft.Control] = [
        words(look, line.said, color=color, expand=True),
        words(look, line.figure, "figure", color=ink, is_struck=line.is_struck),
    ]
    return ft.Container(ft.Row(parts, spacing=12), padding=ft.Padding.symmetric(vertical=5))


def _result(look: Look, said: str, points: int) -> ft.Container:
    parts: list[ft.Control] = [
        words(look, said, "name", expand=True),
        words(look, figure(look, points), "total"),
    ]
    return ft.Container(ft.Row(parts, spacing=12), padding=ft.Padding.symmetric(vertical=6))


def _total(look: Look, asked: Question) -> list[ft.Control]:
    score = asked.score
    if asked.is_tie_breaker:
        stays = SumLine(said=look.say("reason.stays-out"), figure="")
        total = _result(look, look.say("reason.total"), score.total)
        return [_line(look, stays), double_rule(look), total]
    before = SumLine(said=look.say("reason.before"), figure=figure(look, asked.before))
    lines: list[ft.Control] = [_line(look, before), double_rule(look)]
    if score.reset_from is None:
        lines.append(_result(look, look.say("reason.total"), score.total))
    else:
        said = look.say("reason.exactly", target=score.reset_from)
        lines += [_result(look, said, score.reset_from), _fall(look, asked)]
    return [*lines, *([_end(look, asked)] if asked.reaches_target else [])]


def _fall(look: Look, asked: Question) -> ft.Container:
    """The block that says that a total fell back, and why it may."""
    total, target = asked.score.total, asked.score.reset_from
    if asked.game.rules.reset is Reset.ONCE:
        how_often = look.say("reason.once", target=target)
    else:
        times = look.say("reason.times", count=asked.times_reset)
        how_often = look.say("reason.every-time", target=target, times=times)
    said = (look.say("reason.back-to", points=total), how_often)
    return _block(look, ft.Icons.RESTART_ALT, said, reset_tone(look), figure(look, total))


def _end(look: Look, asked: Question) -> ft.Container:
    rules = asked.game.rules
    key = "reason.reached" if rules.target_rule is TargetRule.REACH else "reason.passed"
    said = look.say(key, player=asked.score.player, target=rules.target)
    more = look.say("reason.ends")
    return _block(look, ft.Icons.FLAG_OUTLINED, (said, more), limit_tone(look), "")


def _block(
    look: Look, icon: ft.IconData, said: tuple[str, str], tone: Tone, number: str
) -> ft.Container:
    lines = [
        words(look, said[0], "name", color=tone.ink),
        words(look, said[1], "small", color=tone.ink),
    ]
    parts: list[ft.Control] = [
        ft.Icon(icon, size=look.scaled(20), color=tone.ink),
        ft.Container(stacked(lines), expand=True),
        words(look, number, "hero", color=tone.ink),
    ]
    return ft.Container(
        ft.Row(parts, spacing=10),
        bgcolor=tone.wash,
        border_radius=KEY_CORNER,
        padding=ft.Padding.only(left=12, right=12, top=8, bottom=8),
        margin=ft.Margin.only(bottom=4),
    )


def _doubts(look: Look, asked: Question) -> list[ft.Control]:
    hands = {score.player: score.hand for score in asked.row.scores}
    return [
        _small(look, ft.Icons.HELP_OUTLINE, doubt_words(look, asked.game.rules, doubt, hands))
        for doubt in asked.row.doubts
    ]


def _small(look: Look, icon: ft.IconData, said: str) -> ft.Container:
    pencil = look.palette.pencil
    parts: list[ft.Control] = [
        ft.Icon(icon, size=look.scaled(18), color=pencil),
        words(look, said, "small", color=pencil, expand=True),
    ]
    return ft.Container(ft.Row(parts, spacing=8), padding=ft.Padding.only(top=6, bottom=2))
