"""Finding things in a tree of Flet controls as somebody finds them who looks at the screen."""

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import flet as ft
from flet.components.public_utils import unwrap_component
from flet.controls.base_control import BaseControl

_INNER = {"_parent", "_internals", "data", "ref"}


def walk(root: Any) -> Iterator[BaseControl]:
    """Every control below and with the root, in drawing order; what is hidden is left out."""
    root = unwrap_component(root)
    if isinstance(root, list | tuple):
        for item in root:
            yield from walk(item)
    elif isinstance(root, dict):
        yield from walk(list(root.values()))
    elif is_dataclass(root) and getattr(root, "visible", True):
        if isinstance(root, BaseControl):
            yield root
        for field in fields(root):
            if field.name not in _INNER and not field.metadata.get("skip"):
                yield from walk(getattr(root, field.name, None))


def texts(root: Any) -> list[str]:
    """Every visible run of words, in drawing order."""
    return [words for control in walk(root) if (words := words_of(control))]


def words_of(control: BaseControl) -> str:
    """The words that one control shows itself."""
    match control:
        case ft.Text(spans=[_, *_] as spans):
            return "".join(span.text or "" for span in spans)
        case ft.Text():
            return control.value
        case ft.TextField():
            return control.value
    return ""


def label_of(control: BaseControl) -> str:
    """The name that a screen reader says: given, or put together from the words inside."""
    for name in ("label", "tooltip", "semantics_label"):
        given = getattr(control, name, None)
        if isinstance(given, str) and given:
            return given
    inner = getattr(control, "content", None)
    return _said_inside(control, inner) or " ".join(texts(inner))


def _said_inside(control: BaseControl, inner: object) -> str:
    """What a piece inside says for a button that has no name of its own."""
    if not (isinstance(control, ft.Semantics) and control.button):
        return ""
    said = (each.label for each in walk(inner) if isinstance(each, ft.Semantics))
    return next(filter(None, said), "")


def labels(root: Any) -> list[str]:
    """Every given name, of things that can be tapped and of drawings."""
    return [
        label_of(control)
        for control in walk(root)
        if isinstance(control, ft.Semantics | ft.IconButton | ft.TextField)
    ]


def called(controls: Iterable[BaseControl], what: str) -> BaseControl | None:
    """The first one with this key, or else this name, or else these words."""
    known = list(controls)
    readings = (lambda control: control.key, label_of, words_of)
    found = (control for reading in readings for control in known if reading(control) == what)
    return next(found, None)


def event_of(control: BaseControl) -> str | None:
    """The event of a tap; None: the control takes none."""
    taken = (name for name in ("tap", "click") if getattr(control, f"on_{name}", None))
    return next(taken, None) if not getattr(control, "disabled", False) else None


def tappables(root: Any) -> Iterator[BaseControl]:
    """What can be tapped, each thing once: inside a named target nothing is a target of its own."""
    inside: set[int] = set()
    for control in walk(root):
        if id(control) not in inside and event_of(control):
            inside.update(id(inner) for inner in walk(getattr(control, "content", None)))
            yield control
