"""The luck of one try of a move."""

from random import Random

from boardkit.core import Table


class Streams:
    """Sources of luck, one for each seat and kind of question.

    Moves that are compared meet the same luck only as long as chance is asked the same after them. Where one
    draws a card more than another, its draws alone are told apart: what comes of the weather stays the same.
    """

    def __init__(self, seed: object) -> None:
        self._seed = seed
        self._sources: dict[tuple[type, int], Random] = {}

    def of(self, state: Table) -> Random:
        """Return the source for the question on top."""
        question = state.question
        assert question is not None
        asked = type(question), question.seat
        if asked not in self._sources:
            self._sources[asked] = Random(f"{self._seed}:{asked[0].__name__}:{asked[1]}")
        return self._sources[asked]
