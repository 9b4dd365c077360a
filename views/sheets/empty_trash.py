"""Whether the games in the trash go for good."""

import flet as ft

from views import errands
from views.acts import going
from views.desk import Desk
from views.keeping import EmptyTrash
from views.look import Look
from views.parts.question import Question, question
from views.state import State


def empty_trash_sheet(look: Look, state: State, desk: Desk) -> ft.AlertDialog:
    count = len(state.contents.trash) if state.contents else 0
    asked = Question(
        key="empty",
        title=look.say("settings.empty-title"),
        detail=look.say("settings.empty-detail", count=count),
        answer=look.say("settings.empty-yes", count=count),
        way_back=look.say("settings.empty-no"),
    )
    return question(
        look,
        asked,
        lambda: errands.empty_trash(desk),
        lambda: desk.change(going.close_kind(EmptyTrash)),
    )
