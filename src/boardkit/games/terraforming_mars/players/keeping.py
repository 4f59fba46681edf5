"""What it is worth to keep things in stock: the more there is, the less the last of it."""

from typing import Final

from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.players.chairs import Chair

METALS: Final = (Resource.STEEL, Resource.TITANIUM)
"""What pays for cards of a tag alone."""


def supplies(chair: Chair, *, fresh: bool) -> float:
    """Return what the seat's stock is worth; `fresh` says that the cards to spend it on are still to come."""
    stock, prices = chair.company.stock, chair.prices
    rest = sum(stock[kind] * prices.stock[kind] for kind in (Resource.PLANTS, Resource.ENERGY, Resource.HEAT))
    metals = sum(held(chair, kind, stock[kind]) for kind in METALS)
    return rest + metals + kept(chair, stock[Resource.MEGACREDITS], fresh=fresh)


def held(chair: Chair, metal: Resource, amount: int) -> float:
    """Return what so much of a metal is worth in stock."""
    return tapered(amount, chair.weights.pile, chair.weights.piled) * chair.prices.stock[metal]


def kept(chair: Chair, money: float, *, fresh: bool = False) -> float:
    """Return what megacredits are worth that are kept, beside the income of the next generation."""
    rate = chair.prices.money if fresh else chair.prices.kept
    income = 0 if fresh else chair.company.rating + chair.company.production[Resource.MEGACREDITS]
    return rate * tapered(money, max(0.0, chair.weights.purse - income), chair.weights.spill)


def made(chair: Chair, resource: Resource, number: int) -> float:
    """Return what a production of so much is worth: more metal than there are cards for piles up."""
    weights = chair.weights
    counted = tapered(number, weights.spent, weights.piled) if resource in METALS else number
    return counted * chair.prices.production[resource]


def raised(chair: Chair, resource: Resource, amount: int) -> float:
    """Return what it is worth to the seat that a production of its own changes by some."""
    now = chair.company.production[resource]
    return made(chair, resource, now + amount) - made(chair, resource, now)


def tapered(amount: float, enough: float, share: float) -> float:
    """Count what is beyond enough by a share only."""
    return min(amount, enough) + share * max(0.0, amount - enough)
