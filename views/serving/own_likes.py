"""What a phone has chosen for itself, kept by that phone, so that it outlives the served table."""

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress

import flet as ft

from views.device import PATIENCE, SILENT
from views.preferences import preferences_in
from views.serving.shared_book import OWN

NAME = "served-table-likes"
LONGEST = 1000
"""Characters that are read of what a phone says it has kept."""


async def likes_kept() -> dict[str, object]:
    """{}: it keeps none, or does not answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            return likes_in(await ft.SharedPreferences().get(NAME))
    except SILENT:
        return {}


def likes_in(kept: object) -> dict[str, object]:
    """Whatever a phone says: of it only what a phone may choose, and can."""
    if not isinstance(kept, str) or len(kept) > LONGEST:
        return {}
    try:
        said = json.loads(kept)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(said, dict):
        return {}
    chosen = preferences_in(said).kept()
    return {name: said[name] for name in OWN if name in said and said[name] == chosen[name]}


async def keep_likes(likes: Mapping[str, object]) -> None:
    with suppress(*SILENT):
        async with asyncio.timeout(PATIENCE):
            await ft.SharedPreferences().set(NAME, json.dumps(dict(likes)))
