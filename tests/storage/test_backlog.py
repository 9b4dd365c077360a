"""In which order games are read that the index does not know."""

from storage.backlog import Backlog, Unread
from storage.files import Found


def test_two_who_read_on_together_take_different_games_and_leave_none() -> None:
    games = [unread("202611", number) for number in range(5)]
    backlog = Backlog(games)

    taken = [*backlog.some(2), *backlog.some(2), *backlog.some(2)]

    assert taken == [*reversed(games), games[-1]]
    assert len(backlog) == 5


def test_the_newest_month_is_read_first_and_the_undated_last() -> None:
    games = [unread("undated", 3), unread("199912", 2), unread("202611", 0), unread("202611", 1)]

    assert [*Backlog(games).some(9)] == [games[3], games[2], games[1], games[0]]


def unread(month: str, number: int) -> Unread:
    """A game that was saved last when its number says."""
    name = f"{number:032x}.json"
    return Unread(f"{month}/{name}", Found(name, 1, number, is_folder=False))
