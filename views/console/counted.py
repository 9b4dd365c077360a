"""Numbers of things in a sentence of the command line."""


def counted(number: int, thing: str) -> str:
    """Such as "1 game" and "2 games"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
