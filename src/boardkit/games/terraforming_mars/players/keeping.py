"""What it is worth to keep things in stock: the more there is, the less the last of it."""

from collections.abc import Mapping
from typing import Final

from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.players.chairs import Chair

METAL_SPENT: Final[Mapping[Resource, float]] = {Resource.STEEL: 4.0, Resource.TITANIUM: 4.0}
"""How much of a metal a seat spends in a generation: so many cards bear the tag that it pays for."""

PILED: Final = 0.35
"""What metal counts beyond that, as a share."""


def supplies(chair: Chair, *, fresh: bool) -> float:
    """Return what the seat's stock is worth; `fresh` says that the cards to spend it on are still to come."""
    stock, prices = chair.company.stock, chair.prices
    rest = sum(stock[kind] * prices.stock[kind] for kind in (Resource.PLANTS, Resource.ENERGY, Resource.HEAT))
    metals = sum(held(chair, kind, stock[kind]) for kind in (Resource.STEEL, Resource.TITANIUM))
    return rest + metals + kept(chair, stock[Resource.MEGACREDITS], fresh=fresh)


def held(chair: Chair, metal: Resource, amount: int) -> float:
    """Return what so much of a metal is worth in stock."""
    return tapered(amount, chair.weights.pile, PILED) * chair.prices.stock[metal]


def kept(chair: Chair, money: float, *, fresh: bool = False) -> float:
    """Return what megacredits are worth that are kept, beside the income of the next generation."""
    rate = chair.prices.money if fresh else chair.prices.kept
    income = 0 if fresh else chair.company.rating + chair.company.production[Resource.MEGACREDITS]
    return rate * tapered(money, max(0.0, chair.weights.purse - income), chair.weights.spill)


def made(chair: Chair, resource: Resource, number: int) -> float:
    """Return what a production of so much is worth: more metal than there are cards for piles up."""
    enough = METAL_SPENT.get(resource)
    counted = number if enough is None else tapered(number, enough, PILED)
    return counted * chair.prices.production[resource]


def raised(chair: Chair, resource: Resource, amount: int) -> float:
    """Return what it is worth to the seat that a production of its own changes by some."""
    now = chair.company.production[resource]
    return made(chair, resource, now + amount) - made(chair, resource, now)


def tapered(amount: float, enough: float, share: float) -> float:
    """Count what is beyond enough by a share only."""
    return min(amount, enough) + share * max(0.0, amount - enough)
