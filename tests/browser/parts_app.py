"""A program that shows parts of the pad on one page, for the tests of parts in a browser."""

import sys
from pathlib import Path

import flet as ft

from views.guards import component
from views.look import Look
from views.material import material_theme
from views.parts.bottom_sheet import bottom_sheet
from views.parts.buttons import icon_button, primary, quiet, secondary
from views.parts.choice_row import Choice, choice_row
from views.parts.field import text_field
from views.parts.page_frame import foot_row, page_frame
from views.parts.tappable import tappable
from views.parts.top_bar import top_bar
from views.parts.words import words
from views.theme import FONTS, LIGHT

ASSETS = Path(__file__).parents[2] / "assets"


@component
def page_of_parts(look: Look) -> ft.Control:
    last, set_last = ft.use_state("nothing")
    is_open, set_open = ft.use_state(False)
    sheet = bottom_sheet(look, [words(look, "A sheet of paper")], lambda: set_open(False))
    ft.use_dialog(sheet if is_open else None)
    back = icon_button(look, "back", "Back", lambda: set_last("Back"), icon=ft.Icons.ARROW_BACK)
    keys: list[ft.Control] = [
        tappable(
            look,
            f"key-{figure}",
            words(look, figure, "figure"),
            lambda figure=figure: set_last(f"key {figure}"),
            label=f"Hand of {figure}",
            expand=1,
            bgcolor=look.palette.well,
            alignment=ft.Alignment.CENTER,
        )
        for figure in range(6)
    ]
    quick = Choice(key="quick", name="Quick", note="One round.", is_chosen=last == "Quick")
    body: list[ft.Control] = [
        words(look, f"Last: {last}"),
        ft.Row(keys, spacing=4),
        choice_row(look, quick, lambda: set_last("Quick")),
        text_field(look, "name", "Name", set_last),
        secondary(look, "fold", "Unfold", lambda: set_open(True)),
        quiet(look, "all", "All games", lambda: set_last("All games")),
    ]
    save = primary(look, "save", "Save round 8", lambda: set_last("Save"), expand=True)
    return page_frame(look, top_bar(look, "Parts", lead=back), body, foot_row(look, [save]))


def main(page: ft.Page) -> None:
    page.fonts = FONTS
    page.theme = material_theme(LIGHT)
    page.theme_mode = ft.ThemeMode.LIGHT
    page.padding = 0
    look = Look(palette=LIGHT, width=page.width or 360, height=page.height or 640)
    page.render(page_of_parts, look)


if __name__ == "__main__":
    port = int(sys.argv[sys.argv.index("--port") + 1])
    view = ft.AppView.WEB_BROWSER
    ft.run(main, view=view, host="127.0.0.1", port=port, assets_dir=str(ASSETS), no_cdn=True)
