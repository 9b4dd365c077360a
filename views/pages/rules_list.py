"""The rules while nothing is asked: what is starred, what a turn is, what may come, all topics."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import flet as ft

from referee.rulings import TOPICS, Ruling, rulings
from referee.situations import at_a_glance
from views.acts.ruling import show_ruling, unfold
from views.desk import Desk
from views.look import Look
from views.page import Rules
from views.parts.card_table import card_table
from views.parts.fold import Fold, fold
from views.parts.ruling_row import Line, answered_row, line_row, question_row
from views.parts.ruling_words import question_words
from views.parts.section import section
from views.parts.what_if import what_if
from views.rulebook import Rulebook, rulebook_of
from views.state import State

GLANCES = {
    "turn": ft.Icons.TOUCH_APP_OUTLINED,
    "last-lap": ft.Icons.FLAG_OUTLINED,
}
SIGNS = {
    "setup": ft.Icons.TABLE_RESTAURANT_OUTLINED,
    "turn": ft.Icons.TOUCH_APP_OUTLINED,
    "powers": ft.Icons.VISIBILITY_OUTLINED,
    "matching": ft.Icons.FILTER_NONE,
    "calling": ft.Icons.FLAG_OUTLINED,
    "scoring": ft.Icons.CALCULATE_OUTLINED,
    "end": ft.Icons.EMOJI_EVENTS_OUTLINED,
    "variants": ft.Icons.TUNE,
    "cabanga": ft.Icons.PALETTE_OUTLINED,
}


class _Part(NamedTuple):
    """A part of the list that folds."""

    key: str
    name: str
    icon: ft.IconData
    standing: str = ""


def list_of_rules(look: Look, state: State, book: Rulebook, desk: Desk) -> list[ft.Control]:
    """One under the other, the longer parts folded."""
    return [
        *_jotted(look, book, desk),
        ft.Container(height=8),
        *_glances(look, state, book, desk),
        *_what_if(look, book, desk),
        section(look, look.say("rulings.topics"), top=20),
        *topics(look, state, book, desk),
    ]


def list_beside(look: Look, state: State, book: Rulebook, desk: Desk) -> list[ft.Control]:
    """Without what `at_a_glance_beside` shows."""
    return [
        *_jotted(look, book, desk),
        *_what_if(look, book, desk),
        section(look, look.say("rulings.topics"), top=20),
        *topics(look, state, book, desk),
    ]


def at_a_glance_beside(look: Look, book: Rulebook, desk: Desk) -> list[ft.Control]:
    """The turn, the last lap and the cards, all open, where they have a column of their own."""
    told: list[ft.Control] = []
    for glance in GLANCES:
        told.append(section(look, look.say(f"rulings.glance-{glance}"), top=20 if told else 8))
        told += _told(look, at_a_glance(glance, book.edition), book, desk)
    cards = section(look, look.say("rulings.cards"), top=20)
    return [*told, cards, card_table(look, book.rules)]


def topics(look: Look, state: State, book: Rulebook, desk: Desk) -> list[ft.Control]:
    """Each with its questions, where the edition asks any."""
    asked = {topic: _on(topic, book) for topic in TOPICS}
    return [_topic(look, state, topic, asked[topic], desk) for topic in TOPICS if asked[topic]]


def _topic(look: Look, state: State, topic: str, asked: Sequence[Ruling], desk: Desk) -> ft.Control:
    part = _Part(
        f"topic-{topic}",
        look.say(f"rulings.topic-{topic}"),
        SIGNS[topic],
        look.say("rulings.questions", count=len(asked)),
    )
    book = rulebook_of(state)
    return _folded(
        look, state, part, [question_row(look, ruling, book, desk) for ruling in asked], desk
    )


def _glances(look: Look, state: State, book: Rulebook, desk: Desk) -> list[ft.Control]:
    """The turn, the last lap and the cards."""
    told = [
        _folded(
            look,
            state,
            _Part(f"glance-{glance}", look.say(f"rulings.glance-{glance}"), icon),
            _told(look, at_a_glance(glance, book.edition), book, desk),
            desk,
        )
        for glance, icon in GLANCES.items()
    ]
    cards = _Part("cards", look.say("rulings.cards"), ft.Icons.STYLE_OUTLINED)
    return [*told, _folded(look, state, cards, [card_table(look, book.rules)], desk)]


def _folded(
    look: Look, state: State, part: _Part, content: Sequence[ft.Control], desk: Desk
) -> ft.Control:
    assert isinstance(state.page, Rules)
    row = Fold(
        key=part.key,
        name=part.name,
        standing=part.standing,
        icon=part.icon,
        is_open=state.page.unfolded == part.key,
    )
    return fold(look, row, content, lambda: desk.change(unfold(part.key)))


def _told(look: Look, told: Sequence[Ruling], book: Rulebook, desk: Desk) -> list[ft.Control]:
    return [answered_row(look, ruling, book, desk) for ruling in told]


def _jotted(look: Look, book: Rulebook, desk: Desk) -> list[ft.Control]:
    """What is starred, and how the table plays; nothing while nothing is jotted."""
    starred = _told(look, _known(book.jottings.stars, book), book, desk)
    noted = [_note(look, ruling, book, desk) for ruling in _known(dict(book.jottings.notes), book)]
    return [
        *([section(look, look.say("rulings.favourites"), top=8), *starred] if starred else []),
        *([section(look, look.say("rulings.noted")), *noted] if noted else []),
    ]


def _note(look: Look, ruling: Ruling, book: Rulebook, desk: Desk) -> ft.Control:
    line = Line(
        key=f"note-{ruling.id}",
        name=question_words(look, ruling, book),
        answer=book.jottings.note_of(ruling.id),
    )
    return line_row(look, line, lambda: desk.change(show_ruling(ruling.id)))


def _what_if(look: Look, book: Rulebook, desk: Desk) -> list[ft.Control]:
    rows = what_if(look, book, desk)
    return [section(look, look.say("rulings.what-if"), top=20), *rows] if rows else []


def _on(topic: str, book: Rulebook) -> list[Ruling]:
    return [each for each in rulings() if each.topic == topic and book.edition in each.editions]


def _known(ids: Iterable[str], book: Rulebook) -> list[Ruling]:
    """Those of the ids that the edition asks about, in their order."""
    asked = {each.id: each for each in rulings() if book.edition in each.editions}
    return [asked[ruling_id] for ruling_id in ids if ruling_id in asked]
