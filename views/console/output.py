"""Texts on the standard streams."""

from contextlib import suppress
from typing import TextIO

from views.console.trouble import Trouble, why


def write(stream: TextIO | None, text: str) -> None:
    """One text in UTF-8 and the end of its last line, whatever the terminal would choose.

    Raises Trouble when it cannot be written; `stream` None: nobody listens.
    """
    if stream is None:
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
