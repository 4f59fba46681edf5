"""From whose chair things are looked at: a table, a seat, and the prices there."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Self

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.players.prices import Market, Prices, market_of, prices_of
from boardkit.games.terraforming_mars.players.weights import Weights
from boardkit.games.terraforming_mars.rules.model import Company, State
from boardkit.games.terraforming_mars.rules.tableau import TableauSummary


class Chair(Value, eq=False, dict=True):
    """A seat at a table, `ahead` generations from now as far as prices go."""

    state: State
    seat: Seat
    weights: Weights
    market: Market
    prices: Prices

    @classmethod
    def at(cls, state: State, seat: Seat, weights: Weights) -> Self:
        """Sit down."""
        if state.solo:
            weights = _alone(weights)
        market = market_of(state, seat, weights)
        return cls(state, seat, weights, market, prices_of(market))

    @cached_property
    def company(self) -> Company:
        """What the seat has."""
        return self.state.companies[self.seat]

    @cached_property
    def works(self) -> TableauSummary:
        """What the seat's cards add up to."""
        return self.company.works

    @cached_property
    def halfway(self) -> "Chair":
        """The chair when half of the generations to come are over: what repeats itself is priced there."""
        return self.in_time(self.market.left / 2)

    @cached_property
    def _later(self) -> dict[float, "Chair"]:
        return {}

    def in_time(self, generations: float) -> "Chair":
        """Return the same chair so many generations later."""
        if generations not in self._later:
            market = self.market.in_time(generations)
            self._later[generations] = Chair(self.state, self.seat, self.weights, market, prices_of(market))
        return self._later[generations]

    @cached_property
    def rivals(self) -> Mapping[Seat, Company]:
        """What the others have."""
        return {seat: self.state.companies[seat] for seat in self.state.everyone if seat != self.seat}

    @cached_property
    def hostile(self) -> float:
        """How much of a rival's loss counts as one's own gain; with many rivals, little."""
        return self.weights.hostile / max(1, len(self.rivals))


@lru_cache(maxsize=16)
def _alone(weights: Weights) -> Weights:
    """Return the weights of a game for one: there, nobody else warms and nobody eats plants."""
    return weights.__replace__(
        growth=weights.growth_alone,
        lasting=weights.lasting_alone,
        spill=weights.spill_alone,
        plants_made=weights.plant,
        heat_made=weights.heat,
        price=1.0,
        option=0.0,
    )
