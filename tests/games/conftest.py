"""How hard the games are tried: quickly and always alike by default, at length with `-m nightly`."""

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.games.promises")

settings.register_profile(
    "games",
    derandomize=True,
    deadline=None,
    max_examples=20,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("games")
