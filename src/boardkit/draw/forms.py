"""Forms: questions that are answered on a screen of their own, as a game says them."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from boardkit.core import Move, Seat
from boardkit.core.values import Value
from boardkit.draw.cards import Card
from boardkit.draw.palette import Palette
from boardkit.text import Words


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


Form = Together | Trade | Plea | Pool
"""What lies on the table in place of a list of moves, while a question is asked."""
