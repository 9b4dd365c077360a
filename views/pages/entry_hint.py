"""The line above the keys: whose hand is asked for, or what saving would cause."""

from referee.cards import limits_of
from referee.game import Game, Status
from referee.outlook import advice, advice_if_failed, is_last_round
from views.look import Look
from views.pages.entry_lines import Mood, game_after, lines_of
from views.parts.game_row import names_words
from views.parts.short_name import short_name
from views.parts.words import Piece
from views.state import State

BOLD = "SansMedium"
SHORT = 14
"""Letters of a name that leave room for the rest of the line."""


def hint_pieces(look: Look, state: State) -> list[Piece]:
    """One or two lines in the colours of what they say."""
    after = game_after(state)
    return _asking(look, state) if after is None else _causing(look, state, after)


def _asking(look: Look, state: State) -> list[Piece]:
    assert state.open is not None
    draft, pencil = state.open.entry, look.palette.pencil
    if draft.at is None or draft.hand_of(draft.at) is not None:
        return [Piece(look.say("entry.who-called"), pencil)] if not draft.missing else []
    asked = Piece(
        look.say("entry.hand-of", player=short_name(draft.at, SHORT)), look.palette.ink, BOLD
    )
    return [asked, *_ahead(look, state)]


def _ahead(look: Look, state: State) -> list[Piece]:
    """What the next hand of the player who is asked for can do."""
    assert state.open is not None
    draft = state.open.entry
    if draft.at is None or draft.number is not None:
        return []
    seat, is_caller = state.game.seat_of(draft.at), draft.caller == draft.at
    ahead = advice_if_failed(state.game, seat) if is_caller else advice(state.game, seat)
    pieces = []
    if ahead.resets_on is not None:
        said = look.say("entry.resets", points=ahead.resets_on)
        pieces.append(Piece(f"  {said}", look.palette.reset, BOLD))
    if ahead.ends_from is not None and not is_last_round(state.game):
        pieces.append(_ends(look, state.game, ahead.ends_from))
    if is_caller and pieces:
        pieces.insert(0, Piece(f"  {look.say('entry.if-fails')}", look.palette.pencil))
    return pieces


def _ends(look: Look, game: Game, points: int) -> Piece:
    is_any = points <= limits_of(game.rules).lowest
    said = look.say("entry.any-ends") if is_any else look.say("entry.ends", points=points)
    return Piece(f"  {said}", look.palette.limit if points < NEAR else look.palette.pencil)


NEAR = 30
"""Points: a game that one usual hand can end."""


def _causing(look: Look, state: State, after: Game) -> list[Piece]:
    pieces = [
        Piece(_fallen(look, state, line.player), look.palette.reset, BOLD)
        for line in lines_of(state)
        if line.mood is Mood.RESET
    ]
    pieces += _ending(look, after)
    if not pieces:
        return [Piece(look.say("entry.ready"), look.palette.pencil)]
    return [
        piece if at == 0 else piece._replace(words=f"  {piece.words}")
        for at, piece in enumerate(pieces)
    ]


def _fallen(look: Look, state: State, player: str) -> str:
    rules = state.game.rules
    return look.say("entry.falls-back", player=player, target=rules.target, to=rules.reset_to)


def _ending(look: Look, after: Game) -> list[Piece]:
    limit = look.palette.limit
    if after.status is Status.TIE_BREAK:
        names = names_words(look, after.in_seat_order(after.tied))
        return [Piece(look.say("entry.then-tie", names=names), limit, BOLD)]
    if not after.is_over:
        return []
    names = names_words(look, after.in_seat_order(after.winners))
    return [Piece(look.say("entry.then-over", names=names, count=len(after.winners)), limit, BOLD)]
