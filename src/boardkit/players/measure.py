"""By what a game is judged, as a short word: what is kept of verdicts is worth nothing once that differs."""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.util import find_spec

from boardkit import __version__
from boardkit.games import package_of
from boardkit.players.finding import mind_of


@cache
def measure_of(game: str) -> str:
    """Return a digest of the program's version, and of a game's weights, levels and lines of judgement."""
    mind = mind_of(game)
    numbers = (__version__, mind.weights, mind.terms, mind.winning, mind.decisive, dict(mind.levels))
    digest = hashlib.sha256(repr(numbers).encode())
    # Between two versions nothing but the lines themselves tells that they have changed.
    for package in ("boardkit.players", f"{package_of(game)}.players"):
        for line in _lines_of(package):
            digest.update(line)
    return digest.hexdigest()[:16]


def _lines_of(package: str) -> Iterator[bytes]:
    """Read the modules of a package, if there is one, by name."""
    if find_spec(package) is not None:
        modules = (one for one in files(package).iterdir() if one.name.endswith(".py"))
        yield from (one.read_bytes() for one in sorted(modules, key=lambda one: one.name))
