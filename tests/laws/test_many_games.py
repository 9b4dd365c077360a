"""Every law once more, for very many games."""

import importlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import is_hypothesis_test, settings

HERE = Path(__file__)
Law = Callable[[], None]


def laws() -> Iterator[Law]:
    for path in sorted(HERE.parent.glob("test_*.py")):
        if path != HERE:
            module = importlib.import_module(f"tests.laws.{path.stem}")
            yield from (law for law in vars(module).values() if is_hypothesis_test(law))


@pytest.mark.long
@pytest.mark.parametrize("law", [*laws()], ids=lambda law: law.__name__)
def test_it_holds_for_very_many_games(law: Law) -> None:
    settings(max_examples=3_000)(law)()
