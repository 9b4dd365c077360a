"""A round as far as it has been entered."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Self

from referee.events import Hand, Player, RoundPlayed
from referee.game import Game, Round
from referee.laid import Laid


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """The half-typed round of one table."""

    players: tuple[Player, ...]
    """Who plays the round, in seat order."""
    number: int | None = None
    """The round that is being corrected; None: a new one."""
    hands: tuple[Hand, ...] = ()
    """In the order of `players`, without those who are still missing."""
    caller: Player | None = None
    is_nobody: bool = False
    """True: the table said that nobody called."""
    kamikaze: Player | None = None
    at: Player | None = None
    """Whose hand is entered next; None: no one's."""
    typed: str = ""
    """Digits and signs on the pad that are no hand yet, such as "3+9"."""
    laid: Laid = field(default_factory=Laid)
    """Cards as they lie in front of the players; it is never written down."""

    def hand_of(self, player: Player) -> int | None:
        """None: not entered."""
        return dict(self.hands).get(player)

    @property
    def missing(self) -> tuple[Player, ...]:
        entered = {hand.player for hand in self.hands}
        return tuple(player for player in self.players if player not in entered)

    @property
    def is_last_lap(self) -> bool:
        """Whether somebody has called and no hand is counted yet."""
        return self.caller is not None and not self.hands and self.number is None

    @property
    def last_turns(self) -> tuple[Player, ...]:
        """Who has one more turn after the call, clockwise from the caller; (): nobody called."""
        if self.caller is None:
            return ()
        at = self.players.index(self.caller)
        return self.players[at + 1 :] + self.players[:at]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing in it that could be lost."""
        return not (self.hands or self.caller or self.is_nobody or self.kamikaze or self.typed)

    def with_hand(self, player: Player, points: int) -> Self:
        """That hand entered; the next missing one is asked for, clockwise."""
        entered = dict(self.hands) | {player: points}
        hands = tuple(Hand(name, entered[name]) for name in self.players if name in entered)
        laid = self.laid.fitting(player, points)
        filled = replace(self, hands=hands, typed="", laid=laid)
        return replace(filled, at=filled._next_missing(player) or player)

    def without_hand(self, player: Player) -> Self:
        left = tuple(hand for hand in self.hands if hand.player != player)
        return replace(self, hands=left, at=player, typed="", laid=self.laid.with_hand(player, ()))

    def looking_at(self, player: Player) -> Self:
        return replace(self, at=player, typed="")

    def with_caller(self, player: Player) -> Self:
        """That player called; said twice, it is taken back."""
        caller = None if self.caller == player else player
        return replace(self, caller=caller, is_nobody=False)

    def with_nobody(self) -> Self:
        """Nobody called; said twice, it is taken back."""
        return replace(self, caller=None, is_nobody=not self.is_nobody)

    def with_kamikaze(self, player: Player) -> Self:
        """That player showed the kamikaze; said twice, it is taken back."""
        return replace(self, kamikaze=None if self.kamikaze == player else player)

    def round_(self, at: str | None = None) -> RoundPlayed:
        """The round with the hands entered so far."""
        return RoundPlayed(hands=self.hands, caller=self.caller, kamikaze=self.kamikaze, at=at)

    def _next_missing(self, player: Player) -> Player | None:
        at = self.players.index(player) + 1
        missing = self.missing
        return next(
            (name for name in self.players[at:] + self.players[:at] if name in missing), None
        )


def new_draft(game: Game) -> Draft:
    """An empty draft of the next round."""
    return Draft(players=game.to_play, at=game.to_play[0] if game.to_play else None)


def refitted(draft: Draft, game: Game) -> Draft:
    """The draft for a table that has changed: hands of who still plays stay entered."""
    if game.is_over:
        return new_draft(game)
    players = game.to_play
    return replace(
        draft,
        players=players,
        hands=tuple(
            Hand(name, dict(draft.hands)[name]) for name in players if name in dict(draft.hands)
        ),
        caller=draft.caller if draft.caller in players else None,
        kamikaze=draft.kamikaze if draft.kamikaze in players else None,
        at=draft.at if draft.at in players else next(iter(players), None),
        laid=draft.laid.kept_for(players),
    )


def renamed_draft(draft: Draft, say: Callable[[Player], Player]) -> Draft:
    """The draft with every player under the name that `say` gives."""
    return replace(
        draft,
        players=tuple(map(say, draft.players)),
        hands=tuple(Hand(say(hand.player), hand.points) for hand in draft.hands),
        caller=draft.caller and say(draft.caller),
        kamikaze=draft.kamikaze and say(draft.kamikaze),
        at=draft.at and say(draft.at),
        laid=draft.laid.renamed(say),
    )


def draft_of(game: Game, row: Round) -> Draft:
    """The draft that corrects a round of the game."""
    hands = {score.player: score.hand for score in row.scores}
    players = game.in_seat_order(hands)
    return Draft(
        players=players,
        number=row.number,
        hands=tuple(Hand(player, hands[player]) for player in players),
        caller=row.caller,
        is_nobody=row.caller is None,
        kamikaze=row.kamikaze,
        at=players[0],
    )
