"""Every page and sheet of the app, and what is tapped to get there in any language."""

from enum import Enum, auto
from typing import NamedTuple

from storage.letter import letter_of
from tests.browser.full_book import CABANGA, OVER, RUNNING, TIED, WIDE, sent


class Said(NamedTuple):
    """A thing by its words, which are those of the language."""

    key: str
    values: tuple[tuple[str, object], ...] = ()


class Way(Enum):
    """What is done on the way without a tap."""

    DOWN = auto()
    """On to the end of the page."""


Step = str | Said | Way
"""What is tapped: a thing by its identifier, which is the same in every language, or by words."""


class Stop(NamedTuple):
    """One page, or what lies on it."""

    name: str
    path: str
    steps: tuple[Step, ...] = ()
    """From the page to the sheet; Escape closes it again."""

    @property
    def is_sheet(self) -> bool:
        return any(not isinstance(step, Way) for step in self.steps)


MORE, MORE_OF_IT = Said("table.more"), Said("settings.more")


def _game(game: str, page: str = "") -> str:
    return f"/game/{game}{page}"


RECEIVED = f"/shared/{letter_of(sent())}"
ROUND = _game(RUNNING, "/round")

EIGHT = (("number", 8),)
IMPOSSIBLE = (
    *(Said("table.record", EIGHT), "nobody", *("key-0",) * 4),
    Said("entry.save", EIGHT),
)
"""Four hands of nothing are entered, and saved."""

PAGES = (
    Stop("home", "/"),
    Stop("games", "/games"),
    Stop("game", f"/games/{OVER}"),
    Stop("received", RECEIVED),
    Stop("players", "/players"),
    Stop("player", "/players/ana"),
    Stop("records", "/records"),
    Stop("evening", "/evenings/0"),
    Stop("rules", "/rules"),
    Stop("ruling", "/rules/D-57"),
    Stop("settings", "/settings"),
    Stop("trash", "/settings", (Way.DOWN,)),
    Stop("about", "/about"),
    Stop("steps", "/about/steps"),
    Stop("table", _game(RUNNING)),
    Stop("entry", ROUND),
    Stop("keypad", ROUND, (Said("entry.other-number"),)),
    Stop("rounds", _game(RUNNING, "/rounds")),
    Stop("correction", _game(RUNNING, "/rounds"), ("cell-1-0",)),
    Stop("across", _game(RUNNING, "/across")),
    Stop("tie", _game(TIED)),
    Stop("end", _game(OVER)),
    Stop("sheet", _game(OVER, "/sheet")),
    Stop("new", "/new"),
)
"""Each at its own address, or one tap beside it."""

SHEETS = (
    Stop("why", _game(RUNNING), ("standing-0",)),
    Stop("menu", _game(RUNNING), (MORE,)),
    Stop("join", _game(RUNNING), (MORE, "menu-join")),
    Stop("leave", _game(RUNNING), (MORE, "menu-leave")),
    Stop("rename", _game(RUNNING), (MORE, "menu-rename")),
    Stop("seats", _game(RUNNING), (MORE, "menu-move-seats")),
    Stop("dealer", _game(RUNNING), (MORE, "menu-dealer")),
    Stop("note", _game(RUNNING), (MORE, "menu-note")),
    Stop("stop", _game(RUNNING), (MORE, "menu-stop")),
    Stop("house-rules", _game(RUNNING), (MORE, "menu-house-rules")),
    Stop("gap", _game(CABANGA), (Said("gap.open"),)),
    Stop("share", _game(OVER), (Said("share.open"),)),
    Stop("add", "/new", (Said("new.add"),)),
    Stop("order", "/new", (Said("new.order"),)),
    Stop("paper", "/new", ("paper",)),
    Stop("occasion", "/new", ("occasion",)),
    Stop("this-game", f"/games/{OVER}", (MORE_OF_IT,)),
    Stop("this-person", "/players/ana", (MORE_OF_IT,)),
    Stop("merge", "/players/ana", (MORE_OF_IT, "merge")),
    Stop("edition", "/rules", (Said("rulings.edition"),)),
    Stop("export", "/settings", ("export",)),
    Stop("empty-trash", "/settings", (Way.DOWN, Said("settings.empty-trash"))),
    Stop("import", RECEIVED, (Said("share.keep"),)),
    Stop("doubts", _game(RUNNING), IMPOSSIBLE),
)
"""Each lies on a page; the last one leaves hands on the entry."""

LONG_NAMES = (
    Stop("long-table", _game(WIDE)),
    Stop("long-entry", _game(WIDE, "/round")),
    Stop("long-rounds", _game(WIDE, "/rounds")),
    Stop("long-menu", _game(WIDE), (MORE,)),
    Stop("long-leave", _game(WIDE), (MORE, "menu-leave")),
)
"""A full table of names with 40 letters."""
