"""What is left as it is for as long as it shows the same shows what a page drawn afresh would."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

import flet as ft
from flet.controls.base_control import BaseControl
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.events import DealerNamed, Player, PlayerLeft, PlayerRenamed, SeatsMoved
from referee.laid import stacks_of
from referee.people import People
from referee.sheet import ScoreSheet
from tests import control_tree as tree
from tests.screen import Screen
from tests.views.at_table import desk_with, sheet
from tests.views.gallery import LOOK, shown
from tests.views.open_game import FOUR, evening
from views.acts import entering, going, laying
from views.acts.choosing import light, speak, switch_pad, write_at
from views.acts.last_lap import call_at_table, tick
from views.acts.playing import happened, redo, undo
from views.acts.redealing import deal_again
from views.app import liked
from views.desk import Desk
from views.guards import component
from views.look import Look
from views.page import Rounds
from views.preferences import Brightness
from views.screen import page_of, sheet_of
from views.state import Act, State

SIX = (*FOUR, Player("Eva"), Player("Finn"))
CARDS = [card for stack in stacks_of(evening().game.rules) for card in stack.cards]
SIZES = ((360, 640), (360, 800), (800, 400), (900, 700), (1400, 900))
LAST = {"full table": sheet("standard", SIX), "cabanga": sheet("cabanga", FOUR[:3])}


def coloured(player: Player, ink: str, shape: str) -> Act:
    """That player chose how the mark looks."""

    def act(state: State) -> State:
        persons = tuple(
            replace(person, colour=ink, mark=shape) if person.name == player else person
            for person in state.people.persons
        )
        return replace(state, people=People(persons))

    return act


def last_round(state: State) -> State:
    """Opens it to be corrected."""
    return entering.begin_correction(len(state.game.rounds))(state)


players = st.sampled_from(SIX)
hands = st.integers(0, 29).map(entering.put)
changes: st.SearchStrategy[Act] = st.one_of(
    players.map(lambda player: happened(DealerNamed(player))),
    players.map(lambda player: happened(PlayerLeft(player))),
    players.map(lambda player: happened(PlayerRenamed(player, Player(f"{player}belle")))),
    players.map(lambda player: coloured(player, "pink", "shield")),
    st.permutations(FOUR).map(lambda seats: happened(SeatsMoved(tuple(seats)))),
    st.sampled_from(("fr", "es", "zh", None)).map(speak),
    st.sampled_from((Brightness.DARK, Brightness.LIGHT)).map(light),
    st.sampled_from((1.0, 1.25, 2.0)).map(write_at),
    st.sampled_from((switch_pad, undo, redo, deal_again, going.back)),
)
"""Of the table, and of how it likes the app."""
typing: st.SearchStrategy[Act] = st.one_of(
    hands,
    players.map(entering.call),
    players.map(entering.look_at),
    players.map(entering.show_kamikaze),
    players.map(tick),
    st.sampled_from(CARDS).map(laying.lay_card),
    st.sampled_from("0123456789+").map(entering.press),
    st.sampled_from(
        (
            entering.nobody_called,
            entering.clear,
            entering.open_keypad(),
            entering.close_keypad,
            entering.put_typed,
            laying.open_cards,
            laying.close_cards,
            laying.enter_laid,
        )
    ),
)
"""While a round is entered."""
begun = st.one_of(
    st.just(entering.begin_round),
    players.map(call_at_table),
    st.integers(1, 3).map(entering.begin_correction),
)
saved = st.sampled_from((entering.save_anyway(None), going.back, going.go(Rounds())))
rounds = st.tuples(begun, players.map(entering.call), *[hands] * 5, saved)
half_typed = st.tuples(begun, typing, typing, changes, typing, saved)
"""Left, or saved where nothing is missing."""
looked_at = st.tuples(
    st.just(entering.begin_round),
    players.map(entering.call),
    *[hands] * 6,
    st.just(entering.save_anyway(None)),
    st.just(last_round),
)
"""A round of no matter how many, and once more with what was entered."""
left_open = st.tuples(begun, typing, typing, typing, changes)
"""The last word of an evening may be a half-typed round."""
stories = st.one_of(
    rounds,
    half_typed,
    looked_at,
    left_open,
    st.tuples(changes),
    st.tuples(st.just(entering.make_correction)),
)


def drawn(desk: Desk, look: Look) -> Callable[[ft.Page], None]:
    """The desk as the table likes it; nothing moves, so that all is compared at rest."""

    @component
    def moment(look: Look) -> ft.Control:
        state, show = ft.use_state(desk.state)
        desk.show_on(show)
        as_liked = liked(look, state)
        ft.use_dialog(sheet_of(as_liked, state, desk))
        return page_of(as_liked, state, desk)

    return shown(moment, replace(look, is_still=True))


def seen(screen: Screen) -> list[str]:
    """All that is drawn: every control with its words, its colours and its sizes."""
    return [_written(control) for control in tree.walk([screen.pages(), screen.dialogs()])]


def _written(control: BaseControl) -> str:
    plain = {
        name: repr(value)
        for name, value in control._values.items()
        if not (callable(value) or isinstance(value, BaseControl | list))
    }
    return f"{type(control).__name__} {control.key} {sorted(plain.items())}"


async def compare(game: ScoreSheet, taps: Sequence[Act], look: Look) -> None:
    desk = await desk_with(game)
    async with Screen(drawn(desk, look)) as screen:
        for act in taps:
            await desk.change(act)
            await screen.settle()
        grown = seen(screen)
    async with Screen(drawn(desk, look)) as screen:
        assert grown == seen(screen)


@settings(max_examples=50)
@given(
    st.sampled_from((evening(3), evening(8), *LAST.values())),
    st.lists(stories, max_size=4),
    st.sampled_from(SIZES),
)
def test_a_page_that_grew_is_the_page_drawn_afresh(
    game: ScoreSheet, told: list[tuple[Act, ...]], size: tuple[int, int]
) -> None:
    taps = [act for story in told for act in story]
    look = replace(LOOK, width=float(size[0]), height=float(size[1]))

    asyncio.run(compare(game, taps, look))
