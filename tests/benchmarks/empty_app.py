"""The barest app there can be, a counter and a button, served as ours is."""

import sys
from contextlib import suppress

import flet as ft

from views.launch import listen, serve


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
        serve(app, listen("127.0.0.1", port))
