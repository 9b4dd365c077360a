"""Builds assets/assets/fonts, the fonts that show names in all scripts in the browser app.

    npm install --prefix SOURCES @fontsource/noto-sans-{sc,tc,hk,jp,kr} @fontsource/noto-emoji
    apt-get download fonts-noto-core && dpkg-deb -x fonts-noto-core_*.deb SOURCES
    python -m assets.build_fallback_fonts SOURCES

Flet's web client asks for them one by one, where a text needs them, and would ask the internet.
To be run again after a new Flet. Emoji are drawn in ink: the coloured ones come out blank.
"""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from shutil import copyfile, rmtree

from flet_web import get_package_web_dir
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from assets.engine_fonts import EngineFont, engine_fonts

FONTS = Path(__file__).parent / "assets" / "fonts"
DEBIAN = "usr/share/fonts/truetype/noto"
NPM = "node_modules/@fontsource"
EAST_ASIAN = re.compile(r"Noto Sans (SC|TC|HK|JP|KR) (\d+)")
EMOJI = "noto-emoji/files/noto-emoji-emoji-400-normal.woff2"
TOGETHER = {"Noto Sans": ("NotoSans", "NotoSansDevanagari")}
"""The client expects both scripts in one file."""
LEGAL_NAMES = [0, 7, 13, 14]


def build(font: EngineFont, sources: Path) -> None:
    target = FONTS / font.path
    target.parent.mkdir(parents=True, exist_ok=True)
    if piece := EAST_ASIAN.fullmatch(font.name):
        copyfile(east_asian(sources / NPM, piece[1].lower(), int(piece[2])), target)
    elif "Emoji" in font.name:
        write_part(TTFont(sources / NPM / EMOJI), font.characters, target)
    else:
        write_part(whole(sources / DEBIAN, font.name), font.characters, target)


def east_asian(packages: Path, language: str, number: int) -> Path:
    """The package has the same pieces in the same order, under names of its own."""
    package = packages / f"noto-sans-{language}"
    pieces = list(json.loads((package / "unicode.json").read_text()))
    name = pieces[number].strip("[]")
    return package / "files" / f"{package.name}-{name}-400-normal.woff2"


def whole(folder: Path, name: str) -> TTFont:
    """A family, some of which are one file here but asked for in numbered pieces."""
    files = [
        folder / f"{part}-Regular.ttf" for part in TOGETHER.get(name, (name.replace(" ", ""),))
    ]
    if not files[0].exists():
        return whole(folder, name.rpartition(" ")[0])
    return Merger().merge(files) if len(files) > 1 else TTFont(files[0])


def write_part(font: TTFont, characters: Iterable[int], target: Path) -> None:
    options = Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = ["*"]
    options.name_IDs = LEGAL_NAMES
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def main(sources: Path) -> None:
    rmtree(FONTS, ignore_errors=True)
    for font in engine_fonts(Path(get_package_web_dir()) / "main.dart.js"):
        build(font, sources)
    copyfile(sources / NPM / "noto-sans-sc/LICENSE", FONTS / "OFL.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
