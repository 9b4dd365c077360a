"""The barest app there can be, a counter and a button, as Flet itself serves it.

Its start page is ours, which loads nothing from a public network and fewer fonts.
"""

import sys
from contextlib import suppress
from pathlib import Path

import flet as ft

ASSETS = Path(__file__).parents[2] / "assets"


@ft.component
def counter() -> ft.Control:
    count, set_count = ft.use_state(0)
    tap = ft.Button("Tap", on_click=lambda: set_count(count + 1))
    return ft.Column([ft.Text(f"{count} taps"), tap])


async def app(page: ft.Page) -> None:
    page.render(counter)


if __name__ == "__main__":
    port = int(sys.argv[sys.argv.index("--port") + 1])
    with suppress(KeyboardInterrupt):
        view = ft.AppView.WEB_BROWSER
        ft.run(app, view=view, host="127.0.0.1", port=port, assets_dir=str(ASSETS), no_cdn=True)
