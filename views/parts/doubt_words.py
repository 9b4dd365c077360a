"""A doubt as a sentence of the table."""

from collections.abc import Mapping

from referee.cards import limits_of
from referee.doubts import Doubt
from referee.events import Player
from referee.ruleset import Ruleset
from views.look import Look
from views.parts.game_row import names_words


def doubt_words(
    look: Look, rules: Ruleset, doubt: Doubt, hands: Mapping[Player, int] | None = None
) -> str:
    """What looks odd and why, without a question; `hands` None: it is about the table."""
    limits = limits_of(rules)
    worth = {player: (hands or {}).get(player, 0) for player in doubt.players}
    return look.say(
        f"doubt.{doubt.code}",
        names=names_words(look, doubt.players),
        hands=names_words(look, tuple(Player(str(points)) for points in worth.values())),
        sum=sum(worth.values()),
        lowest=limits.lowest,
        highest=limits.highest,
        usual=limits.usual,
        least=rules.players_min,
        most=rules.players_max,
        count=len(doubt.players),
    )
