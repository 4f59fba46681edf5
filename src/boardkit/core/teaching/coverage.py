"""Which rules applied in a match or a lesson: how often, and when."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from boardkit.core.lines.match import Match
from boardkit.core.lines.stretch import known_moments
from boardkit.core.rules.table import Table
from boardkit.core.teaching.rulebook import Rulebook, Section

# Tables ask what applied in a match, and know no lesson.
if TYPE_CHECKING:
    from boardkit.core.teaching.stages import Stage

S = TypeVar("S", bound=Table)

Applied = Mapping[str, Sequence[int]]
"""The moments of a match at which each section applied, in order."""


def applied(match: Match[S]) -> Applied:
    """Work out which sections applied up to now: those of what happened, and of what was answered.

    While seats have secrets, what they did in secret does not count.
    """
    found: dict[str, list[int]] = {}
    for at in (0, *(one for one in known_moments(match) if one <= match.at)):
        for rule in dict.fromkeys(_cited(match, at)):
            found.setdefault(rule, []).append(at)
    return found


def _cited(match: Match[S], at: int) -> Iterator[str]:
    """Walk the sections behind a moment: that of the question answered, and those of what happened."""
    question = match.moments[at - 1].step.state.question if at else None
    if question is not None:
        yield question.rule
    yield from (frame.event.rule for frame in match.moments[at].step.frames)


def applied_in_lesson(stages: "Sequence[Stage]") -> Applied:
    """Work out which sections applied in some steps of a lesson: on the table, or as the rule of a step."""
    if not stages:
        return {}
    found = {number: list(moments) for number, moments in applied(stages[-1].done).items()}
    for stage in stages:
        if stage.step.rule:
            found.setdefault(stage.step.rule, []).append(stage.done.at)
    return found


def never(book: Rulebook, covered: Applied) -> tuple[Section, ...]:
    """List the sections of a rulebook that did not apply, and in which no other applied."""
    return tuple(section for section in book.rules if not _within(section.number, covered))


def _within(number: str, covered: Applied) -> bool:
    return any(f"{rule}.".startswith(f"{number}.") for rule in covered)
