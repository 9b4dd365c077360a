"""Asking for a site, and what is said of one that was written, or why there is none."""

from argparse import ArgumentParser
from pathlib import Path

ABOUT = """\
Writes the app as a site into FOLDER: the whole app runs in the browser of whoever opens it,
without a server behind it, and keeps its games there. Any web server that speaks https can hand
the folder out. FOLDER is empty, new, or a site that was written before."""


def add_publish(parser: ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the site goes")


def published_text(folder: Path, size: int, first_visit: int) -> str:
    """Both in bytes."""
    return (
        f"The site is in {folder}: {size / 1e6:.1f} MB,"
        f" of which a first visit loads {first_visit / 1e6:.1f} MB.\n"
        f"Try it here: main.py preview {folder}"
    )


def not_a_site(folder: Path) -> str:
    return f"{folder} holds other things. Name a new or an empty folder."


def no_package(name: str, why: str) -> str:
    return (
        f"the package {name} cannot be fetched ({why})."
        " With a connection it is fetched once, and is here from then on."
    )
