"""Marks tell players apart by shape and letters."""

import pytest

from views.parts.mark import letters_of


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Ana", "Ben", "Élodie"], ["A", "B", "É"]),
        (["Ana", "Ben", "Anton"], ["Aa", "B", "At"]),
        (["Ana", "anton"], ["Aa", "At"]),
        (["Ann", "Anna"], ["An", "Aa"]),
        (["Ana B", "Ana C"], ["Ab", "Ac"]),
        (["Ben", "Bea", "Bert"], ["Bn", "Ba", "Br"]),
        (["李雷", "韩梅梅"], ["李", "韩"]),
        (["A", "Aa"], ["A1", "Aa"]),
        (["Wanda", "Wendy", "Wea"], ["Wa", "Wy", "We"]),
        (["W", "WW", "W1"], ["W2", "Ww", "W1"]),
        (["Wanda", "Wilma", "Walt", "Wim"], ["Wn", "Wi", "Wt", "Wm"]),
        ([], []),
    ],
)
def test_players_with_one_initial_get_a_second_letter(names: list[str], letters: list[str]) -> None:
    assert list(letters_of(names)) == letters


def test_no_two_players_of_a_table_have_the_same_letters() -> None:
    names = ["Anna", "Anne", "Annabel", "Ann", "Anni", "An", "A", "Annika"]

    assert len(set(letters_of(names))) == len(names)


def test_who_sits_at_the_table_keeps_the_letters_and_nobody_else_has_them() -> None:
    table = ["Wanda", "Ben", "Wendy"]

    assert letters_of(table) == ("Wa", "B", "We")
    assert letters_of(["Bea", "Wea", "Cy"], table) == ("Ba", "W3", "C")
