"""What is said of files of the book that could not be read."""

from collections.abc import Iterable

from views.cabinet import Aside
from views.look import Look
from views.parts.game_row import names_words, started
from views.texts.wording import day

LEFT = {"newer-version", "not-read"}
"""Why a sound file stays where it is; all others are put away."""


def aside_words(look: Look, damaged: Iterable[Aside]) -> list[str]:
    """A sentence for each kind of fault that there is, with the files."""
    files = tuple(damaged)
    kinds = (
        ("home.damaged", [file for file in files if file.reason not in LEFT]),
        ("home.newer", [file for file in files if file.reason == "newer-version"]),
        ("home.unread", [file for file in files if file.reason == "not-read"]),
    )
    return [
        look.say(key, names=look.groups(aside_name(look, file) for file in some), count=len(some))
        for key, some in kinds
        if some
    ]


def aside_name(look: Look, aside: Aside) -> str:
    """Ana, Ben and Cy, Sat 28 Nov; the file's name where the game is not known."""
    game = aside.summary
    if game is None:
        return aside.name
    table = names_words(look, tuple(line.player for line in game.lines))
    when = started(game)
    return look.clauses((table, day(when, look.language) if when else ""))
