"""The rules in words: what each is called, what a value means, which ones a table has changed."""

from referee.editions import edition
from referee.ruleset import Ruleset, house_rules
from views.look import Look
from views.texts.wording import whole_number


def rule_name(look: Look, rule: str) -> str:
    return look.say(f"rule.name-{rule}")


def rule_meaning(look: Look, rule: str) -> str:
    """A sentence."""
    return look.say(f"rule.meaning-{rule}")


def value_words(look: Look, rule: str, value: object) -> str:
    """The value beside the name of its rule: fails, 100, no target."""
    match value:
        case None:
            return look.say(f"rule.none-{rule}")
        case bool():
            return look.say(f"rule.value-{rule}-{'yes' if value else 'no'}")
        case int():
            return whole_number(value, look.language)
    return look.say(f"rule.value-{rule}-{value}")


def house_line(look: Look, rules: Ruleset, edition_name: str) -> str:
    """What the table plays unlike the edition, weightiest first: To 50, 2 jokers."""
    changed = house_rules(rules, edition(edition_name).rules)
    if not changed:
        return begun_large(look.say("rule.as-printed"))
    return begun_large(look.clauses(_phrase(look, rule, value) for rule, value in changed.items()))


def begun_large(said: str) -> str:
    """As the beginning of a line."""
    return said[:1].upper() + said[1:]


def _phrase(look: Look, rule: str, value: object) -> str:
    if value is None:
        return look.say(f"rule.alone-none-{rule}")
    count = value if isinstance(value, int) else 0
    return look.say(f"rule.alone-{rule}", value=value_words(look, rule, value), count=count)
