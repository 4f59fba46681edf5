"""When the tests in a browser are looked at."""

import pytest


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    """Pass them over by day: what drives a browser takes longer to import than many tests take."""
    return True if config.getoption("markexpr") == "not nightly" else None
