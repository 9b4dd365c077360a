"""A game under the names that its players have now, whatever they were called when it was told."""

from collections.abc import Iterator
from dataclasses import replace

from referee.events import PlayerRenamed
from referee.game import Game
from referee.leaf import played_if_it_fits
from referee.people import People
from referee.sheet import ScoreSheet


def renames(game: Game, people: People, at: str | None = None) -> tuple[PlayerRenamed, ...]:
    """What has to be said at the table so that all have their names of now; (): they have."""
    names = people.names_now(game.players)
    waiting = [PlayerRenamed(then, now, at) for then, now in names.items() if then != now]
    return tuple(_in_turn(game, waiting))


def sheet_as_named(sheet: ScoreSheet, people: People) -> ScoreSheet:
    """The same sheet where nobody has another name now."""
    journal = sheet.journal
    for rename in renames(sheet.game, people):
        journal = journal.add(rename)
    return sheet if journal is sheet.journal else replace(sheet, journal=journal)


def _in_turn(game: Game, waiting: list[PlayerRenamed]) -> Iterator[PlayerRenamed]:
    """A name has to be free, so who frees one comes first; two who swap theirs keep them."""
    for rename in waiting:
        following = played_if_it_fits(game, rename)
        if following is not None:
            yield rename
            yield from _in_turn(following, [other for other in waiting if other != rename])
            return
