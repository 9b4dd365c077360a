"""A number of the sheet as a sum: what each line says, and which rules decide it."""

from dataclasses import dataclass

from referee.correction import total_after
from referee.events import Player
from referee.game import Game, Round, RoundKind
from referee.ruleset import KamikazeMode
from referee.scoring import FAILED, Reason, Score
from views.look import Look
from views.parts.figures import figure, signed
from views.parts.game_row import names_words


@dataclass(frozen=True, slots=True, kw_only=True)
class SumLine:
    """One line of the sum."""

    said: str
    figure: str
    is_failure: bool = False
    is_struck: bool = False
    """True: the figure does not count, the next line says what does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """The number that is asked about, in its game."""

    game: Game
    row: Round
    score: Score

    @property
    def before(self) -> int:
        return total_after(self.game, self.score.player, self.row.number - 1)

    @property
    def is_tie_breaker(self) -> bool:
        return self.row.kind is RoundKind.TIE_BREAK

    @property
    def reaches_target(self) -> bool:
        return not self.is_tie_breaker and self.game.meets_target(self.score.total)

    @property
    def times_reset(self) -> int:
        """How often this player has fallen back, this round and those on paper included."""
        later = sum(
            score.reset_from is not None
            for row in self.game.rounds[self.row.number :]
            if (score := row.score_of(self.score.player))
        )
        return self.game.seat_of(self.score.player).resets - later

    @property
    def rivals(self) -> tuple[Player, ...]:
        """Who held the least among the others."""
        others = [score for score in self.row.scores if score.player != self.score.player]
        least = min(score.hand for score in others)
        return self.game.in_seat_order(score.player for score in others if score.hand == least)

    @property
    def is_tied(self) -> bool:
        """Whether somebody else held as little as this player."""
        return any(
            score.hand == self.score.hand
            for score in self.row.scores
            if score.player in self.rivals
        )


def question(game: Game, number: int, player: Player) -> Question | None:
    """None: there is no such number any more."""
    if not 1 <= number <= len(game.rounds):
        return None
    row = game.rounds[number - 1]
    score = row.score_of(player)
    return None if score is None else Question(game=game, row=row, score=score)


def sum_lines(look: Look, asked: Question) -> list[SumLine]:
    """The hand, and what the rules make of it."""
    score = asked.score
    hand = SumLine(
        said=look.say("reason.hand"),
        figure=figure(look, score.hand),
        is_struck=_is_replaced(asked) and score.hand != score.points,
    )
    if score.reason is Reason.HAND:
        return [hand]
    return [hand, _because(look, asked)]


def rules_of(asked: Question) -> tuple[str, ...]:
    """The rules that made the number, the one of the points first."""
    outcome = []
    if asked.score.reset_from is not None:
        outcome.append("reset")
    elif asked.reaches_target:
        outcome.append("target_rule")
    if asked.is_tie_breaker:
        outcome.append("tie")
    return (_rule_of_points(asked), *outcome)


def _because(look: Look, asked: Question) -> SumLine:
    score, rules = asked.score, asked.game.rules
    if score.reason in FAILED:
        penalty = signed(look, rules.caller_penalty)
        return SumLine(said=_why(look, asked), figure=penalty, is_failure=True)
    if score.reason is Reason.KAMIKAZE_HIT and rules.kamikaze_mode is KamikazeMode.ADD:
        return SumLine(said=_why(look, asked), figure=signed(look, rules.kamikaze_points))
    return SumLine(said=_why(look, asked), figure=figure(look, score.points))


def _is_replaced(asked: Question) -> bool:
    """Whether the points are not reckoned from the hand."""
    match asked.score.reason:
        case Reason.CALLER_LOWEST | Reason.LOWEST_ZERO | Reason.KAMIKAZE:
            return True
        case Reason.KAMIKAZE_HIT:
            return asked.game.rules.kamikaze_mode is KamikazeMode.REPLACE
    return False


def _why(look: Look, asked: Question) -> str:
    score, rivals = asked.score, names_words(look, asked.rivals)
    match score.reason:
        case Reason.CALLER_BEATEN:
            held = min(score.hand for score in asked.row.scores)
            return look.say("reason.caller-beaten", names=rivals, points=held)
        case Reason.CALLER_TIED:
            return look.say("reason.caller-tied", names=rivals)
        case Reason.CALLER_LOWEST if asked.is_tied:
            return look.say("reason.caller-lowest-tied", names=rivals)
        case Reason.CALLER_LOWEST if score.points < 0:
            return look.say("reason.caller-lowest-kept")
        case Reason.KAMIKAZE:
            return look.say("reason.kamikaze" if asked.row.kamikaze else "reason.kamikaze-called")
        case Reason.KAMIKAZE_HIT:
            return _why_hit(look, asked)
    return look.say(f"reason.{score.reason}")


def _why_hit(look: Look, asked: Question) -> str:
    holder = asked.row.kamikaze or asked.row.caller or ""
    if _is_replaced(asked):
        return look.say("reason.kamikaze-hit-instead", player=holder)
    return look.say("reason.kamikaze-hit", player=holder)


def _rule_of_points(asked: Question) -> str:
    match asked.score.reason:
        case Reason.CALLER_BEATEN:
            return "caller_penalty"
        case Reason.CALLER_TIED:
            return "caller_tie"
        case Reason.CALLER_LOWEST:
            if asked.score.hand < 0:
                return "negative_success"
            return "caller_tie" if asked.is_tied else "calls"
        case Reason.KAMIKAZE:
            return "kamikaze"
        case Reason.KAMIKAZE_HIT:
            return "kamikaze_points"
    return "lowest_scores_zero"
