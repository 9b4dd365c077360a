"""Words, numbers and dates in the language of the table.

A key is `<area>.<name>`; its words stand in `views/texts/<language>/<area>.toml`. What a language
does not have is said in English; what English does not have is a KeyError.
"""

import re
import tomllib
from collections.abc import Mapping
from datetime import date, datetime
from decimal import ROUND_HALF_UP, Decimal
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale
from babel.dates import format_skeleton, format_time
from babel.numbers import format_decimal, format_percent
from babel.units import format_unit

FOLDER = Path(__file__).parent
FALLBACK = "en"
LOCALES = {"en": "en_GB", "fr": "fr", "es": "es", "zh": "zh_Hans"}

Entry = str | dict[str, str]
"""Words, or one for each plural form that the language has: {one = "...", other = "..."}."""

_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")


def text(key: str, language: str, **values: object) -> str:
    """The words of a key with their {placeholders} filled; `count` chooses the plural form.

    A whole number is written as the language writes it; braces in a value stay as they are.
    """
    entry = _entry(key, language)
    words = entry if isinstance(entry, str) else _plural(entry, values["count"], language)
    return _PLACEHOLDER.sub(lambda found: _written(values[found[1]], language), words)


@lru_cache(2048)
def whole_number(value: int, language: str) -> str:
    # English writes a hyphen, which is too short beside lining figures.
    return str(format_decimal(value, locale=locale_of(language))).replace("-", "−")


def decimal(value: float, language: str) -> str:
    """With one digit after the point, rounded as one does by hand: 4.25 is 4.3."""
    shown = _rounded(value, "0.1")
    written = str(format_decimal(shown, format="#,##0.0", locale=locale_of(language)))
    return written.replace("-", "−")


def percent(share: float, language: str) -> str:
    """1.25 as 125%."""
    return str(format_percent(_rounded(share, "0.01"), locale=locale_of(language)))


def _rounded(value: float, step: str) -> Decimal:
    return Decimal(str(value)).quantize(Decimal(step), ROUND_HALF_UP)


def day(when: date, language: str) -> str:
    """A day without its year: Sat 28 Nov."""
    return format_skeleton("MMMEd", when, locale=locale_of(language))


def full_day(when: date, language: str) -> str:
    """A day with its year: Sat, 28 Nov 2026."""
    return format_skeleton("yMMMEd", when, locale=locale_of(language))


def month(when: date, language: str) -> str:
    """A month as a heading: November 2026."""
    return format_skeleton("yMMMM", when, locale=locale_of(language))


def month_names(number: int, language: str) -> tuple[str, ...]:
    """What the months, from 1, are called, long and short: November, Nov."""
    names = locale_of(language).months["format"]
    return names["wide"][number], names["abbreviated"][number]


def clock(when: datetime, language: str) -> str:
    """The time of day in the zone that `when` is in: 21:10."""
    return format_time(when, "short", locale=locale_of(language))


def moment(when: datetime, language: str) -> str:
    """A day and a time of day: Sat 28 Nov, 21:10."""
    return text("date.moment", language, day=day(when, language), time=clock(when, language))


def duration(minutes: int, language: str) -> str:
    """A length of time: 24 min, or 1 hr 24 min."""
    hours, rest = divmod(minutes, 60)
    said = (_unit(hours, "hour", language), _unit(rest, "minute", language))
    return " ".join(said[0 if hours else 1 : 2 if rest or not hours else 1])


def languages() -> tuple[str, ...]:
    """The languages that have words, English first."""
    found = {folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.toml"))}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def language_name(language: str) -> str:
    """What those who speak it call a language: Français."""
    name = str(locale_of(language).get_language_name())
    return name[:1].upper() + name[1:]


def entries(language: str) -> Mapping[str, Entry]:
    """Every entry of a language by its key; none for a language that is not there."""
    areas = sorted(file.stem for file in (FOLDER / language).glob("*.toml"))
    return {key: entry for area in areas for key, entry in _entries_of(area, language).items()}


@cache
def _entries_of(area: str, language: str) -> Mapping[str, Entry]:
    """Read when the first of them is said: the first page needs few of them all."""
    try:
        written = (FOLDER / language / f"{area}.toml").read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    return {f"{area}.{name}": entry for name, entry in tomllib.loads(written).items()}


@cache
def locale_of(language: str) -> Locale:
    return Locale.parse(LOCALES.get(language, LOCALES[FALLBACK]))


@cache
def _entry(key: str, language: str) -> Entry:
    area = key.partition(".")[0]
    found = _entries_of(area, language).get(key)
    return _entries_of(area, FALLBACK)[key] if found is None else found


def _plural(forms: dict[str, str], count: object, language: str) -> str:
    if not isinstance(count, int):
        raise TypeError(f"count has to be a whole number, not {count!r}")
    return forms.get(locale_of(language).plural_form(count), forms["other"])


def _written(value: object, language: str) -> str:
    return whole_number(value, language) if isinstance(value, int) else str(value)


def _unit(value: int, unit: str, language: str) -> str:
    return format_unit(value, f"duration-{unit}", "short", locale=locale_of(language))
