"""7.2 Deals between communities: answers of a kind of their own, which another seat accepts or refuses."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Move, Seat
from boardkit.games.water_sharing.box.things import Good


@frozen
class Deal(Move):
    """A trade with another community, which accepts or refuses it at once."""

    to: Seat
    count: int
    good: Good


@frozen
class Offer(Deal):
    """Offer cubes for thunes."""

    verb: ClassVar[str] = "offer"
    turns: ClassVar[tuple[str, ...]] = ("thunes",)

    thunes: int


@frozen
class Request(Deal):
    """Ask for cubes, for thunes."""

    verb: ClassVar[str] = "request"
    turns: ClassVar[tuple[str, ...]] = ("thunes",)

    thunes: int


@frozen
class Swap(Deal):
    """Offer cubes of one good for so many of the other."""

    verb: ClassVar[str] = "swap"
    turns: ClassVar[tuple[str, ...]] = ("back",)

    back: int
