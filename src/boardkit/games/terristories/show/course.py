"""Where in the game we are: the round and its phases in a width, and what is asked about the indices."""

from collections.abc import Sequence
from typing import Final

from boardkit.draw.blocks import longest
from boardkit.games.terristories.box import ROUNDS
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.questions import (
    BreakTie,
    DiscardOne,
    DiscardProjects,
    Finance,
    PledgeCubes,
    SelectProject,
    UseStock,
    Vote,
)
from boardkit.games.terristories.rules.rounds import PHASES
from boardkit.text import Words

DONE: Final = "✓"

ABOUT_INDICES: Final = (
    SelectProject,
    Finance,
    DiscardProjects,
    DiscardOne,
    Vote,
    BreakTie,
    PledgeCubes,
    UseStock,
)
"""Questions that are about the indices first."""


def wants_shared(view: State) -> bool:
    """Tell whether the tracks and what is proposed matter more than what lies before the seats."""
    return isinstance(view.question, ABOUT_INDICES)


def heading(view: State, words: Words) -> str:
    """Say the round, the phase, and the planet."""
    if view.outcome is not None:
        return words("side-over")
    if not view.round:
        return words("side-setup", planet=words.name(view.planet))
    return words("side-round", round=view.round, rounds=ROUNDS, phase=view.phase)


def heading_in(view: State, words: Words, width: int) -> str:
    """Say the round and its phases in a width: all that is done, going on and to come, or only the one."""
    short = heading(view, words)
    if view.outcome is not None or not view.round:
        return short
    around = [phase for phase in PHASES if 0 <= phase - view.phase <= 1]
    rounds = words("heading-round", round=view.round, rounds=ROUNDS)
    steppers = (_stepper(view, words, phases) for phases in (PHASES, around))
    return longest(width, *steppers, short, f"{rounds} · {view.phase}")


def _stepper(view: State, words: Words, phases: Sequence[int]) -> str:
    """Name phases: what is done is ticked, what goes on is in capitals."""
    named = (_phase(view, phase, words) for phase in phases)
    return " · ".join((words("heading-round", round=view.round, rounds=ROUNDS), *named))


def _phase(view: State, phase: int, words: Words) -> str:
    name = f"{phase} {words('phase-long', phase=phase)}"
    if phase == view.phase:
        return name.upper()
    return f"{name} {DONE}" if phase < view.phase else name
