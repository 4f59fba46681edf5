"""What the tests of the screens share."""

import pytest


@pytest.fixture
def only_tectonic_tribes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave one game in the box, so that nobody is asked which one."""
    monkeypatch.setattr("boardkit.games.KEYS", ("tectonic_tribes",))
