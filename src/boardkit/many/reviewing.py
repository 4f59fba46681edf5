"""Looking at a match again in several processes: what they are sent, and what comes back."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from boardkit import __version__
from boardkit.core import Match, Study
from boardkit.core.records.older import restored
from boardkit.core.records.record import from_json, record, to_json
from boardkit.core.values import Value
from boardkit.games import GAMES
from boardkit.players.luck import luck_of
from boardkit.players.review import curves_of, decisions_of, look_at
from boardkit.players.verdict import Verdict

Some = Mapping[int, Verdict]
"""Verdicts by the moment to which the decision led."""

BATCH: Final = 4
"""How many decisions a process looks at before it tells what it found."""


def written(match: Match[Any]) -> bytes:
    """Write a match as it is sent to a process."""
    return to_json(record(Study(match), __version__)).encode()


class Background(Value):
    """What is told of a match besides its decisions: by seat what luck gave, and by round its worth."""

    luck: tuple[float, ...]
    rounds: tuple[int, ...]
    curves: tuple[tuple[float, ...], ...]


def decisions_in(data: bytes) -> Sequence[int]:
    """List the moments of a match to which a decision led."""
    return decisions_of(_match_of(data))


def background_in(data: bytes) -> Background:
    """Say what luck gave, and what every table was worth."""
    match = _match_of(data)
    rounds, curves = zip(*curves_of(match), strict=True)
    return Background(luck_of(match), rounds, curves)


def look_at_some(data: bytes, moments: Sequence[int]) -> Some:
    """Look at some decisions of a match."""
    match = _match_of(data)
    return {at: look_at(match, at) for at in moments}


def looked_at(
    executor: Executor, data: bytes, moments: Sequence[int], at_once: int
) -> Iterator[Future[Some]]:
    """Hand decisions out, so many batches at once, and tell of each batch in its turn."""
    left = iter(moments)
    waiting = deque[Future[Some]]()
    for batch in iter(lambda: tuple(islice(left, BATCH)), ()):
        waiting.append(executor.submit(look_at_some, data, batch))
        if len(waiting) >= at_once:
            yield waiting.popleft()
    yield from waiting


@lru_cache(maxsize=1)
def _match_of(data: bytes) -> Match[Any]:
    plain = from_json(data)
    return restored(GAMES[plain.game], plain).main
