"""Wishes of a desk: done one by one, and what goes wrong is said."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeAlias

from boardkit.core import FaultError
from boardkit.text import Words
from boardkit.tui.desk.wishes import Wish
from boardkit.tui.screens.board import Board

P = ParamSpec("P")

Grant: TypeAlias = Callable[Concatenate[Board, Wish, Words, P], bool]
"""Does what is wished, and tells whether it was something that it knows."""


def saying_why(grant: Grant[P]) -> Grant[P]:
    """Let it be said why a wish cannot be granted."""

    @wraps(grant)
    def granted(board: Board, wish: Wish, words: Words, /, *more: P.args, **named: P.kwargs) -> bool:
        try:
            return grant(board, wish, words, *more, **named)
        except FaultError as error:
            board.say(error.fault, words)
            return True

    return granted
