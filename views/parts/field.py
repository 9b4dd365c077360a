"""Fields one writes in: pressed into the paper, with a ring of ink while written in."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypedDict, Unpack

import flet as ft

from views.guards import EventHandler, component, guarded
from views.look import Look
from views.steady import steady
from views.theme import BUTTON_CORNER, TYPE

Typing = Callable[[str], object]
"""Gets all that now stands in the field; it may be awaited."""


class Entry(TypedDict, total=False):
    """What a field may have beside its label."""

    value: str
    on_submit: Typing
    error: str
    """Said below in place of the hint; empty: nothing is wrong."""
    hint: str
    icon: ft.IconData
    has_focus: bool
    """Is written in at once when the page opens."""
    most: int
    """The most letters."""
    keeps_focus: bool
    """Enter submits, and one writes on in the same field."""
    lines: int
    """How many it shows at once; 1: it can have no more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Face:
    """All that is drawn of a field but the words in it."""

    key: str
    label: str
    is_number: bool
    error: str
    hint: str
    icon: ft.IconData | None
    has_focus: bool
    most: int | None
    keeps_focus: bool
    lines: int
    version: int
    """Counted up when the words change by another hand than the one that writes."""


class _Ink:
    """The words of one field, and which of them the app has not yet said back.

    What was just typed comes back from the app a moment later. By then more may be typed, and a
    field that was drawn with the older words would swallow the newer ones.
    """

    def __init__(self, words: str) -> None:
        self.words = words
        self.version = 0
        self.on_change: Typing = str
        self.on_submit: Typing = str
        self._echoes: list[str] = []
        self._submitted = ""

    def write(self, words: str) -> object:
        words = self._without_submitted(words)
        self._echoes.append(words)
        self.words = words
        return self.on_change(words)

    def submit(self, words: str) -> object:
        self._submitted = words
        return self.on_submit(words)

    def _without_submitted(self, words: str) -> str:
        """Who writes on at once does so before the submitted words are gone from the field."""
        if self._submitted and words.startswith(self._submitted):
            self.version += 1
            return words.removeprefix(self._submitted)
        self._submitted = ""
        return words

    def told(self, words: str) -> None:
        """The app says what stands in the field: an echo, or something of its own."""
        if words in self._echoes:
            del self._echoes[: self._echoes.index(words) + 1]
        elif words != self.words:
            self._echoes.clear()
            self.words = words
            self.version += 1


def text_field(
    look: Look, key: str, label: str, on_change: Typing, **entry: Unpack[Entry]
) -> ft.Control:
    """`value` is what stands in it now; without one the field keeps its words itself."""
    return _field(look, _face(key, label, entry), on_change, entry)


def number_field(
    look: Look, key: str, label: str, on_change: Typing, **entry: Unpack[Entry]
) -> ft.Control:
    """Figures in the serif. What is no number is for the page to object to."""
    return _field(look, _face(key, label, entry, is_number=True), on_change, entry)


def _face(key: str, label: str, entry: Entry, *, is_number: bool = False) -> _Face:
    return _Face(
        key=key,
        label=label,
        is_number=is_number,
        error=entry.get("error", ""),
        hint=entry.get("hint", ""),
        icon=entry.get("icon"),
        has_focus=entry.get("has_focus", False),
        most=entry.get("most"),
        keeps_focus=entry.get("keeps_focus", False),
        lines=entry.get("lines", 1),
        version=0,
    )


def _field(look: Look, face: _Face, on_change: Typing, entry: Entry) -> ft.Control:
    return _written_field(look, face, on_change, entry, key=f"field-{face.key}")  # type: ignore[call-arg]


@component
def _written_field(look: Look, face: _Face, on_change: Typing, entry: Entry) -> ft.Control:
    ink, _ = ft.use_state(_Ink(entry.get("value", "")))
    if "value" in entry:
        ink.told(entry["value"])
    ink.on_change, ink.on_submit = on_change, entry.get("on_submit", str)
    return _drawn_field(look, replace(face, version=ink.version), ink)


@steady
def _drawn_field(look: Look, face: _Face, ink: _Ink) -> ft.Control:
    palette = look.palette
    return ft.TextField(
        key=face.key,
        value=ink.words,
        label=face.label,
        label_style=_style(look, "body", palette.pencil),
        text_style=_style(look, "figure" if face.is_number else "name", palette.ink),
        keyboard_type=ft.KeyboardType.NUMBER if face.is_number else ft.KeyboardType.TEXT,
        hint_text=face.hint or None,
        hint_style=_style(look, "body", palette.pencil),
        error=face.error or None,
        error_style=_style(look, "small", palette.limit),
        prefix_icon=face.icon,
        autofocus=face.has_focus,
        max_length=face.most,
        # A field of one line gives the focus away with Enter, and the next letters with it.
        multiline=face.keeps_focus or face.lines > 1,
        min_lines=face.lines,
        max_lines=2 * face.lines if face.lines > 1 else 1,
        shift_enter=face.keeps_focus,
        filled=True,
        bgcolor=palette.well,
        border=_borders(look),
        cursor_color=palette.ink,
        selection_color=ft.Colors.with_opacity(0.2, palette.ink),
        counter_style=_style(look, "small", palette.pencil),
        on_change=_heard(look, ink.write),
        on_submit=_heard(look, ink.submit),
    )


def _heard(look: Look, handler: Typing) -> EventHandler:
    # When letters come quickly, the control may hold an older text than the event tells.
    def heard(event: Any) -> object:
        return handler(event.data if isinstance(event.data, str) else event.control.value)

    return guarded(heard, look.language)


def _borders(look: Look) -> dict[ft.ControlState, ft.InputBorder]:
    palette = look.palette
    return {
        ft.ControlState.ERROR: _border(ft.BorderSide(2, palette.limit)),
        ft.ControlState.FOCUSED: _border(ft.BorderSide(2, palette.ink)),
        ft.ControlState.DEFAULT: _border(ft.BorderSide(1, palette.edge)),
    }


def _border(side: ft.BorderSide) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(side=side, border_radius=BUTTON_CORNER)


def _style(look: Look, token: str, color: str) -> ft.TextStyle:
    family, size, _ = TYPE[token]
    return ft.TextStyle(font_family=family, size=look.scaled(size), color=color)
