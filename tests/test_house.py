"""The house rules that tools can hold: imports point one way, types are strict, the style is one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

CHECKS = {
    "imports": ("-c", "from importlinter.cli import lint_imports_command as run; run()"),
    "types": ("-m", "mypy"),
    "lint": ("-m", "ruff", "check", "."),
    "format": ("-m", "ruff", "format", "--check", "."),
}


@pytest.mark.parametrize("name", CHECKS)
def test_the_house_rules_hold(name: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    check = subprocess.run(
        [sys.executable, *CHECKS[name]],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert check.returncode == 0, check.stdout + check.stderr
