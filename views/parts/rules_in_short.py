"""What is played, in one line: the edition, and what the table agreed on beside it."""

from referee.editions import edition
from referee.game import Game
from referee.ruleset import house_rules
from views.look import Look
from views.parts.edition_words import edition_name, edition_short
from views.parts.rule_words import house_line


def rules_in_short(look: Look, game: Game) -> str:
    """CABO classic, to 100; with house rules Cabo 52 cards: To 50, 2 jokers."""
    short, rules = edition_short(look, game.edition), game.rules
    if house_rules(rules, edition(game.edition).rules):
        said = house_line(look, rules, game.edition)
        return look.say("table.with-house-rules", edition=short, rules=said)
    if rules.target is None:
        return edition_name(look, game.edition)
    return look.say("table.to-target", edition=short, target=rules.target)
