"""One number of the sheet of rounds: its sign, and what it says to somebody who hears it."""

from enum import Enum, auto
from typing import NamedTuple

import flet as ft

from referee.game import Game, Round, RoundKind
from referee.ruleset import Reset
from referee.scoring import FAILED, Reason, Score
from views.look import Look
from views.parts.figures import figure
from views.parts.ring import bare, failed, failed_sign, held, held_sign
from views.parts.words import words
from views.steady import steady


class Sign(Enum):
    """What the notation says of a number."""

    PLAIN = auto()
    HELD = auto()
    FAILED = auto()
    KAMIKAZE = auto()


def sign_of(score: Score) -> Sign:
    if score.reason in FAILED:
        return Sign.FAILED
    match score.reason:
        case Reason.CALLER_LOWEST:
            return Sign.HELD
        case Reason.KAMIKAZE:
            return Sign.KAMIKAZE
    return Sign.PLAIN


def cell_sign(look: Look, row: Round, score: Score) -> ft.Control:
    """The figure in its notation; those of a tie-breaker are in pencil, for they do not count."""
    number = _figure(look, score)
    if row.kind is RoundKind.TIE_BREAK and sign_of(score) is Sign.PLAIN:
        assert isinstance(number.content, ft.Text)
        number.content = words(look, figure(look, score.points), "cell", color=look.palette.pencil)
    if score.reset_from is None:
        return number
    fell = ft.Icon(ft.Icons.RESTART_ALT, size=look.scaled(15), color=look.palette.reset)
    centre = ft.MainAxisAlignment.CENTER
    return ft.Row([number, fell], spacing=1, tight=True, alignment=centre)


def cell_label(look: Look, row: Round, score: Score) -> str:
    """Ana, round 7: 26, call failed, back to 50."""
    key = "table.cell-tie" if row.kind is RoundKind.TIE_BREAK else "table.cell"
    said = look.say(key, player=score.player, number=row.number, points=score.points)
    return look.clauses([said, *_remarks(look, score)])


class _Signs(NamedTuple):
    """What the signs of a game say."""

    penalty: int | None
    """Of a call that failed; None: nobody calls."""
    reset_to: int | None
    """None: nobody falls back."""
    has_kamikaze: bool
    has_tie_break: bool


def legend(look: Look, game: Game, rounds: tuple[Round, ...]) -> list[ft.Control]:
    """The signs that this game can have, and the rare ones that it has; there may be none."""
    rules = game.rules
    can_reset = rules.reset is not Reset.OFF and rules.target is not None
    signs = _Signs(
        rules.caller_penalty if rules.calls else None,
        rules.reset_to if can_reset else None,
        any(score.reason is Reason.KAMIKAZE for row in rounds for score in row.scores),
        any(row.kind is RoundKind.TIE_BREAK for row in rounds),
    )
    has_any = rules.calls or can_reset or signs.has_kamikaze or signs.has_tie_break
    return [_legend(look, signs)] if has_any else []


@steady
def _legend(look: Look, said: _Signs) -> ft.Control:
    signs: list[ft.Control] = []
    if said.penalty is not None:
        signs.append(_sign(look, held_sign(look), look.say("table.held")))
        costs = look.say("table.failed-costs", points=said.penalty)
        signs.append(_sign(look, failed_sign(look), costs))
    if said.reset_to is not None:
        fell = ft.Icon(ft.Icons.RESTART_ALT, size=look.scaled(15), color=look.palette.reset)
        signs.append(_sign(look, fell, look.say("table.back-to", points=said.reset_to)))
    if said.has_kamikaze:
        signs.append(_sign(look, _twice(held_sign(look), look), look.say("table.kamikaze")))
    if said.has_tie_break:
        tie = look.say("table.tie-legend")
        signs.append(words(look, tie, "small", color=look.palette.pencil))
    return ft.Row(signs, spacing=14, wrap=True, run_spacing=4)


def _figure(look: Look, score: Score) -> ft.Container:
    number = figure(look, score.points)
    match sign_of(score):
        case Sign.HELD:
            return held(look, number)
        case Sign.FAILED:
            return failed(look, number)
        case Sign.KAMIKAZE:
            return _twice(held(look, number), look)
    return bare(look, number)


def _twice(circle: ft.Container, look: Look) -> ft.Container:
    """A circle around the circle."""
    return ft.Container(
        circle,
        border=ft.Border.all(1.5, look.palette.ink),
        border_radius=99,
        padding=2,
    )


def _sign(look: Look, sign: ft.Control, said: str) -> ft.Row:
    text = words(look, said, "small", color=look.palette.pencil)
    return ft.Row([sign, text], spacing=6, tight=True)


def _remarks(look: Look, score: Score) -> list[str]:
    remarks = {
        Sign.HELD: "table.held",
        Sign.FAILED: "table.failed",
        Sign.KAMIKAZE: "table.kamikaze",
    }
    sign = sign_of(score)
    said = [look.say(remarks[sign])] if sign in remarks else []
    if score.reset_from is not None:
        said.append(look.say("table.back-to", points=score.total))
    return said
