"""Which rules the referee is asked about: those of a table, or an edition as it is printed."""

from dataclasses import dataclass, field, replace
from functools import cache

from referee.editions import NAMES, edition
from referee.game import Game
from referee.ruleset import Ruleset
from referee.rulings import Ruling, words_of
from views.jottings import Jottings
from views.page import NewGame, Received, Record, Rules
from views.state import State
from views.texts.wording import FALLBACK


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """An edition, what is in force of it, and what the table has jotted in it."""

    edition: str
    rules: Ruleset
    is_table: bool = False
    """Whether a table plays by them, so that house rules count."""
    game: Game | None = None
    """The game on the table; None: none is, or it is not asked about."""
    jottings: Jottings = field(default_factory=Jottings)

    def about(self, ruling: Ruling) -> "Rulebook":
        """The same, or the first edition that the ruling asks about, as it is printed."""
        if self.edition in ruling.editions:
            return self
        return replace(printed(ruling.editions[0]), jottings=self.jottings)


def rulebook_of(state: State) -> Rulebook:
    """What is asked about at this moment."""
    page = state.page
    if isinstance(page, Rules) and page.edition is not None:
        book = printed(page.edition)
    else:
        book = table_rules(state) or printed(_last_edition(state))
    return replace(book, jottings=state.jottings)


def table_rules(state: State) -> Rulebook | None:
    """Those of the game, the record or the set-up one has come from; None: there is no table."""
    below = state.page.below if isinstance(state.page, Rules) else None
    match below.page if below else state.page:
        case NewGame():
            return Rulebook(edition=state.setup.edition, rules=state.setup.rules, is_table=True)
        case Record() | Received() if state.record is not None:
            return game_rules(state.record.sheet.game)
    return game_rules(state.open.game) if state.open else None


def printed(name: str) -> Rulebook:
    return Rulebook(edition=name, rules=edition(name).rules)


@cache
def ruling_language(language: str) -> str:
    """In which the rulings are said: the language of the table if they have it."""
    try:
        words_of(language)
    except FileNotFoundError:
        return FALLBACK
    return language


def game_rules(game: Game) -> Rulebook:
    """As they are in force in a game."""
    return Rulebook(edition=game.edition, rules=game.rules, is_table=True, game=game)


def _last_edition(state: State) -> str:
    return state.summaries[0].edition if state.summaries else NAMES[0]
