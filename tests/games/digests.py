"""Print the digests of matches of a game, of few seats and of many: `python -m tests.games.digests KEY`."""

import sys
from functools import cache

from boardkit.games import GAMES
from boardkit.testing.matches import Setting, digest, play_out, tables


@cache
def digests(key: str) -> str:
    """Play a match with the fewest seats and one with the most, and sum up all their tables, a line each."""
    game = GAMES[key]
    matches = [play_out(Setting(game, game.options(), game.seats[at], seed=20)) for at in (0, -1)]
    return "\n".join(digest(*tables(match)) for match in matches)


if __name__ == "__main__":
    print(digests(sys.argv[1]))  # noqa: T201 (the process that started this one reads it)
