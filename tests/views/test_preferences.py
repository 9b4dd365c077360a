"""What the table chose comes back from the book, whatever stands there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.editions import NAMES, edition
from referee.ruleset import DOMAINS
from referee.setup import Setup
from views.preferences import TEXT_SIZES, Brightness, Pad, Preferences, language_for, preferences_in
from views.usual_rules import UsualRules, usual_rules_in

TABLES = st.builds(
    lambda name, target, jokers: UsualRules.of(
        Setup(edition=name).with_rule("target", target).with_rule("jokers", jokers)
    ),
    st.sampled_from(NAMES),
    st.none() | st.integers(1, 9999),
    st.sampled_from([0, 2, 4]),
)
CHOSEN = st.builds(
    Preferences,
    language=st.sampled_from([None, "en"]),
    brightness=st.sampled_from(Brightness),
    text_size=st.sampled_from(TEXT_SIZES),
    stays_awake=st.booleans(),
    vibrates=st.booleans(),
    is_introduced=st.booleans(),
    pad=st.sampled_from(Pad),
    usual=st.none() | TABLES,
)
ANYTHING = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.text())


@given(CHOSEN)
def test_what_was_kept_comes_back(chosen: Preferences) -> None:
    assert preferences_in(chosen.kept()) == chosen


@given(st.dictionaries(st.sampled_from(sorted(Preferences().kept())), ANYTHING))
def test_what_is_no_choice_is_as_if_nothing_was_chosen(settings: dict[str, object]) -> None:
    read = preferences_in(settings)

    for name, value in read.kept().items():
        assert value in (settings.get(name), Preferences().kept()[name])


@given(
    st.fixed_dictionaries(
        {"edition": st.sampled_from(NAMES) | ANYTHING},
        optional={"house": st.dictionaries(st.sampled_from(sorted(DOMAINS)), ANYTHING) | ANYTHING},
    )
)
def test_usual_rules_are_such_as_a_table_may_agree_on_or_none(kept: dict[str, object]) -> None:
    usual = usual_rules_in(kept)

    assert usual is None or usual_rules_in(usual.kept()) == usual


def test_usual_rules_are_kept_in_stored_words() -> None:
    table = Setup(edition="standard").with_rule("tie", "shared").with_rule("target", 50)

    kept = UsualRules.of(table).kept()

    assert kept == {"edition": "standard", "house": {"target": 50, "tie": "shared"}}
    assert usual_rules_in({"edition": "standard"}) == UsualRules("standard")
    assert edition("standard").rules == UsualRules("standard").rules


@pytest.mark.parametrize(
    ("device", "language"),
    [(("en-US",), "en"), (("EN_gb",), "en"), (("xx", "en"), "en"), (("xx-YY",), "en"), ((), "en")],
)
def test_the_language_of_the_device_is_taken_if_it_has_words(
    device: tuple[str, ...], language: str
) -> None:
    assert language_for(device) == language
