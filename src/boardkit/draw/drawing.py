"""Drawing of a game: the map, cards, seats, sentences and forms that it gives the kit."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rich.text import Text

from boardkit.core import Choice, Move, Question, Seat
from boardkit.core.values import Value
from boardkit.draw.cards import Card
from boardkit.draw.looks import Look
from boardkit.draw.palette import Depth, Palette
from boardkit.draw.shapes import Board, Place
from boardkit.text import Words


class Picture(Value, weakref=True):
    """A map as it stands: a board and what each of its places shows."""

    board: Board
    looks: Mapping[Place, Look]


class Face(Value):
    """A card or another choice as it lies in a hand: lines of text, all equally wide."""

    lines: tuple[Text, ...]

    @property
    def width(self) -> int:
        """Columns of the widest line."""
        return max((line.cell_len for line in self.lines), default=0)


class Entry(Value):
    """A choice as the hand shows it.

    Attributes:
        taken: whether it is the one in the move that is being made.
        barred: whether the rules refuse it now, however it is played.
        ticked: whether it is one of several that will be taken together.
        boxed: whether its face is a card that bears its number itself.
    """

    face: Face
    taken: bool = False
    barred: bool = False
    ticked: bool = False
    boxed: bool = False


class ShownVerb(Value):
    """A verb as the bar shows it: its letter, its word from long to short, and how much of it is possible."""

    letter: str
    names: tuple[str, ...]
    count: str = ""
    possible: bool = True

    def written(self, size: int) -> str:
        """Write its word and count, with each size more of them; with size 0 neither.

        What is impossible has no count before its word is whole, what is possible none before a short word.
        """
        sizes = [*self.names[::-1]]
        counted = f" {self.count}" if self.count else ""
        if self.possible:
            forms = ["", sizes[0], *(f"{name}{counted}" for name in sizes)]
        else:
            forms = ["", *sizes, f"{sizes[-1]}{counted}"]
        return forms[min(size, len(forms) - 1)]


class Numbers(Value):
    """A row of numbers by seat, whose changes a preview tells; `name` is a message of the game.

    Attributes:
        shared: whether it is one number that belongs to all.
        reckoned: whether it is worked out from all that lies on the table, such as points: it moves whenever
            anybody gets on, and is not taken from anybody.
        part: whether it is a part of the points before it, such as those of one kind.
        tally: whether it only counts what lies there, such as tags: more of it is nothing won by itself.
        of_cards: whether it counts cards, or signs on them: no log tells of each that is dealt.
    """

    name: str
    values: tuple[int, ...]
    shared: bool = False
    reckoned: bool = False
    part: bool = False
    tally: bool = False
    of_cards: bool = False


class Drawing(Protocol):
    """The `draw` module of a game; a `view` is a table as one seat may see it."""

    def tokens(self, depth: Depth) -> Mapping[str, str]:
        """Return the game's own colours by token, for a terminal with so many colours."""
        ...

    def picture(self, view: Any, ghost: Move | None) -> Picture:
        """Draw the map, with a move hovering over it if one is given."""
        ...

    def touched(self, move: Move) -> frozenset[Place]:
        """Say which places a move would change."""
        ...

    def offers(self, view: Any) -> Sequence[Move]:
        """List moves to show, though they may not be legal now; the place of one counts for nothing."""
        ...

    def hand(self, view: Any, seat: Seat) -> Sequence[Move]:
        """List what a seat holds, as moves to show, whether or not they are asked for now."""
        ...

    def face(self, view: Any, choice: Choice, words: Words, palette: Palette) -> Face:
        """Draw a choice as it lies in the hand."""
        ...

    def heading(self, view: Any, words: Words) -> str:
        """Say where in the game we are."""
        ...

    def seat_line(self, view: Any, seat: Seat, words: Words) -> str:
        """Say what everybody may know of a seat, in a few columns."""
        ...

    def side(self, view: Any, words: Words, palette: Palette) -> Sequence[Text]:
        """Say what else belongs beside the map, a line each, most important first."""
        ...

    def numbers(self, view: Any) -> Sequence[Numbers]:
        """Give the numbers whose changes a preview tells."""
        ...

    def inspect(self, view: Any, place: Place, words: Words) -> Sequence[str]:
        """Say what is at a place, a sentence each."""
        ...

    def inspect_choice(self, view: Any, choice: Choice, words: Words) -> Sequence[str]:
        """Say what a card or another choice is, a sentence each."""
        ...

    def describe(self, view: Any, words: Words) -> Sequence[str]:
        """Describe the table to somebody who does not see it."""
        ...


class Together(Value):
    """Two questions that are answered on one screen, and played one after the other.

    Attributes:
        one: the moves of the first question, of which one is made.
        several: the moves of the second one, of which any number is made, shown from the beginning.
    """

    one: type[Move]
    several: type[Move]


class Trade(Value):
    """Deals of two sides, each a row of numbers.

    Attributes:
        kinds: the moves that propose one.
        goods: the messages that name what may be given.
        proposed: (to, what is given, what is gotten) -> the move that proposes it, if there is such a deal.
        most: (view, seat) -> how much of each a seat can give.
        told: (view, seat, other, words, palette) -> what both should know.
    """

    kinds: tuple[type[Move], ...]
    goods: tuple[str, ...]
    proposed: Callable[[Seat, Sequence[int], Sequence[int]], Move | None]
    most: Callable[[Any, Seat], Sequence[int]]
    told: Callable[[Any, Seat, Seat, Words, Palette], Sequence[Text]]


class Plea(Value):
    """A request to several others for as much of each.

    Attributes:
        kind: the move that begins one.
        made: (who is asked, how much, `back`: whether it is promised back) -> the moves that make it.
        most: (view, seat) -> how much a seat has.
    """

    kind: type[Move]
    made: Callable[..., Sequence[Move]]
    most: Callable[[Any, Seat], int]


class Pooled(Value):
    """A thing that a table pays for: its name, whose it is, and its price."""

    name: str
    owner: Seat
    price: int


Shares = tuple[tuple[int, ...], ...]
"""What is to be paid: a row for each thing, with a number for each seat."""


class Pool(Value):
    """What a whole table pays for together.

    Attributes:
        question: what the rules ask one seat after the other.
        kind: the move by which a seat pays.
        done: the move by which a seat ends its turn; where all just do that, the paying is over.
        things: (view, words) -> what is paid for.
        paid: (view) -> what everybody has paid already.
        good_for: (view, words, palette) -> what each of them would do, in lines.
        cards: (view, words, palette) -> each of them as a card, with what is paid of its price.
        most: (view, seat) -> how much a seat has left.
        owed: (view, seat) -> how much of that it will have to pay for something else.
        owing: the message that names what else.
        gained: (view, seat) -> how much it may gain before that.
        gaining: the message that names by what.
        step: (state, shares) -> the next move of whoever is asked towards the shares, or the one that ends
            its turn.
        after: (view, shares) -> the table once that is paid.
        told: (view, shares, words, palette) -> what would come of it.
    """

    question: type[Question]
    kind: type[Move]
    done: Move
    things: Callable[[Any, Words], Sequence[Pooled]]
    paid: Callable[[Any], Shares]
    good_for: Callable[[Any, Words, Palette], Sequence[Sequence[Text]]]
    cards: Callable[[Any, Words, Palette], Sequence[Card]]
    most: Callable[[Any, Seat], int]
    owed: Callable[[Any, Seat], int]
    owing: str
    gained: Callable[[Any, Seat], int]
    gaining: str
    step: Callable[[Any, Shares], Move]
    after: Callable[[Any, Shares], Any]
    told: Callable[[Any, Shares, Words, Palette], Sequence[Text]]


def together_of(drawing: Drawing) -> Together | None:
    """Return the questions that are answered on one screen: its `TOGETHER`, if it has any."""
    together: Together | None = getattr(drawing, "TOGETHER", None)
    return together


def reckoned(drawing: Drawing, view: Any, moves: Sequence[Move], words: Words) -> Sequence[str]:
    """Say what a whole choice comes to, a line each: by the game's `reckoning`, if it has one."""
    reckoning: Callable[[Any, Sequence[Move], Words], Sequence[str]] | None
    reckoning = getattr(drawing, "reckoning", None)
    return () if reckoning is None else reckoning(view, moves, words)


def windows_of(drawing: Drawing) -> Mapping[type[Question], Move]:
    """Return the questions that are put to all at once, each with the move that passes: its `WINDOWS`."""
    windows: Mapping[type[Question], Move] = getattr(drawing, "WINDOWS", {})
    return windows


def trade_of(drawing: Drawing) -> Trade | None:
    """Return the deals that are proposed on a form: its `TRADE`, if it has any."""
    trade: Trade | None = getattr(drawing, "TRADE", None)
    return trade


def plea_of(drawing: Drawing) -> Plea | None:
    """Return the request that is made on a form: its `PLEA`, if it has one."""
    plea: Plea | None = getattr(drawing, "PLEA", None)
    return plea


def pool_of(drawing: Drawing) -> Pool | None:
    """Return what a whole table pays for on one form: its `POOL`, if it has one."""
    pool: Pool | None = getattr(drawing, "POOL", None)
    return pool
