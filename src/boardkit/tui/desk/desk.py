"""The desk at which a match is played, as a value; what a player wants makes another desk of it."""

from abc import abstractmethod
from collections.abc import Callable, Hashable, Mapping
from enum import Enum
from typing import Any, Self

from msgspec import field

from boardkit.core import CHANCE, Choice, Draft, Game, Match, Move, Seat, Study
from boardkit.core.values import Value
from boardkit.draw.drawing import Drawing
from boardkit.draw.drawings import drawing_of
from boardkit.draw.paint import Tier
from boardkit.draw.shapes import Place
from boardkit.text import Words
from boardkit.tui.desk.coaching import Coach
from boardkit.tui.desk.drawn import Drawn
from boardkit.tui.desk.intents import Follow, Intent
from boardkit.tui.desk.judged import Judgement
from boardkit.tui.desk.keys import PLAY_KEYS, Key
from boardkit.tui.desk.listing import Listed, entries, want_places
from boardkit.tui.desk.showing import Showing
from boardkit.tui.desk.sight import Sight
from boardkit.tui.desk.sorting import AS_IT_LIES, arranged
from boardkit.tui.desk.walk import Walk
from boardkit.tui.desk.window import Window
from boardkit.tui.desk.wishes import Wish

Deed = Callable[["Desk", Any], "Outcome"]
"""What an intent does at a desk."""

Deeds = Mapping[Enum | type[Intent], Deed]
"""What the intents do that a mode knows."""


class Desk(Value, eq=False, kw_only=True):
    """A match, who looks at it, and how far they have come with what they are doing.

    Attributes:
        study: the match and its branches; `judgement` is the review at hand, if it was looked at again.
        words: the words of the match: its game's, and its players' names.
        keys: the table of keys, with the player's own.
        modes: what is done now, on top of what it interrupts.
        sight: the match as the seat at the keyboard sees it now.
        draft: the move in the making.
        cursor: the place the keyboard is on; `letters` are the jump letters, while they are shown.
        dealt: the letters that stood on places when the last one was chosen.
        kind: the kind of choices that is opened; `verb` is the letter of that of the action bar, if one is.
        marked: the entries that are ticked, where several may be taken.
        touched: whether anything has been chosen, typed or pointed at since the question was asked.
        clicked: what was taken by the last click; a second one there makes the move.
        order: how the hand is sorted; `looked` is the sentence of the log that somebody looks at.
        seated: whose curtain is open; CHANCE if nobody's.
        eyes: through whose eyes an open table is looked at, if not through those of whoever is asked.
        layer: what is laid over the map on demand, or whose map is shown; None for what the game shows.
        speed: how fast a walk goes on by itself; `zoom` is which part of the table has all the room, 0 none.
        tab: which part of the side is shown where there is no room for all; None for what is wanted most.
        leafed: what was looked at when leaves of the focus card were turned, and how many were.
        tier: what maps are made of on this screen.
        window: a question that all are asked on one screen, and who wants to answer it; None for none.
        drawn: what was drawn lately; `coach` tells rules when they are first needed, None where nobody can.
    """

    study: Study[Any]
    drawing: Drawing
    words: Words
    modes: tuple["Mode", ...]
    sight: Sight
    keys: tuple[Key, ...] = PLAY_KEYS
    draft: Draft = field(default_factory=lambda: Draft({}))
    cursor: Place | None = None
    letters: Mapping[Place, str] = field(default_factory=dict)
    dealt: Mapping[Place, str] = field(default_factory=dict)
    kind: type[Move] | None = None
    verb: str = ""
    marked: frozenset[Choice] = frozenset()
    digits: str = ""
    touched: bool = False
    clicked: Hashable = None
    order: str = AS_IT_LIES
    looked: Follow | None = None
    seated: Seat = CHANCE
    eyes: Seat | None = None
    layer: int | None = None
    speed: int = 1
    tab: int | None = None
    leafed: tuple[Hashable, int] = (None, 0)
    zoom: int = 0
    tier: Tier = Tier.TILE
    judgement: Judgement | None = None
    window: Window | None = None
    drawn: Drawn = field(default_factory=Drawn)
    coach: Coach | None = None

    @classmethod
    def of(cls, study: Study[Any], words: Words, mode: "Mode", keys: tuple[Key, ...] = PLAY_KEYS) -> Self:
        """Return a desk at which nobody sits yet."""
        sight = Sight(study.match, CHANCE, drawing_of(study.main.game.key))
        desk = cls(study=study, drawing=sight.drawing, words=words, modes=(mode,), sight=sight, keys=keys)
        return desk.spoken()

    def spoken(self) -> Self:
        """Speak of secrets where there are any, and only there."""
        openly = self.match.has_no_secrets
        if openly is self.words.open_table:
            return self
        return self.__replace__(words=self.words.__replace__(open_table=openly))

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

    @property
    def walk(self) -> Walk | None:
        """The walk through what happened, while there is one."""
        return self.mode.walk

    @property
    def state(self) -> Any:
        """The table that is shown: now, or where the walk stands; covered for the viewer."""
        walk, seen = self.walk, self.sight
        return seen.view if walk is None else self.drawn.once(self.game.view, walk.halt.state, seen.past)

    @property
    def listed(self) -> tuple[Listed, ...]:
        """The entries of the hand."""
        sight = None if self.walk else self.sight
        return self.drawn.once(_listed, sight, self.drawing, self.order, self.words, self.verb, self.kind)

    @property
    def picks_places(self) -> bool:
        """Whether arrows move over the map; if not, they move in the hand."""
        return want_places(self.draft.choice, self.listed)

    def entering(self, mode: "Mode") -> Self:
        """Interrupt what is done by something else."""
        return self.__replace__(modes=(*self.modes, mode))

    def turning(self, mode: "Mode") -> Self:
        """Do something else instead of what is done, or the same otherwise."""
        return self.__replace__(modes=(*self.modes[:-1], mode))

    def leaving(self) -> Self:
        """Go back to what was interrupted; where nothing was, stay."""
        return self.__replace__(modes=self.modes[:-1] or self.modes)

    def wishing(self, *wishes: Wish) -> "Outcome":
        """Leave the desk as it is, and wish for something."""
        return Outcome(self, wishes)


def _listed(
    sight: Sight | None, drawing: Drawing, order: str, words: Words, letter: str, kind: type[Move] | None
) -> tuple[Listed, ...]:
    return entries(drawing, () if sight is None else arranged(sight, order, words), letter, kind)


class Outcome(Value, eq=False):
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


class Mode(Showing[Desk]):
    """What is done at a desk; each of its kinds is a frozen value with what it needs to know."""

    @property
    @abstractmethod
    def deeds(self) -> Deeds:
        """What the intents do that it knows; any other changes nothing."""

    @property
    def walk(self) -> Walk | None:
        """The walk that is taken, if one is."""
        return None

    @property
    def resting(self) -> bool:
        """Whether nobody is to move now, though the rules ask somebody."""
        return False

    @property
    def may_leave(self) -> bool:
        """Whether a step back leads away from the table at any moment."""
        return False

    @property
    def gathers(self) -> bool:
        """Whether several moves may be made at once."""
        return True

    @property
    def on_a_walk(self) -> Deeds:
        """What it allows besides while somebody walks through the match."""
        return {}

    def seen_through(self, sight: Sight) -> "Mode":  # noqa: ARG002 - for modes that tell of the past
        """Do the same, seen through other eyes."""
        return self

    def due(self, desk: Desk) -> Seat | None:
        """Say whose time runs: that of whoever is asked."""
        asked: Seat | None = desk.match.state.to_move
        return asked

    def rule(self, desk: Desk) -> str:
        """Return the section of the rulebook that is about what is done now: the question's."""
        question = desk.sight.view.question
        return "" if question is None else question.rule

    def decide(self, desk: Desk, move: Move) -> Outcome:  # noqa: ARG002 - for modes in which moves are made
        """Make a move, where moves are made."""
        return Outcome(desk)
