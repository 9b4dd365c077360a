"""Asking for an export, and what is said of one that was made."""

from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path

from views.console.counted import counted
from views.console.output import in_one_line

ABOUT = """\
Writes all games into one file, named as it ends: .zip or .json hold everything, players and
settings too, for "import"; .csv is a table for a spreadsheet. Works beside the open app."""

SHAPES = (".zip", ".json", ".csv")


def add_export(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=_file, metavar="FILE", help="ends in .zip, .json or .csv")
    parser.add_argument("--game", metavar="ID", help="this game alone")


def export_text(file: Path, games: int) -> str:
    return f"{counted(games, 'game')} in {in_one_line(file)}."


def left_out_text(games: int) -> str:
    return f"Left out, as unreadable or too long for such a file: {counted(games, 'game')}."


def _file(text: str) -> Path:
    if Path(text).suffix.lower() not in SHAPES:
        raise ArgumentTypeError(f"{text} does not end in {', '.join(SHAPES)}")
    return Path(text)
