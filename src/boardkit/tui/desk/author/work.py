"""A lesson in the making at its desk: the step at hand, the moment shown, what is wrong, the way back."""

from functools import cached_property
from typing import Any, Self

from boardkit.core import Fault, FaultError, Match, Move, notation
from boardkit.core.teaching.checking import faults_in
from boardkit.core.teaching.lesson import check_texts
from boardkit.core.teaching.manuscript import Manuscript, Placed
from boardkit.core.values import Value

NONE = -1
"""The number of the step at hand where there is none."""


class Spot(Value, eq=False):
    """A manuscript, and where its author stood in it."""

    text: Manuscript
    chosen: int
    at: int


class Work(Value, eq=False, kw_only=True, dict=True):
    """A lesson in the making.

    Attributes:
        chosen: the number of the step at hand, from 0.
        at: the moment of the line that is shown.
        before: what was changed, the latest last; `after` is what was taken back.
        faults: all that does not fit, as `boardkit lesson check` lists it.
        name: the name it was saved by; empty before that.
        saved: what was saved last.
    """

    text: Manuscript
    chosen: int = NONE
    at: int = 0
    before: tuple[Spot, ...] = ()
    after: tuple[Spot, ...] = ()
    faults: tuple[Fault, ...] = ()
    name: str = ""
    saved: Manuscript | None = None

    @classmethod
    def begun(cls, text: Manuscript, name: str = "", at: int | None = None, *, kept: bool = False) -> Self:
        """Take a manuscript in hand at a moment, or at its last step."""
        last = len(text.laid) - 1
        there = at if at is not None else text.laid[last].at if text.laid else text.rests[-1]
        work = cls(text=text, chosen=last, at=text.rest_from(there), name=name, saved=text if kept else None)
        return work.__replace__(faults=work.found())

    @property
    def step(self) -> Placed | None:
        """The step at hand, where it really stands."""
        return self.text.laid[self.chosen] if 0 <= self.chosen < len(self.text.laid) else None

    @cached_property
    def match(self) -> Match[Any]:
        """The table that is shown."""
        return self.text.line.jump(self.at)

    @cached_property
    def before_step(self) -> Match[Any]:
        """The table at which the step at hand stands; that which is shown where there is none."""
        return self.match if self.step is None else self.text.line.jump(self.step.at)

    @property
    def next_move(self) -> Move | None:
        """The move that the line makes from the moment that is shown."""
        after = self.at + 1
        return self.text.line.moments[after].move if after < len(self.text.line.moments) else None

    @property
    def sample_text(self) -> str:
        """The move of the task at hand, in notation; empty where there is none."""
        step = self.step
        return "" if step is None or step.step.task is None else step.step.task.play

    @property
    def sample(self) -> Move | None:
        """The move of the task at hand."""
        text = self.sample_text
        return notation.read(text, self.text.line.game.moves) if text else None

    @property
    def lost(self) -> bool:
        """Whether something would be lost if nobody kept it."""
        return bool(self.before) and self.text is not self.saved

    def found(self) -> tuple[Fault, ...]:
        """List all that does not fit."""
        lesson = self.text.lesson
        if not self.text.steps:
            return ()
        try:
            check_texts(lesson)
        except FaultError as error:
            return (error.fault,)
        return faults_in(self.text.line.game, lesson)

    def changed(self, text: Manuscript, chosen: int | None = None, at: int | None = None) -> Self:
        """Change something, which can be taken back."""
        before = (*self.before, Spot(self.text, self.chosen, self.at))
        return self._at(text, self.chosen if chosen is None else chosen, at, before, ())

    def undone(self) -> Self:
        """Take the last change back."""
        *rest, last = self.before
        now = Spot(self.text, self.chosen, self.at)
        return self._at(last.text, last.chosen, last.at, tuple(rest), (*self.after, now))

    def redone(self) -> Self:
        """Make the change again that was taken back last."""
        *rest, last = self.after
        now = Spot(self.text, self.chosen, self.at)
        return self._at(last.text, last.chosen, last.at, (*self.before, now), tuple(rest))

    def _at(
        self,
        text: Manuscript,
        chosen: int,
        at: int | None,
        before: tuple[Spot, ...],
        after: tuple[Spot, ...],
    ) -> Self:
        last = len(text.steps) - 1
        there = text.rest_from(self.at if at is None else at)
        now = self.__replace__(text=text, chosen=min(chosen, last), at=there, before=before, after=after)
        return now.__replace__(faults=now.found())

    def standing(self, at: int) -> Self:
        """Show another moment."""
        return self.__replace__(at=self.text.rest_from(at))

    def on_step(self, number: int) -> Self:
        """Take a step in hand, and show its moment; past an end, the step there."""
        if not self.text.laid:
            return self
        number = min(max(number, 0), len(self.text.laid) - 1)
        return self.__replace__(chosen=number, at=self.text.laid[number].at)

    def walked(self, way: int) -> Self:
        """Go on along the line by a decision, or back with -1."""
        ms = self.text
        return self.standing(ms.rest_from(self.at + 1) if way > 0 else ms.rest_before(self.at))
