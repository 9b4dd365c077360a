"""What the stores are told about the app is complete, and all that it needs runs on a phone."""

import re
import struct
import tomllib
from importlib.metadata import distribution
from pathlib import Path

from storage.site.packages import packages

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FLET = PYPROJECT["tool"]["flet"]

BUILT_FOR_PHONES = {"msgpack"}
"""No pure Python; whoever builds with Flet gets it from Flet's own index."""


def test_the_app_has_its_names_and_ids() -> None:
    assert re.fullmatch(r"[a-z]+(\.[a-z]+)+", FLET["bundle_id"])
    assert FLET["bundle_id"].startswith(FLET["org"])
    assert FLET["build_number"] >= 1
    assert [
        name for name in ("product", "artifact", "company", "copyright") if not FLET[name]
    ] == []


def test_it_asks_for_nothing_but_to_vibrate() -> None:
    assert FLET["android"]["permission"] == {"android.permission.VIBRATE": True}
    assert "permissions" not in FLET


def test_it_turns_with_the_phone() -> None:
    assert not re.search("orientation", (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.I)


def test_the_picture_for_icons_and_splash_is_a_large_square() -> None:
    head = (ROOT / "assets" / "icon.png").read_bytes()[:24]

    assert struct.unpack(">II", head[16:]) == (1024, 1024)


def test_colours_are_colours() -> None:
    colours = (FLET["icon_background"], *FLET["splash"].values())

    assert all(re.fullmatch("#[0-9A-F]{6}", colour) for colour in colours)


def test_what_is_left_out_is_there_and_is_not_needed() -> None:
    needed = ("main.py", "referee", "views", "assets/fonts", "assets/assets", "assets/icon.png")
    left_out = FLET["app"]["exclude"]

    assert [name for name in left_out if not (ROOT / name).exists() and name != ".ci"] == []
    assert not {*needed} & {*left_out}


def test_every_package_on_a_phone_is_pure_python_or_built_for_it() -> None:
    names = packages(PYPROJECT["project"]["dependencies"])
    tags = {name: distribution(name).read_text("WHEEL") or "" for name in names}

    compiled = {name for name, tag in tags.items() if "Root-Is-Purelib: true" not in tag}

    assert compiled <= BUILT_FOR_PHONES
