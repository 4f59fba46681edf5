"""What the endurance scripts have in common: counts, seeds, jobs, and a line of figures at the end."""

import os
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

Work = Callable[[int, int], Counter[str]]
"""Does so many rounds from a seed, and counts what came of them; what is wrong raises."""


def asked(what: str, count: int) -> Namespace:
    """Read how many rounds to do, from which seed, on how many cores."""
    parser = ArgumentParser(description=what)
    parser.add_argument("--count", type=int, default=count, help=f"rounds, by default {count}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def shared(work: Work, count: int, seed: int, jobs: int, slice_of: int = 50) -> Counter[str]:
    """Share rounds among processes, a slice each with a seed of its own, and add up what they count."""
    began = time.perf_counter()
    slices = [min(slice_of, count - start) for start in range(0, count, slice_of)]
    seeds = [seed * 1_000_003 + number for number in range(len(slices))]
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(jobs) as pool:
        for counted in pool.map(work, slices, seeds):
            total += counted
            print(f"{time.perf_counter() - began:6.0f} s  {_said(total)}", flush=True)
    return total


def _said(total: Counter[str]) -> str:
    return ", ".join(f"{count:,} {name}" for name, count in sorted(total.items()))
