"""What the table chose comes back from the book, whatever stands there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from views.preferences import TEXT_SIZES, Brightness, Preferences, language_for, preferences_in

CHOSEN = st.builds(
    Preferences,
    language=st.sampled_from([None, "en"]),
    brightness=st.sampled_from(Brightness),
    text_size=st.sampled_from(TEXT_SIZES),
    stays_awake=st.booleans(),
    vibrates=st.booleans(),
    is_introduced=st.booleans(),
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


@pytest.mark.parametrize(
    ("device", "language"),
    [(("en-US",), "en"), (("EN_gb",), "en"), (("xx", "en"), "en"), (("xx-YY",), "en"), ((), "en")],
)
def test_the_language_of_the_device_is_taken_if_it_has_words(
    device: tuple[str, ...], language: str
) -> None:
    assert language_for(device) == language
