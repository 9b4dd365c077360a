"""What a name is, by example."""

import pytest

from referee.names import is_good_name, is_same_name, spelled


def test_a_name_is_trimmed_and_composed() -> None:
    assert spelled("  Zoe\u0308 ") == "Zo\u00eb"


@pytest.mark.parametrize("name", ["A", "Anne Marie", "李", "a" * 40, "O'Neill", "😀"])
def test_a_good_name_is_up_to_forty_letters_of_any_script(name: str) -> None:
    assert is_good_name(name)


@pytest.mark.parametrize("name", ["", "a" * 41, "a\tb", "\x00", "\ud800"])
def test_nothing_and_what_cannot_be_shown_is_no_name(name: str) -> None:
    assert not is_good_name(name)


def test_capitals_make_no_other_name() -> None:
    assert is_same_name("Ana", "ANA")
    assert is_same_name("Straße", "STRASSE")
    assert not is_same_name("Ana", "Anna")
