"""One open page of a phone at a served table."""

from collections.abc import Awaitable, Callable

from views.serving.news import News


class Seat:
    """A phone may have several, as it may have several tabs."""

    def __init__(self, phone: str, number: int, forget: Callable[[], Awaitable[None]]) -> None:
        """`forget` gives up the page, once its line is closed."""
        self.phone = phone
        """As its pass says."""
        self.number = number
        self.forget = forget
        self.is_here = True
        """Whether its line is open."""
        self.returns = 0
        self.news = News()
