"""Who won, as large as it deserves: marks, names, how it was decided, and the total."""

import flet as ft

from referee.game import Game
from views.look import Look
from views.parts.figures import figure
from views.parts.outcome_words import decided_words, winner_words
from views.parts.page_frame import stacked
from views.parts.person_row import mark_of
from views.parts.room import is_square, room_for
from views.parts.tag import gilt_tone, reset_tone, tag
from views.parts.words import words
from views.theme import LARGE_TEXT

SHOWN = 3
"""Winners whose marks are drawn."""
SHORT = 14
"""Letters of a result that stand in one large line."""
SIZES = (34, 26, 22, 18)
MARK, SMALL_MARK, STEP = 48, 36, 22
"""Of one winner, of several, and by how much one mark lies beside the other."""
TOTAL, LONG_TOTAL, DIGIT = 64, 44, 0.53
"""The sizes of the total, and the width of a digit in sizes."""
GAP = 12


def result(look: Look, game: Game) -> list[ft.Control]:
    """What stands below the double rule."""
    head = ft.Container(_head(look, game), padding=ft.Padding.only(top=10, bottom=6))
    tags = _tags(look, game)
    return [head, *([ft.Row(tags, spacing=6, run_spacing=6, wrap=True)] if tags else [])]


def _head(look: Look, game: Game) -> ft.Control:
    won = winner_words(look, game)
    size = _title_size(look, game, won)
    title = words(look, won, "display", size=size, lines=3)
    headline = ft.Semantics(content=title, header=True, live_region=True)
    decided = words(look, decided_words(look, game), "small", color=look.palette.pencil)
    if look.text_size > LARGE_TEXT:
        return stacked([_beside(look, game, headline), decided])
    return _beside(look, game, stacked([headline, decided], spacing=2))


def _title_size(look: Look, game: Game, won: str) -> int:
    """The less, the longer it is; on a narrow phone no large word may be broken."""
    usual = 34 if len(won) <= SHORT else 26 if len(won) <= 2 * SHORT else 22
    sizes = [size for size in SIZES if size <= usual]
    room, longest = _room(look, game), "" if is_square(won) else max(won.split(), key=len)
    fitting = (size for size in sizes if room_for(longest, look.scaled(size)) <= room)
    return next(fitting, sizes[-1])


def _room(look: Look, game: Game) -> float:
    """Pixels that a title has beside the mark and the total."""
    shown = min(len(game.winners), SHOWN)
    marks = look.scaled(MARK if shown == 1 else SMALL_MARK) + look.scaled(STEP) * (shown - 1)
    digits = max((len(str(seat.total)) for seat in game.seats), default=0)
    total = digits * DIGIT * look.scaled(TOTAL if digits < 4 else LONG_TOTAL)
    taken = marks + total + 2 * GAP if shown else 0
    return min(look.width, look.content) - 2 * look.margin - taken


def _beside(look: Look, game: Game, said: ft.Control) -> ft.Row:
    """Marks at the left, the total at the right."""
    parts = [*_marks(look, game), ft.Container(said, expand=True), *_total(look, game)]
    return ft.Row(parts, spacing=GAP)


def _marks(look: Look, game: Game) -> list[ft.Control]:
    """One large mark, or up to three that overlap."""
    shown = game.winners[:SHOWN]
    if not shown:
        return []
    size, step = (MARK, 0.0) if len(shown) == 1 else (SMALL_MARK, look.scaled(STEP))
    marks: list[ft.Control] = [
        ft.Container(mark_of(look, game, player, size), left=at * step)
        for at, player in enumerate(shown)
    ]
    side = look.scaled(size)
    return [ft.Stack(marks, width=side + step * (len(shown) - 1), height=side)]


def _total(look: Look, game: Game) -> list[ft.Control]:
    if not game.winners:
        return []
    total = figure(look, game.seat_of(game.winners[0]).total)
    return [words(look, total, "poster", size=TOTAL if len(total) < 4 else LONG_TOTAL)]


def _tags(look: Look, game: Game) -> list[ft.Control]:
    if not game.winners:
        return []
    key = "end.winner" if len(game.winners) == 1 else "end.shared"
    gilt = tag(look, look.say(key), ft.Icons.EMOJI_EVENTS_OUTLINED, gilt_tone(look))
    fallen = [
        tag(
            look,
            look.say("end.reset-in", number=number),
            ft.Icons.RESTART_ALT,
            reset_tone(look),
        )
        for number in _resets(game)
    ]
    return [gilt, *fallen]


def _resets(game: Game) -> list[int]:
    """Rounds in which a single winner fell back."""
    if len(game.winners) != 1:
        return []
    return [
        row.number
        for row in game.rounds
        if (score := row.score_of(game.winners[0])) and score.reset_from is not None
    ]
