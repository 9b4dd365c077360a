"""Why the referee refuses a change of the table, as a sentence."""

from views.look import Look


def fault_words(look: Look, code: str, name: str = "") -> str:
    """`code` as in RefereeError; `name` is what was typed, for the sentences that say it."""
    match code:
        case "missing" | "out-of-range" | "not-a-whole-number":
            return look.say("menu.fault-number")
        case "bad-name":
            return look.say("menu.fault-bad-name")
        case "duplicate-player":
            return look.say("menu.fault-duplicate-player", name=name)
    return look.say("menu.fault-other")
