"""Small tables for the examples: three players, a game to twenty."""

from dataclasses import replace

from referee.editions import edition
from referee.events import GameStarted, Player, RoundPlayed
from referee.events import played as round_of
from referee.journal import Journal

ANA, BEN, CY, DI = (Player(name) for name in ("Ana", "Ben", "Cy", "Di"))


def game_to_twenty(name: str = "standard", **house: object) -> Journal:
    rules = replace(edition(name).rules, **{"target": 20} | house)  # type: ignore[arg-type]
    return Journal((GameStarted(edition=name, rules=rules, players=(ANA, BEN, CY), dealer=ANA),))


def hands(ana: int, ben: int, cy: int, caller: Player | None = None) -> RoundPlayed:
    return round_of({ANA: ana, BEN: ben, CY: cy}, caller)


def totals(journal: Journal) -> dict[Player, int]:
    return {seat.player: seat.total for seat in journal.game.seats}


def added(journal: Journal, *rounds: RoundPlayed) -> Journal:
    for round_ in rounds:
        journal = journal.add(round_)
    return journal
