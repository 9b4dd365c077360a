"""The head of the open game's pages: where it is, what has just happened, undo and more."""

from typing import NamedTuple

import flet as ft

from views.acts.going import back
from views.desk import Desk
from views.look import Look
from views.parts.buttons import icon_button
from views.parts.change_actions import change_actions
from views.parts.notice import notice_words
from views.parts.top_bar import top_bar
from views.state import State
from views.steady import steady


class Heading(NamedTuple):
    """What stands at the top while nothing has just happened."""

    title: str
    subtitle: str


def table_head(look: Look, state: State, desk: Desk, heading: Heading) -> ft.Control:
    """What has just happened takes the place of the subtitle, and is read aloud."""
    notice = notice_words(look, state)
    return top_bar(
        look,
        heading.title,
        subtitle=notice or heading.subtitle,
        is_news=notice is not None,
        lead=_back(look, desk),
        actions=change_actions(look, state, desk),
    )


@steady
def _back(look: Look, desk: Desk) -> ft.Control:
    label = look.say("table.back")
    return icon_button(look, "back", label, lambda: desk.change(back), icon=ft.Icons.ARROW_BACK)
