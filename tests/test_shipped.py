"""What the app says about its version and its licences holds."""

import tomllib
from importlib.metadata import metadata, requires
from pathlib import Path

from packaging.requirements import Requirement

from views.shipped import EVERYTHING, PACKAGES, VERSION

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def needed(line: str, for_extras: tuple[str, ...] = ("",)) -> set[str]:
    """A package, and all that it brings along on this machine."""
    asked = Requirement(line)
    marker = asked.marker
    if marker and not any(marker.evaluate({"extra": extra}) for extra in for_extras):
        return set()
    extras = ("", *sorted(asked.extras))
    brought = (needed(other, extras) for other in requires(asked.name) or ())
    return {asked.name.lower().replace("_", "-")}.union(*brought)


def licence_of(package: str) -> str:
    said = metadata(package).json
    return " ".join(str(said.get(key)) for key in ("license_expression", "license", "classifier"))


def test_the_version_is_that_of_the_project() -> None:
    assert PROJECT["version"] == VERSION


def test_everything_that_is_installed_with_the_app_is_named_with_its_licence() -> None:
    licences = {name: shipped.licence for shipped in PACKAGES for name in shipped.names}
    packages = set().union(*map(needed, PROJECT["dependencies"]))

    wrong = [name for name in packages if licences.get(name, "none") not in licence_of(name)]

    assert wrong == []


def test_every_licence_text_of_the_project_is_named_and_there() -> None:
    named = {text for shipped in EVERYTHING for text in shipped.texts}
    there = {file.relative_to(ROOT).as_posix() for file in ROOT.glob("assets/**/OFL*.txt")}

    assert named == {"LICENSE", *there}
