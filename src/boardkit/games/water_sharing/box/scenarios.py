"""12 The four scenarios: who stands where at the start, with how many thunes, and which cards come."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from attrs import frozen

from boardkit.core import Seat
from boardkit.games.water_sharing.box.board import DAM_SITES, DamSite
from boardkit.games.water_sharing.box.buildings import BLUEPRINTS
from boardkit.games.water_sharing.box.cards import Resource
from boardkit.games.water_sharing.box.loading import load
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Scenario


@frozen
class Opening:
    """How a scenario begins.

    Attributes:
        players: how many may play it.
        cards: the cards for water and market, round by round; empty where they are drawn.
        places: who has which building where.
        dams: where dams stand, and whose they are.
    """

    simplified: bool
    thunes: int
    players: range
    cards: tuple[Resource, ...]
    places: Mapping[Spot, tuple[Seat, Building]]
    dams: tuple[tuple[DamSite, tuple[Seat, ...]], ...]


def read_scenarios(records: Sequence[Any]) -> dict[Scenario, Opening]:
    """Check and read the scenarios.

    Raises:
        ValueError: a scenario is missing, or a building stands where it may not.
    """
    found = {Scenario(record["id"]): _opening(record) for record in records}
    if found.keys() != set(Scenario) - {Scenario.FREE} or len(found) != len(records):
        raise ValueError("scenarios.json: there must be four different scenarios")
    for scenario, opening in found.items():
        for at, (_, building) in opening.places.items():
            if at not in BLUEPRINTS[building].sites:
                raise ValueError(f"scenarios.json: {scenario}: no {building} may stand at {at}")
    return found


def _opening(record: Mapping[str, Any]) -> Opening:
    cards = record["resource_cards"] or []
    return Opening(
        simplified=record["mode"] == "simplified",
        thunes=record["thunes"],
        players=range(record["players"][0], record["players"][-1] + 1),
        cards=tuple(
            Resource(water=water, energy_price=energy, food_price=food) for water, energy, food in cards
        ),
        places={
            Spot.at(*entry["at"]): (_seat(letter), Building(entry["building"]))
            for letter, entries in record["communities"].items()
            for entry in entries
        },
        dams=tuple((_dam_site(dam), tuple(map(_seat, dam["owners"]))) for dam in record["dams"]),
    )


def _seat(letter: str) -> Seat:
    return Seat("ABCD".index(letter))


def _dam_site(record: Mapping[str, Any]) -> DamSite:
    first, second = (Spot.at(*at) for at in record["land"])
    sites = (DamSite(Spot.at(*record["river"]), shores) for shores in ((first, second), (second, first)))
    site = next((site for site in sites if site in DAM_SITES), None)
    if site is None:
        raise ValueError(f"scenarios.json: no dam fits {record}")
    return site


SCENARIOS: Final = read_scenarios(load("scenarios.json"))
