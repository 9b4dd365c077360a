"""Games as short texts: written for a link or a QR code, and opened again."""

from referee.sheet import ScoreSheet
from views.acts import sharing
from views.background import beside
from views.book import Book, BookRefused
from views.state import Act


async def opened(book: Book, letters: str) -> Act:
    """Shows the game in a link, or why there is none."""
    try:
        letter = await beside(lambda: book.ask(lambda cabinet: cabinet.open_letter(letters)))
    except BookRefused as refused:
        return sharing.refused(letters, refused.code)
    return sharing.received(letters, letter)


def written(book: Book, sheet: ScoreSheet) -> Act:
    """Shows the game as a link and a QR code, or that it is too long for them."""
    try:
        return sharing.shown_code(book.ask(lambda cabinet: cabinet.letter_of(sheet)))
    except BookRefused:
        return sharing.shown_code("")
