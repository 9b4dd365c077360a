"""Draws the icon, a circled 0: a call that held, with the best hand there is.

pip install -e '.[fonts]' && python assets/build_icons.py
"""

from pathlib import Path

from fontTools.misc.transform import Offset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

ASSETS = Path(__file__).parent
FACE = ASSETS / "fonts" / "Newsreader-Figures.ttf"
PAPER, INK = "#FAF6EC", "#1F1B16"
FINE = 4
"""How many times larger a picture is drawn before it is made smooth."""
RING, LINE, FIGURE = 0.33, 0.042, 0.56
"""Radius, line and type size as parts of the side."""
BIG = 1.45
"""For the smallest pictures the drawing fills the whole square."""


def picture(side: int, scale: float, paper: str | None) -> Image.Image:
    """`paper` None leaves the ground clear."""
    full = side * FINE
    image = Image.new("RGBA", (full, full), paper or (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.circle(
        (full / 2, full / 2), RING * full * scale, outline=INK, width=round(LINE * full * scale)
    )
    face = ImageFont.truetype(FACE, FIGURE * full * scale)
    left, top, right, bottom = draw.textbbox((0, 0), "0", font=face)
    draw.text((full / 2 - (left + right) / 2, full / 2 - (top + bottom) / 2), "0", INK, face)
    return image.resize((side, side), Image.Resampling.LANCZOS)


def rounded(image: Image.Image) -> Image.Image:
    side = image.width
    mask = Image.new("L", (side * FINE, side * FINE))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *mask.size), side * FINE * 0.22, fill=255)
    image.putalpha(mask.resize(image.size, Image.Resampling.LANCZOS))
    return image


def drawing() -> str:
    """The same as an SVG in units of the face, for every size."""
    font = TTFont(FACE)
    em = font["head"].unitsPerEm
    glyphs = font.getGlyphSet()
    zero = glyphs[font.getBestCmap()[ord("0")]]
    bounds = BoundsPen(glyphs)
    zero.draw(bounds)
    left, bottom, right, top = bounds.bounds
    path = SVGPathPen(glyphs)
    zero.draw(TransformPen(path, Offset(-(left + right) / 2, -(bottom + top) / 2)))
    side = round(em / FIGURE)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"'
        f' viewBox="{-side // 2} {-side // 2} {side} {side}">\n'
        f'<rect x="{-side // 2}" y="{-side // 2}" width="{side}" height="{side}" fill="{PAPER}"/>\n'
        f'<circle r="{(RING - LINE / 2) * side:.0f}" fill="none" stroke="{INK}"'
        f' stroke-width="{LINE * side:.0f}"/>\n'
        f'<path fill="{INK}" transform="scale(1 -1)" d="{path.getCommands()}"/>\n</svg>\n'
    )


def main() -> None:
    icons = ASSETS / "icons"
    icons.mkdir(exist_ok=True)
    (ASSETS / "icon.svg").write_text(drawing())
    picture(1024, 1, PAPER).save(ASSETS / "icon.png", optimize=True)
    rounded(picture(48, BIG, PAPER)).save(ASSETS / "favicon.png", optimize=True)
    picture(192, 1, PAPER).save(icons / "apple-touch-icon-192.png", optimize=True)
    for side in (192, 512):
        rounded(picture(side, 1, PAPER)).save(icons / f"icon-{side}.png", optimize=True)
        picture(side, 1, PAPER).save(icons / f"icon-maskable-{side}.png", optimize=True)


if __name__ == "__main__":
    main()
