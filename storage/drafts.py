"""The half-typed round of each game, with the revision for which it was typed."""

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from referee.draft import Draft
from storage.errors import Corrupt, NotRead
from storage.files import Files, ensure_folder
from storage.places import Places
from storage.quarantine import Quarantine
from storage.rows import draft_from_dict, draft_to_dict
from storage.tiny_file import TinyFile


class Typed(NamedTuple):
    """A draft as it is kept."""

    draft: Draft
    revision: int


class Drafts:
    """One file each. A draft that can not be read is damaged like any other file, and gone."""

    def __init__(self, files: Files, places: Places, quarantine: Quarantine) -> None:
        self._files = files
        self._places = places
        self._quarantine = quarantine

    def keep(self, game_id: str, draft: Draft, revision: int) -> None:
        """Raises NotSaved, Rejected, OSError."""
        path = self._places.draft(game_id)
        ensure_folder(self._files, path.parent)
        row = {"draft": draft_to_dict(draft), "revision": revision}
        TinyFile(path, self._files).write({"draft": [row]})

    def read(self, game_id: str) -> Typed | None:
        """None when there is none that can be read."""
        path = self._places.draft(game_id)
        try:
            return typed_in(TinyFile(path, self._files), path)
        except Corrupt as error:
            self._quarantine.take(path, error.reason)
        except NotRead:
            pass
        return None

    def drop(self, game_id: str) -> None:
        """Not flushed: a draft that comes back after a power cut is too old to be shown."""
        with suppress(OSError):
            self._files.remove(self._places.draft(game_id))


def typed_in(file: TinyFile, path: Path) -> Typed | None:
    """None when there is no file. Raises Corrupt, NotRead."""
    rows = file.rows("draft")
    if not rows and not file.is_there:
        return None
    try:
        [row] = rows
        return Typed(draft_from_dict(row["draft"]), row["revision"])
    except (ValueError, TypeError, LookupError) as error:
        raise Corrupt(path.name, "no-draft") from error
