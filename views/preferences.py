"""How this table likes the app: language, brightness, size of words, and what else it chose."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from views.texts.wording import languages
from views.usual_rules import UsualRules, usual_rules_in


class Brightness(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Pad(StrEnum):
    """What a hand is entered on."""

    NUMBERS = "numbers"
    """A key for every usual hand."""
    KEYPAD = "keypad"
    """Digits and signs."""


LONGEST_ADDRESS = 100
ADDRESS = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)*/?")
TEXT_SIZES = (1.0, 1.25, 1.5, 2.0)
"""Of which 1.0 is the usual one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """Each has a value that does without a choice."""

    language: str | None = None
    """None: that of the device."""
    brightness: Brightness = Brightness.SYSTEM
    text_size: float = 1.0
    stays_awake: bool = True
    """Whether the screen stays on while a game is on it."""
    vibrates: bool = True
    """Whether a saved round and a reset are felt."""
    pad: Pad = Pad.NUMBERS
    address: str | None = None
    """Where the app is on the web, for links to games; None: where it is open."""
    is_introduced: bool = False
    """Whether the first steps have been shown."""
    usual: UsualRules | None = None
    """The rules that a new game begins with; None: those of the last game."""

    def kept(self) -> dict[str, object]:
        """As the book keeps it, beside its other settings."""
        return {
            "language": self.language,
            "brightness": self.brightness.value,
            "text_size": self.text_size,
            "stays_awake": self.stays_awake,
            "vibrates": self.vibrates,
            "pad": self.pad.value,
            "address": self.address,
            "is_introduced": self.is_introduced,
            "usual_rules": self.usual.kept() if self.usual else None,
        }


def chosen_since(before: Preferences, after: Preferences) -> dict[str, object]:
    """What to keep of `after`, so that what another window chose meanwhile stays."""
    was = before.kept()
    return {name: value for name, value in after.kept().items() if value != was[name]}


def preferences_in(settings: Mapping[str, object]) -> Preferences:
    """What the book kept; a value that is none is left as if nothing had been chosen."""
    kept = Preferences(usual=usual_rules_in(settings.get("usual_rules")))
    if settings.get("language") in languages():
        kept = replace(kept, language=str(settings["language"]))
    if settings.get("brightness") in list(Brightness):
        kept = replace(kept, brightness=Brightness(str(settings["brightness"])))
    if settings.get("pad") in list(Pad):
        kept = replace(kept, pad=Pad(str(settings["pad"])))
    size = settings.get("text_size")
    if isinstance(size, int | float) and size in TEXT_SIZES:
        kept = replace(kept, text_size=float(size))
    address = settings.get("address")
    if isinstance(address, str) and is_address(address):
        kept = replace(kept, address=address)
    chosen: dict[str, Any] = {
        name: value
        for name in ("stays_awake", "vibrates", "is_introduced")
        if isinstance(value := settings.get(name), bool)
    }
    return replace(kept, **chosen)


def is_address(text: str) -> bool:
    """Whether links can begin with it."""
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def language_for(device: tuple[str, ...]) -> str:
    """The first language of a device, such as "fr-FR", that has words; else English."""
    offered = languages()
    spoken = (locale.replace("_", "-").split("-")[0].lower() for locale in device)
    return next((language for language in spoken if language in offered), offered[0])
