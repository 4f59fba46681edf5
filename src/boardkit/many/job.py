"""What one game is, and what came of it; a run of many is a plan, from which every game follows."""

from collections.abc import Mapping
from typing import Any

from boardkit.core import Seat
from boardkit.core.values import Value


class Job(Value, kw_only=True):
    """One game to be played: all that comes of it follows from this.

    Attributes:
        game: its key.
        rules: the version of its rules; a worker that has another one does not play it.
        options: those of the game, of its own class.
        seed: that of the whole run.
        number: which game of the run it is, from 0; the luck in it follows from seed and number.
        players: who sits at each seat, by words that `boardkit.many.players` knows.
        setting: which of the plan's settings the options are.
    """

    game: str
    rules: int
    options: Any
    seats: int
    seed: int
    number: int
    players: tuple[str, ...]
    setting: int = 0


class Deed(Value):
    """A kind of move with the name of a thing in it, such as a card: `play`, `card`, `birds`."""

    verb: str
    field: str
    thing: str


class Outcome(Value, kw_only=True):
    """What came of one game.

    Attributes:
        number: which game of the run it was.
        setting: with which of the plan's settings.
        decisions: of seats; chance's answers do not count.
        listed: the legal moves that the seats had to choose from.
        finished: whether it came to an end.
        rounds: how many rounds there were in which somebody decided.
        verdict: the class of what else than points decided; empty where points did.
        totals: points by seat.
        places: the place of each seat, counted from 1; seats that share a place have the same.
        winners: nobody where it is not finished.
        order: the seats in the order in which they were first asked.
        points: by kind of score line, the points of each seat.
        deeds: how often each seat did what.
    """

    number: int
    setting: int
    players: tuple[str, ...]
    decisions: int
    listed: int
    finished: bool
    rounds: int
    verdict: str
    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    order: tuple[Seat, ...]
    points: Mapping[str, tuple[int, ...]]
    deeds: Mapping[Deed, tuple[int, ...]]


class Plan(Value, kw_only=True):
    """What the games of a run have in common.

    Attributes:
        settings: options of the game; the games have them in turn.
        players: who plays, by words; from game to game they move on by a seat.
    """

    game: str
    rules: int
    settings: tuple[Any, ...]
    seats: int
    seed: int
    players: tuple[str, ...]

    def job(self, number: int) -> Job:
        """Return one game of the run."""
        setting, first = number % len(self.settings), number % len(self.players)
        return Job(
            game=self.game,
            rules=self.rules,
            options=self.settings[setting],
            seats=self.seats,
            seed=self.seed,
            number=number,
            players=self.players[first:] + self.players[:first],
            setting=setting,
        )
