"""What the book keeps of a person, there and back."""

from referee.events import Player
from referee.people import Person
from storage.library import Library
from storage.rows import person_from_dict, person_to_dict

ANA = Person(Player("Ana"), (Player("Anna"),), colour="red", mark="leaf", is_archived=True)


def test_a_person_comes_back_as_kept() -> None:
    library = Library.in_memory()
    library.keep_players([person_to_dict(ANA), person_to_dict(Person(Player("Ben")))])

    kept = tuple(map(person_from_dict, library.players()))

    assert kept == (ANA, Person(Player("Ben")))


def test_what_is_not_said_of_a_person_is_not_written() -> None:
    assert person_to_dict(Person(Player("Ben"))) == {"name": "Ben"}
