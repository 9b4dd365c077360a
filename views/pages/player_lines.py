"""The lines of a player's page: one figure each."""

from collections.abc import Iterator, Sequence

import flet as ft

from referee.career import Career, Feat
from views.desk import Desk
from views.look import Look
from views.parts.edition_words import edition_name
from views.parts.figures import figure
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.section import section
from views.parts.tappable import tappable
from views.parts.words import words
from views.texts.wording import full_day

Line = tuple[str, str]
"""What it is, and the figure."""


def lines_of(look: Look, career: Career, desk: Desk) -> Iterator[ft.Control]:
    for name, said in _plain(look, career):
        yield line(look, name, said)
    feats = (
        ("best-round", look.say("players.best"), career.best),
        ("worst-round", look.say("players.worst"), career.worst),
    )
    for key, name, feat in feats:
        if feat is not None:
            yield _feat(look, (key, name), feat, desk)


def _plain(look: Look, career: Career) -> Iterator[Line]:
    judged = career.calls_held + career.calls_failed
    held = look.say("players.held-of", held=career.calls_held, judged=judged)
    yield look.say("players.calls"), figure(look, career.calls)
    yield look.say("players.held"), held
    yield look.say("players.lost"), figure(look, career.penalties)
    yield look.say("players.resets"), figure(look, career.resets)
    yield look.say("players.kamikazes"), figure(look, career.kamikazes)
    yield look.say("players.mean-place"), look.decimal(career.mean_place)
    yield look.say("players.streak"), figure(look, career.longest_streak)
    if career.left:
        yield look.say("players.left"), figure(look, career.left)


def edition_lines(look: Look, parts: Sequence[tuple[str, Career]]) -> Iterator[ft.Control]:
    """Wins of games in each edition; nothing for somebody who plays one alone."""
    if len(parts) < 2:
        return
    yield section(look, look.say("players.by-edition"))
    for name, career in parts:
        said = look.say("players.won-of", wins=career.wins, games=career.games)
        yield line(look, edition_name(look, name), said)


def line(look: Look, name: str, said: str) -> ft.Control:
    row = ft.Row([words(look, name, expand=True), words(look, said, "figure")], spacing=8)
    box = ft.Container(row, height=look.row(38))
    labelled = ft.Semantics(content=box, label=look.clauses((name, said)), exclude_semantics=True)
    return stacked([labelled, hair(look)])


def _feat(look: Look, what: tuple[str, str], feat: Feat, desk: Desk) -> ft.Control:
    """A round that can be opened in its game."""
    key, name = what
    day = full_day(feat.summary.day, look.language) if feat.summary.day else ""
    detail = look.clauses((look.say("players.in-round", number=feat.cell.round), day))
    lines: list[ft.Control] = [
        words(look, name),
        words(look, detail, "small", color=look.palette.pencil, lines=look.lines),
    ]
    points = figure(look, feat.cell.points)
    parts: list[ft.Control] = [
        ft.Column(lines, spacing=1, expand=True, tight=True),
        words(look, points, "figure"),
        ft.Icon(ft.Icons.CHEVRON_RIGHT, size=look.scaled(20), color=look.palette.pencil),
    ]
    row = tappable(
        look,
        key,
        ft.Row(parts, spacing=8),
        lambda: desk.open_record(feat.summary.id),
        label=look.statements((name, points, detail)),
        height=look.row(56),
        radius=0,
    )
    return stacked([row, hair(look)])
