"""Everything that a crash may leave on a drive, after some of the calls of a log.

The model is that of a file system which keeps a journal of names, and nothing more than POSIX
promises for the rest:

- What was written to a file may be there, missing, there in its first half, zeros in its length,
  or half of it and then zeros, until the file is flushed. A file made empty may still be full.
- A new name, a name that goes, or a new folder may be there or not, in any order, until the folder
  is flushed. Flushing a file says nothing about its name.
- To replace is one step: the old name never goes without the new one being there. It may stay
  beside the new one when they lie in two folders.

The number of images is bounded: one in which everything arrived, one in which nothing did that
was not flushed, and all in which at most two things are otherwise than in the first.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, count
from pathlib import Path
from typing import NamedTuple

from storage.memory_files import MemoryFiles
from tests.storage.disk_log import (
    Call,
    Created,
    Flushed,
    FolderFlushed,
    FolderMade,
    Removed,
    Replaced,
    Written,
)

FOLDER = 0
"""The number of every folder; files count from 1."""


class Step(NamedTuple):
    """One change of one name."""

    call: int
    """Steps of one call belong together."""
    path: Path
    file: int | None
    """None: the name goes."""


class Otherwise(NamedTuple):
    """One thing that did not arrive, or not as it was written."""

    missing: frozenset[Step] = frozenset()
    file: int | None = None
    content: bytes = b""


class Content(NamedTuple):
    """One file or folder of an image."""

    content: bytes | None
    """None: a folder."""
    mtime: int


Image = dict[Path, Content]


class Drive:
    """What has arrived for certain, and what is on its way."""

    def __init__(self, image: Image | None = None) -> None:
        """All of the image has arrived."""
        self.names: dict[Path, int] = {}
        self.steps: list[Step] = []
        self.certain: dict[int, bytes] = {}
        self.mtimes: dict[int, int] = {}
        self.calls = count()
        for number, (path, (content, mtime)) in enumerate((image or {}).items(), 1):
            self.names[path] = FOLDER if content is None else number
            self.certain[number], self.mtimes[number] = content or b"", mtime
        self.written = dict(self.certain)

    def take(self, call: Call) -> None:
        number = next(self.calls)
        match call:
            case Created(path, file):
                self.certain.setdefault(file, b"")
                self.written[file] = b""
                self._name(Step(number, path, file))
            case Written(file, content, mtime):
                self.written[file] += content
                self.mtimes[file] = mtime
            case Flushed(file):
                self.certain[file] = self.written[file]
            case Replaced(source, target, file, mtime):
                self.mtimes[file] = mtime
                self.steps += [Step(number, target, file), Step(number, source, None)]
            case FolderMade(folder):
                self.steps.append(Step(number, folder, FOLDER))
            case Removed(path):
                self.steps.append(Step(number, path, None))
            case FolderFlushed(folder):
                self._arrive(folder)

    def images(self) -> Iterator[Image]:
        yield self._image((), self.written)
        yield self._image(self.steps, self.certain)
        ways = self._ways()
        for otherwise in (*combinations(ways, 1), *combinations(ways, 2)):
            missing = {step for one in otherwise for step in one.missing}
            contents = {one.file: one.content for one in otherwise if one.file is not None}
            yield self._image(missing, self.written | contents)

    def _name(self, step: Step) -> None:
        """A file that is created again under its name has its name already."""
        if self._names_without(()).get(step.path) != step.file:
            self.steps.append(step)

    def _arrive(self, folder: Path) -> None:
        """A new name elsewhere arrives with the old one's going."""
        here = [step for step in self.steps if step.path.parent == folder]
        going = {step.call for step in here if step.file is None}
        arrived = [
            step
            for step in self.steps
            if step in here or (step.call in going and step.file is not None)
        ]
        self.names = named(self.names, arrived)
        self.steps = [step for step in self.steps if step not in arrived]

    def _ways(self) -> list[Otherwise]:
        together = {
            frozenset(other for other in self.steps if other.call == step.call)
            for step in self.steps
        }
        alone = {frozenset((step,)) for step in self.steps if step.file is None}
        missing = sorted(together | alone, key=lambda steps: sorted(map(str, steps)))
        return [*map(Otherwise, missing), *self._spoilt()]

    def _spoilt(self) -> Iterator[Otherwise]:
        for file, content in self.written.items():
            half, zeros = content[: len(content) // 2], bytes(len(content))
            if content != self.certain[file]:
                for other in {self.certain[file], b"", half, zeros, half + zeros[len(half) :]}:
                    yield Otherwise(file=file, content=other)

    def _names_without(self, missing: Iterable[Step]) -> dict[Path, int]:
        return named(self.names, [step for step in self.steps if step not in missing])

    def _image(self, missing: Iterable[Step], contents: dict[int, bytes]) -> Image:
        names = self._names_without(missing)
        return {
            path: Content(contents.get(file), self.mtimes.get(file, 0))
            for path, file in sorted(names.items())
            if all(above in names for above in path.parents[:-1])
        }


def named(names: dict[Path, int], steps: Iterable[Step]) -> dict[Path, int]:
    """The names after these steps."""
    after = dict(names)
    for step in steps:
        if step.file is None:
            after.pop(step.path, None)
        else:
            after[step.path] = step.file
    return after


class ImageFiles(MemoryFiles):
    """A drive that begins as an image, and whose clock goes on from there."""

    def __init__(self, image: Image) -> None:
        super().__init__()
        for path, (content, mtime) in image.items():
            if content is None:
                self._folders.add(path)
            else:
                self._contents[path], self._mtimes[path] = content, mtime
        self._numbers = count(1 + max((file.mtime for file in image.values()), default=0))
