"""The cards of a deck: what stands on them, what they do, and what they are worth."""

import flet as ft

from referee.faces import Faces, faces_of
from referee.ruleset import Ruleset
from views.look import Look
from views.parts.figures import figure
from views.parts.page_frame import stacked
from views.parts.rules import hair
from views.parts.words import words

FACES, WORTH = 84, 72
"""Widths of the columns at the left and at the right."""
PLAIN = {"ace", "jack", "queen", "black-king", "red-king", "joker", "number", "start", "row"}
"""Faces that have a name; any other one is a number."""


def card_table(look: Look, rules: Ruleset) -> ft.Control:
    return stacked([_row(look, faces) for faces in faces_of(rules)])


def faces_words(look: Look, faces: Faces) -> str:
    """A–6; 7, 8; red K."""
    names = [_face(look, name) for name in faces.names]
    if len(names) > 2:
        return look.say("rulings.faces-to", first=names[0], last=names[-1])
    if len(names) == 2:
        return look.say("rulings.faces-and", first=names[0], last=names[1])
    return names[0]


def worth_words(look: Look, faces: Faces) -> str:
    """1 to 6; −1; 1 to 3 symbols."""
    if faces.between is not None:
        return look.say("rulings.symbols", first=faces.between[0], last=faces.between[1])
    if not faces.points:
        return look.say("rulings.worth-nothing")
    first, last = faces.points[0], faces.points[-1]
    if len(faces.points) > 2:
        return look.say("rulings.worth-to", first=first, last=last)
    if len(faces.points) == 2:
        return look.say("rulings.faces-and", first=first, last=last)
    return figure(look, first)


def power_words(look: Look, faces: Faces) -> str:
    """What it may do; empty: nothing."""
    return look.say(f"rulings.power-{faces.power}") if faces.power else ""


def _token(faces: Faces) -> str:
    """What is no single face is a sentence, and no figure."""
    return "figure" if faces.points else "choice"


def count_words(look: Look, faces: Faces) -> str:
    """How many there are: 4 of each; 2 cards."""
    key = "rulings.of-each" if len(faces.names) > 1 else "rulings.of-it"
    return look.say(key, count=faces.each)


def _face(look: Look, name: str) -> str:
    return look.say(f"rulings.face-{name}") if name in PLAIN else name


def _row(look: Look, faces: Faces) -> ft.Control:
    pencil = look.palette.pencil
    count = count_words(look, faces)
    power = power_words(look, faces)
    middle: list[ft.Control] = [
        *([words(look, power, "choice")] if power else []),
        words(look, count, "small", color=pencil),
    ]
    worth = words(look, worth_words(look, faces), "cell", align=ft.TextAlign.END)
    parts: list[ft.Control] = [
        ft.Container(
            words(look, faces_words(look, faces), _token(faces), line=1.15),
            width=look.scaled(FACES),
        ),
        ft.Column(middle, spacing=1, expand=True, tight=True),
        ft.Container(worth, width=look.scaled(WORTH)),
    ]
    line = ft.Container(ft.Row(parts, spacing=8), padding=ft.Padding.symmetric(vertical=9))
    label = look.clauses(
        filter(None, (faces_words(look, faces), power, worth_words(look, faces), count))
    )
    return stacked([ft.Semantics(content=line, label=label, exclude_semantics=True), hair(look)])
