from collections.abc import Iterator
from pathlib import Path

import pytest

from boardkit.core import Study
from boardkit.library import Library, open_library
from tests.library.matches import MATCHES


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with open_library(tmp_path / "library", version="1.2") as library:
        yield library


@pytest.fixture(scope="session")
def intact(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the file of a library with some matches and a setting."""
    folder = tmp_path_factory.mktemp("intact")
    with open_library(folder) as library:
        for match in MATCHES.values():
            library.create(Study(match))
        library.set_setting("theme", "dark")
    return (folder / "library.sqlite").read_bytes()
