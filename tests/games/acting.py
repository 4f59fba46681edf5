"""Hands for tests of rules: moves in notation made at prepared tables."""

from typing import Any, Generic, TypeVar

import pytest

from boardkit.core import Event, Game, Refusal, RulesError, Step, Table, legal, play
from boardkit.core.notation.moves import read

S = TypeVar("S", bound=Table)


class Hands(Generic[S]):
    """Hands at the tables of a game."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def act(self, state: S, *moves: str) -> Step[S]:
        """Answer the questions, one after the other, in notation; the step has all events."""
        step = Step(state)
        for move in moves:
            step = step.then(lambda now, text: play(self.game, now, read(text, self.game.moves)), move)
        return step

    def refused(self, state: S, move: str) -> Refusal:
        """Return why the question on top may not be answered so."""
        with pytest.raises(RulesError) as error:
            self.act(state, move)
        return error.value.refusal

    def verbs(self, state: S) -> set[str]:
        """Name the kinds of answer that are legal."""
        return {move.verb for move in legal(self.game, state)}


def events(step: Step[Any]) -> list[Event]:
    """List what happened."""
    return [frame.event for frame in step.frames]


def kinds(step: Step[Any]) -> list[type[Event]]:
    """List the kinds of what happened."""
    return [type(event) for event in events(step)]
