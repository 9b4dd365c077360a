"""The addresses at which a table may be asked for: those of its machine, and those it is given."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.program import run
from tests.serving.bare import ask, joined, line_to
from tests.serving.host import Host
from tests.views.at_table import sheet
from views.serving.doors import names_of, with_port


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("named") / "book", sheet())
    host.start("--address", "Den.example", "--address", "192.168.0.7:80")
    yield host
    host.end(signal.SIGINT)


def test_phones_are_told_the_first_further_address(host: Host) -> None:
    assert f"The table is open at http://den.example:{host.port}\n" in host.said


def test_a_further_address_leads_to_the_table_and_no_other_one_does(host: Host) -> None:
    cookie = joined(host.address, host.code)

    def status(name: str) -> int:
        return ask(host.address, "/", host=name, cookie=cookie).status

    known = (f"den.example:{host.port}", "192.168.0.7", "192.168.0.7:80")
    assert [status(name) for name in known] == [200] * 3
    foreign = ("den.example", "evil.example", f"192.168.0.7:{host.port}", "xden.example:80")
    assert [status(name) for name in foreign] == [421] * 4


async def test_a_line_comes_from_a_page_of_the_name_it_asks_for(host: Host) -> None:
    cookie, named = joined(host.address, host.code), f"http://den.example:{host.port}"

    async with line_to(named, cookie):
        pass
    with pytest.raises(InvalidStatus):
        async with line_to(named, cookie, "http://evil.example"):
            pass


@pytest.mark.parametrize("nonsense", ["http://den", "*", "den:port", "a b", "", "den/", "[den]"])
def test_nonsense_is_no_address(tmp_path: Path, nonsense: str) -> None:
    ended = run(tmp_path, "serve", "--host", "127.0.0.1", "--address", nonsense)

    assert ended.returncode == 2
    assert "no name or address of a machine" in ended.stderr


def test_a_port_is_that_of_the_table_unless_another_one_is_named() -> None:
    assert with_port("Den", 8550) == "den:8550"
    assert with_port("den:90", 8550) == "den:90"
    assert with_port("[fe80::1]", 8550) == "[fe80::1]:8550"


def test_browsers_leave_the_usual_port_out() -> None:
    assert names_of(["den:80"]) == {"den:80", "den"}
    assert names_of(["den:8080"]) == {"den:8080"}
