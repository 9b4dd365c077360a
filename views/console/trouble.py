"""Why a command can not be done, as a sentence for the person at the keyboard."""

import errno
import os
from collections.abc import Sequence
from pathlib import Path

SENTENCES = {
    "bad-id": "an ID has 32 digits and letters from a to f.",
    "conflict": "a game was saved meanwhile. Try it again.",
    "disk-full": "the disk is full.",
    "in-the-book": "{folder} is where the games are kept. Choose a file elsewhere.",
    "no-folder": "there is no folder {folder}. Another folder: --data FOLDER",
    "locked": "it is open already with the games in {folder}. Other games: --data FOLDER",
    "not-found": "there is no such game in {folder}. Other games: --data FOLDER",
    "read-only": "nothing can be written in {folder}. Another folder: --data FOLDER",
    "too-large": "this is more than such a file may hold. A .zip holds the most.",
}
NAMED = 3
"""Files that are told by name."""
UNKNOWN = "the games in {folder} cannot be opened ({why}). Another folder: --data FOLDER"


class Trouble(Exception):
    """The sentence; `main` puts before it what can not be done."""


def why(error: BaseException) -> str:
    """The system's own words where it has some."""
    if not isinstance(error, OSError) or error.errno is None:
        return str(error)
    return os.strerror(error.errno) if error.errno > 0 else str(error.strerror)


def trouble_with(folder: Path, code: str, error: BaseException) -> Trouble:
    """`code` is what the store says of the error."""
    reason = why(error.__cause__) if error.__cause__ else code
    return Trouble(SENTENCES.get(code, UNKNOWN).format(folder=folder, why=reason))


def why_deaf(host: str, port: int | None, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken. Another: --port N"
    return f"it cannot listen at {host} ({why(error)})."


def unread_text(names: Sequence[str]) -> str:
    """Of files of the book; no command goes without saying that some are missing in its answer."""
    more = len(names) - NAMED
    return f"Not readable: {', '.join(names[:NAMED])}{f' and {more} more' if more > 0 else ''}."
