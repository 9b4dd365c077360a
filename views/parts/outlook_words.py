"""What the next hand of a player can do, in a few words under the name."""

from referee.cards import limits_of
from referee.game import Game, Standing
from referee.outlook import advice, is_last_round
from referee.ruleset import Reset, TargetRule
from views.look import Look
from views.parts.figures import figure
from views.parts.words import Piece
from views.theme import LARGE_TEXT

NEAR = 0.8
"""The share of the target from which on a player is near it."""
BOLD = "SansMedium"


def is_near(game: Game, total: int) -> bool:
    """Whether a total is so high that the table should know."""
    return game.rules.target is not None and total >= NEAR * game.rules.target


def outlook_pieces(look: Look, game: Game, standing: Standing) -> list[Piece]:
    """17 resets, 18 ends it; none where nothing can be said."""
    seat, palette = standing.seat, look.palette
    if not seat.is_active:
        return [Piece(look.say("table.left"), palette.pencil)]
    if seat.player in game.winners:
        return [Piece(look.say("table.winner"), palette.gilt, BOLD)]
    if standing.reached_target and (game.is_over or game.tied):
        return [Piece(reached_words(look, game), palette.limit, BOLD)]
    if game.is_over or game.tied:
        return []
    return _joined(look, _next_hand(look, game, standing))


def reached_words(look: Look, game: Game) -> str:
    """At the target, or over it, as the rules have it."""
    is_reach = game.rules.target_rule is TargetRule.REACH
    return look.say(
        "table.reached" if is_reach else "table.passed", target=figure(look, game.rules.target or 0)
    )


def _next_hand(look: Look, game: Game, standing: Standing) -> list[Piece]:
    seat, near = standing.seat, is_near(game, standing.seat.total)
    could, pieces = advice(game, seat), list[Piece]()
    if game.rules.reset is Reset.ONCE and seat.resets and game.rules.target is not None:
        pieces.append(_piece(look, look.say("table.reset-used"), None))
    if could.ends_from is None or could.ends_from > most_of_a_hand(game):
        return pieces
    if could.resets_on is not None:
        said = look.say("table.resets", points=could.resets_on)
        pieces.append(_piece(look, said, look.palette.reset if near else None))
    if is_last_round(game):
        return pieces
    limit = look.palette.limit if near else None
    return [*pieces, _piece(look, _ends(look, game, could.ends_from), limit)]


def most_of_a_hand(game: Game) -> int:
    """What a usual hand and a failed call cost at most: beyond it nothing is worth saying."""
    return limits_of(game.rules).usual + game.rules.caller_penalty


def _ends(look: Look, game: Game, points: int) -> str:
    if points <= limits_of(game.rules).lowest:
        return look.say("table.any-ends")
    return look.say("table.ends", points=points)


def _piece(look: Look, said: str, color: str | None) -> Piece:
    return Piece(said, color or look.palette.pencil, BOLD if color else None)


def _joined(look: Look, pieces: list[Piece]) -> list[Piece]:
    """With a dot between, or each on a line where words are large."""
    between = Piece("  ·  " if look.text_size <= LARGE_TEXT else "\n")
    joined: list[Piece] = []
    for piece in pieces:
        joined += [between, piece] if joined else [piece]
    return joined
