from collections.abc import Iterator
from pathlib import Path

import pytest

from boardkit.library import Library, open_library


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with open_library(tmp_path / "library", version="1.2") as library:
        yield library
