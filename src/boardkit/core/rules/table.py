"""Tables: seats, questions, and the pile of business that waits."""

from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, NewType, Self, TypeVar

from attrs import frozen

from boardkit.core.rules.kinds import mark
from boardkit.core.values import Value, evolve

if TYPE_CHECKING:
    from attrs import AttrsInstance

Seat = NewType("Seat", int)  # a seat's number, from 0 clockwise; names and colours belong to the match
CHANCE: Final = Seat(-1)  # the seat that answers for dice, draws and shuffles


class FieldMark(Enum):
    """A mark of a field of a table: `Annotated[tuple[int, ...], BY_SEAT]`."""

    DERIVED = "derived"
    BY_SEAT = "by seat"


DERIVED: Final = FieldMark.DERIVED  # metadata of a field of a table that follows from the rest of it
BY_SEAT: Final = FieldMark.BY_SEAT  # metadata of a field of a table that has an entry for each seat


class Pending(Value, gc=False):
    """One piece of open business."""

    word: ClassVar[str]  # what files and position codes call its class; it never changes
    rule: ClassVar[str]  # the rulebook section it comes from

    def __init_subclass__(cls, *, word: str | None = None, rule: str | None = None) -> None:
        mark(cls, word=word, rule=rule)


class Question(Pending):
    """Business that waits for a seat's answer."""

    seat: Seat


class SeatChance(Question):
    """What chance decides for one of the players."""

    to: Seat


class Effect(Pending):
    """Business that resolves by itself as soon as it lies on top."""


class SeatEffect(Effect):
    """Business of a seat that resolves by itself."""

    seat: Seat


@cache
def first_seats(count: int) -> tuple[Seat, ...]:
    """Name so many seats, clockwise."""
    return tuple(map(Seat, range(count)))


@cache
def clockwise(first: Seat, count: int) -> tuple[Seat, ...]:
    """Name so many seats, clockwise from one of them."""
    return tuple(Seat((first + turn) % count) for turn in range(count))


@cache
def all_but(seat: Seat, count: int) -> tuple[Seat, ...]:
    """Name so many seats without one of them, clockwise from the first."""
    return tuple(other for other in first_seats(count) if other != seat)


@frozen
class NoOptions:
    """The options of a game that has none."""


class Table(Value, kw_only=True, gc=False):
    """The base of every game's state: the pile of open business, its top last."""

    pile: tuple[Pending, ...] = ()

    if TYPE_CHECKING:

        @property
        def options(self) -> "AttrsInstance":
            """The options it is played with."""

        @property
        def seats(self) -> int:
            """How many players there are."""
    else:
        # A property would hide a field of the same name in a table without slots.
        options = NoOptions()

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return first_seats(self.seats)

    @property
    def question(self) -> Question | None:
        """The question on top of the pile, or None when nobody is asked."""
        top = self.pile[-1] if self.pile else None
        return top if isinstance(top, Question) else None

    @property
    def to_move(self) -> Seat | None:
        """The seat that is asked, CHANCE included, or None."""
        question = self.question
        return None if question is None else question.seat

    def waits(self, *kinds: type[Pending]) -> bool:
        """Return whether business of some kinds waits."""
        return any(isinstance(one, kinds) for one in self.pile)

    def ask(self, *business: Pending) -> Self:
        """Put business on the pile; what is named first is dealt with first."""
        return evolve(self, pile=self.pile + business[::-1])

    def answered(self) -> Self:
        """Take the top of the pile away."""
        return evolve(self, pile=self.pile[:-1])


S = TypeVar("S", bound=Table)  # the class of the tables of a game
