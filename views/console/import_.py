"""Asking for an import, and what is said of what came in."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Protocol

from views.console.counted import counted
from views.console.output import in_one_line

ABOUT = """\
Takes in games, backups and archives that "export" has written. A game that is here already is
skipped; when one is the beginning of the other, the longer stays; when both went on, both are
kept. A file with any fault is refused as a whole, in one line, with exit status 2."""


class Plan(Protocol):
    """What was done with one file."""

    @property
    def brings_more(self) -> bool:
        """Whether players or settings came too."""
        ...

    def count(self, fate: str) -> int:
        """How many games were "added", "longer", "kept-twice", "skipped"."""
        ...


WORDS = {
    "added": "added",
    "longer": "longer there, and now here too",
    "kept-twice": "kept twice, because here is another one with the same id",
    "skipped": "here already",
}

REST = "Each game that came in before is whole; the same import brings the rest."
STOPPED = f"it was stopped. {REST}"
FULL = f"the disk is full. {REST}"


def add_import(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a game or a backup, .json or .zip"
    )


def import_text(file: object, plan: Plan) -> str:
    """A line for each thing that there is to say."""
    said = [(plan.count(fate), words) for fate, words in WORDS.items()]
    lines = [f"{counted(number, 'game')} {words}" for number, words in said if number]
    if plan.brings_more:
        lines.append("players or settings completed")
    return "\n".join(f"{in_one_line(file)}: {line}." for line in lines or ["nothing is in it"])
