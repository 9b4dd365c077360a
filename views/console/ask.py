"""Asking the referee: what can be said with it."""

import os
from argparse import ArgumentParser

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
        default=usual_language(),
        help="of the question and of the answer (now: %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="for scripts: a list of objects")


def usual_language() -> str:
    """That of the system if the rulings have it, else English."""
    told = next(filter(None, map(os.environ.get, TOLD_IN)), "")
    return told[:2] if told[:2] in LANGUAGES else LANGUAGES[0]
