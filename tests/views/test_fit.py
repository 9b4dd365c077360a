"""The words of every button have room on the narrowest phone, in every language."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft
import pytest

from referee.events import Player
from referee.sheet import ScoreSheet
from tests import control_tree as tree
from tests.screen import Screen
from tests.views.at_table import desk_with, sheet
from tests.views.drawn import drawn
from tests.views.gallery import LOOK
from tests.views.open_game import FOUR, evening, with_rounds
from tests.views.widths import Placed, buttons_in, lines_of, width_of
from views.acts import entering, going
from views.acts.preparing import lay_seats
from views.acts.setting import new_game
from views.desk import Desk
from views.overlay import AddPlayer, Doubts, Join, Leave, Note, Rename, Stop, Why
from views.page import About, FirstSteps, Games, Home, Players, Rounds, Rules, Settings, Table
from views.parts.words import words
from views.preferences import TEXT_SIZES
from views.state import Act
from views.texts.wording import languages

LONGEST = Player("Maximiliana-Theodora von Hohenburg-Weide")
"""40 letters."""
WIDTH = 360 - 2 * LOOK.margin
LARGE = [
    pytest.param(size, marks=() if size == max(TEXT_SIZES) else pytest.mark.long)
    for size in TEXT_SIZES[1:]
]


def tied() -> ScoreSheet:
    return with_rounds(sheet("standard", FOUR, (40, 40, 90, 70)), ((None, (5, 5, 12, 8)),))


def long_names() -> ScoreSheet:
    players = (LONGEST, *FOUR[1:])
    return with_rounds(sheet("numbered-classic", players), ((0, (3, 11, 17, 8)),))


MOMENTS: dict[str, tuple[Callable[[], ScoreSheet], tuple[Act, ...]]] = {
    "home": (lambda: evening(7), (going.go(Home()),)),
    "games": (lambda: evening(7), (going.go(Games()),)),
    "players": (lambda: evening(7), (going.go(Players()),)),
    "rules": (lambda: evening(7), (going.go(Rules()),)),
    "settings": (lambda: evening(7), (going.go(Settings()),)),
    "about": (lambda: evening(7), (going.go(About()),)),
    "first steps": (lambda: evening(7), (going.go(FirstSteps()),)),
    "new": (lambda: evening(7), (new_game(None),)),
    "add": (lambda: evening(7), (new_game(None), going.lay(AddPlayer("Zoé")))),
    "add a long name": (lambda: evening(7), (new_game(None), going.lay(AddPlayer(LONGEST)))),
    "why": (lambda: evening(7), (going.lay(Why(7, FOUR[0])),)),
    "table": (lambda: evening(7), ()),
    "entry": (lambda: evening(7), (entering.begin_round,)),
    "entry of long names": (long_names, (entering.begin_round,)),
    "last to enter": (long_names, (entering.begin_round, *map(entering.put, (1, 2, 3)))),
    "no caller": (long_names, (entering.begin_round, *map(entering.put, (1, 2, 3, 4)))),
    "save": (
        lambda: evening(7),
        (entering.begin_round, entering.nobody_called, *map(entering.put, (1, 2, 3, 4))),
    ),
    "doubts": (
        lambda: evening(7),
        (entering.begin_round, *map(entering.put, (99, 2, 3, 4)), going.lay(Doubts())),
    ),
    "correction": (lambda: evening(7), (entering.begin_correction(7),)),
    "rounds": (lambda: evening(7), (going.go(Rounds()),)),
    "join": (lambda: evening(7), (going.lay(Join(LONGEST)),)),
    "leave": (long_names, (going.lay(Leave(LONGEST)),)),
    "rename": (long_names, (going.lay(Rename(LONGEST, f"{LONGEST[:39]}x")),)),
    "seats": (lambda: evening(7), (lay_seats,)),
    "note": (lambda: evening(7), (going.lay(Note("", "")),)),
    "stop": (lambda: evening(7), (going.lay(Stop()),)),
    "tie": (tied, ()),
    "entry of a tie": (tied, (entering.begin_round, *map(entering.put, (1, 2)))),
    "end": (evening, ()),
    "sheet": (evening, (going.go(Table(is_sheet=True)),)),
}


async def at(moment: str) -> Desk:
    make, acts = MOMENTS[moment]
    desk = await desk_with(make())
    for act in acts:
        await desk.change(act)
    return desk


async def cut(moment: str, language: str, text_size: float) -> list[str]:
    """The buttons whose words end in an ellipsis."""
    look = replace(LOOK, language=language, text_size=text_size)
    async with Screen(drawn(await at(moment), look)) as screen:
        placed = [*buttons_in(screen.pages(), WIDTH), *buttons_in(screen.dialogs(), WIDTH)]
    return [f"{language}, {moment}: {button}" for button in placed if button.is_cut]


@pytest.mark.parametrize("language", languages())
async def test_every_button_has_room_for_its_words(language: str) -> None:
    assert [fault for moment in MOMENTS for fault in await cut(moment, language, 1.0)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_size", LARGE)
async def test_every_button_has_room_for_larger_words(language: str, text_size: float) -> None:
    faults = [fault for moment in MOMENTS for fault in await cut(moment, language, text_size)]

    assert faults == []


@pytest.mark.parametrize("text_size", [min(TEXT_SIZES), max(TEXT_SIZES)])
async def test_nothing_expands_in_lines_that_wrap(text_size: float) -> None:
    """Flutter would draw a grey box in its place."""
    look = replace(LOOK, text_size=text_size)
    for moment in MOMENTS:
        async with Screen(drawn(await at(moment), look)) as screen:
            rows = [each for each in tree.walk(screen.pages()) if isinstance(each, ft.Row)]

        wrapped = [each for row in rows if row.wrap for each in row.controls]
        assert [each for each in wrapped if each.expand] == []


def test_a_label_that_is_too_long_is_found() -> None:
    label = words(LOOK, "Donaudampfschifffahrt und mehr als das", "button", lines=2)

    assert Placed(label, 120).is_cut
    assert not Placed(label, 200).is_cut
    assert lines_of(label, 1000) == 1


def test_chinese_breaks_after_every_letter() -> None:
    label = words(LOOK, "\u8bb0\u5f55\u672c\u8f6e", "button", lines=2)

    assert lines_of(label, 33) == 2
    assert width_of("\u8bb0\u5f55", label.style) == 32  # type: ignore[arg-type]
