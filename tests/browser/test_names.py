"""Names in any script are drawn with what the app brings, without asking the network."""

from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.browser import PATIENCE, Phone, Size
from tests.browser.server import Server

PROGRAM = Path(__file__).with_name("names_app.py")
SCRIPTS = ["arabic", "emoji", "hebrew", "khmer", "kr", "myanmar", "sc", "tamil", "thai"]
HAVE_COME = """scripts => scripts.every(script => performance.getEntriesByType('resource')
    .some(file => file.name.includes('/fonts/notosans' + script)
        || file.name.includes('/fonts/notocolor' + script)))"""


def test_every_letter_is_found_and_on_this_machine(chromium: Browser, tmp_path: Path) -> None:
    asked: list[str] = []
    page = chromium.new_page()
    page.on("request", lambda request: asked.append(request.url))

    with Server(tmp_path / "none", PROGRAM) as server:
        phone = Phone(page, server.address)
        phone.open()
        page.wait_for_function(HAVE_COME, arg=SCRIPTS, timeout=4 * PATIENCE)
        phone.turn(Size(640, 360))
        phone.see("That is all")
        page.close()

    # The client looks once more when the faces of the app come after the first layout. For a
    # letter that is missing it would ask at every layout.
    assert max(Counter(address for address in asked if "/noto" in address).values()) <= 2
    own = (server.address, "data:", "blob:")
    assert [address for address in asked if not address.startswith(own)] == []
    assert phone.faults == []
