"""The objections of the referee: what was refused, and where.

RefereeError            anything below; carries a code and a place, never a sentence
|-- NotAGame            the document as a whole is no game, or not one that can be read here
|-- NotNow              this cannot happen at this moment of the game
`-- BadFact             a field is missing, of the wrong kind, or does not fit the game
"""

from typing import Self


class RefereeError(Exception):
    """An act or a document that was refused; everything is as it was before."""

    code: str
    """One of the codes of the file format, such as "unknown-player"."""

    place: str | None
    """Path of the field below what was checked, such as "hands.Ben"; None: the thing itself."""

    def __init__(self, code: str, place: str | None = None) -> None:
        super().__init__(code, place)
        self.code = code
        self.place = place

    def below(self, outer: str) -> Self:
        """The same objection with its place seen from further out: "hands.Ben" in "events[3]"."""
        return type(self)(self.code, outer if self.place is None else f"{outer}.{self.place}")


class NotAGame(RefereeError):
    """The document as a whole is refused."""


class NotNow(RefereeError):
    """The event is refused because of the moment, whatever its fields say."""


class BadFact(RefereeError):
    """A field of an event or of a document is refused."""
