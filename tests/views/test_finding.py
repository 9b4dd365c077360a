"""Looking for games: typed words, and what games have in common."""

from dataclasses import replace

from main import LibraryBook
from referee.events import GameStopped, Player, Result
from referee.people import People, Person
from referee.summary import Summary, summarise
from storage.library import Library
from tests.screen import Screen
from tests.views.at_table import ANA, BEN, CY, now, sheet
from tests.views.drawn import drawn
from tests.views.open_game import with_events
from tests.views.test_games import begun
from views.acts.finding import FOUND, show_more
from views.acts.going import go
from views.desk import Desk
from views.found import Sought, findable, found
from views.page import Games, Record

ELODIE = Player("Élodie")
PLAIN = summarise(sheet())
GAMES = (
    replace(PLAIN, id="a", started_at="2026-11-28T20:00:00+01:00", note="With rain"),
    replace(PLAIN, id="b", started_at="2025-07-02T20:00:00+01:00", place="Nantes"),
    replace(summarise(sheet("cabanga", (ELODIE, CY))), id="c", started_at=None),
)
PEOPLE = People([Person(Player("Charles"), (CY,))])


def ids(sought: Sought, games: tuple[Summary, ...] = GAMES) -> str:
    return "".join(game.id for game in found(findable(games, PEOPLE, "en"), sought))


def test_everything_that_is_typed_has_to_be_there() -> None:
    assert [ids(Sought(words=typed)) for typed in ("", "ana", "ana nantes", "rain nantes")] == [
        *("abc", "ab", "b", ""),
    ]


def test_accents_and_capitals_do_not_matter() -> None:
    assert ids(Sought(words="ELODIE")) == ids(Sought(words="élo")) == "c"


def test_days_are_found_as_they_are_said_and_as_they_are_written() -> None:
    said = ("28 nov", "november 2026", "2026-11", "Nov")

    assert [ids(Sought(words=typed)) for typed in said] == ["a"] * 4


def test_days_are_found_in_figures_as_the_language_writes_them() -> None:
    typed = ("2/7/2025", "02/07", "28.11.", "2.7.2025", "11.2026")

    assert [ids(Sought(words=words)) for words in typed] == ["b", "b", "a", "b", ""]
    for words in ("11月28日", "2026年11月"):
        sought = found(findable(GAMES, PEOPLE, "zh"), Sought(words=words))
        assert [game.id for game in sought] == ["a"]


def test_a_number_is_found_at_the_beginning_of_a_line_too() -> None:
    noted = replace(PLAIN, id="d", note="Rain\n3 candles")

    assert ids(Sought(words="3 candles"), (noted,)) == "d"


def test_a_number_is_looked_for_from_its_first_digit_on() -> None:
    assert ids(Sought(words="25")) == ""
    assert ids(Sought(words="2025")) == "b"


def test_the_name_that_somebody_has_now_finds_all_of_the_games() -> None:
    assert ids(Sought(words="charles")) == ids(Sought(words="cy")) == "abc"


def test_a_list_that_grows_prepares_only_what_is_new_in_it() -> None:
    before = findable(GAMES[:2], PEOPLE, "en")
    changed = (replace(GAMES[0], note="With snow"), *GAMES[1:])

    after = findable(changed, PEOPLE, "en")

    assert [one is other for one, other in zip(before, after, strict=False)] == [False, True]
    assert "snow" in after[0].text


def test_traits_are_all_asked_for() -> None:
    assert ids(Sought(edition="cabanga")) == "c"
    assert ids(Sought(player=PEOPLE.named("Ana").key, year=2025)) == "b"
    assert ids(Sought(is_unfinished=True, edition="standard")) == ""


async def book() -> Desk:
    """Two games: Cy is in one of them, which is over."""
    library = Library.in_memory()
    library.create(begun(1, "2026-11-28T20:00:00+01:00"))
    two = with_events(sheet("cabanga", (ANA, BEN)), GameStopped(Result.ABANDONED))
    start = replace(two.start, at="2025-07-02T20:00:00+01:00")
    journal = replace(two.journal, events=(start, *two.journal.events[1:]))
    library.create(replace(two, id="2" * 32, journal=journal, place="Nantes"))
    desk = Desk(LibraryBook(library), now)
    await desk.change(go(Games()))
    return desk


async def test_the_list_follows_what_is_typed() -> None:
    async with Screen(drawn(await book())) as screen:
        await screen.tap("search-games")
        await screen.type("sought", "nantes")

        assert screen.is_shown("1 of 2 games")
        assert screen.is_shown("July 2025")
        assert not screen.is_shown("November 2026")


async def test_the_end_of_a_search_shows_every_game_again() -> None:
    desk = await book()
    async with Screen(drawn(desk)) as screen:
        await screen.tap("search-games")
        await screen.type("sought", "nobody")
        assert screen.is_shown("No game found")
        await screen.tap("search-games")

        assert screen.is_shown("2 games, 1 running")


async def test_a_year_is_chosen_and_given_up_again() -> None:
    async with Screen(drawn(await book())) as screen:
        await screen.tap("filter-by-year")
        await screen.tap("filter-2025")
        assert screen.is_shown("1 of 2 games")

        await screen.tap("filter-by-year")
        await screen.tap("filter-all")
        assert screen.is_shown("2 games, 1 running")


async def test_one_player_and_one_edition_are_chosen() -> None:
    desk = await book()
    async with Screen(drawn(desk)) as screen:
        await screen.tap("filter-by-player")
        await screen.tap("Ben")
        await screen.tap("filter-by-edition")
        await screen.tap("filter-cabanga")

        assert screen.is_shown("1 of 2 games")
        assert (desk.state.page, desk.state.overlay) == (
            Games(Sought(player=PEOPLE.named("Ben").key, edition="cabanga"), FOUND),
            None,
        )


async def test_unfinished_games_alone_are_shown() -> None:
    desk = await book()
    async with Screen(drawn(desk)) as screen:
        await screen.tap("filter-unfinished")

        assert screen.is_shown("1 of 2 games")
        assert screen.is_shown("November 2026")


async def test_a_longer_list_is_still_the_list_that_was_looked_for() -> None:
    desk = await book()
    await desk.change(go(Games(Sought(words="ana"))))
    await desk.change(show_more)

    assert desk.state.page == Games(Sought(words="ana"), shown=100)


async def test_back_from_a_record_the_search_goes_on() -> None:
    desk = await book()
    await desk.change(go(Games(Sought(words="ana"))))
    await desk.open_record(desk.state.summaries[0].id)

    assert desk.state.page == Record(Games(Sought(words="ana")))


async def test_games_that_differ_in_nothing_need_no_filter() -> None:
    library = Library.in_memory()
    library.create(begun(1))
    library.create(begun(2))
    desk = Desk(LibraryBook(library), now)
    await desk.change(go(Games()))

    async with Screen(drawn(desk)) as screen:
        assert not any("filter-" in str(each.key) for each in screen.targets())
