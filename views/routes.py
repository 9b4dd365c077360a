"""The address of each page, and the page of an address."""

from dataclasses import dataclass, replace
from urllib.parse import quote, unquote

from referee.people import key_of
from views.page import (
    About,
    Across,
    Entry,
    Evening,
    FirstSteps,
    Games,
    Home,
    NewGame,
    Page,
    Players,
    Received,
    Record,
    Records,
    Rounds,
    Rules,
    Settings,
    Somebody,
    Table,
)
from views.state import State

LONGEST_NUMBER = 9
"""Digits in an address; more of them name nothing, and far more of them no number at all."""


@dataclass(frozen=True, slots=True)
class Address:
    """A page, and the game that it needs."""

    page: Page
    game_id: str | None = None
    """None: it needs none."""


PLAIN = {
    Home: "/",
    NewGame: "/new",
    Games: "/games",
    Players: "/players",
    Records: "/records",
    Settings: "/settings",
    About: "/about",
}
"""Pages that have one address."""


def route_of(state: State) -> str:
    """The address of what is shown."""
    game = state.open.kept.sheet.id if state.open else ""
    match state.page:
        case Somebody(key=key):
            return f"/players/{quote(key, safe='')}"
        case Evening(number=number):
            return f"/evenings/{number}"
        case Record():
            return f"/games/{state.record.sheet.id if state.record else ''}"
        case Received(letters=letters):
            return f"/shared/{letters}"
        case Table(is_sheet=False):
            return f"/game/{game}"
        case Table():
            return f"/game/{game}/sheet"
        case Entry():
            return f"/game/{game}/round"
        case Rounds():
            return f"/game/{game}/rounds"
        case Across():
            return f"/game/{game}/across"
        case FirstSteps(is_again=is_again):
            # Home will stand there from now on, unless somebody only looks at them again.
            return "/about/steps" if is_again else "/"
        case Rules(ruling=ruling):
            return "/rules" if ruling is None else f"/rules/{ruling}"
    return PLAIN[type(state.page)]


def address_of(route: str) -> Address:
    """What an address shows; Home for one that is not known."""
    match [part for part in route.split("?")[0].split("/") if part]:
        case ["new"]:
            return Address(NewGame())
        case ["settings"]:
            return Address(Settings())
        case ["about"]:
            return Address(About())
        case ["about", "steps"]:
            return Address(FirstSteps(is_again=True))
        case ["rules"]:
            return Address(Rules())
        case ["rules", ruling]:
            return Address(Rules(trail=(ruling,)))
        case ["games"]:
            return Address(Games())
        case ["games", game]:
            return Address(Record(), game)
        case ["players"]:
            return Address(Players())
        case ["players", key]:
            return Address(Somebody(key_of(unquote(key))))
        case ["records"]:
            return Address(Records())
        case ["evenings", number] if number.isdecimal() and len(number) <= LONGEST_NUMBER:
            return Address(Evening(int(number)))
        case ["shared", letters]:
            return Address(Received(letters=letters))
        case ["game", game]:
            return Address(Table(), game)
        case ["game", game, "sheet"]:
            return Address(Table(is_sheet=True), game)
        case ["game", game, "round"]:
            return Address(Entry(), game)
        case ["game", game, "rounds"]:
            return Address(Rounds(), game)
        case ["game", game, "across"]:
            return Address(Across(), game)
    return Address(Home())


def leads_back(state: State, route: str) -> bool:
    """Whether an address is that of the page from which the rules were opened."""
    page = state.page
    if not isinstance(page, Rules) or page.below is None:
        return False
    return route_of(replace(state, page=page.below.page)) == route
