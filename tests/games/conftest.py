"""How hard the games are tried: quickly and always alike by default, at length with `-m nightly`."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "games",
    derandomize=True,
    deadline=None,
    max_examples=8,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("games")
