"""What follows from errands to the cabinet: backups, files in and out, the trash."""

from dataclasses import replace
from datetime import date

from referee.summary import Summary
from views.acts.going import close_kind
from views.book import BookRefused
from views.cabinet import Aside, Coming, Contents
from views.keeping import EmptyTrash, Import, RefusedFile, Work
from views.page import Games, Page, Received, Settings
from views.state import Act, Notice, State, Trouble


def unchanged(state: State) -> State:
    return state


def begun(work: Work) -> Act:
    """The same state while something else is being done."""
    return lambda state: replace(state, work=work) if state.work is None else state


def ended(act: Act) -> Act:
    return lambda state: replace(act(state), work=None)


def looked_at(
    act: Act,
    summaries: tuple[Summary, ...],
    damaged: tuple[Aside, ...],
    contents: Contents | None,
) -> Act:
    """The act, and what the book holds since; `contents` None: they were not asked for."""

    def looked(state: State) -> State:
        after = replace(act(state), summaries=summaries, damaged=damaged)
        return after if contents is None else replace(after, contents=contents)

    return looked


def said(key: str) -> Act:
    """It was done."""
    return lambda state: replace(state, notice=Notice(key), trouble=None)


def backed_up(left_out: int) -> Act:
    """With all games but so many."""
    if left_out == 0:
        return said("settings.backed-up")
    return _missing("settings.backed-up-but-for", left_out)


def exported(left_out: int) -> Act:
    """Where the file goes is asked now; what is not in it is said."""
    return _missing("settings.not-in-file", left_out) if left_out else unchanged


def _missing(key: str, left_out: int) -> Act:
    notice = Notice(key, (("count", left_out),))
    return lambda state: replace(state, notice=notice, trouble=None)


def refused(refusal: BookRefused) -> Act:
    """A file is named, so that another one can be chosen; all else stands at the top."""
    if refusal.file:
        return lambda state: replace(state, overlay=RefusedFile(refusal.file, refusal.code))
    return lambda state: replace(
        state, overlay=None, trouble=Trouble(refusal.code, is_errand=True), notice=None
    )


def shown_plan(coming: Coming, backup: date | None = None) -> Act:
    """What would change; `backup` is the day of the one it comes from."""

    def act(state: State) -> State:
        if not isinstance(state.page, Settings):
            return state
        return replace(state, overlay=Import(coming, backup), notice=None, trouble=None)

    return act


def brought_in(coming: Coming) -> Act:
    count = sum(fated.count for fated in coming.fates if fated.fate != "skipped")
    key = "settings.brought-in" if count else "settings.completed"

    def act(state: State) -> State:
        after = replace(close_kind(Import)(state), page=_with_kept(state.page, coming))
        return replace(after, notice=Notice(key, (("count", count),)), trouble=None)

    return act


def _with_kept(page: Page, coming: Coming) -> Page:
    """A game that came as a link says that it is in the book now."""
    if isinstance(page, Received) and page.coming is coming:
        return replace(page, is_kept=True)
    return page


def deleted(game_id: str) -> Act:
    """The list of all games, with a way back; the game is nowhere on the screen any more."""

    def act(state: State) -> State:
        notice = Notice("settings.deleted", deleted=game_id)
        shown = replace(state, page=Games(), overlay=None, notice=notice, trouble=None, record=None)
        if state.open is None or state.open.kept.sheet.id != game_id:
            return shown
        return replace(shown, open=None)

    return act


def can_be_restored(state: State, game_id: str) -> bool:
    """Whether it lies in the trash as far as the screen knows."""
    lying = state.contents.trash if state.contents else ()
    is_just_deleted = state.notice is not None and state.notice.deleted == game_id
    return is_just_deleted or any(game.id == game_id for game in lying)


def emptied(state: State) -> State:
    return said("settings.emptied")(close_kind(EmptyTrash)(state))


def may_write(state: State) -> State:
    return replace(state, is_read_only=False, trouble=None, notice=None)


def still_locked(refusal: BookRefused) -> Act:
    """Why it still can only be read."""
    notice = Notice("settings.still-read-only")
    return lambda state: replace(state, why_read_only=refusal.code, notice=notice)


def book_as_it_is(why_read_only: str) -> Act:
    """Another window of this app may have taken the book over."""

    def act(state: State) -> State:
        if state.is_read_only == bool(why_read_only):
            return state
        return may_write(state)

    return act
