"""Carries out what taps ask for, one after the other, and keeps in the book what they changed."""

import asyncio
import contextlib
import logging
import uuid
from collections.abc import Callable
from dataclasses import replace

from referee.people import People
from referee.setup import setup_like
from referee.summary import Summary
from views.acts.changing import called_as_now
from views.acts.entering import begin_round
from views.acts.going import game_opened, game_renewed, go, record_opened
from views.acts.ruling import leave, rules_at
from views.acts.setting import new_game
from views.background import beside
from views.book import Book, BookRefused
from views.bookkeeper import Bookkeeper
from views.cabinet import Aside
from views.echo import FRAME, Echoes, is_saved_on, is_typed_on
from views.jottings import jotted
from views.letters import opened
from views.page import (
    Across,
    Entry,
    FirstSteps,
    Home,
    NewGame,
    Page,
    Received,
    Record,
    Rounds,
    Rules,
    Table,
)
from views.preferences import preferences_in
from views.routes import Address, address_of, leads_back
from views.served import SharedPen
from views.state import Act, State, Trouble

log = logging.getLogger(__name__)

Show = Callable[[State], None]


class Desk:
    """Where the state of this moment lies; a page only ever draws a copy of it."""

    def __init__(self, book: Book, now: Callable[[], str], language: str = "en") -> None:
        """`now` gives the moment as the book writes it: ISO 8601 with offset.

        `language` is the one that fits the device.
        """
        self.new_id: Callable[[], str] = lambda: uuid.uuid4().hex
        self.book = book
        self._keeper = Bookkeeper(book, self._lasts)
        self._one_at_a_time = asyncio.Lock()
        self._turned = asyncio.Event()
        self._show: Show = _not_shown
        self.echoes = Echoes()
        self.draw_again: Callable[[], None] = lambda: None
        """Flet draws nothing while nobody is connected, and forgets that there was something."""
        self.now = now
        self.pen: SharedPen | None = None
        """None: the table is not served."""
        self.state = State(
            summaries=book.summaries(),
            unread=book.unread(),
            people=People(book.players()),
            damaged=book.damaged(),
            preferences=preferences_in(book.settings()),
            device_language=language,
            jottings=jotted(book.settings()),
            is_read_only=bool(book.why_read_only),
            why_read_only=book.why_read_only,
        )

    def show_on(self, show: Show) -> None:
        """From here on every new state is given to `show`."""
        self._show = show

    async def change(self, act: Act) -> None:
        """Carries out an act on the state of the moment when its turn comes.

        When the book refuses, the state stays and says so, and the act can be tried again.
        """
        async with self._one_at_a_time:
            after = act(self.state)
            if after is self.state:
                return
            self._turn_to(await self._kept(after, act))

    def _echoes(self, state: State) -> bool:
        """Whether something on the page answers before the rest."""
        return is_typed_on(self.state, state) and self.echoes.hear(state)

    async def _lasts(self, saved: State) -> None:
        """What is in the book is seen before the lists and the page have followed."""
        if is_saved_on(self.state, saved) and self.echoes.hear(saved):
            await asyncio.sleep(FRAME)

    async def _kept(self, after: State, act: Act) -> State:
        happened = self.state
        try:
            if self._echoes(after):
                await asyncio.sleep(FRAME)
            happened = await self._keeper.kept(self.state, after, act)
            return happened
        finally:
            # What has answered already may be something else.
            self._echoes(happened)

    async def show(self, act: Act) -> None:
        """The same for what is in the book already: nothing is kept."""
        async with self._one_at_a_time:
            self._turn_to(act(self.state))

    def _turn_to(self, state: State) -> None:
        self.state = state
        self._turned.set()
        self._turned = asyncio.Event()
        self._show(state)

    async def until(self, holds: Callable[[State], bool]) -> None:
        """Waits for a state of which it is true."""
        while not holds(self.state):
            await self._turned.wait()

    async def set_up(self) -> None:
        """Opens the set-up of a new game, the last table preselected."""
        setup = None
        with contextlib.suppress(BookRefused, IndexError):
            setup = setup_like(self.book.load(self.state.summaries[0].id).sheet)
        await self.change(new_game(setup))

    async def go_to(self, route: str) -> None:
        """Shows what an address names; Home for a game that cannot be opened."""
        if leads_back(self.state, route):
            await self.change(leave)
            return
        address = address_of(route)
        match address.page:
            case NewGame():
                await self.set_up()
            case Record():
                await self.open_record(address.game_id or "")
            case Received(letters=letters):
                await self.change(await opened(self.book, letters))
            case Table() | Rounds() | Entry() | Across():
                await self._go_to_table(address)
            case Rules(ruling=ruling):
                await self.change(rules_at(ruling))
            case Home() if self._is_new_here:
                await self.change(go(FirstSteps()))
            case _:
                await self.change(go(address.page))

    @property
    def _is_new_here(self) -> bool:
        """Whether somebody opens the app for the first time, with nothing in the book."""
        state = self.state
        is_known = state.preferences.is_introduced or state.summaries or state.damaged
        return not (is_known or state.is_read_only)

    async def _go_to_table(self, address: Address) -> None:
        if self._has_open(address.game_id):
            await self.change(called_as_now(self.now()))
            await self.change(self._step_to(address.page))
            return
        await self.open_table(address.game_id or "")
        # A page that was lost while it saved must not ask for the same round once more.
        is_saved = isinstance(address.page, Entry) and not self._has_draft
        if self._has_open(address.game_id) and not is_saved:
            await self.change(self._step_to(address.page))

    def _has_open(self, game_id: str | None) -> bool:
        return self.state.open is not None and self.state.open.kept.sheet.id == game_id

    @property
    def _has_draft(self) -> bool:
        return self.state.open is not None and not self.state.open.draft.is_empty

    def _step_to(self, page: Page) -> Act:
        """To a page of the open game; no round is entered where it cannot be saved."""
        if not isinstance(page, Entry):
            return go(page)
        return go(Table()) if self.state.is_read_only else begin_round

    async def open_table(self, game_id: str) -> None:
        """Puts a game of the book on the screen, with its half-typed round."""
        try:
            kept, draft = self.book.load(game_id), self.book.draft(game_id)
        except BookRefused as refused:
            await self.change(_in_trouble(refused.code))
            return
        await self.change(game_opened(kept, draft))
        await self.change(called_as_now(self.now()))

    async def open_record(self, game_id: str) -> None:
        """Puts a game of the book on the screen, only to be read."""
        try:
            kept = self.book.load(game_id)
        except BookRefused as refused:
            await self.change(_in_trouble(refused.code))
            return
        await self.change(record_opened(kept))

    async def look_again(self) -> None:
        """Shows what other windows have written meanwhile; what is half typed here stays."""
        open_ = self.state.open
        with contextlib.suppress(BookRefused):
            summaries = await beside(self.book.summaries)
            unread = self.book.unread()
            await self.change(_with_list(summaries, self.book.damaged(), unread))
            if open_ is not None:
                await self.change(game_renewed(self.book.load(open_.kept.sheet.id)))

    async def read_on(self) -> None:
        """Fills the list up, where the book could not know all its games at the start."""
        while await self.read_some():
            continue

    async def read_some(self) -> bool:
        """Whether there is more to read."""
        with contextlib.suppress(BookRefused):
            is_more = await beside(self.book.read_on)
            summaries = await beside(self.book.summaries)
            unread = self.book.unread()
            await self.change(_with_list(summaries, self.book.damaged(), unread))
            return is_more
        return False

    async def try_again(self) -> None:
        """What the book refused last, once more."""
        trouble = self.state.trouble
        if trouble is not None and trouble.again is not None:
            await self.change(trouble.again)


def _with_list(summaries: tuple[Summary, ...], damaged: tuple[Aside, ...], unread: int) -> Act:
    def act(state: State) -> State:
        if (summaries, damaged, unread) == (state.summaries, state.damaged, state.unread):
            return state
        return replace(state, summaries=summaries, damaged=damaged, unread=unread)

    return act


def _in_trouble(code: str) -> Act:
    return lambda state: replace(state, trouble=Trouble(code), notice=None)


def _not_shown(_: State) -> None:
    return None
