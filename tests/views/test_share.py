"""A game given to somebody else: as words, as a link and a code, as a picture, as a file."""

import flet as ft
import pytest

from main import LibraryBook
from referee.sheet import ScoreSheet
from storage.letter import file_in, letter_of
from storage.library import Library
from storage.parcel import read_parcel
from tests.control_tree import texts, walk, words_of
from tests.screen import Main, Screen
from tests.storage.test_letter import long_game
from tests.views.at_table import now
from tests.views.gallery import LOOK
from tests.views.open_game import evening
from views.app import start
from views.desk import Desk
from views.letters import written
from views.parts.game_picture import size_of
from views.parts.qr import code_of
from views.parts.told_game import told_game
from views.preferences import is_address
from views.sharing import Reach, reach_at, reach_of
from views.sheets.share_code import share_code_sheet

SITE = "https://cards.example"


def at(route: str, library: Library, url: str = SITE) -> Main:
    """The app as it is opened at an address."""

    async def main(page: ft.Page) -> None:
        page.session.connection.page_url = url
        page.route = route
        await start(page, LibraryBook(library), now)

    return main


def book_with(*games: ScoreSheet) -> Library:
    library = Library.in_memory()
    for game in games:
        library.create(game)
    return library


def copied(screen: Screen, key: str) -> str:
    """What a tap on this button copies."""
    button = screen.target(key)
    assert isinstance(button, ft.FilledButton)
    assert isinstance(button.action, ft.CopyToClipboard)
    return button.action.data


def drawn(screen: Screen) -> str:
    """The picture that is shown."""
    images = [control for control in walk(screen.shown) if isinstance(control, ft.Image)]
    return str(images[0].src)


def test_a_game_is_told_in_a_few_lines() -> None:
    assert told_game(LOOK, evening()).splitlines() == [
        "Ana won",
        "Ben and Cleo passed 100. Ana is lowest.",
        "",
        "1. Ana: 60",
        "2. Dev: 85",
        "3. Cleo: 104",
        "4. Ben: 111",
        "",
        "CABO 0–13, classic, 11 rounds",
    ]


def test_house_rules_day_place_and_note_are_told_where_there_are_any() -> None:
    told = told_game(LOOK, long_game(2))

    assert "House rules: No target" in told
    assert "Sun, 29 Nov 2026" in told


async def test_one_tap_at_the_end_and_one_more_copy_the_words() -> None:
    async with Screen(at(f"/game/{evening().id}", book_with(evening()))) as screen:
        await screen.tap("share")
        assert copied(screen, "copy-text") == told_game(LOOK, evening())

        await screen.tap("copy-text")

        assert screen.is_shown("Copied")


async def test_where_the_browser_copies_nothing_the_words_can_be_selected() -> None:
    main = at(f"/games/{evening().id}", book_with(evening()), "http://192.168.1.5:8550")
    async with Screen(main) as screen:
        await screen.tap("share")

        told = [control for control in walk(screen.shown) if words_of(control).startswith("Ana")]

        assert [getattr(control, "selectable", None) for control in told] == [True]
        assert not screen.is_shown("copy-text")


async def test_the_link_holds_the_whole_game() -> None:
    async with Screen(at(f"/games/{evening().id}", book_with(evening()))) as screen:
        await screen.tap("share")
        await screen.tap("share-code")

        site, letters = copied(screen, "copy-link").split("/shared/")

        assert site == SITE
        assert read_parcel(file_in(letters)).games == (evening(),)
        assert drawn(screen).startswith("<svg")


async def test_without_an_address_the_code_holds_the_game_alone() -> None:
    main = at(f"/games/{evening().id}", book_with(evening()), "unix:/app")
    async with Screen(main) as screen:
        await screen.tap("share")
        await screen.tap("share-code")

        assert copied(screen, "copy-link") == letter_of(evening())
        assert screen.is_shown("QR code of the game")


async def test_links_lead_to_the_address_that_the_table_has_named() -> None:
    library = book_with(evening())
    async with Screen(at(f"/games/{evening().id}", library)) as screen:
        await screen.tap("share")
        await screen.tap("share-code")
        await screen.tap("share-address")
        await screen.type("address", "no address")
        assert screen.is_shown("This is no address")

        await screen.type("address", "https://games.example/cabo")
        await screen.tap("address-yes")

        assert copied(screen, "copy-link").startswith("https://games.example/cabo/#/shared/A")
        assert library.settings()["address"] == "https://games.example/cabo"


@pytest.mark.parametrize(
    ("text", "is_good"),
    [
        ("https://games.example/cabo/", True),
        ("http://192.168.1.5:8550", True),
        ("", False),
        ("games.example", False),
        ("javascript:alert(1)", False),
        ("https://games.example/#x", False),
        ("https://games.example/?a=b", False),
        (f"https://{'a' * 100}.example", False),
    ],
)
def test_only_what_a_link_can_begin_with_is_an_address(text: str, is_good: bool) -> None:
    assert is_address(text) is is_good


def test_a_hundred_rounds_of_six_players_are_a_link_only() -> None:
    assert code_of(f"{SITE}/shared/", letter_of(long_game(120))) is None


async def test_a_game_that_is_too_long_for_a_link_says_so_and_offers_the_file() -> None:
    game = long_game(1000)
    desk = Desk(LibraryBook(book_with(game)), now)
    await desk.go_to(f"/games/{game.id}")

    await desk.change(written(desk.book, game))

    sheet = share_code_sheet(LOOK, desk.state, desk)
    assert "This game is too long for a link or a QR code" in " ".join(texts(sheet))
    assert "Save the file" in texts(sheet)


async def test_a_file_holds_the_game_as_it_is_on_the_screen() -> None:
    async with Screen(at(f"/shared/{letter_of(evening())}", book_with())) as screen:
        await screen.tap("share")
        await screen.tap("share-file")
        await screen.until(lambda: "given" in screen.kept)

        assert read_parcel(screen.kept["given"]["src_bytes"]).games == (evening(),)


async def test_the_picture_is_shown_before_it_is_saved() -> None:
    async with Screen(at(f"/game/{evening().id}", book_with(evening()))) as screen:
        await screen.tap("share")
        await screen.tap("share-picture")

        assert screen.is_shown("save-picture")
        assert any(isinstance(control, ft.Screenshot) for control in walk(screen.shown))


def test_the_size_of_a_picture_stands_at_its_beginning() -> None:
    head = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (1152).to_bytes(4, "big") + (3192).to_bytes(4, "big")

    assert size_of(head + b"rest") == (1152, 3192)


def test_twenty_rounds_of_six_players_fit_a_code_that_a_phone_can_read() -> None:
    code = code_of("http://192.168.178.20:8550/shared/", letter_of(long_game(20)))

    assert code is not None
    assert code.get_version() <= 18


@pytest.mark.parametrize(
    ("url", "links"),
    [
        ("ws://192.168.1.5:8550", "http://192.168.1.5:8550/shared/"),
        ("wss://cards.example/cabo/", "https://cards.example/cabo/shared/"),
        ("unix:/app", ""),
        ("", ""),
        (None, ""),
    ],
)
def test_links_begin_where_the_app_is_open(url: str | None, links: str) -> None:
    assert reach_of(url, is_static=False).links == links


def test_links_to_a_site_without_a_server_have_their_route_behind_the_hash() -> None:
    assert reach_of(f"{SITE}/index.html", is_static=True).links == f"{SITE}/#/shared/"
    assert reach_at(f"{SITE}/", Reach()).links == f"{SITE}/#/shared/"
