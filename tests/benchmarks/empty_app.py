"""The barest app there can be, a counter and a button, as Flet itself serves it."""

import sys
from contextlib import suppress

import flet as ft


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
        ft.run(app, view=ft.AppView.WEB_BROWSER, host="127.0.0.1", port=port, no_cdn=True)
