"""Measure what the shelf of games says: `python -m bench.shelf [GAME …] --games 5 --write`.

Our own computers play whole matches at every number of seats; counted are the decisions of a match that have
more than one answer, and how many answers these have; the middle one of all matches is taken. The words of
a game are those of its rulebook in English. With `--write` the figures go into the game's `box/shelf.json`;
its age, printed minutes, their source and the seconds assumed for a decision are written by hand and stay.
"""

import json
from argparse import ArgumentParser
from statistics import median
from typing import Any

from bench.pairing import new_match
from boardkit.core import Game, legal
from boardkit.core.catalogue import GAMES, package_of
from boardkit.core.packaged import folder_of, text_in
from boardkit.players.lookup import chooser_of
from boardkit.players.mind import Seen
from boardkit.text.shelf import FILE


def answers(game: Game[Any], seats: int, seed: str, level: str) -> list[int]:
    """Play a match, and count the answers of each decision that has several."""
    match, found, choose = (
        new_match(game, game.options(), seats, seed),
        list[int](),
        chooser_of(game.key, level),
    )
    while not match.over:
        seat, moves = match.state.to_move, legal(game, match.state)
        assert seat is not None
        move = moves[0]
        if len(moves) > 1:
            found.append(len(moves))
            move = choose(Seen.of(game, match.state, seat), match.seed + len(found))
        match = match.play(move)
    return found


def measured(game: Game[Any], games: int, level: str) -> dict[str, Any]:
    """Return a game's figures as its file has them."""
    played = [
        [answers(game, seats, f"shelf:{number}", level) for number in range(games)] for seats in game.seats
    ]
    return {
        "decisions": [round(median(map(len, matches))) for matches in played],
        "answers": round(median(count for matches in played for found in matches for count in found)),
        "words": len(text_in(package_of(game.key), "book/rulebook/en.md").split()),
        "level": level,
        "matches": games,
    }


def main() -> None:
    """Measure, print and perhaps write."""
    parser = ArgumentParser(prog="python -m bench.shelf", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("keys", nargs="*", metavar="GAME", default=[*GAMES])
    parser.add_argument("--games", type=int, default=5, help="matches a number of seats")
    parser.add_argument("--level", default="casual", help="random, greedy, or a level")
    parser.add_argument("--write", action="store_true", help="write the figures into the games' files")
    given = parser.parse_args()
    for key in given.keys:
        found = measured(GAMES[key], given.games, given.level)
        print(key, json.dumps(found), flush=True)
        if given.write:
            file = folder_of(package_of(key)) / FILE
            (by_hand,) = json.loads(file.read_text("utf-8"))
            file.write_text(f"[\n{json.dumps({**by_hand, **found})}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
