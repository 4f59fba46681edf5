"""Windows and macOS without a machine: all is imported, and a match played and found again."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.daily import by_night

ROOT: Final = Path(__file__).parent.parent


@pytest.mark.parametrize("platform", ["win32", by_night("darwin")])
def test_all_of_it_is_imported_and_a_match_is_kept(platform: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.elsewhere", platform],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Tectonic Tribes: Ada and Bo." in done.stdout
