"""Hands for tests of rules: moves in notation made at prepared tables."""

from typing import Any, TypeVar

import pytest

from boardkit.core import Event, Game, Refusal, RulesError, Step, Table, play
from boardkit.core.notation.moves import read

S = TypeVar("S", bound=Table)


def act(game: Game[S], state: S, *moves: str) -> Step[S]:
    """Answer the questions, one after the other, in notation; the step has all events."""
    step = Step(state)
    for move in moves:
        step = step.then(lambda now, text: play(game, now, read(text, game.moves)), move)
    return step


def refused(game: Game[S], state: S, move: str) -> Refusal:
    """Return why the question on top may not be answered so."""
    with pytest.raises(RulesError) as error:
        act(game, state, move)
    return error.value.refusal


def events(step: Step[Any]) -> list[Event]:
    """List what happened."""
    return [frame.event for frame in step.frames]
