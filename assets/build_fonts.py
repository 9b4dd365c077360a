"""Builds the six faces in assets/fonts from the variable families of Newsreader and Hanken Grotesk.

    pip install -e '.[fonts]' && python assets/build_fonts.py

Flet can ask neither for a weight inside a family nor for an OpenType feature, so each face is a
static file with one weight, whose figures are all of one width.
"""

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from shutil import copyfile

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).parent / "fonts"
GREEK = range(0x370, 0x400)
PRIVATE = range(0xE000, 0xF900)
LAYOUT = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "calt"]
LICENCES = {"fontpkg_newsreader": "Newsreader", "fontpkg_hanken_grotesk": "HankenGrotesk"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """One file to build."""

    name: str
    package: str
    source: str
    axes: dict[str, float]
    is_centred: bool = False
    """Figures stand in the middle of a line as high as the type size."""


FACES = (
    Face(
        name="Newsreader-Figures",
        package="fontpkg_newsreader",
        source="Newsreader[opsz,wght].ttf",
        axes={"wght": 500, "opsz": 40},
        is_centred=True,
    ),
    Face(
        name="Newsreader-Text",
        package="fontpkg_newsreader",
        source="Newsreader[opsz,wght].ttf",
        axes={"wght": 500, "opsz": 16},
        is_centred=True,
    ),
    Face(
        name="Newsreader-Italic",
        package="fontpkg_newsreader",
        source="Newsreader-Italic[opsz,wght].ttf",
        axes={"wght": 400, "opsz": 16},
    ),
    Face(
        name="HankenGrotesk-Regular",
        package="fontpkg_hanken_grotesk",
        source="HankenGrotesk[wght].ttf",
        axes={"wght": 400},
    ),
    Face(
        name="HankenGrotesk-Medium",
        package="fontpkg_hanken_grotesk",
        source="HankenGrotesk[wght].ttf",
        axes={"wght": 500},
    ),
    Face(
        name="HankenGrotesk-SemiBold",
        package="fontpkg_hanken_grotesk",
        source="HankenGrotesk[wght].ttf",
        axes={"wght": 650},
    ),
)


def build(face: Face) -> TTFont:
    with (files(face.package) / "files" / face.source).open("rb") as source:
        font = instantiateVariableFont(TTFont(source), face.axes)
    say_regular(font)
    even_out(font)
    if face.is_centred:
        centre_figures(font)
    keep_latin(font)
    return font


def say_regular(font: TTFont) -> None:
    """Every file is a family of its own, so that no client thickens or slants it once more."""
    font["OS/2"].usWeightClass = 400
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0x21 | 0x40
    font["head"].macStyle = 0


def even_out(font: TTFont) -> None:
    """Gives all figures the width of the zero: the italic seven comes out wider than the others."""
    glyphs = [font.getBestCmap()[ord(figure)] for figure in "0123456789"]
    width = font["hmtx"][glyphs[0]][0]
    for glyph in glyphs:
        old_width, left = font["hmtx"][glyph]
        shift = (width - old_width) // 2
        # In the one face where they differ, a figure is a glyph made of another one.
        for part in font["glyf"][glyph].components if shift else ():
            part.x += shift
        font["hmtx"][glyph] = (width, left + shift)


def centre_figures(font: TTFont) -> None:
    """Sets ascent and descent so that a figure stands in the middle of a 1 em line."""
    em = font["head"].unitsPerEm
    height = font["glyf"][font.getBestCmap()[ord("0")]].yMax
    ascent = round((em + height) / 2)
    header, metrics = font["hhea"], font["OS/2"]
    header.ascent = metrics.sTypoAscender = metrics.usWinAscent = ascent
    header.descent = metrics.sTypoDescender = ascent - em
    metrics.usWinDescent = em - ascent
    header.lineGap = metrics.sTypoLineGap = 0


def keep_latin(font: TTFont) -> None:
    """Drops the few Greek letters of formulas: a Greek name takes all from one other face."""
    options = Options()
    options.layout_features = LAYOUT
    options.name_IDs = ["*"]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    dropped = {*GREEK, *PRIVATE}
    subsetter.populate(unicodes=font.getBestCmap().keys() - dropped)
    subsetter.subset(font)


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    for face in FACES:
        build(face).save(FONTS / f"{face.name}.ttf")
    for package, family in LICENCES.items():
        copyfile(str(files(package) / "LICENSE"), FONTS / f"OFL-{family}.txt")


if __name__ == "__main__":
    main()
