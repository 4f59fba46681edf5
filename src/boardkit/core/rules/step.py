"""Moves, events, refusals and steps: each event with the table right after it, each refusal with its rule."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Concatenate, Final, Generic, ParamSpec, TypeAlias

from boardkit.core.rules.kinds import mark
from boardkit.core.rules.table import Effect, Pending, S, Seat
from boardkit.core.values import T, Value

P = ParamSpec("P")
MOST_IN_A_ROW: Final = 10_000  # how many effects and answers of chance may follow before somebody is asked


class Move(Value, gc=False):
    """An answer to a question: a flat record of small values.

    `verb` begins its notation. A field named `at` is the place that a map fills; the fields in `turns` are
    cycled by a key; what remains tells one choice of a list from another.
    """

    verb: ClassVar[str]
    turns: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, *, verb: str | None = None, turns: tuple[str, ...] | None = None) -> None:
        mark(cls, verb=verb, turns=turns)

    @property
    def told(self) -> Mapping[str, Any]:
        """What its sentence says in place of fields, such as where a piece lies, not its corner."""
        return {}


class Event(Value, gc=False):
    """Something that happened, as facts.

    `reveals` marks news that no undo can make unseen; `minor` what a log leaves out; `wasted` that something
    comes to nothing for which one may have paid. `touches` names the parts of the table that it may change,
    by the way to them, where a name in brackets is a field of the event: `companies[seat].stock[resource]`.
    A field that holds several stands for each of them, empty brackets for whatever there is, a part for all
    that it is made of. What is not named stays as it was. `where` names the fields that hold the places on
    the map that it changed, one or several. `hides` names the fields that only the seat in `seat` may know,
    with what the others see in place of each.
    """

    rule: ClassVar[str]
    touches: ClassVar[tuple[str, ...]] = ()
    where: ClassVar[tuple[str, ...]] = ("at",)
    reveals: ClassVar[bool] = False
    minor: ClassVar[bool] = False
    wasted: ClassVar[bool] = False
    hides: ClassVar[Mapping[str, object]] = {}

    def __init_subclass__(
        cls,
        *,
        rule: str | None = None,
        touches: tuple[str, ...] | None = None,
        where: tuple[str, ...] | None = None,
        reveals: bool | None = None,
        minor: bool | None = None,
        wasted: bool | None = None,
        hides: Mapping[str, object] | None = None,
    ) -> None:
        mark(cls, rule=rule, touches=touches, where=where, reveals=reveals, minor=minor)
        mark(cls, wasted=wasted, hides=hides)

    def covered(self, seat: Seat | None) -> "Event":
        """Return the event as `seat` may know it; None stands for somebody without a seat."""
        return self.__replace__(**self.hides) if self.hides and seat != getattr(self, "seat", None) else self

    def is_news(self, seat: Seat) -> bool:
        """Return whether `seat` learns from it what it did not know; who shows a card knew it before."""
        del seat
        return self.reveals

    @property
    def places(self) -> tuple[object, ...]:
        """The places on the map that this event changed; a place may be a tuple of a class of its own."""
        found = (getattr(self, name) for name in self.where if hasattr(self, name))
        return tuple(place for one in found for place in (one if type(one) is tuple else (one,)))


class SeatEvent(Event):
    """Something that a seat did, or that befell it."""

    seat: Seat


class Refusal(Value, gc=False):
    """Why a move may not be made, with the numbers that explain it and the section that forbids it.

    `word` is what lessons call its class; it never changes. `missing` says by how much something falls short,
    where that is a number; words know it as `$missing`. `lacks` names the two fields of which it is the
    difference, where it is one.
    """

    word: ClassVar[str]
    rule: ClassVar[str]
    lacks: ClassVar[tuple[str, str] | None] = None

    def __init_subclass__(
        cls, *, word: str | None = None, rule: str | None = None, lacks: tuple[str, str] | None = None
    ) -> None:
        mark(cls, word=word, rule=rule, lacks=lacks)

    @property
    def section(self) -> str:
        """The section that forbids the move."""
        return self.rule

    @property
    def missing(self) -> int:
        """How much more of it there must be, as a player counts it; 0 where it cannot be counted."""
        if self.lacks is None:
            return 0
        wanted, has = (int(getattr(self, name)) for name in self.lacks)
        return wanted - has


class Condition(Value, gc=False):
    """One thing that a move must meet; `refusal` says why it does not, and is None where it does."""

    kind: type[Refusal]  # the class of refusal that stands for it; its message has an attribute `met`
    refusal: Refusal | None = None
    figures: Refusal | None = None  # the numbers that were compared; None where a met one has none

    @property
    def section(self) -> str:
        """The section that asks for it."""
        asking = self.figures if self.refusal is None else self.refusal
        return self.kind.rule if asking is None else asking.section


class RulesError(Exception):
    """A move was played that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal} (section {refusal.section})")
        self.refusal = refusal


class EndlessError(Exception):
    """Rules go round in a circle, and nobody is ever asked again."""

    def __init__(self, what: str, business: Pending) -> None:
        super().__init__(f"after {MOST_IN_A_ROW} {what} in a row, {business} is still on top")


class Frame(Value, Generic[S], gc=False):
    """One event and the table as it stood right after it."""

    event: Event
    state: S


class Step(Value, Generic[S], gc=False):
    """A table and the events that led to it, oldest first."""

    state: S
    frames: tuple[Frame[S], ...] = ()

    def each(
        self,
        items: Iterable[T],
        rule: Callable[Concatenate[S, T, P], "Step[S]"],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> "Step[S]":
        """Go on with a rule for one item after the other; all are listed before the first is done."""
        step = self
        for item in tuple(items):
            step = step.then(rule, item, *args, **kwargs)
        return step

    def then(
        self, rule: Callable[Concatenate[S, P], "Step[S]"], *args: P.args, **kwargs: P.kwargs
    ) -> "Step[S]":
        """Go on with the next part of a rule, from where this step ended."""
        onward = rule(self.state, *args, **kwargs)
        return Step(onward.state, self.frames + onward.frames) if self.frames else onward

    def tell(self, state: S, event: Event) -> "Step[S]":
        """Go on with what led from where this step ended to another table."""
        return Step(state, (*self.frames, Frame(event, state)))


def emit(state: S, event: Event) -> Step[S]:
    """Tell that `event` has led to `state`."""
    return Step(state, (Frame(event, state),))


def settle(step: Step[S], resolve: Callable[[S, Effect], Step[S]]) -> Step[S]:
    """Resolve the effects on the pile by `resolve`, up to a question or nothing; EndlessError if never.

    It is given the table from which an effect has just been taken, and the effect.
    """
    state, frames, resolved = step.state, step.frames, 0
    while (pile := state.pile) and isinstance(top := pile[-1], Effect):
        if resolved == MOST_IN_A_ROW:
            raise EndlessError("effects", top)
        onward = resolve(state.answered(), top)
        state, frames, resolved = onward.state, frames + onward.frames, resolved + 1
    return Step(state, frames) if resolved else step


def at_rest(state: S, resolve: Callable[[S, Effect], Step[S]]) -> S:
    """Return the table to which `settle` leads, without the events; EndlessError if to none."""
    resolved = 0
    while (pile := state.pile) and isinstance(top := pile[-1], Effect):
        if resolved == MOST_IN_A_ROW:
            raise EndlessError("effects", top)
        state, resolved = resolve(state.answered(), top).state, resolved + 1
    return state


Ruling: TypeAlias = Refusal | Iterable[Condition] | None  # a refusal, what must be met, or nothing at all


def must(met: object, otherwise: Refusal) -> Condition:
    """Ask for something; `otherwise` says what is wrong without it, and has the numbers in any case."""
    return Condition(type(otherwise), None if met else otherwise, otherwise)


def refusal_in(ruling: Ruling) -> Refusal | None:
    """Return why a move is refused: the first thing that is not met; what comes after is not asked."""
    if ruling is None or isinstance(ruling, Refusal):
        return ruling
    for condition in ruling:
        if condition.refusal is not None:
            return condition.refusal
    return None


def conditions_in(ruling: Ruling) -> tuple[Condition, ...]:
    """List all that a move must meet, as far as the rules can ask for it."""
    if ruling is None:
        return ()
    return (Condition(type(ruling), ruling),) if isinstance(ruling, Refusal) else tuple(ruling)
