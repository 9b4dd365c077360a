"""How things look at this moment: brightness, window, language, text size and motion."""

from collections.abc import Iterable
from dataclasses import dataclass

from views.signs import Habits, Sign, signs_at
from views.texts.wording import decimal, percent, text
from views.theme import CONTENT, FAST, NARROW, SLOW, SPACE_4, WIDE, WIDEST, Palette

LARGE = 17
"""Pixels up to which words grow in full. So a hero of 40 at 200 % is 57, and a name still fits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What every part is given first, so that none asks the page."""

    palette: Palette
    width: float
    """The window in logical pixels."""
    height: float
    language: str = "en"
    text_size: float = 1.0
    """1.0 is 100 %; rows and marks grow with it."""
    is_still: bool = False
    """Reduced motion: values change at once."""
    content: float = CONTENT
    """The widest that the column of a page gets."""
    sides: int | None = None
    """Pixels at each side of a column; None: as its width has them."""
    habits: Habits = ()
    """What everybody wears from game to game."""

    @property
    def margin(self) -> int:
        if self.sides is not None:
            return self.sides
        return SPACE_4 if self.width < NARROW else 20

    @property
    def is_wide(self) -> bool:
        return self.width >= WIDE

    @property
    def is_widest(self) -> bool:
        return self.width >= WIDEST

    @property
    def fast(self) -> int:
        """Milliseconds of a tap, a chip, the active row that moves on."""
        return 0 if self.is_still else FAST

    @property
    def slow(self) -> int:
        """Milliseconds of a total that counts up, a rule that grows."""
        return 0 if self.is_still else SLOW

    def scaled(self, pixels: float) -> float:
        """The size of words and of marks beside them; what is large already grows less."""
        share = min(1.0, LARGE / pixels)
        return pixels * (1 + share * (self.text_size - 1))

    def grown(self, pixels: float) -> float:
        """The height of a row or a button: its air grows less than its words."""
        return pixels * max(1.0, 0.4 + 0.6 * self.text_size)

    @property
    def lines(self) -> int:
        """The most lines of what is one line at 100 % text."""
        return 1 if self.text_size <= 1 else 3

    def row(self, pixels: float) -> float | None:
        """The height of a row whose words may need more `lines`; None: as high as they are."""
        return pixels if self.text_size <= 1 else None

    def items(self, things: Iterable[str]) -> str:
        """Names or things beside each other: Ana, Ben."""
        return self.say("join.items").join(things)

    def clauses(self, said: Iterable[str]) -> str:
        """Parts of one sentence: 51 goes back, 52 ends it."""
        return self.say("join.clauses").join(filter(None, said))

    def sentences(self, said: Iterable[str]) -> str:
        """Whole sentences, each with its own end."""
        return self.say("join.sentences").join(filter(None, said))

    def statements(self, said: Iterable[str]) -> str:
        """Words without an end of their own, each as a sentence."""
        return self.say("join.statements").join(filter(None, said))

    def groups(self, said: Iterable[str]) -> str:
        """Things that may hold commas themselves."""
        return self.say("join.groups").join(said)

    def sign_at(self, table: tuple[str, ...], seat: int) -> Sign:
        """What the one in that seat wears; an empty table: what the seat has."""
        return signs_at(table, self.habits)[seat] if table else Sign(seat, seat)

    def share(self, part: float | None) -> str:
        """72%; a dash where there was nothing to share."""
        return self.say("players.unknown") if part is None else percent(part, self.language)

    def decimal(self, value: float | None) -> str:
        """5.2; a dash where there is nothing to be the mean of."""
        return self.say("players.unknown") if value is None else decimal(value, self.language)

    def say(self, key: str, **values: object) -> str:
        """The words of a key in the language of the table; `count` chooses the plural."""
        return text(key, self.language, **values)
