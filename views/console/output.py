"""Texts on the standard streams."""

import unicodedata
from contextlib import suppress
from typing import TextIO

from views.console.trouble import Trouble, why

ESCAPED = {"Cc", "Zl", "Zp"}
"""Unicode categories of what ends a line or moves the cursor."""


def in_one_line(path: object) -> str:
    """A path as it may be printed: it can hold the ends of lines, and worse."""
    return "".join(map(_printable, str(path)))


def _printable(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if unicodedata.category(letter) in ESCAPED else letter


def write(stream: TextIO | None, text: str) -> None:
    """One text in UTF-8 and the end of its last line, whatever the terminal would choose.

    Raises Trouble when it cannot be written, the first time; `stream` None: nobody listens.
    """
    if stream is None or stream.closed:
        return
    try:
        # Names of files that are no UTF-8 come out as they came in.
        stream.buffer.write(f"{text}\n".encode(errors="surrogateescape"))
        stream.buffer.flush()
    except OSError as error:
        _give_up(stream)
        # Whoever reads may have seen enough, as `head` does.
        if not isinstance(error, BrokenPipeError):
            raise Trouble(f"{why(error)}.") from error


def _give_up(stream: TextIO) -> None:
    """Else Python tries once more to write what is left when the program ends, and says so."""
    with suppress(OSError):
        stream.close()
