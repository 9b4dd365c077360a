"""Statistics say what a slow recount of every game says."""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from referee.career import Career, Feat, career_of, careers, careers_by_edition
from referee.evening import APART, evenings
from referee.events import Event, GameStarted, Player
from referee.journal import Journal
from referee.people import People, Person
from referee.records import Record, records
from referee.sheet import ScoreSheet
from referee.summary import summarise
from storage.rows import summary_from_dict, summary_to_dict
from tests.laws.games import event_lists
from tests.laws.recount import (
    EVA,
    GUS,
    Figures,
    closest_finishes,
    lowest_wins,
    nothing,
    recounted,
)

PEOPLE = People([Person(Player(EVA), (Player(GUS),))])
FIRST = datetime.fromisoformat("2026-11-29T12:00:00+01:00")

Sheets = Sequence[ScoreSheet]


@st.composite
def books(draw: st.DrawFn) -> tuple[ScoreSheet, ...]:
    """A few games, newest first, some hours apart; every fifth has no date."""
    games = draw(st.lists(event_lists(), max_size=6))
    hours = draw(st.lists(st.integers(0, 14), min_size=len(games), max_size=len(games)))
    moments = [FIRST + timedelta(hours=sum(hours[: at + 1])) for at in range(len(games))]
    sheets = [
        ScoreSheet(id=f"{at:032x}", journal=Journal(dated(events, moment if at % 5 < 4 else None)))
        for at, (events, moment) in enumerate(zip(games, moments, strict=True))
    ]
    return tuple(reversed(sheets))


def dated(events: tuple[Event, ...], moment: datetime | None) -> tuple[Event, ...]:
    start, *rest = events
    assert isinstance(start, GameStarted)
    return (replace(start, at=moment.isoformat() if moment else None), *rest)


def figures(career: Career) -> Figures:
    """As the recount has them."""
    places = [place for place, times in enumerate(career.places, 1) for _ in range(times)]
    told = {name: getattr(career, name) for name in nothing() if name != "streak"}
    feats = {"best": weight(career.best), "worst": weight(career.worst)}
    return told | feats | {"places": places}


def weight(feat: Feat | None) -> tuple[int, int] | None:
    return feat and (feat.cell.points, feat.cell.hand)


@given(sheets=books())
def test_careers_are_what_a_recount_of_every_round_gives(sheets: Sheets) -> None:
    summaries = [summarise(sheet) for sheet in sheets]

    told = {career.person.key: figures(career) for career in careers(summaries, PEOPLE)}

    plain = recounted(sheets)
    for counted in plain.values():
        counted["places"].sort()
        del counted["streak"]
    assert told == plain


@given(sheets=books())
def test_a_career_alone_is_the_one_among_all(sheets: Sheets) -> None:
    summaries = [summarise(sheet) for sheet in sheets]

    for career in careers(summaries, PEOPLE):
        parts = careers_by_edition(career.person, summaries, PEOPLE)
        assert career_of(career.person, summaries, PEOPLE) == career
        assert sum(part.games for _, part in parts) == career.games
        assert sum(part.calls_held for _, part in parts) == career.calls_held


@given(sheets=books())
def test_figures_of_a_career_fit_each_other(sheets: Sheets) -> None:
    for career in careers([summarise(sheet) for sheet in sheets], PEOPLE):
        assert career.wins == sum(career.places[:1])
        assert sum(career.places) + career.left == career.games
        assert career.calls_held + career.calls_failed <= career.calls
        assert bool(career.wins) <= career.longest_streak <= career.wins


@given(sheets=books())
def test_a_remembered_round_is_on_its_sheet(sheets: Sheets) -> None:
    by_id = {sheet.id: sheet for sheet in sheets}

    for career in careers([summarise(sheet) for sheet in sheets], PEOPLE):
        for feat in filter(None, (career.best, career.worst)):
            row = by_id[feat.summary.id].game.rounds[feat.cell.round - 1]
            cells = [(score.points, score.hand) for score in row.scores]
            assert (feat.cell.points, feat.cell.hand) in cells


@given(sheets=books())
def test_records_are_what_a_recount_gives(sheets: Sheets) -> None:
    table = records([summarise(sheet) for sheet in sheets])

    counted = [sheet.game for sheet in sheets if sheet.game.winners]
    resets = max((sum(seat.resets for seat in game.seats) for game in counted), default=0)
    assert value(table.longest_game) == max((len(game.rounds) for game in counted), default=0)
    assert value(table.most_resets) == resets
    assert {each.terms: each.lowest_win.value for each in table.points} == lowest_wins(sheets)
    closest = {each.terms: each.closest_finish.value for each in table.points}
    assert closest == closest_finishes(sheets)


def value(record: Record | None) -> int:
    return record.value if record else 0


@given(sheets=books())
def test_an_evening_is_a_chain_of_games_less_than_six_hours_apart(sheets: Sheets) -> None:
    summaries = [summarise(sheet) for sheet in sheets]

    found = evenings(summaries)

    moments = [[game.began for game in evening.summaries if game.began] for evening in found]
    assert [game for evening in found for game in evening.summaries] == [
        summary for summary in summaries if summary.began
    ]
    for games in moments:
        assert all(later - earlier < APART for later, earlier in pairwise(games))
    for later_games, earlier_games in pairwise(moments):
        assert later_games[-1] - earlier_games[0] >= APART


@given(sheets=books())
def test_the_index_gives_back_every_figure(sheets: Sheets) -> None:
    for summary in map(summarise, sheets):
        written = json.loads(json.dumps(summary_to_dict(summary)))

        assert summary_from_dict(written) == summary
