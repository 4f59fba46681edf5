"""Hold what tables say to the tables themselves: `python -m tests.truth [GAME …] --count 20 --seed 100`."""

from argparse import ArgumentParser

from boardkit.games import GAMES, KEYS
from tests.truth.checking import Coverage, Tally
from tests.truth.scenes import Sitting

LEVELS = ("", "newcomer")


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.truth", description=__doc__)
    parser.add_argument("games", nargs="*", default=KEYS)
    parser.add_argument("--count", type=int, default=10, help="how many matches of each game")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first of them")
    parser.add_argument("--every", type=int, default=5, help="look at one of so many tables")
    parser.add_argument("--computers", action="store_true", help="let computers play every second match")
    asked = parser.parse_args()
    failed = 0
    for key in asked.games:
        tally = Tally()
        for seed in range(asked.seed, asked.seed + asked.count):
            level = LEVELS[seed % 2] if asked.computers else ""
            sitting = Sitting(GAMES[key], seed, ("en", "fr")[seed // 2 % 2], level)
            for scene in sitting.scenes(asked.every):
                known = len(tally.false)
                tally.hear(scene)
                for one in tally.false[known:][:3]:
                    print(f"{sitting}: {one}")
        coverage = Coverage.of(key, tally)
        failed += len(tally.false)
        print(f"{key}: {coverage.share:.0f} in 100 held, {len(tally.false)} falsehoods")
        print("  not held:", *coverage.met)
        print("  not met:", *coverage.unmet)
    raise SystemExit(failed > 0)


if __name__ == "__main__":
    main()
