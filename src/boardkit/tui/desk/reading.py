"""Where a reader stands in a lesson, never past the answer; how it went, and what comes again."""

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, Self

from msgspec import field

from boardkit.core import CHANCE, Match, Seat
from boardkit.core.teaching.quiz import Quiz
from boardkit.core.teaching.stages import Stage, carried, goes_on_alone
from boardkit.core.values import Value


class Mark(IntEnum):
    """How a step went, the best first."""

    FIRST = 0
    HELPED = 1
    MISSED = 2
    SHOWN = 3


class Reading(Value, eq=False):
    """A lesson being read.

    Attributes:
        seat: the reader's seat, through which the table is seen while nobody has to move.
        done: how many steps are done.
        at: the step that is shown, from 0; at most the first that is not done.
        marks: how the steps went that wanted something, by their numbers.
        reviewed: whether what was missed stands at the end once more.
    """

    stages: Sequence[Stage]
    seat: Seat
    done: int = 0
    at: int = 0
    marks: Mapping[int, Mark] = field(default_factory=dict)
    reviewed: bool = False

    @classmethod
    def resumed(cls, stages: Sequence[Stage], seat: Seat, done: int) -> Self:
        """Go on where the reader stopped; a lesson that is done begins at its first step again."""
        done = min(done, len(stages))
        return cls(stages, seat, done, done % len(stages))

    @property
    def stage(self) -> Stage:
        """The step that is shown."""
        return self.stages[self.at]

    @property
    def open(self) -> bool:
        """Whether the step that is shown is not done yet."""
        return self.at == self.done

    @property
    def finished(self) -> bool:
        """Whether the step that is shown is the last, and done."""
        return self.at == len(self.stages) - 1 and not self.open

    @property
    def kept(self) -> int:
        """How many of the lesson's own steps are done."""
        return sum(not stage.aside for stage in self.stages[: self.done])

    @property
    def own(self) -> Sequence[Stage]:
        """The lesson's own steps, without what is told besides."""
        return [stage for stage in self.stages if not stage.aside]

    @property
    def to_play(self) -> bool:
        """Whether the reader is to make a move."""
        return self.open and self.stage.move is not None

    @property
    def to_answer(self) -> bool:
        """Whether the reader has something to do."""
        return self.open and self.stage.wants_answer

    @property
    def quiz(self) -> Quiz | None:
        """The question that the reader is to answer, if one is open."""
        return self.stage.quiz if self.open else None

    @property
    def viewer(self) -> Seat:
        """Whose view is shown: who has to move, or else the reader's."""
        asked = self.stage.match.state.to_move
        return self.seat if asked in (None, CHANCE) or not self.stage.wants_answer else asked

    def marked(self, mark: Mark) -> Self:
        """Remember how the step goes that is shown; what is told besides does not count."""
        stage = self.stage
        if stage.aside or not self.to_answer:
            return self
        worst = max(mark, self.marks.get(stage.number, Mark.FIRST))
        return self.__replace__(marks={**self.marks, stage.number: worst})

    def finish(self, own: Match[Any] | None = None) -> Self:
        """Have the step done that is shown, and stay at it.

        Args:
            own: the reader's own table after it, from which the lesson goes on if it can.
        """
        reading = (self if own is None else self._from(own)).marked(Mark.FIRST)
        return reading.__replace__(done=max(reading.done, reading.at + 1)).with_missed()

    def _from(self, match: Match[Any]) -> Self:
        """Go on from the reader's own table where all later steps fit there."""
        stage = self.stage
        alone = goes_on_alone(stage) and not stage.aside
        rest = carried(self.stages[self.at + 1 :], match) if alone else None
        if rest is None:
            return self
        return self.__replace__(stages=(*self.stages[: self.at], stage.__replace__(done=match), *rest))

    def with_missed(self) -> Self:
        """Put once more at the end what was not right at first, when all else is done."""
        if self.reviewed or self.done < len(self.stages):
            return self
        again = tuple(self._missed())
        return self.__replace__(stages=(*self.stages, *again), reviewed=True) if again else self

    def _missed(self) -> Iterator[Stage]:
        for stage in self.own:
            if self.marks.get(stage.number, Mark.FIRST) >= Mark.MISSED:
                yield stage.__replace__(aside=True)

    def looking_closer(self, steps: Sequence[Stage]) -> Self:
        """Tell some steps besides: before the step that is shown while it is open, else after it."""
        at = self.at if self.open else self.at + 1
        known = [stage.step for stage in self.stages if stage.aside]
        if not steps or steps[0].step in known:
            return self
        return self.__replace__(stages=(*self.stages[:at], *steps, *self.stages[at:]))

    def on(self) -> Self:
        """Go on to the next step; stay where the reader has something to do first, and at the end."""
        if self.to_answer:
            return self
        reading = self.finish()
        return reading.__replace__(at=min(self.at + 1, len(reading.stages) - 1))

    def back(self) -> Self:
        """Go back by one step; at the start, stay."""
        return self.__replace__(at=max(self.at - 1, 0))

    def anew(self) -> Self:
        """Begin again, with nothing done."""
        return self.__replace__(stages=self.own, done=0, at=0, marks={}, reviewed=False)
