"""The desk at which a match is played, as a value; what a player wants makes another desk of it.

key, click, command -> Intent -> update(desk, intent) -> Outcome(desk, wishes) -> draw(desk) -> rooms
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Self, TypeVar

from attrs import field, frozen

from boardkit.core import CHANCE, Draft, Game, Match, Move, Seat, Study, evolve
from boardkit.draw.drawing import Drawing
from boardkit.draw.drawings import drawing_of
from boardkit.draw.shapes import Place
from boardkit.text import Words
from boardkit.tui.desk.intents import Do, Intent
from boardkit.tui.desk.keys import PLAY_KEYS, Key
from boardkit.tui.desk.sight import Sight
from boardkit.tui.desk.sorting import AS_IT_LIES
from boardkit.tui.desk.wishes import Wish

Wanted = TypeVar("Wanted", bound=Intent)

Deed = Callable[["Desk", Any], "Outcome"]
"""What an intent does at a desk."""

Deeds = Mapping[Do | type[Intent], Deed]
"""What the intents do that a mode knows."""


@frozen(eq=False, kw_only=True)
class Desk:
    """A match, who looks at it, and how far they have come with what they are doing.

    Attributes:
        study: the match and its branches.
        words: the words of the match: its game's, and its players' names.
        keys: the table of keys, with the player's own.
        modes: what is done now, on top of what it interrupts.
        sight: the match as the seat at the keyboard sees it now.
        draft: the move in the making.
        cursor: the place the keyboard is on.
        letters: the jump letters, while they are shown.
        kind: the kind of choices that is opened, where the hand lists kinds.
        order: how the hand is sorted.
        seated: whose curtain is open; CHANCE if nobody's.
        eyes: through whose eyes an open table is looked at, if not through those of whoever is asked.
        layer: what is laid over the map on demand, or whose map is shown; None for what the game shows.
        speed: which of its speeds a walk has that goes on by itself.
    """

    study: Study[Any]
    drawing: Drawing
    words: Words
    modes: tuple["Mode", ...]
    sight: Sight
    keys: tuple[Key, ...] = PLAY_KEYS
    draft: Draft = field(factory=lambda: Draft({}))
    cursor: Place | None = None
    letters: Mapping[Place, str] = field(factory=dict)
    kind: type[Move] | None = None
    order: str = AS_IT_LIES
    seated: Seat = CHANCE
    eyes: Seat | None = None
    layer: int | None = None
    speed: int = 1

    @classmethod
    def of(cls, study: Study[Any], words: Words, mode: "Mode", keys: tuple[Key, ...] = PLAY_KEYS) -> Self:
        """Return a desk at which nobody sits yet."""
        drawing = drawing_of(study.main.game.key)
        sight = Sight(study.match, CHANCE, drawing)
        return cls(study=study, drawing=drawing, words=words, modes=(mode,), sight=sight, keys=keys)

    @property
    def match(self) -> Match[Any]:
        """The line of the match that is played."""
        return self.study.match

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.match.game

    @property
    def mode(self) -> "Mode":
        """What is done now."""
        return self.modes[-1]

    @property
    def viewer(self) -> Seat:
        """Whose view is drawn."""
        return self.sight.viewer

    def entering(self, mode: "Mode") -> Self:
        """Interrupt what is done by something else."""
        return evolve(self, modes=(*self.modes, mode))

    def turning(self, mode: "Mode") -> Self:
        """Do something else instead of what is done, or the same otherwise."""
        return evolve(self, modes=(*self.modes[:-1], mode))

    def leaving(self) -> Self:
        """Go back to what was interrupted; where nothing was, stay."""
        return evolve(self, modes=self.modes[:-1] or self.modes)

    def wishing(self, *wishes: Wish) -> "Outcome":
        """Leave the desk as it is, and wish for something."""
        return Outcome(self, wishes)


@frozen(eq=False)
class Outcome:
    """What came of an intent: another desk, or the same, and what it wishes for."""

    desk: Desk
    wishes: tuple[Wish, ...] = ()

    def then(self, deed: Callable[[Desk], "Outcome"]) -> "Outcome":
        """Do something more at the desk that came of it; wishes are granted in order."""
        further = deed(self.desk)
        return Outcome(further.desk, (*self.wishes, *further.wishes))

    def wishing(self, *wishes: Wish) -> "Outcome":
        """Wish for something more."""
        return Outcome(self.desk, (*self.wishes, *wishes))


class Mode(ABC):
    """What is done at a desk; each of its kinds is a frozen value with what it needs to know."""

    @property
    @abstractmethod
    def deeds(self) -> Deeds:
        """What the intents do that it knows; any other changes nothing."""


def update(desk: Desk, intent: Intent) -> Outcome:
    """Do what a player wants, as far as what is done now knows it."""
    deed = desk.mode.deeds.get(intent if isinstance(intent, Do) else type(intent))
    return Outcome(desk) if deed is None else deed(desk, intent)


def given(kind: type[Wanted], deed: Callable[[Desk, Wanted], Outcome]) -> tuple[type[Intent], Deed]:
    """Write a row of a table of deeds: what an intent does with what it says."""
    return kind, deed


def simply(what: Do, deed: Callable[[Desk], Outcome]) -> tuple[Do, Deed]:
    """Write a row of a table of deeds: what an intent does that says nothing besides."""
    return what, lambda desk, _: deed(desk)
