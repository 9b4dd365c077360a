"""Where a rule is printed, in the language of the table."""

from collections.abc import Iterable

from referee.rulings import source_words
from views.look import Look
from views.rulebook import ruling_language


def places_words(look: Look, codes: Iterable[str]) -> str:
    """Each page once: French page, scoring, 3rd point; glossary, 1st entry."""
    places = source_words(ruling_language(look.language))
    said = tuple(dict.fromkeys(places[code] for code in codes))
    comma = look.say("join.clauses")
    pages = [place.partition(comma)[0] for place in said]
    return look.groups(
        place.partition(comma)[2] if at and pages[at] == pages[at - 1] else place
        for at, place in enumerate(said)
    )
