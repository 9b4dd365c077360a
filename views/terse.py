"""Keeps Flet from writing out all that a component was given, whenever it sends one.

For its log, which nobody reads, Flet turns every message and every change into words, and a
component into its arguments: the whole state, with every game in the book.
"""

from flet.components.component import Component


def write_components_by_name() -> None:
    """In the log of Flet, for as long as the program runs."""
    Component.__repr__ = name_of  # type: ignore[assignment]


def name_of(component: Component) -> str:
    return f"<{component.fn.__name__}>"
