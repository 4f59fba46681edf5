"""The endurance scripts find nothing: a few rounds of each with every change, all of them at night.

What is broken on purpose is noticed: three of sixty at night, all of them by `tests.endurance.mutations`.
"""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.cli.running import apart
from tests.endurance.broken import BY_NAME, MUTATIONS
from tests.endurance.broken.mutation import Mutation, source_of
from tests.endurance.broken.told import TOLD
from tests.endurance.kills import kills
from tests.endurance.libraries import libraries
from tests.endurance.mutants import mutants
from tests.endurance.mutations import Fate, tried, whole
from tests.endurance.sharing import Work
from tests.every import with_each

ROOT = Path(__file__).parents[2]
FEW: Mapping[Work, int] = {kills: 1, libraries: 5, mutants: 18}
ALL = {"kills": 500, "libraries": 5000, "mutants": 10_000, "tabs": 50}
SAMPLE = (
    "tribes: a card may cover lava",
    "desk: a vote is over when one seat has not agreed yet",
    "screen: clicks on the map are lost",
)


def rounds(script: str, count: int, seed: int) -> str:
    line = [sys.executable, "-m", f"tests.endurance.{script}", "--count", str(count), "--seed", str(seed)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    told = subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout.splitlines()[-1]


@pytest.mark.sample(3)
@pytest.mark.parametrize("work", FEW, ids=lambda work: work.__name__)
def test_a_few_rounds_find_nothing(work: Work) -> None:
    assert apart(lambda: work(FEW[work], 2_000_006)).total() > 0


@pytest.mark.nightly
@pytest.mark.timeout(4 * 3600)
@pytest.mark.parametrize("script", ALL)
def test_all_rounds_find_nothing(script: str) -> None:
    assert rounds(script, ALL[script], seed=1).strip()


@with_each("mutation", MUTATIONS)
def test_what_is_broken_on_purpose_stands_in_the_source_once(mutation: Mutation) -> None:
    compile(mutation.broken(source_of(mutation)), mutation.module, "exec")
    assert BY_NAME[mutation.name] is mutation
    for test in mutation.tests:  # whole functions: which of their cases are tried by day changes
        file, _, name = test.partition("::")
        assert f"def {name or 'test_'}" in (ROOT / "tests" / file).read_text("utf-8"), test


def test_forty_rules_twenty_screens_and_seven_numbers_are_broken() -> None:
    broken = Counter(mutation.module.split(".")[0] for mutation in MUTATIONS if mutation not in TOLD)
    assert broken == {"games": 40, "tui": 20}
    assert len(TOLD) == 7


@pytest.mark.nightly
@pytest.mark.parametrize("name", SAMPLE)
def test_what_is_broken_on_purpose_is_noticed(name: str) -> None:
    mutation = BY_NAME[name]
    assert whole([mutation]).fate is Fate.SURVIVED
    assert tried(mutation).fate is Fate.KILLED
