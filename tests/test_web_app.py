"""What a browser is given before it speaks with the app."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path

import pytest

from tests.program import started
from views.launch import client_folder
from views.window import ASSETS


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with started(tmp_path_factory.mktemp("home")) as program:
        yield program.address()


def asked(address: str, method: str = "GET") -> HTTPResponse:
    """The answer, whatever it is."""
    try:
        answer: HTTPResponse = urllib.request.urlopen(
            urllib.request.Request(address, method=method)
        )
        return answer
    except urllib.error.HTTPError as refused:
        return refused  # type: ignore[return-value]


def test_every_page_of_the_app_begins_with_the_start_page(address: str) -> None:
    pages = [asked(f"{address}{path}").read() for path in ("/", "/games", "/game/0/round")]

    assert pages == [pages[0]] * 3
    assert b"flet.noCdn=true" in pages[0]


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/main.dart.wasm", "application/wasm"), ("/main.dart.mjs", "text/javascript")],
)
def test_the_client_comes_with_its_kind_and_may_draw_beside(
    address: str, path: str, kind: str
) -> None:
    answer = asked(f"{address}{path}", "HEAD")

    assert answer.status == 200
    assert answer.headers["Content-Type"].startswith(kind)
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert answer.headers["Cross-Origin-Embedder-Policy"] == "require-corp"


@pytest.mark.parametrize(
    "path",
    ["/nothing.js", "/../pyproject.toml", "/%2e%2e/pyproject.toml", "/assets/../../main.py.txt"],
)
def test_what_is_no_file_of_the_app_is_not_there(address: str, path: str) -> None:
    assert asked(f"{address}{path}").status == 404


def test_nobody_can_put_something_there(address: str) -> None:
    assert asked(address, "POST").status == 405
    assert asked(f"{address}/upload", "PUT").status == 405


def test_the_fonts_that_are_loaded_at_the_start_are_in_the_client() -> None:
    manifest = Path(ASSETS, "assets", "FontManifest.json").read_text(encoding="utf-8")
    names = [font["asset"] for family in json.loads(manifest) for font in family["fonts"]]

    assert [name for name in names if not (client_folder() / "assets" / name).is_file()] == []
    assert "fonts/MaterialIcons-Regular.otf" in names
