"""Files of the device: chosen by whoever holds it, or given to them."""

import flet as ft

READABLE = ["zip", "json"]
"""How the names of files end that can be imported."""


async def chosen() -> tuple[tuple[str, bytes], ...]:
    """Names and what is in them; none when nothing was chosen."""
    try:
        files = await ft.FilePicker().pick_files(
            allow_multiple=True,
            with_data=True,
            file_type=ft.FilePickerFileType.CUSTOM,
            allowed_extensions=READABLE,
            # A slow device gives the window back before it gives the files.
            cancel_upload_on_window_blur=False,
        )
    except TypeError:
        # Some devices answer Cancel with nothing, in which Flet looks for files.
        return ()
    return tuple((file.name, file.bytes or b"") for file in files or ())


async def give(name: str, content: bytes) -> None:
    """Saves a file where its new owner wants it; in a browser it is a download."""
    await ft.FilePicker().save_file(file_name=name, src_bytes=content)
