"""A tap on a number of the sheet, which asks why it is what it is."""

from dataclasses import dataclass

from referee.events import Player
from views.acts.going import lay
from views.desk import Desk
from views.overlay import Why


@dataclass(frozen=True, slots=True)
class AsksWhy:
    """Equal at every drawing, so that what it is given to is left as it is."""

    desk: Desk

    def __call__(self, number: int, player: Player) -> object:
        return self.desk.change(lay(Why(number, player)))
