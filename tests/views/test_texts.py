"""Every word of the app is there, in every language, and every one is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from views.texts.wording import Entry, entries, languages, locale_of

PROJECT = Path(__file__).parents[2]
VIEWS = PROJECT / "views"
PAGE = PROJECT / "assets" / "site"
OF_PAGE = re.compile(r"\"(site\.[a-z-]+)\"")
PLACEHOLDER = re.compile(r"\{[^{}]*\}")
SAYING = {"say", "text"}

ENGLISH = entries("en")


def forms(entry: Entry) -> dict[str, str]:
    return {"": entry} if isinstance(entry, str) else entry


def placeholders(entry: Entry) -> set[str]:
    return {found for words in forms(entry).values() for found in PLACEHOLDER.findall(words)}


def literals() -> Iterator[tuple[str, bool]]:
    """Every string in the code, and whether it is only the beginning of one: f"reason.{code}"."""
    for file in sorted(VIEWS.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
                    yield beginning, True
                case ast.Constant(value=str(words)):
                    yield words, False
    yield from ((key, False) for key in said_by_page())


def said_by_page() -> list[str]:
    """The keys of the scripts that start a published site."""
    scripts = [file.read_text(encoding="utf-8") for file in sorted(PAGE.glob("*.js"))]
    return OF_PAGE.findall("".join(scripts))


def said() -> Iterator[str]:
    """The keys that are said by their whole name."""
    for file in sorted(VIEWS.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id=name) | ast.Attribute(attr=name),
                    args=[ast.Constant(value=str(key)), *_],
                ) if name in SAYING and "." in key:
                    yield key


def test_every_key_that_is_said_is_in_the_texts() -> None:
    assert sorted({*said(), *said_by_page()} - set(ENGLISH)) == []


def test_every_text_is_said_somewhere() -> None:
    whole = {words for words, is_beginning in literals() if not is_beginning}
    beginnings = tuple(words for words, is_beginning in literals() if is_beginning and "." in words)

    unsaid = [key for key in ENGLISH if key not in whole and not key.startswith(beginnings)]

    assert unsaid == []


@pytest.mark.parametrize("language", languages())
def test_a_language_has_the_same_keys_as_english(language: str) -> None:
    assert set(entries(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", languages())
def test_a_language_has_the_same_placeholders_as_english(language: str) -> None:
    differing = [
        key
        for key, entry in entries(language).items()
        if placeholders(entry) != placeholders(ENGLISH[key])
    ]

    assert differing == []


@pytest.mark.parametrize("language", languages())
def test_a_language_has_its_own_plural_forms(language: str) -> None:
    tags = set(locale_of(language).plural_form.tags) | {"other"}
    wrong = [
        key for key, entry in entries(language).items() if set(forms(entry)) not in ({""}, tags)
    ]

    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_braces_in_texts_are_placeholders_only(language: str) -> None:
    odd = [
        key
        for key, entry in entries(language).items()
        if any(not re.fullmatch(r"\{[a-z_]+\}", found) for found in placeholders(entry))
        or any(
            brace in PLACEHOLDER.sub("", words) for words in forms(entry).values() for brace in "{}"
        )
    ]

    assert odd == []
