"""Every part draws itself, in every look, and says what it is when it can be tapped."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft
import pytest

from tests import control_tree as tree
from tests.screen import Screen
from tests.views.gallery import LOOK, alone, shown
from views.guards import component
from views.look import Look
from views.parts.badge import Badge
from views.parts.buttons import icon_button, primary, quiet, secondary
from views.parts.chip import Filter, Sitter, filter_chip, player_chip
from views.parts.choice_row import Choice, choice_row
from views.parts.field import number_field, text_field
from views.parts.fold import Fold, fold
from views.parts.navigation import Destination, navigated
from views.parts.past_row import PastGame, past_row
from views.parts.ring import bare, failed, held
from views.parts.rules import meter
from views.parts.section import section
from views.parts.tag import gilt_tone, tag
from views.parts.top_bar import big_top_bar, top_bar
from views.parts.words import Piece, spans, words
from views.theme import DARK

LONG = "Maximiliana Konstantinowa-Vandenbergherin"
Part = Callable[[Look], ft.Control]


def nothing() -> None:
    pass


def hear(_: str) -> None:
    pass


SITTER = Sitter(key="ana", name=LONG, letters="M", seat=0, is_dealer=True)
ABSENT = Sitter(key="ben", name="Ben", letters="B", seat=None)
PAST = PastGame(
    key="g", title="Ana won", detail=LONG, winners=(Badge(0, "A"), Badge(1, "B")), total="60"
)
PLACE = Destination(key="go", name="Games", icon=ft.Icons.HISTORY, is_here=True, on_open=nothing)
HOUSE = Fold(key="house", name="House rules", standing="as printed", icon=ft.Icons.TUNE)

TAPPABLE: dict[str, Part] = {
    "Save": lambda look: primary(look, "k", "Save", nothing),
    "Undo": lambda look: secondary(look, "k", "Undo", nothing, icon=ft.Icons.UNDO),
    "All": lambda look: quiet(look, "k", "All", nothing, trailing=ft.Icons.CHEVRON_RIGHT),
    "Back": lambda look: icon_button(look, "k", "Back", nothing, icon=ft.Icons.ARROW_BACK),
    "Remove Ana": lambda look: player_chip(look, SITTER, "Remove Ana", nothing),
    "Seat Ben": lambda look: player_chip(look, ABSENT, "Seat Ben", nothing),
    "Cabo": lambda look: filter_chip(look, Filter("k", "Cabo", False), nothing),
    "Quick. One round.": lambda look: choice_row(
        look, Choice(key="k", name="Quick", note="One round."), nothing
    ),
    "House rules, as printed": lambda look: fold(look, HOUSE, [], nothing),
    f"Ana won. {LONG}. 60": lambda look: past_row(look, PAST, nothing),
    "Games": lambda look: navigated(look, words(look, "page"), [PLACE]),
}

SILENT: dict[str, Part] = {
    "figures": lambda look: ft.Row([held(look, "0"), failed(look, "126"), bare(look, "9")]),
    "meter": lambda look: ft.Column([meter(look, share, "#000000") for share in (-1, 0, 0.5, 2)]),
    "heads": lambda look: ft.Column(
        [top_bar(look, LONG, subtitle=LONG), big_top_bar(look, "Home"), section(look, "Edition")]
    ),
    "words": lambda look: spans(look, [Piece("17", "#000000"), Piece(" resets")], "small", lines=1),
    "tag": lambda look: tag(look, "winner", ft.Icons.EMOJI_EVENTS_OUTLINED, gilt_tone(look)),
    "fields": lambda look: ft.Column(
        [
            text_field(look, "name", "Name", hear, error="too long"),
            number_field(look, "target", "Target", hear, value="100", on_submit=hear),
        ]
    ),
}

LOOKS = {
    "a phone": LOOK,
    "a dark, wide window": replace(LOOK, palette=DARK, width=1440, height=900),
    "text of 200 %": replace(LOOK, text_size=2.0),
}


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
@pytest.mark.parametrize("part", SILENT.values(), ids=SILENT)
async def test_a_part_draws_itself(part: Part, look: Look) -> None:
    async with Screen(shown(component(part), look)) as screen:
        assert list(tree.walk(screen.shown))


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
@pytest.mark.parametrize(("name", "part"), TAPPABLE.items(), ids=TAPPABLE)
async def test_what_can_be_tapped_has_a_key_and_says_its_name(
    name: str, part: Part, look: Look
) -> None:
    async with Screen(shown(component(part), look)) as screen:
        targets = [(bool(target.key), tree.label_of(target)) for target in screen.targets()]

    assert targets == [(True, name)]


async def test_a_button_that_is_off_cannot_be_tapped() -> None:
    async with Screen(
        alone(primary(LOOK, "save", "Cleo to enter", nothing, is_off=True))
    ) as screen:
        assert screen.targets() == []
        assert "Cleo to enter" in screen.texts()


async def test_a_name_of_any_length_stays_on_the_chip() -> None:
    async with Screen(alone(player_chip(LOOK, SITTER, "Remove", nothing))) as screen:
        assert "Maximiliana Konstantinowa…" in screen.texts()


@pytest.mark.parametrize("title", ["Round 1 is next", "接着打第1轮", LONG, ""])
def test_a_title_beside_actions_shrinks_a_little_and_stays_readable(title: str) -> None:
    actions = [ft.Container(width=48) for _ in range(3)]

    bar = top_bar(LOOK, title, lead=ft.Container(), actions=actions)

    (name,) = (part for part in tree.walk(bar) if isinstance(part, ft.Text))
    assert isinstance(name.style, ft.TextStyle)
    assert 16 <= (name.style.size or 0) <= 22
    assert name.size is None
