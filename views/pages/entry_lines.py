"""What the entry page says of each player: the hand, what it is worth, where it leads."""

from dataclasses import dataclass, replace
from enum import StrEnum

from referee.correction import total_after
from referee.errors import RefereeError
from referee.events import Player
from referee.game import Game
from referee.outlook import scores_so_far
from referee.replay import added_up, play
from referee.scoring import FAILED, Reason, Score
from views.acts.entering import missing_of
from views.state import OpenGame, State


class Mood(StrEnum):
    """What a new total causes."""

    PLAIN = "plain"
    RESET = "reset"
    LIMIT = "limit"


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One player of the half-typed round."""

    player: Player
    seat: int
    before: int
    """The total before the round."""
    hand: int | None
    """None: not entered."""
    score: Score | None
    """As far as it can be told; its total is the new one. None: it cannot be told."""
    mood: Mood
    is_at: bool
    """Whether the hand of this player is asked for."""
    is_caller: bool
    is_final: bool
    """False: the player called, and a hand that is still missing may change the score."""
    is_saved: bool = False
    """Whether the round is in the book: what was added up to the new total is not said any more."""

    @property
    def has_failed(self) -> bool:
        return self.score is not None and self.score.reason in FAILED

    @property
    def has_held(self) -> bool:
        return self.is_caller and self.score is not None and self.score.reason in HELD


HELD = {Reason.CALLER_LOWEST, Reason.KAMIKAZE}


def lines_of(state: State) -> tuple[Line, ...]:
    """One line a player of the round, in seat order."""
    assert state.open is not None
    after = game_after(state)
    return tuple(_line(state.open, after, player) for player in state.open.entry.players)


def line_of(state: State, player: Player) -> Line:
    assert state.open is not None
    return _line(state.open, game_after(state), player)


def saved_line(line: Line, game: Game) -> Line:
    """The line once the last round of the game is the one that was entered."""
    score = game.rounds[-1].score_of(line.player)
    return line if score is None else replace(line, score=score, is_at=False, is_saved=True)


def game_after(state: State) -> Game | None:
    """The game if the round on the screen were saved as it is; None: something is missing."""
    if state.open is None or missing_of(state):
        return None
    draft = state.open.entry
    try:
        if draft.number is None:
            return play(state.game, draft.round_())
        return state.open.journal.correct(draft.number, draft.round_()).game
    except RefereeError:
        return None


def number_of(state: State) -> int:
    """The number of the round on the screen."""
    assert state.open is not None
    return state.open.entry.number or len(state.game.rounds) + 1


def _line(open_: OpenGame, after: Game | None, player: Player) -> Line:
    draft, game = open_.entry, open_.game
    number = draft.number or len(game.rounds) + 1
    score = _score(open_, after, player, number)
    return Line(
        player=player,
        seat=game.seat_of(player).number,
        before=total_after(game, player, number - 1),
        hand=draft.hand_of(player),
        score=score,
        mood=_mood(game, score),
        is_at=draft.at == player,
        is_caller=draft.caller == player,
        is_final=after is not None or draft.caller != player,
    )


def _score(open_: OpenGame, after: Game | None, player: Player, number: int) -> Score | None:
    if after is not None and number <= len(after.rounds):
        return after.rounds[number - 1].score_of(player)
    so_far = scores_so_far(open_.game, open_.entry).get(player)
    if so_far is None or open_.entry.number is not None or open_.game.tied:
        return None
    return added_up(open_.game.rules, open_.game.seat_of(player), so_far)


def _mood(game: Game, score: Score | None) -> Mood:
    if score is None or game.tied:
        return Mood.PLAIN
    if game.meets_target(score.total):
        return Mood.LIMIT
    return Mood.RESET if score.reset_from is not None else Mood.PLAIN
