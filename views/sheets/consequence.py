"""What a correction means for the end of the game, in words."""

from collections.abc import Iterator
from typing import NamedTuple

from referee.correction import Change
from referee.game import Game
from referee.ruleset import TargetRule
from views.look import Look
from views.parts.game_row import names_words


class Consequence(NamedTuple):
    """A headline and a second line, which may be empty."""

    title: str
    detail: str


def consequence(look: Look, change: Change) -> Consequence | None:
    """None: the end of the game, or that it has none yet, stays as it was."""
    title = _title(look, change)
    if title is None:
        return None
    return Consequence(title, look.sentences(_detail(look, change)))


def aside_lines(look: Look, change: Change, *, is_more_aside: bool) -> Iterator[str]:
    """What goes behind the end or comes back from there; `is_more_aside`: anything at all does."""
    last = len(change.before.rounds)
    if change.set_aside:
        form, numbers = _rounds_to(last, change.set_aside)
        yield look.say(f"correct.aside-{form}", **numbers)
    elif is_more_aside:
        yield look.say("correct.aside-else")
    last = len(change.after.rounds)
    if change.brought_back:
        form, numbers = _rounds_to(last, change.brought_back)
        yield look.say(f"correct.back-{form}", **numbers)


def _title(look: Look, change: Change) -> str | None:
    before, after = change.before, change.after
    number = len(after.rounds)
    if change.ends_earlier:
        return look.say("correct.would-have-ended", number=number)
    if change.ends_now:
        return look.say("correct.ends", number=number) if number else look.say("correct.over")
    if after.tied and after.tied != before.tied:
        return look.say("correct.tie", number=number)
    if change.reopens:
        return look.say("correct.goes-on")
    if change.outcome_differs:
        return look.say("correct.other-end")
    return look.say("correct.no-tie") if before.tied and not after.is_over else None


def _detail(look: Look, change: Change) -> Iterator[str]:
    before, after = change.before, change.after
    if before.winners and not after.is_over:
        yield look.say("correct.won-before", names=names_words(look, before.winners))
    if after.tied:
        yield look.say("correct.tied", names=names_words(look, after.tied))
    if after.is_over:
        yield from _reached(look, after)
        yield _winners(look, after)


def _reached(look: Look, game: Game) -> Iterator[str]:
    names = tuple(standing.seat.player for standing in game.standings if standing.reached_target)
    if not names:
        return
    passes = game.rules.target_rule is TargetRule.EXCEED
    key = "correct.passed" if passes else "correct.reached"
    yield look.say(key, names=names_words(look, names), target=game.rules.target)


def _winners(look: Look, game: Game) -> str:
    if not game.winners:
        return look.say("correct.nobody-wins")
    key = "correct.wins" if len(game.winners) == 1 else "correct.share"
    total = game.seat_of(game.winners[0]).total
    return look.say(key, names=names_words(look, game.winners), total=total)


def _rounds_to(last: int, count: int) -> tuple[str, dict[str, int]]:
    """The form of the sentence about so many rounds, and their numbers."""
    if count == 1:
        return "one", {"number": last}
    if count == 2:
        return "two", {"first": last - 1, "last": last}
    return "some", {"first": last - count + 1, "last": last}
