"""Has games played by a crew; what comes of each is told once, whoever plays and dies over it."""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from typing import Final, TypeAlias

from attrs import define, field

from boardkit.core import Fault, FaultError
from boardkit.many.crews import Crew
from boardkit.many.faults import WorkersLost
from boardkit.many.job import Job, Outcome
from boardkit.many.playing import Played, play_batch

BATCH: Final = 8
"""How many games a worker gets at once; a few, so that they are soon kept."""

MOST_LOST: Final = 5
"""How often workers may die in a row, before a game has been played."""

Batch: TypeAlias = tuple[Job, ...]


def outcomes(jobs: Iterable[Job], crew: Crew) -> Iterator[tuple[Outcome, ...]]:
    """Have games played, and tell what came of some of them as soon as it is known, in any order.

    What a worker was playing when it died is played again.

    Raises:
        FaultError: workers die again and again, or cannot play the game, or it never ends.
    """
    work = _Work(iter(jobs))
    while work.lost < MOST_LOST:
        with crew.opened() as executor:
            try:
                yield from work.done_by(executor, crew.most_at_once)
            except crew.lost:
                work.take_back()
            else:
                return
    raise FaultError(WorkersLost(work.lost))


@define
class _Work:
    """What is still to be done.

    Attributes:
        jobs: the games that nobody was given yet.
        again: batches whose workers were lost.
        running: the batches that somebody was given.
        lost: how often in a row workers were lost.
    """

    jobs: Iterator[Job]
    again: deque[Batch] = field(factory=deque)
    running: dict[Future[Played], Batch] = field(factory=dict)
    lost: int = 0

    def done_by(self, executor: Executor, most: int) -> Iterator[tuple[Outcome, ...]]:
        """Hand batches out, at most so many at once, and tell what comes back."""
        while self._hand_out(executor, most):
            done, _ = wait(self.running, return_when=FIRST_COMPLETED)
            for future in done:
                played = future.result()
                del self.running[future]
                self.lost = 0
                if isinstance(played, Fault):
                    raise FaultError(played)
                yield played

    def take_back(self) -> None:
        """Take back what lost workers were given."""
        self.again.extend(self.running.values())
        self.running.clear()
        self.lost += 1

    def _hand_out(self, executor: Executor, most: int) -> bool:
        """Give everybody something to do; tell whether anything is being done."""
        while len(self.running) < most and (batch := self._next()):
            # A pool that breaks now has not taken the batch, so it must not be forgotten.
            self.again.appendleft(batch)
            future = executor.submit(play_batch, batch)
            self.running[future] = self.again.popleft()
        return bool(self.running)

    def _next(self) -> Batch:
        return self.again.popleft() if self.again else tuple(islice(self.jobs, BATCH))
