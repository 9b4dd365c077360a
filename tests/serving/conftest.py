"""A served table with one game on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serving.host import Host
from tests.views.at_table import sheet


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("table") / "book", sheet()) as host:
        yield host


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return tmp_path / "book"
