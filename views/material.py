"""The Material theme made of paper and ink, so that stock dialogs and fields belong to the pad."""

import flet as ft

from views.theme import BUTTON_CORNER, SHEET_CORNER, Palette


def material_theme(palette: Palette) -> ft.Theme:
    button = ft.RoundedRectangleBorder(radius=BUTTON_CORNER)
    sheet = ft.BorderRadius.only(top_left=SHEET_CORNER, top_right=SHEET_CORNER)
    return ft.Theme(
        canvas_color=palette.sheet,
        color_scheme=_color_scheme(palette),
        font_family="Sans",
        scaffold_bgcolor=palette.paper,
        visual_density=ft.VisualDensity.STANDARD,
        filled_button_theme=ft.FilledButtonTheme(style=ft.ButtonStyle(shape=button)),
        outlined_button_theme=ft.OutlinedButtonTheme(style=ft.ButtonStyle(shape=button)),
        bottom_sheet_theme=ft.BottomSheetTheme(
            bgcolor=palette.sheet,
            elevation=0,
            drag_handle_color=palette.edge,
            barrier_color=palette.scrim,
            shape=ft.RoundedRectangleBorder(radius=sheet),
        ),
        dialog_theme=ft.DialogTheme(
            bgcolor=palette.sheet, elevation=0, shape=button, barrier_color=palette.scrim
        ),
        splash_color=ft.Colors.with_opacity(0.08, palette.ink),
        highlight_color=ft.Colors.with_opacity(0.05, palette.ink),
        hover_color=ft.Colors.with_opacity(0.04, palette.ink),
        focus_color=ft.Colors.with_opacity(0.16, palette.ink),
    )


def _color_scheme(palette: Palette) -> ft.ColorScheme:
    scheme = ft.ColorScheme(**_surfaces(palette), **_accents(palette))
    scheme.surface_tint = ft.Colors.TRANSPARENT
    return scheme


def _surfaces(palette: Palette) -> dict[str, str]:
    return {
        "surface": palette.paper,
        "on_surface": palette.ink,
        "on_surface_variant": palette.pencil,
        "outline": palette.edge,
        "outline_variant": palette.rule,
        "surface_container_lowest": palette.paper,
        "surface_container_low": palette.sheet,
        "surface_container": palette.sheet,
        "surface_container_high": palette.well,
        "surface_container_highest": palette.well,
        "inverse_surface": palette.ink,
        "on_inverse_surface": palette.paper,
        "inverse_primary": palette.paper,
        "scrim": palette.scrim,
    }


def _accents(palette: Palette) -> dict[str, str]:
    """Primary is ink, secondary the winner, tertiary the reset, error the limit."""
    roles = {
        "primary": (palette.ink, palette.well, palette.ink),
        "secondary": (palette.gilt, palette.gilt_wash, palette.gilt),
        "tertiary": (palette.reset, palette.reset_wash, palette.reset),
        "error": (palette.limit, palette.limit_wash, palette.limit),
    }
    return {
        name: color
        for role, (first, wash, on_wash) in roles.items()
        for name, color in (
            (role, first),
            (f"on_{role}", palette.paper),
            (f"{role}_container", wash),
            (f"on_{role}_container", on_wash),
        )
    }
