"""What a change of the state means for the book: what is written into it, and what is read anew."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from referee.draft import Draft, refitted
from referee.people import People
from views.acts.going import game_opened, hide_trouble
from views.acts.ruling import with_note_kept
from views.background import beside
from views.book import Book, BookRefused, Kept
from views.jottings import jotted, rewritten
from views.page import Evening, Games, Home, Players, Records, Rules, Settings, Somebody
from views.preferences import chosen_since
from views.state import Act, OpenGame, State, Trouble

log = logging.getLogger(__name__)

LISTS = (Home, Games, Players, Somebody, Records, Evening)
"""Pages that show many games."""


class Bookkeeper:
    """Never raises BookRefused: what the book refuses, the state says."""

    def __init__(self, book: Book, lasts: Callable[[State], Awaitable[None]]) -> None:
        """A state whose sheet is in the book is given to `lasts` before all else is done."""
        self._book = book
        self._lasts = lasts
        self._jotted = jotted(book.settings())

    async def kept(self, before: State, after: State, act: Act) -> State:
        """The state after `act` with all of it in the book, or what is to be said instead."""
        if after.people is not before.people:
            after = await self._with_kept_people(before, after, act)
        is_new_page = type(after.page) is not type(before.page)
        if is_new_page and isinstance(after.page, LISTS):
            after = self._with_fresh_list(after)
        if is_new_page and isinstance(after.page, Settings):
            after = await self._with_contents(after)
        if is_new_page and isinstance(after.page, Rules):
            after = self._with_fresh_jottings(after)
        if after.preferences != before.preferences:
            after = await self._with_kept_preferences(before, after, act)
        after = await self._with_kept_jottings(with_note_kept(before, after))
        try:
            saved = await self._with_saved_sheet(before.open, after)
        except BookRefused as refused:
            log.warning("a change was not saved: %s", refused.code)
            return await self._after_refusal(refused.code, act, before, after)
        return await self._with_kept_draft(before.open, saved)

    def _with_fresh_list(self, state: State) -> State:
        """Games and players as the book has them now: another window may have written in it."""
        try:
            summaries, persons = self._book.summaries(), self._book.players()
            people = state.people if persons == state.people.persons else People(persons)
            state = replace(state, summaries=summaries, unread=self._book.unread())
            return replace(state, people=people, damaged=self._book.damaged())
        except BookRefused:
            return state

    async def _with_contents(self, state: State) -> State:
        """What lies beside the games, looked at anew whenever the settings are opened."""
        try:
            contents = await beside(lambda: self._book.ask(lambda cabinet: cabinet.contents()))
        except BookRefused as refused:
            return replace(state, contents=None, trouble=Trouble(refused.code, is_errand=True))
        return replace(state, contents=contents, damaged=self._book.damaged())

    async def _with_kept_preferences(self, before: State, after: State, act: Act) -> State:
        """A window that only reads keeps its own for as long as it is open."""
        if after.is_read_only:
            return after
        try:
            chosen = chosen_since(before.preferences, after.preferences)
            self._book.keep_settings({**self._book.settings(), **chosen})
            await self._book.settled()
        except BookRefused as refused:
            log.warning("a choice was not kept: %s", refused.code)
            return replace(before, trouble=Trouble(refused.code, act, is_errand=True))
        return after

    async def _with_kept_people(self, before: State, after: State, act: Act) -> State:
        try:
            self._book.keep_players(after.people.persons)
            await self._book.settled()
        except BookRefused as refused:
            log.warning("a player was not kept: %s", refused.code)
            return replace(before, overlay=None, trouble=Trouble(refused.code, act, is_errand=True))
        return after

    def _with_fresh_jottings(self, state: State) -> State:
        """What is jotted beside the rulings by now, unless some of it is still to be kept."""
        if state.jottings != self._jotted:
            return state
        try:
            self._jotted = jotted(self._book.settings())
        except BookRefused:
            return state
        return replace(state, jottings=self._jotted)

    async def _with_kept_jottings(self, after: State) -> State:
        """What the book refuses stays on the screen, and is tried again with every change."""
        if after.jottings == self._jotted or after.is_read_only:
            return after
        try:
            settings = rewritten(self._book.settings(), self._jotted, after.jottings)
            self._book.keep_settings(settings)
            await self._book.settled()
        except BookRefused as refused:
            log.warning("a jotting was not kept: %s", refused.code)
            return replace(after, trouble=Trouble(refused.code, hide_trouble, is_errand=True))
        self._jotted = after.jottings
        return after

    async def _with_saved_sheet(self, before: OpenGame | None, after: State) -> State:
        if after.open is None or not _is_to_be_saved(before, after.open.kept):
            return after
        revision = self._book.save(after.open.kept)
        await self._book.settled()
        kept = Kept(after.open.kept.sheet, revision)
        saved = replace(after, open=replace(after.open, kept=kept), trouble=None)
        await self._lasts(saved)
        return replace(saved, summaries=self._book.summaries())

    async def _after_refusal(self, code: str, act: Act, before: State, after: State) -> State:
        assert after.open is not None
        tried = after.open.kept.sheet
        try:
            kept = self._book.load(tried.id)
        except BookRefused:
            return replace(before, overlay=None, trouble=Trouble(code, act))
        if kept.sheet == tried:
            # It is there: only what came after the write was refused.
            return replace(after, open=replace(after.open, kept=kept))
        if code != "conflict":
            return replace(before, overlay=None, trouble=Trouble(code, act))
        # Another window was quicker: what is in the book is what happened.
        again = game_opened(kept, _still_to_play(before.open, kept))(before)
        again = replace(again, trouble=Trouble(code), summaries=self._book.summaries())
        return await self._with_kept_draft(before.open, again)

    async def _with_kept_draft(self, before: OpenGame | None, after: State) -> State:
        game = after.open
        if game is None or before is None or game.kept.sheet.id != before.kept.sheet.id:
            return after
        # A draft belongs to a revision: after a rename it is written anew though it reads the same.
        if (game.draft, game.kept.revision) == (before.draft, before.kept.revision):
            return after
        try:
            if game.draft.is_empty:
                self._book.drop_draft(game.kept.sheet.id)
            else:
                self._book.keep_draft(game.kept, game.draft)
                await self._book.settled()
        except BookRefused as refused:
            log.warning("a half-typed round was not kept: %s", refused.code)
            return replace(after, trouble=Trouble(refused.code))
        return after


def _is_to_be_saved(before: OpenGame | None, kept: Kept) -> bool:
    if kept.revision == 0:
        return True
    if before is None or before.kept.sheet.id != kept.sheet.id:
        return False
    return before.kept.revision == kept.revision and before.kept.sheet != kept.sheet


def _still_to_play(before: OpenGame | None, kept: Kept) -> Draft | None:
    """What was half typed for a round that nobody has recorded meanwhile."""
    game = kept.sheet.game
    if before is None or before.kept.sheet.id != kept.sheet.id:
        return None
    if len(before.game.rounds) != len(game.rounds):
        return None
    return refitted(before.draft, game)
