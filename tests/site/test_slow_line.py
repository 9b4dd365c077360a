"""A first visit over a line that is slow and breaks."""

from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.site.hosting import Browser
from tests.site.slow_line import Line, on_line

pytestmark = pytest.mark.browser

CARRIED = 8_000_000
"""Bytes of twelve million, so several files are on their way."""
HOW_FAR = "() => { const bar = document.querySelector('progress'); return bar.value / bar.max; }"
AT_ONCE = 3


def test_the_bar_tells_what_is_here_and_a_broken_line_costs_only_what_was_on_its_way(
    tmp_path: Path, playwright: Playwright, program: str, site: Path
) -> None:
    line = Line(CARRIED)
    with (
        on_line(site, line) as address,
        Browser(playwright, program, tmp_path / "profile", address).bare() as page,
    ):
        page.goto(address)
        page.wait_for_function(f"({HOW_FAR})() > 0.6")
        line.cut()
        page.get_by_text("It could not be loaded").wait_for()
        asked = {path for path in line.asked if ".packed" in path}
        line.mend()
        line.asked.clear()

        with page.expect_navigation():
            page.get_by_text("Try again").click()
        page.evaluate("navigator.serviceWorker.ready")

        assert len(asked.intersection(line.asked)) <= AT_ONCE
