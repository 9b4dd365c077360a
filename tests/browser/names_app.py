"""A program that shows names in all scripts, in the faces of the app."""

import sys

import flet as ft

from tests.names import NAMES
from views import launch
from views.theme import FONTS


async def main(page: ft.Page) -> None:
    page.fonts = FONTS
    page.theme = ft.Theme(font_family="SansMedium")
    page.add(ft.Row([ft.Text(name) for name in NAMES], wrap=True), ft.Text("That is all"))


if __name__ == "__main__":
    port = int(sys.argv[sys.argv.index("--port") + 1])
    launch.serve(main, launch.listen("127.0.0.1", port))
