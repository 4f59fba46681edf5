"""Rules that ask for less than there is, such as for the table alone, fitted to be called with all of it."""

from collections.abc import Callable
from inspect import signature
from typing import Final, TypeVar

R = TypeVar("R")

TWO: Final = 2
"""How much a rule that lists answers may ask for: the table and the question."""


def fitted(rule: Callable[..., R], most: int) -> Callable[..., R]:
    """Let a rule be called with all that it could ask for.

    Raises:
        TypeError: nobody could tell whether it asks for the question or for the move.
    """
    asked = tuple(signature(rule).parameters)[:most]
    match asked:
        case (_,):
            return (lambda state, _: rule(state)) if most == TWO else lambda state, _, __: rule(state)
        case (_, "move"):
            return lambda state, _, move: rule(state, move)
        case (_, "question") if most > len(asked):
            return lambda state, question, _: rule(state, question)
        case (_, name) if most > len(asked):
            raise TypeError(f"call {name!r} of {rule} `question` or `move`")
    return rule
