"""The endurance scripts find nothing: a few rounds of each with every change, all of them at night."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FEW = {"kills": 4, "libraries": 10, "mutants": 60}
ALL = {"kills": 500, "libraries": 5000, "mutants": 10_000}


def rounds(script: str, count: int, seed: int) -> str:
    line = [sys.executable, "-m", f"tests.endurance.{script}", "--count", str(count), "--seed", str(seed)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    told = subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout.splitlines()[-1]


@pytest.mark.parametrize("script", FEW)
def test_a_few_rounds_find_nothing(script: str) -> None:
    assert rounds(script, FEW[script], seed=2).strip()


@pytest.mark.nightly
@pytest.mark.timeout(4 * 3600)
@pytest.mark.parametrize("script", ALL)
def test_all_rounds_find_nothing(script: str) -> None:
    assert rounds(script, ALL[script], seed=1).strip()
