"""The rulings in words: the question, the answer, who says so, and what a table has changed."""

from referee.answers import Answer, answer_to, question_of
from referee.ruleset import house_rules
from referee.rulings import Ruling
from views.look import Look
from views.parts.edition_words import edition_name, edition_short
from views.parts.rule_words import rule_name, value_words
from views.parts.source_words import places_words
from views.rulebook import Rulebook, printed, ruling_language


def question_words(look: Look, ruling: Ruling, book: Rulebook) -> str:
    return question_of(ruling, book.about(ruling).rules, ruling_language(look.language))


def answer_of(look: Look, ruling: Ruling, book: Rulebook) -> Answer:
    """For the edition that is asked about, or the first that asks it."""
    asked = book.about(ruling)
    return answer_to(ruling, asked.edition, asked.rules, ruling_language(look.language))


def short_words(look: Look, answer: Answer) -> str:
    """The headline; that nothing is known where that is so."""
    return answer.short if answer.is_known else look.say("rulings.not-known")


def rest_words(look: Look, answer: Answer) -> tuple[str, ...]:
    if answer.is_known:
        return answer.rest
    name = edition_name(look, answer.edition)
    return (look.say("rulings.not-known-more", edition=name),)


def place_words(look: Look, answer: Answer) -> str:
    """The pages that say so; empty where none does."""
    return places_words(look, () if answer.is_silent or not answer.is_known else answer.sources)


def house_words(look: Look, answer: Answer, book: Rulebook) -> str:
    """The house rules of the table that made this answer; empty: the printed rules did."""
    if not answer.is_house or answer.edition != book.edition:
        return ""
    return look.items(
        look.say(
            "rulings.rule-value",
            rule=rule_name(look, rule),
            value=value_words(look, rule, getattr(book.rules, rule)),
        )
        for rule in answer.house
    )


def deciding_words(look: Look, answer: Answer) -> str:
    """The house rules that decide what the page leaves open; empty: none does."""
    return look.items(rule_name(look, rule) for rule in answer.rules)


def book_words(look: Look, book: Rulebook) -> str:
    """Which rules the answers are for."""
    name = edition_short(look, book.edition)
    if not book.is_table:
        return look.say("rulings.for-print", edition=name)
    changed = house_rules(book.rules, printed(book.edition).rules)
    if not changed:
        return look.say("rulings.for-table", edition=name)
    return look.say("rulings.for-house", edition=name, count=len(changed))
