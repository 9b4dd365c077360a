"""The first steps."""

import flet as ft

from views.desk import Desk
from views.look import Look
from views.parts.page_frame import page_frame
from views.parts.top_bar import top_bar
from views.state import State


def first_steps_page(look: Look, state: State, desk: Desk) -> ft.Control:
    return page_frame(look, top_bar(look, look.say("about.title")), [])
