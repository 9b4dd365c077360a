"""Asking about past games: what can be said with it."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from datetime import date
from os import environ
from typing import TYPE_CHECKING

from referee.editions import NAMES
from views.console.ask import LANGUAGES, usual_language

# Every command builds these parsers, and most need no statistics.
if TYPE_CHECKING:
    from referee.scope import Scope

GAMES = """\
Lists the games that are kept, newest first. Works beside the open app."""

SHOW = """\
Prints the sheet of a game. The ID may be shortened as long as one game alone begins so;
"games" lists them. Works beside the open app."""

STATS = """\
Prints who has won how often, the records of the table, and the standing of the last evening;
for one player all that there is to count. Unfinished and abandoned games do not count.
Works beside the open app."""

LONGEST_COUNT = 9
"""Digits; what has more is nothing that Python counts with."""


def add_games(parser: ArgumentParser) -> None:
    parser.add_argument("--player", metavar="N", help="games with this player, however spelled")
    _add_scope(parser)
    parser.add_argument("--limit", type=_count, metavar="N", help="the newest N alone")
    _add_form(parser)


def add_show(parser: ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="or the beginning of it")
    _add_form(parser)


def add_stats(parser: ArgumentParser) -> None:
    parser.add_argument("player", nargs="?", metavar="PLAYER", help="however spelled")
    _add_scope(parser)
    _add_form(parser)


def scope_of(options: Namespace) -> "Scope":
    from referee.scope import Scope

    return Scope(edition=options.edition, since=options.since, until=options.until)


def _add_scope(parser: ArgumentParser) -> None:
    parser.add_argument("--edition", choices=NAMES, help="games by these rules alone")
    parser.add_argument(
        "--from", dest="since", type=_day, metavar="DAY", help="the first day, such as 2026-11-29"
    )
    parser.add_argument("--to", dest="until", type=_day, metavar="DAY", help="the last day")


def _add_form(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=usual_language(environ),
        help="of the words around (now: %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="for scripts")


def _day(said: str) -> date:
    try:
        return date.fromisoformat(said)
    except ValueError:
        raise ArgumentTypeError(f"{said} is no day such as 2026-11-29") from None


def _count(said: str) -> int:
    if said.isdecimal() and len(said) <= LONGEST_COUNT and int(said) > 0:
        return int(said)
    raise ArgumentTypeError(f"{said} is no number from 1 to {'9' * LONGEST_COUNT}")
