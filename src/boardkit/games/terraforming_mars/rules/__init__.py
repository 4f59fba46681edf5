"""The rules: which answers are worth testing, why one may not be given, and what one does."""

from collections.abc import Iterable

from boardkit.core import Move, Ruling, Step, settle
from boardkit.games.terraforming_mars.rules.answering import answer, listed, ruled
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.resolving import resolve


def candidates(state: State) -> Iterable[Move]:
    """List the legal answers to the question on top."""
    return listed(state)


def ruling(state: State, move: Move) -> Ruling:
    """Say what it takes to give an answer to the question on top."""
    return ruled(state, move)


def apply(state: State, move: Move) -> Step[State]:
    """Do what a legal answer does, and all that follows by itself."""
    return settle(answer(state, move), resolve)
