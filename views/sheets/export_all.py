"""Everything into one file: which kind of file it shall be."""

import flet as ft

from views import errands, files
from views.acts import going
from views.desk import Desk
from views.keeping import ExportAll
from views.look import Look
from views.parts.action_row import Action, action_row
from views.parts.bottom_sheet import bottom_sheet
from views.parts.rules import hair
from views.parts.sheet_lines import sheet_head
from views.state import State

NAME = "cabo-referee"


def export_all_sheet(look: Look, state: State, desk: Desk) -> ft.BottomSheet:
    assert isinstance(state.overlay, ExportAll)
    shapes = (
        ("zip", look.say("settings.export-zip"), look.say("settings.export-zip-why")),
        ("json", look.say("settings.export-json"), look.say("settings.export-json-why")),
        ("csv", look.say("settings.export-csv"), look.say("settings.export-csv-why")),
    )
    body: list[ft.Control] = [
        sheet_head(look, look.say("settings.export-title"), look.say("settings.export-counts")),
        hair(look, look.palette.edge),
        *(_shape(look, desk, *shape) for shape in shapes),
    ]
    return bottom_sheet(look, body, lambda: desk.change(going.close_kind(ExportAll)))


def _shape(look: Look, desk: Desk, shape: str, name: str, why: str) -> ft.Control:
    async def export() -> None:
        await desk.change(going.close_kind(ExportAll))
        made = await errands.export_all(desk, shape)
        if made is not None:
            await files.give(f"{NAME}-{desk.now()[:10]}.{shape}", made)

    icon = ft.Icons.TABLE_CHART_OUTLINED if shape == "csv" else ft.Icons.INVENTORY_2_OUTLINED
    return action_row(
        look, Action(key=f"export-{shape}", name=name, detail=why, icon=icon, on_tap=export)
    )
