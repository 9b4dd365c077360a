"""What has just happened, said in passing."""

from views.look import Look
from views.state import State


def notice_words(look: Look, state: State) -> str | None:
    """None: nothing that has to be said."""
    if state.notice is None:
        return None
    return look.say(state.notice.key, **dict(state.notice.values))
