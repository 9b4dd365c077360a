"""Where a rule is printed, in the language of the table."""

from collections.abc import Iterable

from referee.rulings import source_words
from views.look import Look
from views.rulebook import ruling_language


def places_words(look: Look, codes: Iterable[str]) -> str:
    """Each place once: French page, scoring, 3rd point; French page, glossary, 1st entry."""
    places = source_words(ruling_language(look.language))
    return look.groups(dict.fromkeys(places[code] for code in codes))
