"""Windows and macOS without a machine: all is imported, and a match played and found again."""

import os
from pathlib import Path

import pytest

from tests.cli.running import apart
from tests.daily import by_night
from tests.elsewhere import go_on_elsewhere


@pytest.mark.parametrize("platform", ["win32", by_night("darwin")])
def test_all_of_it_is_imported_and_a_match_is_kept(
    platform: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def told() -> tuple[str, str]:
        os.chdir(tmp_path)
        go_on_elsewhere(platform)
        printed = capsys.readouterr()
        return printed.out, printed.err

    out, err = apart(told)
    assert err == ""
    assert "Tectonic Tribes: Ada and Bo." in out
