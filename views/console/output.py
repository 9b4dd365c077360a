"""Texts on the standard streams."""

from contextlib import suppress
from typing import TextIO


def write(stream: TextIO, text: str) -> None:
    """One text in UTF-8 and the end of its last line, whatever the terminal would choose."""
    # Whoever reads may have seen enough, as `head` does.
    with suppress(BrokenPipeError):
        stream.buffer.write(f"{text}\n".encode())
        stream.buffer.flush()
