"""Asking for a look at a published site."""

from argparse import ArgumentParser
from pathlib import Path

ABOUT = """\
Hands out a site that "publish" has written, to this machine alone, until Ctrl+C."""

USUAL_PORT = 8551


def add_preview(parser: ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="what publish has written")
    parser.add_argument(
        "--port", type=int, default=USUAL_PORT, metavar="N", help="now: %(default)s"
    )


def no_site(folder: Path) -> str:
    return f"there is no site in {folder}. main.py publish {folder} writes one."
