"""Which rules applied in a match or a lesson: how often, and when."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boardkit.core.match import Match
from boardkit.core.rulebook import Rulebook, Section
from boardkit.core.teaching import Stage

Applied = Mapping[str, Sequence[int]]
"""The moments of a match at which each section applied, in order; one moment as often as it applied there."""


def applied(match: Match[Any]) -> Applied:
    """Work out which sections applied up to now: those of what happened, and of what was answered."""
    found: dict[str, list[int]] = {}
    for at, rule in _citations(match):
        found.setdefault(rule, []).append(at)
    return found


def _citations(match: Match[Any]) -> Iterator[tuple[int, str]]:
    for at, moment in enumerate(match.moments[: match.at + 1]):
        question = match.moments[at - 1].step.state.question if at else None
        if question is not None:
            yield at, question.rule
        yield from ((at, frame.event.rule) for frame in moment.step.frames)


def applied_in_lesson(stages: Sequence[Stage]) -> Applied:
    """Work out which sections applied in some steps of a lesson: on the table, or as the rule of a step."""
    if not stages:
        return {}
    found = {number: list(moments) for number, moments in applied(stages[-1].done).items()}
    for stage in stages:
        if stage.step.rule:
            found.setdefault(stage.step.rule, []).append(stage.done.at)
    return found


def never(book: Rulebook, covered: Applied) -> tuple[Section, ...]:
    """List the sections of a rulebook that did not apply, nor any that lies in them."""
    return tuple(section for section in book.sections.values() if not _within(section.number, covered))


def _within(number: str, covered: Applied) -> bool:
    return any(f"{rule}.".startswith(f"{number}.") for rule in covered)
