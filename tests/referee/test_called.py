"""Whoever was renamed somewhere is called so at every table."""

from referee.called import renames, sheet_as_named
from referee.events import Player, PlayerRenamed
from referee.people import People, Person
from referee.sheet import ScoreSheet
from tests.referee.tables import ANA, BEN, CY, DI, added, game_to_twenty, hands, totals

CLEO = Player("Cleo")
GAME = added(game_to_twenty(), hands(1, 2, 3))


def test_everybody_has_the_name_of_now_in_the_rounds_too() -> None:
    sheet = ScoreSheet(id="0" * 32, journal=GAME)

    told = sheet_as_named(sheet, People([Person(CLEO, (CY,))]))

    assert totals(told.journal) == {ANA: 1, BEN: 2, CLEO: 3}
    assert [score.player for score in told.game.rounds[0].scores] == [ANA, BEN, CLEO]


def test_a_sheet_of_people_who_kept_their_names_is_the_same_sheet() -> None:
    sheet = ScoreSheet(id="0" * 32, journal=GAME)

    assert sheet_as_named(sheet, People([Person(ANA, (DI,))])) is sheet


def test_who_frees_a_name_is_renamed_before_who_takes_it() -> None:
    people = People([Person(BEN, (ANA,)), Person(CLEO, (CY,))])
    freed = game_to_twenty().add(PlayerRenamed(BEN, DI)).game

    said = renames(freed, people)

    assert [(rename.player, rename.name) for rename in said] == [(ANA, BEN), (CY, CLEO)]


def test_two_spellings_of_one_person_at_one_table_stay_two() -> None:
    assert renames(GAME.game, People([Person(ANA, (BEN,))])) == ()
