"""The names of the editions in the language of the table."""

from views.look import Look


def edition_name(look: Look, edition: str) -> str:
    """As a line of its own: CABO 0-13, classic."""
    return look.say(f"edition.{edition}")


def edition_short(look: Look, edition: str) -> str:
    """In a list, among other things: CABO classic."""
    return look.say(f"edition.{edition}-short")


def edition_bare(look: Look, edition: str) -> str:
    """In a list on a phone, after other things: classic."""
    return look.say(f"edition.{edition}-bare")


def edition_line(look: Look, edition: str) -> str:
    """What is particular about it, in one line."""
    return look.say(f"edition.{edition}-line")
