"""What the rules say of a move: why it is refused, or, condition by condition, what it takes.

A rule that asks for several things yields a condition for each, in the order in which they are refused:
the first that is not met is the refusal, and all of them together are the answer to "why?".
"""

from collections.abc import Iterable
from typing import TypeAlias

from boardkit.core.rules.step import Condition, Refusal

Ruling: TypeAlias = Refusal | Iterable[Condition] | None
"""A refusal, or what must be met one by one, or nothing where everything is allowed."""


def must(met: object, otherwise: Refusal) -> Condition:
    """Ask for something; `otherwise` says what is wrong without it, and has the numbers in any case."""
    return Condition(type(otherwise), None if met else otherwise, otherwise)


def refusal_in(ruling: Ruling) -> Refusal | None:
    """Return why a move is refused: the first thing that is not met; what comes after is not asked."""
    if ruling is None or isinstance(ruling, Refusal):
        return ruling
    for condition in ruling:
        if condition.refusal is not None:
            return condition.refusal
    return None


def conditions_in(ruling: Ruling) -> tuple[Condition, ...]:
    """List all that a move must meet, as far as the rules can ask for it."""
    if ruling is None:
        return ()
    return (Condition(type(ruling), ruling),) if isinstance(ruling, Refusal) else tuple(ruling)
