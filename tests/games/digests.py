"""Print the digest of a match of each game with all its seats: `python -m tests.games.digests`."""

from itertools import islice

from boardkit.games import GAMES
from boardkit.testing.matches import Setting, digest, play_out, tables


def digest_of(key: str) -> str:
    """Play a match with the most seats, and sum up every fifth of its tables."""
    game = GAMES[key]
    match = play_out(Setting(game, game.options(), game.seats[-1], seed=20))
    return digest(*islice(tables(match), 0, None, 5))


if __name__ == "__main__":
    print(*map(digest_of, GAMES), sep="\n")  # noqa: T201 (the process that started this one reads it)
