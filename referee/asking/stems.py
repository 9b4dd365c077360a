"""Light stemmers: the endings by which the forms of one word differ.

They need not find the true root, only the same one for every form.
"""

import re

SHORTEST = 3
"""Letters that stay: what is shorter tells words apart no more."""

ENDINGS = {
    "en": "ings ing edly ers ies ied ie ed er es ly e (?<!s)s y",
    "fr": (
        "issements issement ements ement ations ation aient eraient erait erais erons eront"
        " erez erai eras era euses euse eurs eur ites ite ions iez ants antes ante ant ent ait"
        " ais ons ees ee ers er ez es ir is it re e (?<!s)s x u i"
    ),
    "es": (
        "amientos amiento imientos imiento aciones acion adores ador ieron iendo aremos eremos"
        " aron aban ando abas aba adas ados ada ado idas idos ida ido amos emos imos aste iste"
        " arlas arlos arla arlo aria eria aran eran iran aras eras ara era ia ian"
        " ar er ir ase ais an en as os es io o a e i (?<!s)s"
    ),
}


def _ending(language: str) -> re.Pattern[str]:
    """The search meets the longest ending first, as it begins furthest to the left."""
    return re.compile(rf"(?<=\w{{{SHORTEST}}})(?:{'|'.join(ENDINGS[language].split())})$")


_ENDING = {language: _ending(language) for language in ENDINGS}
_DOUBLED = re.compile(r"([b-df-hj-np-rtv-z])\1$")


def stem(word: str, language: str) -> str:
    """Of a plain word; a language without endings of its own borrows the English ones."""
    ending = _ENDING.get(language, _ENDING["en"])
    return _DOUBLED.sub(r"\1", ending.sub("", word, count=1))
