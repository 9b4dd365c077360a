"""What is written when the app is published, and when nothing is."""

import gzip
import hashlib
import json
import re
from pathlib import Path
from urllib.request import urlopen

import pytest

from storage.errors import Rejected
from storage.files import exists
from storage.platforms import files_here
from storage.site.packages import NoPackage, package_files
from storage.site.publish import MARK, SCRIPTS, check_free
from tests.program import run, started
from tests.site.hosting import ROOT, published

OTHER_MACHINES = re.compile(rb"https?://(?!www\.w3\.org/)[\w.-]+")


def kept_by(site: Path) -> dict[str, tuple[str, int, str]]:
    """What the service worker of a site says of its files."""
    script = (site / "keeper.js").read_text(encoding="utf-8")
    listed = re.search(r"const FILES = (\{.*?\n\});?", script, re.DOTALL)
    assert listed
    found: dict[str, tuple[str, int, str]] = json.loads(listed[1].replace("};", "}"))
    return found


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear Ana")

    with pytest.raises(Rejected, match="not-a-site"):
        check_free(files_here(), tmp_path)


def test_the_command_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear Ana")

    ended = run(tmp_path, "publish", tmp_path)

    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith("Cabo Referee cannot publish: ")
    assert ended.stderr.count("\n") == 1
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_what_is_no_site_is_not_handed_out(tmp_path: Path) -> None:
    ended = run(tmp_path, "preview", tmp_path / "nowhere")

    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith("Cabo Referee cannot preview: there is no site in ")
    assert ended.stderr.count("\n") == 1


def test_a_preview_hands_the_site_out_until_it_is_ended(site: Path, tmp_path: Path) -> None:
    with started(tmp_path, "preview", site, "--port", "0") as program:
        with urlopen(f"{program.address()}pyodide/pyodide.mjs") as answer:
            kind = answer.headers["Content-Type"]
        ended = program.stop()

    assert kind == "text/javascript"
    assert ended == (0, "")


def test_an_earlier_site_is_replaced_and_what_it_had_more_is_gone(site: Path, cache: Path) -> None:
    (site / "old.js").write_text("old")

    published(site, cache)

    assert not exists(files_here(), site / "old.js")
    assert exists(files_here(), site / MARK)


def test_the_same_app_is_the_same_site_to_the_byte(site: Path, cache: Path, tmp_path: Path) -> None:
    version = published(tmp_path / "again", cache).version

    assert json.loads((site / MARK).read_bytes())["version"] == version
    assert (site / "keeper.js").read_bytes() == (tmp_path / "again" / "keeper.js").read_bytes()


def test_every_kept_file_is_what_the_keeper_says(site: Path) -> None:
    for path, (digest, size, _) in kept_by(site).items():
        packed = (site / f"{path}.packed").read_bytes()

        assert (hashlib.sha256(packed).hexdigest(), len(packed)) == (digest, size)
        assert gzip.decompress(packed) == (site / path).read_bytes()


def test_the_pages_and_scripts_name_no_other_machine(site: Path) -> None:
    own = ("index.html", *SCRIPTS)

    assert [name for name in own if OTHER_MACHINES.search((site / name).read_bytes())] == []


def test_the_page_starts_without_what_only_a_program_serves(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")

    assert [name for name in ("python.js", "line.js", "fletAppConfig") if name in page] == []


def test_a_first_visit_stays_small(site: Path) -> None:
    """Megabytes of 10**6; an empty app has 10.9 of them by what Flet and Python are."""
    kept = kept_by(site)
    others = ("canvaskit/canvaskit.js", "canvaskit/canvaskit.wasm")

    assert sum(size for path, (_, size, _) in kept.items() if path not in others) < 13e6


def test_a_package_that_cannot_be_fetched_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    project = (ROOT / "pyproject.toml").read_bytes()

    with pytest.raises(NoPackage, match="msgpack"):
        list(package_files(files_here(), project, tmp_path))
