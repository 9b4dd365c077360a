"""Words that can be selected, to be copied elsewhere."""

import flet as ft


def selectable(said: ft.Text, label: str) -> ft.MergeSemantics:
    """A screen reader takes them for a field, so it needs a name."""
    said.selectable = True
    return ft.MergeSemantics(ft.Semantics(content=said, label=label))
