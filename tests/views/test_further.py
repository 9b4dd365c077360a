"""Every page has what draws it, though most are imported only when they are asked for."""

from typing import get_args

from views.further import PAGES
from views.lying import SHEETS
from views.overlay import Overlay
from views.page import Entry, Home, Page, Table


def test_every_page_is_drawn_by_something() -> None:
    assert {*PAGES, Home, Table, Entry} == set(get_args(Page))


def test_every_sheet_is_drawn_by_something() -> None:
    assert set(SHEETS) == set(get_args(Overlay))
