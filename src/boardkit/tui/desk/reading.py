"""Where a reader stands in a lesson: never past the answer."""

from collections.abc import Sequence
from typing import Self

from attrs import frozen

from boardkit.core import CHANCE, Seat, evolve
from boardkit.core.teaching.quiz import Quiz
from boardkit.core.teaching.stages import Stage


@frozen(eq=False)
class Reading:
    """A lesson being read.

    Attributes:
        seat: the reader's seat, through which the table is seen while nobody has to move.
        done: how many steps are done.
        at: the step that is shown, from 0; at most the first that is not done.
    """

    stages: Sequence[Stage]
    seat: Seat
    done: int = 0
    at: int = 0

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
    def to_play(self) -> bool:
        """Whether the reader is to make a move."""
        return self.open and self.stage.move is not None

    @property
    def quiz(self) -> Quiz | None:
        """The question that the reader is to answer, if one is open."""
        return self.stage.quiz if self.open else None

    @property
    def viewer(self) -> Seat:
        """Whose view is shown: who has to move, or else the reader's."""
        asked = self.stage.match.state.to_move
        return self.seat if asked in (None, CHANCE) or not self.stage.wants_answer else asked

    def finish(self) -> Self:
        """Have the step done that is shown, and stay at it."""
        return evolve(self, done=max(self.done, self.at + 1))

    def on(self) -> Self:
        """Go on to the next step; stay where the reader has something to do first, and at the end."""
        if self.open and self.stage.wants_answer:
            return self
        reading = self.finish()
        return evolve(reading, at=min(self.at + 1, len(self.stages) - 1))

    def back(self) -> Self:
        """Go back by one step; at the start, stay."""
        return evolve(self, at=max(self.at - 1, 0))

    def anew(self) -> Self:
        """Begin again, with nothing done."""
        return evolve(self, done=0, at=0)
