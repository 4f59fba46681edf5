"""Matches for the tests of damaged libraries."""

from pathlib import Path
from typing import Final

from tests.helpers import new_match, played

MATCHES: Final = {seed: played(new_match(seed, rounds=30), 40 + seed) for seed in range(1, 6)}
"""Matches by the numbers they have in the library of these tests."""


def folder_with(folder: Path, data: bytes) -> Path:
    folder.mkdir()
    (folder / "library.sqlite").write_bytes(data)
    return folder
