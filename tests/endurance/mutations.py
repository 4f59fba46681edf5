"""Break rules, screens and numbers that are said one at a time in memory, and see that the tests notice.

Each mutation of `tests.endurance.broken` is run with the few files of tests that should notice it, until one
fails. What no test notices has SURVIVED: a test is missing.
"""

import os
import re
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from boardkit.core.values import Value
from tests.endurance.broken import BY_NAME, MUTATIONS
from tests.endurance.broken.mutation import CHOSEN, Mutation

ROOT: Final = Path(__file__).parents[2]
PYTEST: Final = (
    *(sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-rfE", "--tb=no", "--timeout=120"),
    *("-p", "tests.endurance.breaking", "-p", "no:cacheprovider"),
)
"""How the tests are run: one process, until one of them fails."""


class Fate(Enum):
    """What came of a mutation."""

    KILLED = "killed"
    SURVIVED = "SURVIVED"
    SPOILT = "SPOILT"
    """The tests could not be run."""


class Verdict(Value):
    """What came of a mutation, the test that noticed it, and how long that took."""

    fate: Fate
    by: str
    seconds: float


def tried(mutation: Mutation) -> Verdict:
    """Run the tests that should notice a mutation."""
    return _run(mutation.tests, {CHOSEN: mutation.name})


def _run(files: Iterable[str], chosen: dict[str, str]) -> Verdict:
    began = time.perf_counter()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))), **chosen}
    line = [*PYTEST, *(f"tests/{file}" for file in files)]
    told = subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    fate = FATES.get(told.returncode, Fate.SPOILT)
    found = re.search(r"^(?:FAILED|ERROR) (?:tests/)?(.+?)(?: - .*)?$", told.stdout, re.MULTILINE)
    by = found[1] if found else "" if fate is Fate.SURVIVED else _ending(told)
    return Verdict(fate, by, time.perf_counter() - began)


def _ending(told: subprocess.CompletedProcess[str]) -> str:
    """Say how a run ended in which no test failed, and yet not all passed."""
    return f"exit status {told.returncode}\n{told.stdout[-300:]}{told.stderr[-300:]}"


FATES: Final = {0: Fate.SURVIVED, 1: Fate.KILLED}
"""What the exit status of pytest means: with whole tests only, all else is a fault of the mutation."""


def whole(mutations: Iterable[Mutation]) -> Verdict:
    """Run the same tests with nothing broken: a test that fails all the same proves nothing."""
    return _run(dict.fromkeys(file for mutation in mutations for file in mutation.tests), {})


def main(arguments: Sequence[str]) -> int:
    """Try the mutations that are asked for, and tell which tests noticed them."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--only", metavar="NAME", nargs="+", choices=BY_NAME, default=list(BY_NAME))
    parser.add_argument("--list", action="store_true", help="only say what can be broken")
    given = parser.parse_args(arguments)
    chosen = [mutation for mutation in MUTATIONS if mutation.name in given.only]
    return _listed(chosen) if given.list else _all_tried(chosen)


def _listed(mutations: Iterable[Mutation]) -> int:
    for mutation in mutations:
        print(f"{mutation.name:66} {mutation.module}: {' '.join(mutation.tests)}")
    return 0


def _all_tried(mutations: Sequence[Mutation]) -> int:
    unbroken = whole(mutations)
    print(f"{unbroken.seconds:6.1f} s  with nothing broken: {unbroken.by or 'all tests pass'}", flush=True)
    if unbroken.fate is not Fate.SURVIVED:
        return 1
    fates = [_told(mutation) for mutation in mutations]
    print(", ".join(f"{fates.count(fate)} {fate.value}" for fate in Fate if fate in fates))
    return int(set(fates) != {Fate.KILLED})


def _told(mutation: Mutation) -> Fate:
    verdict = tried(mutation)
    print(f"{verdict.seconds:6.1f} s  {verdict.fate.value:8}  {mutation.name}: {verdict.by}", flush=True)
    return verdict.fate


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
