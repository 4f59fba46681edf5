"""V.2.b What can happen between the players, at any moment of a phase."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Event, Seat


@frozen
class CubesGiven(Event):
    """A seat gave cubes to another."""

    rule: ClassVar[str] = "V.2.b"
    touches: ClassVar[tuple[str, ...]] = (
        "tableaux[seat].cubes",
        "tableaux[to].cubes",
    )

    seat: Seat
    to: Seat
    amount: int


@frozen
class CubesAsked(Event):
    """A seat asked others for so many cubes each."""

    rule: ClassVar[str] = "V.2.b"

    seat: Seat
    of: tuple[Seat, ...]
    amount: int


@frozen
class ReturnOffered(Event):
    """A seat promised to give back what it had asked for."""

    rule: ClassVar[str] = "V.2.b"

    seat: Seat


@frozen
class RequestDeclined(Event):
    """A seat gave nothing to who asked."""

    rule: ClassVar[str] = "V.2.b"

    seat: Seat
    to: Seat


@frozen
class PromiseMade(Event):
    """A seat promised another cubes."""

    rule: ClassVar[str] = "V.2.b"
    touches: ClassVar[tuple[str, ...]] = ("debts",)

    seat: Seat
    to: Seat
    amount: int


@frozen
class PromiseKept(Event):
    """A seat gave another what it had promised, but for what is `left`."""

    rule: ClassVar[str] = "V.2.b"
    touches: ClassVar[tuple[str, ...]] = ("debts",)

    seat: Seat
    to: Seat
    left: int


@frozen
class PromiseRecalled(Event):
    """A round begins in which a seat has still promised another cubes."""

    rule: ClassVar[str] = "V.2.b"

    seat: Seat
    to: Seat
    amount: int
