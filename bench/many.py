"""What a million games of each title cost: hours of one core, and bytes of a file, from fewer games.

Usage: python -m bench.many [--games N] [--seats K] [GAME ...]
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from boardkit.games import GAMES
from boardkit.many.job import Outcome, Plan, header_of
from boardkit.many.running import crew, outcomes
from boardkit.many.store import write_to
from boardkit.players.lookup import RANDOM

MILLION = 1_000_000


def plan_of(key: str, most: int) -> Plan:
    """Plan games of a title at its default options, at most so many seats."""
    game = GAMES[key]
    seats = min(most, game.seats[-1])
    players, settings = (RANDOM,) * seats, (game.options(),)
    return Plan(game=key, rules=game.rules, settings=settings, seats=seats, seed=0, players=players)


def bytes_of(plan: Plan, played: Sequence[Outcome], ending: str) -> int:
    """Keep games in a file, and say how large it is."""
    with TemporaryDirectory() as folder:
        path = Path(folder, f"games.{ending}")
        with write_to(str(path), header_of(plan)) as store:
            store.keep(played)
        return path.stat().st_size


def row(plan: Plan, games: int) -> tuple[str, ...]:
    """Play games here, and say what a million of them cost."""
    began = process_time()
    played = [outcome for some in outcomes(map(plan.job, range(games)), crew(1)) for outcome in some]
    spent = process_time() - began
    sizes = (bytes_of(plan, played, ending) / games for ending in ("sqlite", "parquet"))
    decisions = sum(outcome.decisions for outcome in played) / games
    return (
        plan.game,
        str(plan.seats),
        f"{decisions:,.0f}",
        f"{1000 * spent / games:.1f} ms",
        f"{spent / games * MILLION / 3600:.1f} h",
        *(f"{size * MILLION / 1e9:.2f} GB" for size in sizes),
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    given = parser.parse_args()
    print("game", "seats", "decisions", "a game", "a million", "SQLite", "Parquet", sep="  ")
    for key in given.game:
        print(*row(plan_of(key, given.seats), given.games), sep="  ", flush=True)


if __name__ == "__main__":
    main()
