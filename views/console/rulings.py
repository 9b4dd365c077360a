"""Rulings as text: for reading, and as JSON."""

import json
from collections.abc import Sequence
from textwrap import indent

from referee.answers import (
    Agreement,
    Answer,
    answers_of,
    differs,
    printed_answer,
    printed_question,
    question_of,
)
from referee.asking.search import search
from referee.editions import edition as printed_edition
from referee.rulings import UNKNOWN, Ruling, ruling, source_words
from views.texts.wording import text

MOST = 3
"""Rulings that are printed."""

Row = dict[str, object]


def rulings_json(words: str, edition: str | None, language: str) -> str:
    rows = [_row(each, edition, language) for each in _found(words, edition, language)]
    return json.dumps(rows, ensure_ascii=False, indent=2)


def rulings_text(words: str, edition: str | None, language: str) -> str:
    """For reading; one line that says so when nothing is found."""
    found = _found(words, edition, language)
    said = [_paragraph(each, edition, language) for each in found]
    return "\n\n".join(said) or text("ask.none", language)


def _found(words: str, edition: str | None, language: str) -> Sequence[Ruling]:
    return [ruling(hit.ruling) for hit in search(words, language, edition)[:MOST]]


def _row(each: Ruling, edition: str | None, language: str) -> Row:
    answer, source = _answer(each, edition, language)
    return {
        "id": each.id,
        "question": _question(each, edition, language),
        "answer": answer,
        "edition": edition,
        "source": source,
        "differs": differs(each),
    }


def _paragraph(each: Ruling, edition: str | None, language: str) -> str:
    answer, source = _answer(each, edition, language)
    lines = [answer, text("ask.source", language, source=source)]
    if differs(each):
        lines.append(text("ask.differ", language))
    below = indent("\n".join(lines), "  ")
    return f"{each.id}  {_question(each, edition, language)}\n{below}"


def _question(each: Ruling, edition: str | None, language: str) -> str:
    if edition is None:
        return printed_question(each, language)
    return question_of(each, printed_edition(edition).rules, language)


def _answer(each: Ruling, edition: str | None, language: str) -> tuple[str, str]:
    """What is said, and who says it."""
    if edition:
        one = printed_answer(each, edition, language)
        return _said(one, language), _source(one.sources, language)
    return _all_answers(answers_of(each, language), language)


def _all_answers(agreements: Sequence[Agreement], language: str) -> tuple[str, str]:
    """Each with its editions, unless there is only one that is known."""
    known = [each for each in agreements if each.answer.is_known] or agreements
    sources = dict.fromkeys(code for each in known for code in each.sources)
    texts = {each.answer.text for each in known}
    if len(texts) == 1:
        return _said(known[0].answer, language), _source(tuple(sources), language)
    said = (
        text(
            "ask.edition-said",
            language,
            editions=text("join.items", language).join(
                _name(name, language) for name in each.editions
            ),
            answer=_said(each.answer, language).replace("\n", text("join.sentences", language)),
        )
        for each in agreements
    )
    return "\n".join(said), _source(tuple(sources), language)


def _said(answer: Answer, language: str) -> str:
    return answer.text if answer.is_known else _source((UNKNOWN,), language)


def _source(codes: Sequence[str], language: str) -> str:
    places = dict.fromkeys(source_words(language)[code] for code in codes)
    return text("join.groups", language).join(places)


def _name(edition: str, language: str) -> str:
    return text(f"edition.{edition}-short", language)
