"""What can be done with somebody beside another name: one of two spellings, or two, the archive."""

import flet as ft

from referee.events import Player
from referee.people import Person, key_of
from views.acts import going
from views.acts.people import archive, part
from views.desk import Desk
from views.known import somebody, spellings_of
from views.look import Look
from views.memory import Merge, ThisPerson
from views.parts.action_row import Action, action_row
from views.parts.bottom_sheet import bottom_sheet
from views.parts.rules import hair
from views.parts.sheet_lines import sheet_head
from views.state import State


def this_person_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, ThisPerson)
    key = state.overlay.key
    person = somebody(key, state.summaries, state.people).person
    merge = Action(
        key="merge",
        name=look.say("players.merge"),
        detail=look.say("players.merge-why"),
        icon=ft.Icons.MERGE,
        on_tap=lambda: desk.change(going.lay(Merge(key))),
    )
    away = Action(
        key="archive-player",
        name=look.say("players.unarchive" if person.is_archived else "players.put-away"),
        detail=look.say("players.put-away-why"),
        icon=ft.Icons.UNARCHIVE_OUTLINED if person.is_archived else ft.Icons.ARCHIVE_OUTLINED,
        on_tap=lambda: desk.change(archive),
    )
    body: list[ft.Control] = [
        sheet_head(look, person.name),
        hair(look, look.palette.edge),
        action_row(look, merge),
        *_other_spellings(look, state, desk, person),
        action_row(look, away),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(ThisPerson)))


def _other_spellings(look: Look, state: State, desk: Desk, person: Person) -> list[ft.Control]:
    """Each of them may turn out to be somebody else after all."""
    spellings = spellings_of(person, state.summaries, state.people)
    return [_spelling(look, desk, name, games) for name, games in spellings.items()]


def _spelling(look: Look, desk: Desk, name: Player, games: int) -> ft.Control:
    row = Action(
        key=f"part-{key_of(name)}",
        name=look.say("players.part", name=name),
        detail=look.say("players.part-why", count=games),
        icon=ft.Icons.CALL_SPLIT,
        on_tap=lambda: desk.change(part(name)),
    )
    return action_row(look, row)
