"""What a store may answer instead of doing what it was asked.

    StoreError
      Corrupt        a file is not what was written; a game is moved to quarantine
      Locked         another process has the book open, or has taken it over
      Conflict       somebody else saved since, or the game is there already
      NotSaved       the drive or the folder refused; what was there before is still there
      NotRead        the drive or the folder refused to show a file, which may be sound
      NewerVersion   a later version of the app wrote the file, which is left alone
      NotFound       no such game
      Rejected       what was handed in can not be stored at all, a file to import included
        BadFile      one of several files, by its name

An error carries a code and details, never a sentence.
"""

import errno
from typing import ClassVar

REASONS = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EROFS: "read-only",
    errno.EACCES: "not-permitted",
    errno.EPERM: "not-permitted",
}


class StoreError(Exception):
    """Anything that this package raises on purpose."""

    code: ClassVar[str] = "store"
    file: str = ""
    """The one of several files that it is about; empty: it is about the book."""

    @property
    def word(self) -> str:
        """The code, or what says more: why the drive refused, or what is wrong with a file."""
        return self.code


class Corrupt(StoreError):
    code = "corrupt"

    def __init__(self, name: str, reason: str) -> None:
        """`name` is the file's, without its folder; `reason` a word such as `wrong-checksum`."""
        super().__init__(name, reason)
        self.name = name
        self.reason = reason


class Locked(StoreError):
    code = "locked"


class Conflict(StoreError):
    code = "conflict"

    def __init__(self, current: int) -> None:
        """`current` is the revision that is there; 0 when it can not be read."""
        super().__init__(current)
        self.current = current


class NotSaved(StoreError):
    code = "not-saved"

    def __init__(self, reason: str) -> None:
        """`reason` is `disk-full`, `read-only`, `not-permitted`, `no-folder`, `closed`, `other`."""
        super().__init__(reason)
        self.reason = reason

    @property
    def word(self) -> str:
        return self.reason


class NotRead(StoreError):
    code = "not-read"

    def __init__(self, reason: str) -> None:
        """`reason` is one of those of `NotSaved`."""
        super().__init__(reason)
        self.reason = reason


class NewerVersion(StoreError):
    code = "newer-version"

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class NotFound(StoreError):
    code = "not-found"


class Rejected(StoreError):
    code = "rejected"

    def __init__(self, reason: str, place: str | None = None) -> None:
        """`reason` is a word such as `bad-id` or `not-json`.

        `place` is the path of the fault in a file from outside, such as `games[2].events[0]`.
        """
        super().__init__(reason, place)
        self.reason = reason
        self.place = place

    @property
    def word(self) -> str:
        return self.reason


class BadFile(Rejected):
    def __init__(self, file: str, fault: Rejected) -> None:
        super().__init__(fault.reason, fault.place)
        self.file = file


def reason_of(error: OSError) -> str:
    """Why the system refused: `disk-full`, `read-only`, `not-permitted` or `other`."""
    return REASONS.get(error.errno or 0, "other")
