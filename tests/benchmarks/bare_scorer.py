"""The classic game with cards 0 to 13, as fast as plain Python goes; it believes all it reads."""

import json
import sys


def scored(game: dict) -> dict:  # type: ignore[type-arg]
    """Totals after each round of a document of the file format."""
    players = game["events"][0]["players"]
    totals, resets, rounds = dict.fromkeys(players, 0), set(), []
    for event in game["events"][1:]:
        hands, caller = event["hands"], event.get("caller")
        least = min(hands.values())
        for player in players:
            points = hands[player]
            if player == caller:
                points = 0 if points == least else points + 10
            total = totals[player] + points
            if total == 100 and player not in resets:
                resets.add(player)
                total = 50
            totals[player] = total
        rounds.append(dict(totals))
        if max(totals.values()) > 100:
            break
    return {"rounds": rounds, "winner": min(totals, key=totals.__getitem__)}


def answer(content: bytes) -> str:
    """What there is to say of one game, or of every game of a backup."""
    read = json.loads(content)
    return json.dumps([scored(game) for game in read["games"]] if "games" in read else scored(read))


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:  # noqa: PTH123
        print(answer(file.read()))
