"""How the table likes the app: its language and look, and what holds at the table."""

import flet as ft

from views.acts import choosing
from views.desk import Desk
from views.look import Look
from views.pages.settings_choices import changing, choices_row, folded
from views.pages.settings_usual import usual_rules
from views.parts.choice_row import Choice
from views.parts.section import section
from views.parts.switch_row import switch_row
from views.preferences import TEXT_SIZES, Brightness, Pad
from views.state import State
from views.texts.wording import language_name, languages, percent

LIKES = ("language", "brightness", "text-size", "usual-rules", "awake", "vibration", "keypad")
"""The keys of the rows, from the top."""


def like_lines(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    return [
        section(look, look.say("likes.title"), top=8),
        _language(look, state, desk),
        _brightness(look, state, desk),
        _text_size(look, state, desk),
        section(look, look.say("likes.table"), top=20),
        usual_rules(look, state, desk),
        *_phone(look, state, desk),
    ]


def _language(look: Look, state: State, desk: Desk) -> ft.Control:
    chosen = state.preferences.language
    device = look.say("likes.of-device", name=language_name(state.device_language))
    offered = [(None, device), *((each, language_name(each)) for each in languages())]
    options = [
        (_choice(f"language-{each}", name, is_chosen=each == chosen), choosing.speak(each))
        for each, name in offered
    ]
    row = choices_row(look, state, "language", ft.Icons.TRANSLATE, language_name(state.language))
    return folded(look, row, options, desk)


def _brightness(look: Look, state: State, desk: Desk) -> ft.Control:
    chosen = state.preferences.brightness
    options = [
        (
            _choice(
                f"brightness-{each}",
                look.say(f"likes.brightness-{each}"),
                is_chosen=each is chosen,
            ),
            choosing.light(each),
        )
        for each in Brightness
    ]
    standing = look.say(f"likes.brightness-{chosen}")
    row = choices_row(look, state, "brightness", ft.Icons.CONTRAST, standing)
    return folded(look, row, options, desk)


def _text_size(look: Look, state: State, desk: Desk) -> ft.Control:
    chosen = state.preferences.text_size
    options = [
        (
            _choice(f"size-{each:g}", percent(each, look.language), is_chosen=each == chosen),
            choosing.write_at(each),
        )
        for each in TEXT_SIZES
    ]
    row = choices_row(
        look, state, "text-size", ft.Icons.FORMAT_SIZE, percent(chosen, look.language)
    )
    return folded(look, row, options, desk)


def _phone(look: Look, state: State, desk: Desk) -> list[ft.Control]:
    awake = Choice(
        key="awake",
        name=look.say("likes.awake"),
        note=look.say("likes.awake-why"),
        is_chosen=state.preferences.stays_awake,
    )
    vibration = Choice(
        key="vibration",
        name=look.say("likes.vibration"),
        note=look.say("likes.vibration-why"),
        is_chosen=state.preferences.vibrates,
    )
    keypad = Choice(
        key="keypad",
        name=look.say("likes.keypad"),
        note=look.say("likes.keypad-why"),
        is_chosen=state.preferences.pad is Pad.KEYPAD,
    )
    return [
        switch_row(
            look, awake, ft.Icons.LIGHT_MODE_OUTLINED, changing(desk, choosing.switch_awake)
        ),
        switch_row(look, vibration, ft.Icons.VIBRATION, changing(desk, choosing.switch_vibration)),
        switch_row(look, keypad, ft.Icons.DIALPAD, changing(desk, choosing.switch_pad)),
    ]


def _choice(key: str, name: str, *, is_chosen: bool) -> Choice:
    return Choice(key=key, name=name, is_chosen=is_chosen)
