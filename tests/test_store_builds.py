"""What the stores are told about the app is complete, and all that it needs runs on a phone."""

import re
import struct
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FLET = PYPROJECT["tool"]["flet"]

BUILT_FOR_PHONES = {"msgpack"}
"""No pure Python; whoever builds with Flet gets it from Flet's own index."""
ONLY_ON_COMPUTERS = {"flet-web", "flet-desktop"}


def test_the_app_has_its_names_and_ids() -> None:
    assert re.fullmatch(r"[a-z]+(\.[a-z]+)+", FLET["bundle_id"])
    assert FLET["bundle_id"].startswith(FLET["org"])
    assert FLET["build_number"] >= 1
    assert [
        name for name in ("product", "artifact", "company", "copyright") if not FLET[name]
    ] == []


def test_it_asks_for_nothing_but_to_vibrate() -> None:
    """Flet itself adds that an app may use the network."""
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


@pytest.mark.parametrize("system", ["Android", "iOS"])
def test_every_package_on_a_phone_is_pure_python_or_built_for_it(system: str) -> None:
    needed: dict[str, bool] = {}
    for line in PYPROJECT["project"]["dependencies"]:
        take_along(needed, line, system)

    assert {name for name, is_pure in needed.items() if not is_pure} <= BUILT_FOR_PHONES
    assert not needed.keys() & ONLY_ON_COMPUTERS
    # Flet asks for this one everywhere but in a browser.
    assert "httpx" in needed


def take_along(needed: dict[str, bool], line: str, system: str) -> None:
    """A package and what it asks for on that system; whether each is pure Python."""
    wanted = Requirement(line)
    there = {"platform_system": system, "sys_platform": system.lower(), "extra": ""}
    if wanted.name in needed or (wanted.marker and not wanted.marker.evaluate(there)):
        return
    found = distribution(wanted.name)
    needed[wanted.name] = "Root-Is-Purelib: true" in (found.read_text("WHEEL") or "")
    for other in found.requires or ():
        take_along(needed, other, system)
