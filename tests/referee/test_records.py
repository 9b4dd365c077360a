"""Statistics over games that were counted by hand."""

from dataclasses import replace
from datetime import date

import pytest

from referee.career import career_of, careers, careers_by_edition
from referee.evening import evenings
from referee.events import Player
from referee.people import People, Person, met
from referee.records import Terms, records
from referee.scope import Scope, within
from referee.standing import Ranked, by_places, by_wins
from tests.referee.counted import ANA, CAREERS, PEOPLE, SUMMARIES, figures, names_of

MIDNIGHT = date(2026, 11, 29)


def ranks(standing: tuple[Ranked, ...]) -> list[tuple[int, str]]:
    return [(ranked.rank, ranked.career.person.name) for ranked in standing]


@pytest.mark.parametrize("name", CAREERS)
def test_a_career_is_what_was_counted_by_hand(name: str) -> None:
    career = career_of(PEOPLE.named(name), SUMMARIES, PEOPLE)

    assert figures(career) == CAREERS[name]


def test_all_careers_at_once_are_the_same_as_one_by_one() -> None:
    assert {each.person.name: figures(each) for each in careers(SUMMARIES, PEOPLE)} == CAREERS


def test_shares_and_means_follow_from_what_was_counted() -> None:
    ana = career_of(ANA, SUMMARIES, PEOPLE)
    ben = career_of(PEOPLE.named("Ben"), SUMMARIES, PEOPLE)

    assert (ana.win_share, ana.mean_place, ana.call_success) == (3 / 6, 11 / 6, 3 / 6)
    assert (ana.mean_hand_called, ben.mean_hand_called, ben.call_success) == (27 / 6, 3, 1)


def test_who_never_played_has_zeros_and_no_shares() -> None:
    nobody = career_of(PEOPLE.named("Zoë"), SUMMARIES, PEOPLE)

    assert (nobody.games, nobody.places, nobody.best, nobody.longest_streak) == (0, (), None, 0)
    assert nobody.win_share is nobody.mean_place is nobody.call_success is None


def test_of_rounds_alike_the_first_best_and_the_last_worst_are_remembered() -> None:
    first = SUMMARIES[-1]
    again = replace(first, id="f" * 32)

    career = career_of(ANA, [again, first], PEOPLE)

    assert career.best
    assert career.worst
    assert (career.best.summary, career.worst.summary) == (first, again)


def test_points_of_a_tie_breaker_are_no_best_and_no_worst_round() -> None:
    tied = career_of(PEOPLE.named("Ben"), SUMMARIES[2:3], PEOPLE)

    assert figures(tied)["best"] == ["tied", 1, 5, 5]


def test_a_career_by_edition_has_each_edition_that_was_played() -> None:
    parts = careers_by_edition(ANA, SUMMARIES, PEOPLE)

    counted = [(name, career.games, career.wins) for name, career in parts]
    assert counted == [("standard", 4, 2), ("numbered-classic", 1, 0), ("cabanga", 1, 1)]


@pytest.mark.parametrize(
    ("scope", "names"),
    [
        (Scope(since=MIDNIGHT, until=MIDNIGHT), ["classic"]),
        (Scope(until=date(2026, 11, 28)), ["cabanga", "first"]),
        (Scope(since=date(2026, 12, 6)), ["stopped", "kamikaze", "tied"]),
        (Scope(edition="cabanga"), ["cabanga"]),
        (Scope(edition="cabanga", since=MIDNIGHT), []),
    ],
)
def test_games_are_chosen_by_edition_and_by_the_day_at_the_table(
    scope: Scope, names: list[str]
) -> None:
    assert names_of(within(SUMMARIES, scope)) == names


def test_a_game_without_a_date_is_in_no_period_and_no_evening() -> None:
    undated = replace(SUMMARIES[0], started_at=None)

    assert within([undated], Scope()) == (undated,)
    assert within([undated], Scope(since=date.min)) == ()
    assert evenings([undated]) == ()


def test_the_day_of_a_game_is_that_of_its_own_clock() -> None:
    far = replace(SUMMARIES[0], started_at="2027-01-01T00:30:00+13:00")

    assert far.day == date(2027, 1, 1)


def test_spellings_of_one_person_are_one_career_and_capitals_do_not_matter() -> None:
    people = People([Person(Player("Ana"), (Player("ANNA"), Player("ben")))])

    together = career_of(people.named("ana"), SUMMARIES[-2:-1], people)

    assert together.games == 1
    assert [person.name for person in met(SUMMARIES[-1:], people)] == ["Ana", "Ben", "Cy"]


def test_two_at_one_table_are_two_people_whatever_the_book_says() -> None:
    people = People([Person(Player("Ben"), (Player("Ana"),))])

    seated = people.at_table(SUMMARIES[-1])

    assert [person.name for person in seated] == ["Ana", "Ben", "Cy"]
    assert people.named("Ana").name == "Ben"


def test_of_two_at_one_table_with_one_spelling_the_next_in_the_book_is_the_other() -> None:
    ana, annika = Player("Ana"), Player("Annika")
    people = People([Person(ana, (Player("Ben"),)), Person(annika, (Player("Ben"),))])

    seated = people.at_table(SUMMARIES[-1])

    assert [person.name for person in seated] == ["Ana", "Annika", "Cy"]
    assert people.named("Ben").name == "Ana"


def test_the_records_are_what_was_counted_by_hand() -> None:
    table = records(SUMMARIES)

    assert table.longest_game
    assert (table.longest_game.value, names_of(table.longest_game.summaries)) == (
        3,
        ["first", "classic", "tied"],
    )
    assert table.most_resets
    assert (table.most_resets.value, names_of(table.most_resets.summaries)) == (1, ["classic"])


def test_points_compare_among_finished_games_with_the_same_end() -> None:
    standard, classic, cabanga = records(SUMMARIES).points

    assert (standard.terms, standard.games) == (Terms("standard", 20, None), 3)
    assert [each.lowest_win.value for each in (standard, classic, cabanga)] == [0, 11, 3]
    assert names_of(standard.lowest_win.summaries) == ["kamikaze"]
    assert [each.closest_finish.value for each in (standard, classic, cabanga)] == [0, 11, 4]
    assert names_of(standard.closest_finish.summaries) == ["tied"]


def test_without_games_there_are_no_records() -> None:
    empty = records(())

    assert (empty.longest_game, empty.most_resets, empty.points) == (None, None, ())


def test_an_evening_goes_on_past_midnight() -> None:
    found = [names_of(evening.summaries) for evening in evenings(SUMMARIES)]

    assert found == [
        ["stopped", "kamikaze", "tied"],
        ["running", "abandoned"],
        ["classic", "cabanga", "first"],
    ]
    assert evenings(SUMMARIES)[-1].began == SUMMARIES[-1].began


def test_games_six_hours_apart_are_two_evenings() -> None:
    early = replace(SUMMARIES[0], started_at="2026-12-06T17:00:00Z")
    late = replace(SUMMARIES[0], started_at="2026-12-07T00:00:00+01:00")
    soon = replace(SUMMARIES[0], started_at="2026-12-06T23:59:59+01:00")

    assert [len(evenings([later, early])) for later in (late, soon)] == [2, 1]


def test_cabo_and_cabanga_count_together_in_the_standing_of_an_evening() -> None:
    played = careers(evenings(SUMMARIES)[-1].summaries, PEOPLE)

    assert ranks(by_wins(played)) == [(1, "Ben"), (2, "Ana"), (3, "Cy")]
    assert ranks(by_places(played)) == [(1, "Ben"), (2, "Ana"), (3, "Cy")]
    assert [ranked.career.mean_place for ranked in by_places(played)] == [4 / 3, 7 / 3, 7 / 3]


def test_who_left_every_game_is_last_by_places() -> None:
    played = careers(evenings(SUMMARIES)[0].summaries, PEOPLE)

    assert ranks(by_places(played)) == [(1, "Ana"), (2, "Ben"), (3, "Cy"), (4, "Di")]


def test_equals_share_a_rank() -> None:
    [ana] = [career for career in careers(SUMMARIES, PEOPLE) if career.person == ANA]
    twin = replace(ana, person=Person(Player("Eva")))

    assert ranks(by_wins([ana, twin])) == [(1, "Ana"), (1, "Eva")]


def test_a_game_is_told_by_the_names_of_now() -> None:
    people = People([Person(Player("Anaïs"), (Player("Ana"),))])

    told = people.as_named(SUMMARIES[-1])

    assert [line.player for line in told.lines] == ["Anaïs", "Ben", "Cy"]
    assert People().as_named(SUMMARIES[-1]) is SUMMARIES[-1]
