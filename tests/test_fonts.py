"""The fonts that the app brings along are all that its web client may ask for."""

from functools import cache
from pathlib import Path

import pytest
from flet_web import get_package_web_dir
from fontTools.ttLib import TTFont

from assets.build_fallback_fonts import FONTS
from assets.engine_fonts import EngineFont, engine_fonts
from tests.names import NAMES

LATIN = frozenset(range(0x300))
"""In the faces of the app, so that the client asks no other font for them."""


@cache
def asked_for() -> tuple[EngineFont, ...]:
    return engine_fonts(Path(get_package_web_dir()) / "main.dart.js")


def letters_in(file: Path) -> frozenset[int]:
    return frozenset(TTFont(file, lazy=True).getBestCmap())


def test_each_file_that_the_client_may_ask_for_is_there_and_no_other() -> None:
    brought = {str(file.relative_to(FONTS)) for file in FONTS.glob("*/*/*.woff2")}

    assert brought == {font.path for font in asked_for()}


def test_a_font_has_the_letters_of_names_that_the_client_expects_of_it() -> None:
    letters = {ord(letter) for letter in "".join(NAMES) if letter.isprintable()}

    lacking = {
        font.name: missing
        for font in asked_for()
        if (wanted := font.characters & (letters - LATIN))
        and (missing := wanted - letters_in(FONTS / font.path))
    }

    assert lacking == {}


@pytest.mark.parametrize("file", sorted(FONTS.parents[1].glob("fonts/*.ttf")), ids=lambda f: f.stem)
def test_figures_of_a_face_are_of_one_width(file: Path) -> None:
    font = TTFont(file)
    names = font.getBestCmap()

    assert len({font["hmtx"][names[ord(figure)]][0] for figure in "0123456789"}) == 1


def test_the_licence_lies_beside_the_fonts() -> None:
    assert len(list(FONTS.glob("OFL.txt"))) == 1
    assert len(list(FONTS.parents[1].glob("fonts/OFL-*.txt"))) == 2
