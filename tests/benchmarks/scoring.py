"""How long the referee takes over games, beside a scorer that checks nothing."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from referee.editions import edition
from referee.events import Event, GameStarted, Player, played
from referee.journal import Journal
from referee.replay import replay
from referee.sheet import ScoreSheet
from storage.codec import game_of
from storage.document import BACKUP, VERSION, document_of
from tests.benchmarks.bare_scorer import answer
from tests.benchmarks.clock import seconds

ROOT = Path(__file__).parents[2]
BARE = Path(__file__).with_name("bare_scorer.py")
TABLE = tuple(Player(name) for name in ("Ana", "Ben", "Cy", "Di", "Eva", "Flo"))
CLASSIC = "numbered-classic"
"""What the bare scorer adds up."""
ROUNDS = 60
IN_BACKUP = 1_000
TURNS = 31
RUNS = 5


class Scoring(NamedTuple):
    """Medians in seconds."""

    replay: float
    """The game that follows from events in memory."""
    read: float
    """The same from what a file says, decoded and checked."""
    bare: float


class Command(NamedTuple):
    """Medians in seconds of whole processes, over a backup."""

    score: float
    bare: float


def long_game() -> tuple[Event, ...]:
    """A game of six that does not come to its end."""
    start = GameStarted(edition="standard", rules=edition("standard").rules, players=TABLE)
    return (start, *(_round(number) for number in range(ROUNDS)))


def _round(number: int) -> Event:
    """Everybody in turn calls with 0; the others have a point each."""
    caller = TABLE[number % len(TABLE)]
    return played({player: int(player is not caller) for player in TABLE}, caller)


def scoring() -> Scoring:
    """One of each in turn."""
    events = long_game()
    document = document_of(ScoreSheet(id="0" * 32, journal=Journal(events)))
    content = json.dumps(document).encode()
    written: list[object] = json.loads(content)["events"]
    taken = [
        (
            seconds(lambda: replay(events)),
            seconds(lambda: game_of(written)),
            seconds(lambda: answer(content)),
        )
        for _ in range(TURNS)
    ]
    return Scoring(*map(median, zip(*taken, strict=True)))


def command(folder: Path) -> Command:
    """`main.py score` and the bare scorer, each a process of its own, in turn."""
    backup = folder / "thousand.json"
    backup.write_text(json.dumps(thousand_games()), encoding="utf-8")
    taken = [
        (
            seconds(lambda: run(str(ROOT / "main.py"), "score", str(backup))),
            seconds(lambda: run(str(BARE), str(backup))),
        )
        for _ in range(RUNS)
    ]
    return Command(*map(median, zip(*taken, strict=True)))


def run(*arguments: str) -> None:
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)


def thousand_games() -> dict[str, object]:
    dice = Random(1)
    games = [document_of(whole_game(dice, number)) for number in range(IN_BACKUP)]
    return {"format": BACKUP, "version": VERSION, "games": games}


def whole_game(dice: Random, number: int) -> ScoreSheet:
    """A game to its end."""
    start = GameStarted(edition=CLASSIC, rules=edition(CLASSIC).rules, players=TABLE[:4])
    journal = Journal((start,))
    while not journal.game.is_over:
        hands = {player: dice.randint(1, 18) for player in journal.game.to_play}
        journal = journal.add(played(hands, min(hands, key=hands.__getitem__)))
    return ScoreSheet(id=f"{number:032x}", journal=journal)
