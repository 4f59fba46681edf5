"""Print the digest of one match of a game for each number of seats: `python -m tests.games.digests KEY`."""

import sys
from functools import cache

from boardkit.games import GAMES
from boardkit.testing.matches import Setting, digest, play_out, tables


@cache
def digests(key: str) -> str:
    """Play a match with each number of seats, and sum up all its tables, a line for each match."""
    game = GAMES[key]
    matches = [play_out(Setting(game, game.options(), seats, seed=20)) for seats in game.seats]
    return "\n".join(digest(*tables(match)) for match in matches)


if __name__ == "__main__":
    print(digests(sys.argv[1]))  # noqa: T201 (the process that started this one reads it)
