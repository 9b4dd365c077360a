"""What can be done with one game of the book: into a file, or into the trash."""

import flet as ft

from referee.sheet import ScoreSheet
from views import errands, files
from views.acts import going
from views.acts.coming_back import edit_rounds
from views.desk import Desk
from views.keeping import ThisGame
from views.look import Look
from views.parts.action_row import Action, action_row
from views.parts.bottom_sheet import bottom_sheet
from views.parts.rules import hair
from views.parts.sheet_lines import sheet_head
from views.state import State

NAME = "cabo-game"


def this_game_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert state.record is not None
    sheet = state.record.sheet
    name = file_name(sheet)
    body: list[ft.Control] = [
        sheet_head(look, look.say("settings.this-game")),
        hair(look, look.palette.edge),
        *([] if state.is_read_only else [_edit(look, desk, sheet.id)]),
        _export(look, desk, sheet.id, f"{name}.json"),
        _export(look, desk, sheet.id, f"{name}.csv"),
        *([] if state.is_read_only else [_delete(look, desk, sheet.id)]),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(ThisGame)))


def file_name(sheet: ScoreSheet) -> str:
    """What a file with this game is called, without its kind."""
    return "-".join(filter(None, (NAME, (sheet.start.at or "")[:10], sheet.id[:8])))


def _edit(look: Look, desk: Desk, game_id: str) -> ft.Control:
    async def edit() -> None:
        # As below: the sheet goes before the page does.
        await desk.change(going.close_kind(ThisGame))
        await desk.open_table(game_id)
        await desk.change(edit_rounds)

    action = Action(
        key="edit-game",
        name=look.say("record.edit"),
        detail=look.say("record.edit-why"),
        icon=ft.Icons.EDIT_OUTLINED,
        on_tap=edit,
    )
    return action_row(look, action)


def _export(look: Look, desk: Desk, game_id: str, file: str) -> ft.Control:
    shape = file.rpartition(".")[2]

    async def export() -> None:
        await desk.change(going.close_kind(ThisGame))
        made = await errands.export_game(desk, game_id, shape)
        if made is not None:
            await files.give(file, made)

    is_table = shape == "csv"
    action = Action(
        key=f"export-game-{shape}",
        name=look.say("settings.export-game-csv" if is_table else "settings.export-game-json"),
        icon=ft.Icons.TABLE_CHART_OUTLINED if is_table else ft.Icons.FILE_UPLOAD_OUTLINED,
        on_tap=export,
    )
    return action_row(look, action)


def _delete(look: Look, desk: Desk, game_id: str) -> ft.Control:
    async def delete() -> None:
        # The sheet goes before the page does: Flet 1.0.5 would leave it open, unseen.
        await desk.change(going.close_kind(ThisGame))
        await errands.delete(desk, game_id)

    action = Action(
        key="delete-game",
        name=look.say("settings.delete-game"),
        detail=look.say("settings.delete-why"),
        icon=ft.Icons.DELETE_OUTLINE,
        on_tap=delete,
    )
    return action_row(look, action)
