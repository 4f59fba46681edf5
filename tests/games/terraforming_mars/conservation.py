"""What is in the box of Terraforming Mars, where it lies, and how long a match may last."""

from collections import Counter
from typing import Any

from attrs import evolve

from boardkit.games.terraforming_mars.components import FACTS, TILES
from boardkit.games.terraforming_mars.model import Planet, State
from boardkit.games.terraforming_mars.rules.land import supply
from boardkit.games.terraforming_mars.setup import corporations, deck
from boardkit.games.terraforming_mars.view import in_play

LONGEST = 20000
"""Only boredom ends a game in which nobody raises a parameter; random matches have under 4000 answers."""


def box(state: State) -> Counter[Any]:
    """Count the cards that the options put on the table, and the tiles of each stack."""
    extended = state.options.corporate_era or state.solo
    beginners = [
        company.corporation or company.chosen
        for seat, company in enumerate(state.companies)
        if getattr(state.options, f"beginner_{seat + 1}")
    ]
    return Counter([*deck(extended=extended), *corporations(extended=extended), *beginners])


def pieces(state: State) -> Counter[Any]:
    """Count cards and corporations wherever they lie, after a look at tiles, stocks and tracks."""
    found: Counter[Any] = Counter([*state.deck, *state.face_up, *state.corporations, *in_play(state)])
    for pile in (*state.discards, *state.boxed):
        found.update(pile)
    for company in state.companies:
        found.update([*company.hand, *company.offer, *company.picked, *company.tableau, *company.events])
        found.update(company.choices or filter(None, [company.chosen]))
        assert min(company.stock) >= 0
        assert min(company.production[1:]) >= 0
        assert company.production[0] >= -5
        assert all(FACTS[card].stores for card in company.cubes)
        assert set(company.cubes) <= set(company.tableau)
        assert min(company.cubes.values(), default=1) > 0
    assert all(supply(state.planet, kind) >= 0 for kind in TILES)
    assert -30 <= state.temperature <= 8
    assert 0 <= state.oxygen <= 14
    return found


def rebuilt(state: State) -> State:
    """Lay all tiles again, one after the other, on an empty planet; claims end under them."""
    planet = Planet()
    for at, tile in state.planet.tiles.items():
        planet = planet.lay(at, tile)
    for at, seat in state.planet.claims.items():
        assert at not in planet.tiles
        planet = planet.claim(at, seat)
    return evolve(state, planet=planet)
