"""The value of a table of Sharing the Water to a community."""

from collections.abc import Mapping
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.water_sharing.box.things import Good
from boardkit.games.water_sharing.players import economy as ec
from boardkit.games.water_sharing.players.building import aim_of, cleaning, plants_of
from boardkit.games.water_sharing.rules import model, scoring
from boardkit.players.mind import Worth, standing_of


class Weights(Value, kw_only=True):
    """How much each term counts."""

    points: float = 0.95  # a victory point on the track
    coming: float = 0.9  # a point that buildings will bring, as far as there are thunes to run them
    ready: float = 0.65  # a thune that lacks to let everything work in the next round
    thunes: float = 0.45  # a thune beyond those, beside what it could buy
    income: float = 0.6  # a thune of coming income, beside what it could buy
    water: float = 1.5  # a cube of water that will be missing in a round, in points
    objective: float = 0.6  # a point of an objective that is met now
    crisis: float = 0.5  # a building with a red cube, in points
    rival: float = 0.6  # what the best rival has and will have
    pollution: float = 1.0  # a point that the pollution on the board costs now


TERMS: Final = (
    "track",
    "coming-points",
    "ready-thunes",
    "thunes",
    "coming-thunes",
    "water",
    "objective",
    "crisis",
    "rival",
    "pollution",
)
"""All terms, in the order in which they are told."""


def worth(state: model.State, seat: Seat, weights: Weights) -> Worth:
    """Judge a table by what a seat has, what its buildings will bring, and how the best rival stands."""
    own = prospects(state, seat, weights)
    rivals = (sum(prospects(state, rival, weights).values()) for rival in state.others(seat))
    aim, card = aim_of(state, seat), state.communities[seat].objective
    met = aim.vp if aim is not None and card is not None and scoring.is_met(state, seat, card) else 0.0
    lost = 0 if scoring.without_pollution(state.options) else scoring.penalty(state)
    return Worth(
        {
            **own,
            "objective": weights.objective * met,
            "pollution": -weights.pollution * lost,
            "rival": -weights.rival * max(rivals, default=0.0),
        }
    )


def prospects(state: model.State, seat: Seat, weights: Weights) -> dict[str, float]:
    """Return what a community has and will have, by what everybody can see."""
    rounds, economy, thunes = ec.coming(state), ec.economy_of(state, seat), state.communities[seat].thunes
    outlook = ec.forecast(state, seat)
    red = sum(state.land.tiles[at].owner == seat for at in state.crisis if at in state.land.tiles)
    treated = cleaning(state, plants_of(state, seat))
    cost = outlook.cost if rounds else 0.0
    cubes = sum(max(0, made) + ec.PRICE * min(0, made) for made in (economy.energy, economy.food))
    return {
        "track": weights.points * state.communities[seat].points,
        "coming-points": weights.coming * (outlook.points + treated),
        "ready-thunes": -weights.ready * max(0.0, cost - thunes),
        "thunes": weights.thunes * max(0.0, thunes - cost) * ec.thune(rounds),
        "coming-thunes": weights.income * (economy.thunes + cubes) * ec.flowing(rounds),
        "water": -weights.water * max(0.0, economy.thirst - economy.supply) * min(rounds, 4),
        "crisis": -weights.crisis * red,
    }


UNITS: Final = {
    "points": 1.0,
    "rival-points": -0.7,
    "points-a-round": 3.0,
    "thunes-a-round": 0.8,
    "thunes": 0.25,
    "water": 0.1,
    "energy": 0.15,
    "food": 0.15,
    "buildings": 1.0,
    "crises": -1.0,
    "pollution": -0.3,
}
"""What a person counts, and roughly how many points one of it is worth."""


def counts(state: model.State, seat: Seat) -> Mapping[str, float]:
    """Count what everybody sees; in the end, the points of the score sheet."""
    points = scoring.score(state).totals if state.over else [one.points for one in state.communities]
    community, built = state.communities[seat], tuple(state.land.of(seat))
    return {
        **standing_of(points, seat),
        "points-a-round": ec.Group.of(built).points,
        "thunes-a-round": ec.economy_of(state, seat).thunes,
        **{good.value: community.total(good) for good in Good},
        "buildings": len(built) + len(state.land.dams_of(seat)),
        "crises": sum(at in state.crisis for at, _ in built),
        "pollution": sum(state.pollution.values()),
    }
