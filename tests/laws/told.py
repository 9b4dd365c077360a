"""What a journal tells, whatever the names were at the time."""

from collections.abc import Iterable

from referee.events import Event, PlayerRenamed
from referee.journal import Journal
from referee.renaming import new_spelling, renamed_event

Events = tuple[Event, ...]


def told_today(events: Iterable[Event]) -> Events:
    """The events without the renames, everybody under the last name."""
    told: Events = ()
    for event in events:
        if isinstance(event, PlayerRenamed):
            say = new_spelling(event.player, event.name)
            told = tuple(renamed_event(earlier, say) for earlier in told)
        else:
            told = (*told, event)
    return told


def held(journal: Journal) -> tuple[Events, Events]:
    """What the book keeps of a journal."""
    return journal.events, journal.set_aside
