"""What the device says about itself and whoever holds it."""

import asyncio

import flet as ft

from views.preferences import language_for

PATIENCE = 1.0
"""Seconds to wait for a device that does not answer."""
SILENT = (RuntimeError, TimeoutError, TypeError, ValueError)
"""What comes from a device that does not know the question."""


async def language_of(page: ft.Page) -> str:
    """The language of the app that fits the device best."""
    try:
        async with asyncio.timeout(PATIENCE):
            info = await page.get_device_info()
    except SILENT:
        info = None
    return language_for(_spoken(info))


async def is_motion_unwanted() -> bool:
    """Whether the device asks for less motion; one that does not answer gets none."""
    try:
        features = await ft.SemanticsService().get_accessibility_features()
    except SILENT:
        return True
    return features.disable_animations or features.reduce_motion


def _spoken(info: ft.DeviceInfo | None) -> tuple[str, ...]:
    """Locales such as fr-FR, the best liked first."""
    language = getattr(info, "language", None)
    others = (_tag(locale) for locale in getattr(info, "locales", None) or ())
    return (*([language] if language else []), *others)


def _tag(locale: object) -> str:
    return str(getattr(locale, "language_code", locale))
