"""What the table has jotted beside the rulings: stars, and how it plays."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

STARS, NOTES = "favourite_rulings", "ruling_notes"
"""Names in the settings of the book."""
MOST = 500
"""Letters of a note."""


@dataclass(frozen=True, slots=True)
class Jottings:
    """Beside which rulings there is a star, and what is noted beside others."""

    stars: tuple[str, ...] = ()
    """Ids, the first starred first."""
    notes: tuple[tuple[str, str], ...] = ()
    """Id and note; a note is never empty."""

    def note_of(self, ruling_id: str) -> str:
        """Empty: there is none."""
        return dict(self.notes).get(ruling_id, "")

    def with_star(self, ruling_id: str) -> "Jottings":
        """Said twice, it is gone again."""
        if ruling_id in self.stars:
            left = tuple(star for star in self.stars if star != ruling_id)
            return replace(self, stars=left)
        return replace(self, stars=(*self.stars, ruling_id))

    def with_note(self, ruling_id: str, note: str) -> "Jottings":
        """Empty words take the note away."""
        notes = {**dict(self.notes), ruling_id: note.strip()[:MOST]}
        return replace(self, notes=tuple((each, said) for each, said in notes.items() if said))


def jotted(settings: Mapping[str, object]) -> Jottings:
    """As it stands in the book; what is no star and no note there is passed over."""
    stars, notes = settings.get(STARS), settings.get(NOTES)
    return Jottings(
        tuple(star for star in stars if isinstance(star, str)) if isinstance(stars, list) else (),
        tuple(
            (ruling_id, note)
            for ruling_id, note in (notes.items() if isinstance(notes, Mapping) else ())
            if isinstance(ruling_id, str) and isinstance(note, str) and note
        ),
    )


def rewritten(
    settings: Mapping[str, object], before: Jottings, after: Jottings
) -> dict[str, object]:
    """The settings with what has changed since; what another window jotted meanwhile stays."""
    here = jotted(settings)
    gone, new = set(before.stars) - set(after.stars), set(after.stars) - set(before.stars)
    stars = [star for star in here.stars if star not in gone | new]
    notes, was = dict(here.notes), dict(before.notes)
    notes |= {each: note for each, note in after.notes if was.get(each) != note}
    kept = {each: note for each, note in notes.items() if each not in was or after.note_of(each)}
    return {
        **settings,
        STARS: [*stars, *(star for star in after.stars if star in new)],
        NOTES: kept,
    }
