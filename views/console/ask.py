"""Asking the referee: what can be said with it."""

import os
from argparse import ArgumentParser
from collections.abc import Mapping

from referee.editions import NAMES

ABOUT = """\
Prints the rulings that answer a question, the best first: what is played in the edition, and
which page says so. Without --edition all editions answer."""

LANGUAGES = ("en", "fr", "es", "zh")
"""Those in which the rulings are written."""
TOLD_IN = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says the language of whoever sits before it; the first that is set counts."""


def add_ask(parser: ArgumentParser) -> None:
    parser.add_argument("words", nargs="+", metavar="WORDS", help="as one says it at the table")
    parser.add_argument("--edition", choices=NAMES, help="the rules that are played")
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=usual_language(os.environ),
        help="of the question and of the answer (now: %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="for scripts: a list of objects")


def usual_language(told: Mapping[str, str]) -> str:
    """That of the system if the rulings have it, else English."""
    system = next(filter(None, map(told.get, TOLD_IN)), "")[:2]
    return system if system in LANGUAGES else LANGUAGES[0]
