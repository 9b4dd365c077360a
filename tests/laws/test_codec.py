"""Laws of writing and reading: decode undoes encode."""

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from referee.draft import Draft, draft_of, new_draft
from referee.errors import RefereeError
from referee.events import Event
from referee.journal import Journal
from referee.replay import replay
from referee.sheet import ScoreSheet
from referee.summary import summarise
from storage.codec import FIELDS, KINDS, decode_events, decode_loose, encode_event
from storage.document import document_of, read_games, sheet_of
from storage.rows import draft_from_dict, draft_to_dict, summary_from_dict, summary_to_dict
from storage.strict_json import read_json
from tests.laws.corrections import is_played, read_again, worn_journals
from tests.laws.events import points
from tests.laws.games import dice, event_lists, journals

Events = tuple[Event, ...]

WORDS = ("Ana", " Ana", "standard", "target", "standings", "round-played", "", "event")

texts = st.none() | st.text(st.characters(codec="utf-8"), max_size=9)


@st.composite
def sheets(draw: st.DrawFn) -> ScoreSheet:
    """As the book gives them: without the way back."""
    return ScoreSheet(
        id=f"{draw(st.integers(0, 2**128 - 1)):032x}",
        journal=read_again(draw(worn_journals())),
        note=draw(texts),
        place=draw(texts),
    )


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    journal, rng = draw(journals().filter(is_played)), draw(dice)
    game = journal.game
    if game.is_over or rng.random() < 0.3:
        return draft_of(game, rng.choice(game.rounds))
    draft = new_draft(game)
    for player in game.to_play[: draw(st.integers(0, 6))]:
        draft = draft.with_hand(player, points(rng, game, game.seat_of(player)))
    return typing(rng, draft)


def typing(rng: Random, draft: Draft) -> Draft:
    player = rng.choice(draft.players)
    return rng.choice((draft, draft.with_caller(player), draft.with_nobody()))


def through_json(value: object) -> object:
    """As it comes back from a file."""
    return read_json(json.dumps(value, ensure_ascii=False).encode())


@given(events=event_lists())
def test_events_are_read_as_they_were_written(events: Events) -> None:
    written = through_json([encode_event(event) for event in events])

    assert isinstance(written, list)
    assert decode_events(written) == events


@given(sheet=sheets())
def test_a_score_sheet_is_read_as_it_was_written(sheet: ScoreSheet) -> None:
    assert sheet_of(through_json(document_of(sheet))) == sheet


@given(journal=worn_journals())
def test_the_command_line_reads_the_same_game(journal: Journal) -> None:
    sheet = ScoreSheet(id="0" * 32, journal=journal)

    reading = read_games(json.dumps(document_of(sheet)).encode())

    assert reading.games == (replay(journal.events),)


@given(draft=drafts())
def test_a_draft_is_read_as_it_was_written(draft: Draft) -> None:
    row = through_json(draft_to_dict(draft))

    assert isinstance(row, dict)
    assert draft_from_dict(row) == draft


@given(sheet=sheets())
def test_a_summary_is_read_as_it_was_written(sheet: ScoreSheet) -> None:
    row = through_json(summary_to_dict(summarise(sheet)))

    assert isinstance(row, dict)
    assert summary_from_dict(row) == summarise(sheet)


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-99_999, 99_999) | st.floats() | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner),
    max_leaves=6,
)


@given(
    written=st.fixed_dictionaries(
        {"event": st.sampled_from(tuple(KINDS))},
        optional={field: junk for fields in FIELDS.values() for field in fields},
    )
    | junk
)
def test_whatever_is_written_as_set_aside_is_an_event_or_refused(written: object) -> None:
    try:
        event = decode_loose(written)
    except RefereeError:
        return

    assert decode_loose(encode_event(event)) == event
