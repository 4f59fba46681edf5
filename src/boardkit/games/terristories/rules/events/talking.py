"""V.2.b What can happen between the players, at any moment of a phase."""

from attrs import frozen

from boardkit.core import Event, Seat


@frozen
class CubesGiven(Event, rule="V.2.b"):
    """A seat gave cubes to another."""

    touches = ("tableaux[seat].cubes", "tableaux[to].cubes")

    seat: Seat
    to: Seat
    amount: int


@frozen
class CubesAsked(Event, rule="V.2.b"):
    """A seat asked others for so many cubes each."""

    seat: Seat
    of: tuple[Seat, ...]
    amount: int


@frozen
class ReturnOffered(Event, rule="V.2.b"):
    """A seat promised to give back what it had asked for."""

    seat: Seat


@frozen
class RequestDeclined(Event, rule="V.2.b"):
    """A seat gave nothing to who asked."""

    seat: Seat
    to: Seat


@frozen
class PromiseMade(Event, rule="V.2.b"):
    """A seat promised another cubes."""

    touches = ("debts",)

    seat: Seat
    to: Seat
    amount: int


@frozen
class PromiseKept(Event, rule="V.2.b"):
    """A seat gave another what it had promised, but for what is `left`."""

    touches = ("debts",)

    seat: Seat
    to: Seat
    left: int


@frozen
class PromiseRecalled(Event, rule="V.2.b"):
    """A round begins in which a seat has still promised another cubes."""

    seat: Seat
    to: Seat
    amount: int
