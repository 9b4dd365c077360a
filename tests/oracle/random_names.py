"""Names in many scripts, and the ways in which one name can be written or spoilt."""

import unicodedata
from random import Random

NAMES = [
    "Ana", "Ben", "Cy", "Di", "Eve", "Fin", "Zoë", "José", "Noël", "Ångström", "Łukasz", "Ñandú",
    "Straße", "Ωmega", "Ὀδυσσεύς", "Юля", "Йосип", "Ґалина", "שרה", "מַיָּה", "عائشة", "فاطمة زهراء",
    "अनन्या", "क़मर", "สมชาย", "李雷", "韓梅梅", "さくら", "がじゅまる", "ガーナ", "한글이름",
    "김민수", "Nguyễn Thị Ánh", "İpek", "ışıl", "ﬁona", "ǅuro", "𝒜da", "👩\u200d👧", "🦊",
    "O'Neil", "a.b", "x[0]", "P1", "P2", "10", "-1", "null", "caller", "events[1]", "A" * 40,
    "é" * 40, "한" * 40, "Al  Bo", "Ma\u00a0ya", "one\u2028two", "co:lon", "back\\slash",
    '"quoted"', "\u200bnil", "ΐa", "ŉo",
]  # fmt: skip

ALIKE = [("Straße", "STRASSE"), ("ﬁona", "FIONA"), ("ŉo", "ʼNO"), ("Ὀς", "ὈΣ"), ("ΐ", "\u1fd3")]
"""Two spellings of one name that are more than capitals and small letters apart."""

SPACES = [" ", "  ", "\t", "\n", "\u00a0", "\u2003", "\u3000", "\u2028", "\r\n"]


def distinct_names(rng: Random, count: int) -> list[str]:
    """Names as they are kept after reading; no two are the same player."""
    found: list[str] = []
    while len(found) < count:
        name = new_name(rng)
        if all(name.casefold() != other.casefold() for other in found):
            found.append(name)
    return found


def new_name(rng: Random) -> str:
    name = unicodedata.normalize("NFC", rng.choice(NAMES))
    if len(name) < 30 and rng.random() < 0.2:
        name += f" {rng.randint(2, 9)}"
    return name


def dressed(rng: Random, name: str) -> str:
    """The same name as somebody else might type it: now and then decomposed or with blanks."""
    if rng.random() < 0.08:
        name = unicodedata.normalize("NFD", name)
    if rng.random() < 0.08:
        name = rng.choice(SPACES) + name
    if rng.random() < 0.08:
        name += rng.choice(SPACES)
    return name


def spoilt(rng: Random, name: str) -> str:
    """Near the name, and often no longer the same or no longer a name."""
    changes = [
        name.upper(), name.lower(), name.casefold(), name.swapcase(),
        unicodedata.normalize("NFD", name), unicodedata.normalize("NFKC", name),
        f" {name}", f"{name}\n", f"{name}\u3000", f"\ufeff{name}", f"{name}\u200b",
        f"{name}\x00", f"\x07{name}", f"{name[:1]}\t{name[1:]}", f"{name}\x85x", f"{name}\x7f",
        f"{name}\ud800", f"\udfff{name}", f"{name[:1]}\u2029{name[1:]}",
        name * 9, (name + "x" * 41)[:41], (name + "x" * 40)[:40], name[1:], "", "   ", "\ud83d",
    ]  # fmt: skip
    return rng.choice(changes)
