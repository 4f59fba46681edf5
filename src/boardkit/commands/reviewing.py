"""Looking at a match again with several processes; what was found is kept, and not looked for twice."""

import hashlib
import json
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

from boardkit import __version__
from boardkit.commands.desk import Desk
from boardkit.commands.progress import progress
from boardkit.core import FaultError, Match, Study
from boardkit.core.notation.plain import parsed
from boardkit.core.records.older import restored
from boardkit.core.records.record import from_json, record, to_json
from boardkit.games import GAMES
from boardkit.library.files import as_text, read_bytes, write_text
from boardkit.many.crews import crew
from boardkit.players.keeping import plain, verdict_from
from boardkit.players.review import Review, decisions_of, judge, look_at, review
from boardkit.players.verdict import Verdict

BATCH: Final = 4
"""How many decisions are looked at before what was found is kept."""

FOLDER: Final = "reviews"
"""Where that is, in the library's folder."""

Found = dict[int, Verdict]
"""Verdicts by the moment to which the decision led."""


def reviewed(desk: Desk, study: Study[Any], jobs: int) -> Review:
    """Look at the decisions of a match that were not looked at before, and put all together.

    Raises:
        FaultError: what was found cannot be kept.
    """
    match, data = study.match, to_json(record(Study(study.match), __version__)).encode()
    wanted, path = decisions_of(match), _place(desk.library.folder, match)
    found = {at: verdict for at, verdict in _kept(match, path) if at in wanted}
    missing = [at for at in wanted if at not in found]
    with progress(desk.words, len(found), len(wanted)) as more:
        for some in _looked_at(data, missing, jobs):
            found |= some
            _keep(path, found)
            more(len(some))
    return review(match, (judge(match, at, found[at]) for at in wanted))


def _looked_at(data: bytes, missing: Sequence[int], jobs: int) -> Iterator[Mapping[int, Verdict]]:
    """Look at decisions, some at a time, in as many processes as are wanted."""
    left, hands = iter(missing), crew(jobs if len(missing) > BATCH else 1)
    batches, waiting = iter(lambda: tuple(islice(left, BATCH)), ()), deque[Future[Found]]()
    with hands.opened() as executor:
        for batch in batches:
            waiting.append(executor.submit(look_at_some, data, batch))
            if len(waiting) == hands.most_at_once:
                yield waiting.popleft().result()
        yield from (future.result() for future in waiting)


def look_at_some(data: bytes, moments: Sequence[int]) -> Found:
    """Look at decisions of a match in a record; what a worker is sent."""
    match = _match_of(data)
    return {at: look_at(match, at) for at in moments}


@lru_cache(maxsize=1)
def _match_of(data: bytes) -> Match[Any]:
    written = from_json(data)
    return restored(GAMES[written.game], written).main


def _place(folder: Path, match: Match[Any]) -> Path:
    """Name the file in which the verdicts about a match are kept, by all that they follow from."""
    told = f"{__version__} {match.game.key} {match.game.rules} {match.options} {match.players} {match.seed}"
    moves = " ".join(map(str, (moment.move for moment in match.moments)))
    return folder / FOLDER / f"{hashlib.sha256((told + moves).encode()).hexdigest()[:32]}.json"


def _kept(match: Match[Any], path: Path) -> Iterator[tuple[int, Verdict]]:
    """Read what was found before; a file that is damaged is as good as none."""
    with suppress(FaultError):
        data = parsed(as_text(read_bytes(path))) if path.exists() else {}
        found = data if isinstance(data, dict) else {}
        for at in range(1, match.at + 1):
            verdict = verdict_from(match, at, found.get(str(at)))
            if verdict is not None:
                yield at, verdict


def _keep(path: Path, found: Found) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, json.dumps({at: plain(verdict) for at, verdict in found.items()}), replace=True)
