"""What the project says about itself holds."""

import tomllib
from importlib.metadata import requires
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_requirement_is_pinned() -> None:
    asked = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["test"]]

    assert [line for line in asked if "==" not in line] == []


def test_all_parts_of_flet_are_of_one_version() -> None:
    parts = [line.split(";")[0] for line in PROJECT["dependencies"] if line.startswith("flet")]

    assert len({part.partition("==")[2] for part in parts}) == 1


def test_a_phone_gets_no_server() -> None:
    needed = [line for line in PROJECT["dependencies"] if ";" not in line]

    assert [line for line in needed if line.startswith(("flet-web", "flet-desktop"))] == []
    assert not any(line.startswith("fastapi") for line in requires("flet") or ())


def test_one_line_of_the_readme_starts_the_app_and_one_tests_it() -> None:
    lines = [line for line in README.splitlines() if line.startswith("    python3 -m venv")]

    assert [line.rsplit("python ")[-1] for line in lines] == ["main.py", "-m pytest"]


def test_the_page_that_starts_the_app_has_the_place_that_flet_fills_in() -> None:
    page = (ROOT / "assets" / "index.html").read_text(encoding="utf-8")

    assert page.count("<!-- fletAppConfig -->") == 1
    assert "https://" not in page


def test_the_licence_is_free() -> None:
    assert PROJECT["license"] == "MIT"
    assert "the Cabo Referee authors" in (ROOT / "LICENSE").read_text(encoding="utf-8")
