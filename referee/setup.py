"""The table before the first deal: who plays what, with which house rules."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from typing import Self

from referee.doubts import Doubt, doubts_of_start
from referee.editions import NAMES, edition
from referee.errors import RefereeError
from referee.events import GameStarted, Player
from referee.facts import TOTALS, check_number
from referee.names import is_good_name, is_same_name, spelled
from referee.opening import FEWEST_PLAYERS, RESETS
from referee.ruleset import Deck, Reset, Ruleset, agreed, house_rules
from referee.sheet import ScoreSheet

HouseRules = tuple[tuple[str, object], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A game that has not begun."""

    edition: str = "standard"
    house: HouseRules = ()
    """Rules that differ from the edition, by name."""
    players: tuple[Player, ...] = ()
    """Who plays, clockwise."""
    company: tuple[Player, ...] = ()
    """Everybody who is offered a seat, in the order of the seats; who gets up stays in it."""
    dealer: Player | None = None
    """None: the table does not say."""
    is_on_paper: bool = False
    """True: the game began on paper, with the totals and resets below."""
    totals: tuple[tuple[Player, int], ...] = ()
    """Who is not in it is on 0."""
    resets_used: tuple[tuple[Player, int], ...] = ()
    day: date | None = None
    """When it was played, for a game that is entered afterwards; None: now."""
    place: str = ""
    """Where; empty: the table does not say."""

    @property
    def rules(self) -> Ruleset:
        return agreed(edition(self.edition).rules, dict(self.house))

    @property
    def is_ready(self) -> bool:
        return len(self.players) >= FEWEST_PLAYERS

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """What is unusual about this table; it may start all the same."""
        return doubts_of_start(self.rules, self.players) if self.is_ready else ()

    @property
    def everybody(self) -> tuple[Player, ...]:
        """The company, and who sits at the table without being in it."""
        return (*self.company, *(each for each in self.players if each not in self.company))

    @property
    def has_resets(self) -> bool:
        return self.rules.target is not None and self.rules.reset is not Reset.OFF

    @property
    def better_reset_to(self) -> int | None:
        """Half of the target, where what is in force was printed for another target.

        None: there is nothing to suggest.
        """
        rules, printed = self.rules, edition(self.edition).rules
        if rules.target is None or not self.has_resets or rules.reset_to == rules.target // 2:
            return None
        is_meant = "reset_to" in dict(self.house) or rules.target == printed.target
        return None if is_meant and rules.reset_to < rules.target else rules.target // 2

    def with_edition(self, name: str) -> Self:
        """Another edition as printed: house rules belong to the edition they were made for."""
        return self if name == self.edition else replace(self, edition=name, house=())

    def with_deck(self, deck: Deck) -> Self:
        """An edition for those cards, if the one that is chosen is for others."""
        if edition(self.edition).rules.deck is deck:
            return self
        return self.with_edition(editions_for(deck)[0])

    def with_rule(self, rule: str, value: object) -> Self:
        """One house rule. Raises RefereeError for a value that the rule may not have."""
        house = dict(self.house) | {rule: value}
        printed = edition(self.edition).rules
        agreed(printed, house)
        kept = {name: said for name, said in house.items() if said != getattr(printed, name)}
        return replace(self, house=tuple(kept.items()))

    def with_company(self, known: Iterable[Player]) -> Self:
        """Others are offered a seat behind those at the table."""
        others = tuple(each for each in known if each not in self.players)
        return replace(self, company=(*self.players, *others))

    def with_player(self, text: str) -> Self:
        """One more, behind the last one at the table; the same setup if the name cannot be taken.

        Whoever is in the company already is spelled as there.
        """
        if self.name_fault(text) is not None:
            return self
        name = self.called(text) or Player(spelled(text))
        others = tuple(other for other in self.everybody if other != name)
        at = max((others.index(player) + 1 for player in self.players), default=0)
        company = (*others[:at], name, *others[at:])
        return replace(self, players=(*self.players, name), company=company)

    def called(self, text: str) -> Player | None:
        """Who in the company has this name, whatever the capitals; None: nobody."""
        name = spelled(text)
        return next((each for each in self.everybody if is_same_name(name, each)), None)

    def name_fault(self, text: str) -> str | None:
        """Why nobody can join under this name, as a code; None: nothing is wrong."""
        if not is_good_name(spelled(text)):
            return "bad-name"
        return "duplicate-player" if self.called(text) in self.players else None

    def seated(self, player: Player) -> Self:
        """That one of the company at the table, in the own place between the others."""
        sitting = {*self.players, player}
        return replace(self, players=tuple(each for each in self.everybody if each in sitting))

    def without_player(self, player: Player) -> Self:
        """Without that player; a dealer who goes leaves the deal to nobody."""
        left = tuple(other for other in self.players if other != player)
        dealer = None if self.dealer == player else self.dealer
        return replace(self, players=left, company=self.everybody, dealer=dealer)

    def moved(self, player: Player, steps: int) -> Self:
        """That player some seats further, clockwise for a positive number, within the table."""
        others = [other for other in self.players if other != player]
        at = min(max(self.players.index(player) + steps, 0), len(others))
        return self._in_seats((*others[:at], player, *others[at:]))

    def swapped(self, one: Player, other: Player) -> Self:
        """Two players in each other's seats."""
        seats = {one: other, other: one}
        return self._in_seats(tuple(seats.get(player, player) for player in self.players))

    def _in_seats(self, players: tuple[Player, ...]) -> Self:
        order = iter(players)
        sitting = set(players)
        company = tuple(next(order) if each in sitting else each for each in self.everybody)
        return replace(self, players=players, company=company)

    def with_total(self, player: Player, total: int) -> Self:
        """What that player has on paper. Raises RefereeError for more than the book takes."""
        check_number(total, TOTALS, "totals")
        totals = dict(self.totals) | {player: total}
        return replace(self, is_on_paper=True, totals=tuple(totals.items()))

    def with_resets(self, player: Player, resets: int) -> Self:
        """How often that player has fallen back on paper. Raises RefereeError as above."""
        check_number(resets, RESETS, "resets_used")
        used = dict(self.resets_used) | {player: resets}
        return replace(self, is_on_paper=True, resets_used=tuple(used.items()))

    def without_paper(self) -> Self:
        """Everybody from 0."""
        return replace(self, is_on_paper=False, totals=(), resets_used=())

    def moment(self, now: str | None) -> str | None:
        """When it begins; of another day the hour is not known, so it is that of now."""
        return now if self.day is None or now is None else f"{self.day.isoformat()}{now[10:]}"

    def start(self, at: str | None) -> GameStarted:
        """The first event of the game. Raises RefereeError with fewer than two players."""
        if not self.is_ready:
            raise RefereeError("too-few-players", "players")
        return GameStarted(
            edition=self.edition,
            rules=self.rules,
            players=self.players,
            dealer=self.dealer,
            totals=self._in_order(self.totals),
            resets_used=self._in_order(self.resets_used) if self.has_resets else (),
            at=at,
        )

    def _in_order(self, numbers: tuple[tuple[Player, int], ...]) -> tuple[int, ...]:
        if not self.is_on_paper:
            return ()
        return tuple(dict(numbers).get(player, 0) for player in self.players)


def setup_like(sheet: ScoreSheet) -> Setup:
    """The same table once more: its rules, and who is still at it; the deal goes on."""
    game = sheet.game
    house = house_rules(game.rules, edition(game.edition).rules)
    return Setup(
        edition=game.edition,
        house=tuple(house.items()),
        players=tuple(seat.player for seat in game.active),
        dealer=game.dealer,
    )


def editions_for(deck: Deck) -> tuple[str, ...]:
    """The editions that are printed for those cards."""
    return tuple(name for name in NAMES if edition(name).rules.deck is deck)
