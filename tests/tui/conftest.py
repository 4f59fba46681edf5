"""What the tests of the screens share."""

import pytest

from boardkit.games import GAMES
from tests.tui.quicker import quick_styles


@pytest.fixture
def only_tectonic_tribes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave one game to choose from, so that nobody is asked which one."""
    only = {"tectonic_tribes": GAMES["tectonic_tribes"]}
    for page in ("menu", "choosing"):
        monkeypatch.setattr(f"boardkit.tui.pages.{page}.GAMES", only)


@pytest.fixture(autouse=True, scope="session")
def styles_found_once() -> None:
    """Find which styles apply to a widget once a process."""
    quick_styles()
