"""The engine gives the same in the Python of a browser as in this one."""

import json

import pytest
from playwright.sync_api import Playwright

from tests.site.hosting import Host
from tests.site.in_browser import page_of, said_by
from tests.test_cases import CASES, Json, short

pytestmark = pytest.mark.browser

SCORE = """
import json
from referee.errors import RefereeError
from storage.document import read_games
from views.console.score import error_line, score_text

def scored(document):
    try:
        return score_text(read_games(document.encode()).games, is_backup=False)
    except RefereeError as fault:
        return error_line(fault)

json.dumps([scored(document) for document in json.loads(given)])
"""


def test_all_cases_come_out_in_the_browser_as_they_do_here(
    playwright: Playwright, program: str, hosted: Host
) -> None:
    documents = [json.dumps(case["game"]) for case in CASES]

    with page_of(playwright, program, hosted.address) as page:
        said = json.loads(said_by(page, SCORE, json.dumps(documents)))

    assert [in_short(report) for report in said] == [case["expect"] for case in CASES]


def in_short(said: str) -> Json:
    """What was printed, in the words of the cases."""
    return {"error": said} if said.startswith("error: ") else short(json.loads(said))
