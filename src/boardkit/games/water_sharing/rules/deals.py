"""7.2 Deals between communities: answers of a kind of their own, which another seat accepts or refuses."""

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
class Offer(Deal, verb="offer", turns=("thunes",)):
    """Offer cubes for thunes."""

    thunes: int


@frozen
class Request(Deal, verb="request", turns=("thunes",)):
    """Ask for cubes, for thunes."""

    thunes: int


@frozen
class Swap(Deal, verb="swap", turns=("back",)):
    """Offer cubes of one good for so many of the other."""

    back: int
