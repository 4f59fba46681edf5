"""Rules that ask for less than there is, such as for the table alone, fitted to be called with all of it."""

from collections.abc import Callable
from inspect import CO_VARARGS, CO_VARKEYWORDS, signature
from types import FunctionType
from typing import Final, TypeVar

R = TypeVar("R")

TWO: Final = 2
"""How much a rule that lists answers may ask for: the table and the question."""


def fitted(rule: Callable[..., R], most: int) -> Callable[..., R]:
    """Let a rule be called with all that it could ask for.

    Raises:
        TypeError: nobody could tell whether it asks for the question or for the move.
    """
    asked = _asked(rule)[:most]
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


def _asked(rule: Callable[..., object]) -> tuple[str, ...]:
    """Name what a rule asks for; of a plain function Python has noted it, and tells at once."""
    plain = isinstance(rule, FunctionType) and not hasattr(rule, "__wrapped__")
    if not plain or rule.__code__.co_flags & (CO_VARARGS | CO_VARKEYWORDS):
        return tuple(signature(rule).parameters)
    return rule.__code__.co_varnames[: rule.__code__.co_argcount + rule.__code__.co_kwonlyargcount]
