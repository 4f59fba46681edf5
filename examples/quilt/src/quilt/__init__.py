"""Quilt: lay patches from a hidden hand, and score where colours and patterns meet."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import product
from random import Random
from typing import Final

from boardkit.core import (
    CHANCE,
    Answers,
    Condition,
    Effect,
    Event,
    Game,
    Move,
    NoOptions,
    Question,
    Refusal,
    ScoreLine,
    ScoreSheet,
    Seat,
    Step,
    Table,
    TieBreak,
    Value,
    answer,
    effect,
    emit,
    must,
    put,
)
from boardkit.maps.squares import Square, box, neighbours

SIDE: Final = 6
HAND: Final = 3


class Colour(StrEnum):
    """The colours of patches."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    WHITE = "white"
    BROWN = "brown"


class Pattern(StrEnum):
    """The patterns of patches."""

    DOTS = "dots"
    STARS = "stars"
    LEAVES = "leaves"
    WAVES = "waves"
    CHECKS = "checks"
    STRIPES = "stripes"


class Patch(Value, order=True):
    """1 A patch of the quilt."""

    colour: Colour
    pattern: Pattern


BOX: Final = tuple(Patch(colour, pattern) for colour, pattern in product(Colour, Pattern))
"""1 All patches, each once."""

SQUARES: Final = tuple(box(Square(0, 0), SIDE, SIDE))


class State(Table, kw_only=True):
    """What lies on the table; a patch that a seat may not see is None."""

    quilt: Mapping[Square, Patch | None]
    hands: tuple[tuple[Patch | None, ...], ...]
    bag: tuple[Patch | None, ...] = BOX
    points: tuple[int, ...]
    laid: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.hands)


class WhoBegins(Question, word="who-begins", rule="2"):
    """Chance: who begins?"""


class WhichPatch(Question, word="which-patch", rule="3.3"):
    """Chance: which patch does `to` draw?"""

    to: Seat


class LayPatch(Question, word="lay-patch", rule="3.1"):
    """Which patch do you lay, and where?"""


class NextTurn(Effect, word="next-turn", rule="3"):
    """The turn goes round to `seat`, or the quilt is full."""

    seat: Seat


class Begin(Move, verb="begin"):
    """Chance: this seat begins."""

    seat: Seat


class Draw(Move, verb="draw"):
    """Chance: this patch is drawn."""

    colour: Colour
    pattern: Pattern


class Lay(Move, verb="lay"):
    """Lay a patch of the hand."""

    colour: Colour
    pattern: Pattern
    at: Square


def setup(_: NoOptions, seats: int) -> Step[State]:
    """2 The squares are empty; chance says who begins."""
    empty: Mapping[Square, Patch | None] = dict.fromkeys(SQUARES)
    state = State(quilt=empty, hands=((),) * seats, points=(0,) * seats, laid=(0,) * seats)
    return Step(state.ask(WhoBegins(CHANCE)))


def beginners(state: State) -> Iterable[Begin]:
    """2 List the players."""
    return map(Begin, state.everyone)


class NobodySitsThere(Refusal, word="nobody-sits-there", rule="2"):
    """Nobody sits there."""

    seat: Seat


def may_begin(state: State, move: Begin) -> Iterator[Condition]:
    """2 One of the players begins."""
    yield must(move.seat in state.everyone, NobodySitsThere(move.seat))


class Begun(Event, rule="2"):
    """The first player is known."""

    seat: Seat


def begin(state: State, move: Begin) -> Step[State]:
    """2 Everybody draws three patches, and the first player's turn begins."""
    draws = [WhichPatch(CHANCE, seat) for seat in state.everyone] * HAND
    return emit(state.answered().ask(*draws, NextTurn(move.seat)), Begun(move.seat))


def draws(state: State) -> Iterable[Draw]:
    """3.3 List what is in the bag."""
    return (Draw(patch.colour, patch.pattern) for patch in state.bag if patch is not None)


class NotInBag(Refusal, word="not-in-bag", rule="3.3"):
    """That patch is not in the bag."""


def may_draw(state: State, move: Draw) -> Iterator[Condition]:
    """3.3 Patches come from the bag."""
    yield must(Patch(move.colour, move.pattern) in state.bag, NotInBag())


class PatchDrawn(Event, rule="3.3", reveals=True, minor=True, hides={"patch": None}):
    """A seat drew a patch."""

    touches = ("bag", "hands[seat]")

    seat: Seat
    patch: Patch | None


def draw(state: State, question: WhichPatch, move: Draw) -> Step[State]:
    """3.3 The patch goes into the hand."""
    patch, seat = Patch(move.colour, move.pattern), question.to
    bag = tuple(other for other in state.bag if other != patch)
    hands = put(state.hands, seat, (*state.hands[seat], patch))
    return emit(state.answered().__replace__(bag=bag, hands=hands), PatchDrawn(seat, patch))


def next_turn(state: State, effect: NextTurn) -> Step[State]:
    """3, 4 Whoever has a patch lays it; without any, all 36 lie."""
    return Step(state.ask(LayPatch(effect.seat)) if state.hands[effect.seat] else state)


def layings(state: State, question: LayPatch) -> Iterator[Lay]:
    """3.1 List every patch of the hand on every square where it may lie."""
    free = tuple(at for at in SQUARES if state.quilt[at] is None and _is_reached(state, at))
    for patch in state.hands[question.seat]:
        if patch is not None:
            yield from (Lay(patch.colour, patch.pattern, at) for at in free)


def _is_reached(state: State, at: Square) -> bool:
    return not any(state.laid) or any(state.quilt.get(other) for other in neighbours(at))


class NotInHand(Refusal, word="not-in-hand", rule="3.1"):
    """You do not hold that patch."""


class NoFreeSquare(Refusal, word="no-free-square", rule="3.1"):
    """That square is not on the quilt, or a patch lies there."""

    at: Square


class TouchesNothing(Refusal, word="touches-nothing", rule="3.1"):
    """No patch lies beside that square."""

    at: Square


def may_lay(state: State, question: LayPatch, move: Lay) -> Iterator[Condition]:
    """3.1 A patch of the hand, on an empty square beside another patch."""
    yield must(Patch(move.colour, move.pattern) in state.hands[question.seat], NotInHand())
    yield must(move.at in SQUARES and state.quilt[move.at] is None, NoFreeSquare(move.at))
    yield must(_is_reached(state, move.at), TouchesNothing(move.at))


class PatchLaid(Event, rule="3.1"):
    """A seat laid a patch."""

    touches = ("quilt[at]", "hands[seat]", "points[seat]", "laid[seat]")

    seat: Seat
    patch: Patch
    at: Square
    points: int


def lay(state: State, question: LayPatch, move: Lay) -> Step[State]:
    """3.1, 3.2 The patch lies, and counts; then another is drawn."""
    seat, patch = question.seat, Patch(move.colour, move.pattern)
    gain = worth(state, patch, move.at)
    state = state.answered().__replace__(
        quilt={**state.quilt, move.at: patch},
        hands=put(state.hands, seat, tuple(other for other in state.hands[seat] if other != patch)),
        points=put(state.points, seat, state.points[seat] + gain),
        laid=put(state.laid, seat, state.laid[seat] + 1),
    )
    onward = NextTurn(Seat((seat + 1) % state.seats))
    state = state.ask(WhichPatch(CHANCE, seat), onward) if state.bag else state.ask(onward)
    return emit(state, PatchLaid(seat, patch, move.at, gain))


def worth(state: State, patch: Patch, at: Square) -> int:
    """3.2 Count the patches beside a square: one point for the colour, two for the pattern."""
    beside = [other for place in neighbours(at) if (other := state.quilt.get(place))]
    return sum((other.colour is patch.colour) + 2 * (other.pattern is patch.pattern) for other in beside)


def view(state: State, seat: Seat) -> State:
    """2 Everybody knows the own hand alone; what is in the bag nobody does."""
    hands = tuple(hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(state.hands))
    return state.__replace__(hands=hands, bag=(None,) * len(state.bag))


def guess(state: State, seat: Seat, random: Random) -> State:
    """Deal what a seat does not see anew."""
    known = Counter((*state.quilt.values(), *state.hands[seat]))
    unseen = sorted((Counter(BOX) - known).elements())
    random.shuffle(unseen)
    hands = tuple(
        hand if owner == seat else tuple(unseen.pop() for _ in hand) for owner, hand in enumerate(state.hands)
    )
    return state.__replace__(hands=hands, bag=tuple(sorted(unseen)))


class Sewn(ScoreLine, rule="3.2"):
    """Patches beside each other."""


class FewerPatches(TieBreak, rule="4"):
    """Fewer patches laid."""


def score(state: State) -> ScoreSheet:
    """4 The points of the seats; of equal ones, fewer patches win."""
    lines = tuple(Sewn(seat, state.points[seat]) for seat in state.everyone)
    return ScoreSheet(state.seats, lines, (FewerPatches(tuple(-count for count in state.laid)),))


GAME: Final = Game(
    key="quilt",
    package=__name__,
    seats=range(2, 5),
    state=State,
    setup=setup,
    answers=Answers(
        rows=(
            answer(WhoBegins, Begin, beginners, begin, may_begin),
            answer(WhichPatch, Draw, draws, draw, may_draw),
            answer(LayPatch, Lay, layings, lay, may_lay),
        ),
        effects=(effect(NextTurn, next_turn),),
        reasons=(NobodySitsThere, NotInBag, NotInHand, NoFreeSquare, TouchesNothing),
        end="4",
    ),
    view=view,
    guess=guess,
    score=score,
)
