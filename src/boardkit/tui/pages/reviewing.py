"""Looking at a match again while a screen stays live: what was found comes as it is found, and is kept."""

import os
from asyncio import as_completed, to_thread, wrap_future
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from boardkit.core import Match
from boardkit.core.values import Value
from boardkit.library.reviews import Findings
from boardkit.many.reviewing import background_in, decisions_in, look_at_some, written
from boardkit.players.review import Review, judge
from boardkit.players.thinking import Thinker
from boardkit.players.verdict import Verdict

BATCH: Final = 2
"""How many decisions a process looks at before it tells: people look on."""

HANDS: Final = min(4, os.cpu_count() or 2)
"""How many processes look."""


class Seen(Value, eq=False):
    """How far a review is.

    Attributes:
        done: how many decisions have been looked at, of `count`; both are 0 until they have been counted.
        anew: whether they had been looked at before, and judged by another measure.
    """

    review: Review
    done: int = 0
    count: int = 0
    anew: bool = False

    @property
    def whole(self) -> bool:
        """Whether nothing is left to be found."""
        return self.done == self.count and bool(self.review.rounds)


async def look_again(match: Match[Any], folder: Path, thinker: Thinker) -> AsyncIterator[Seen]:
    """Look at the decisions of a match that were not looked at before, and tell of each step.

    Args:
        match: a match without secrets.
        folder: the folder of the library, where what is found is kept.
        thinker: who looks.

    Raises:
        FaultError: what was found cannot be kept.
        BrokenExecutor: a process has died.
    """
    data = await to_thread(written, match)
    wanted = await wrap_future(thinker.submit(decisions_in, data))
    findings = await to_thread(Findings.about, match, folder)
    anew = findings.outdated
    found = {at: verdict for at, verdict in (await to_thread(findings.kept, match)).items() if at in wanted}
    background = thinker.submit(background_in, data)
    missing = [at for at in wanted if at not in found]
    batches = [missing[first : first + BATCH] for first in range(0, len(missing), BATCH)]
    looks = [wrap_future(thinker.submit(look_at_some, data, batch)) for batch in batches]
    yield _seen(match, found, wanted, anew=anew)
    for look in as_completed(looks):
        some = await look
        findings.keep(some)
        found |= some
        yield _seen(match, found, wanted, anew=anew)
    told, seen = await wrap_future(background), _seen(match, found, wanted, anew=anew)
    review = seen.review.__replace__(luck=told.luck, rounds=told.rounds, curves=told.curves)
    yield seen.__replace__(review=review)


def _seen(match: Match[Any], found: Mapping[int, Verdict], wanted: Sequence[int], *, anew: bool) -> Seen:
    judged = tuple(judge(match, at, found[at]) for at in wanted if at in found)
    return Seen(Review(judged, ()), len(found), len(wanted), anew)
