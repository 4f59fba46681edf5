"""What it is worth to keep things in stock: the more there is, the less the last of it."""

from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.players.chairs import Chair


def supplies(chair: Chair, *, fresh: bool) -> float:
    """Return what the seat's stock is worth; `fresh` says that the cards to spend it on are still to come."""
    stock, prices = chair.company.stock, chair.prices
    rest = sum(stock[kind] * prices.stock[kind] for kind in (Resource.PLANTS, Resource.ENERGY, Resource.HEAT))
    metals = sum(
        tapered(stock[kind], chair.weights.pile, chair.weights.spill) * prices.stock[kind]
        for kind in (Resource.STEEL, Resource.TITANIUM)
    )
    return rest + metals + kept(chair, stock[Resource.MEGACREDITS], fresh=fresh)


def kept(chair: Chair, money: float, *, fresh: bool = False) -> float:
    """Return what megacredits are worth that are kept, beside the income of the next generation."""
    rate = chair.prices.money if fresh else chair.prices.kept
    income = 0 if fresh else chair.company.rating + chair.company.production[Resource.MEGACREDITS]
    return rate * tapered(money, max(0.0, chair.weights.purse - income), chair.weights.spill)


def tapered(amount: float, enough: float, share: float) -> float:
    """Count what is beyond enough by a share only."""
    return min(amount, enough) + share * max(0.0, amount - enough)
