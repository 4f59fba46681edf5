"""What is in the box of TerriStories, where it lies, and how long a match may last."""

from collections import Counter
from typing import Any

from boardkit.core.table import Seat
from boardkit.games.terristories.components import PLANETS, PROJECTS
from boardkit.games.terristories.model import ProjectCard, Role, State
from boardkit.games.terristories.rules.hazards import pile as hazards
from boardkit.games.terristories.rules.ledger import capacity, individuals, labels, zones
from boardkit.games.terristories.rules.starting import without_objectives

LONGEST = 5000
"""Four seats: 8 rounds, each with at most 16 turns of financing, and gifts and requests in 28 turns more."""


def box(state: State) -> Counter[Any]:
    """Count what the box holds for so many seats: the projects of all roles, and hazards."""
    return Counter([*_of_roles(state, set(Role)), *hazards(state.options)])


def pieces(state: State) -> Counter[Any]:
    """Count cards wherever they lie, after a look at the limits of everything else."""
    found: Counter[Any] = Counter([*state.aleas, *state.aleas_under, *state.aleas_out])
    found.update(card for card in (state.alea, state.foreseen) if card is not None)
    dealt = set()
    for seat in state.everyone:
        own = _projects(state, seat)
        assert all(PROJECTS[card].role is state.tableaux[seat].role for card in own)
        found.update(own)
        dealt |= {PROJECTS[card].role for card in own}
    found.update(_of_roles(state, set(Role) - dealt))
    _look_at_limits(state)
    return found


def _of_roles(state: State, roles: set[Role]) -> list[ProjectCard]:
    """List the projects of some roles; those for rivals stay away where there are none."""
    peaceful = without_objectives(state.options, state.seats)
    return [
        card
        for card, project in PROJECTS.items()
        if project.role in roles and not (peaceful and project.competitive)
    ]


def _projects(state: State, seat: Seat) -> list[ProjectCard]:
    tableau, offer = state.tableaux[seat], state.offers[seat]
    buried = [entry.card for entry in tableau.under]
    lying = [card.project for card in tableau.cards]
    return [*tableau.hand, *tableau.bag, *buried, *lying, *([offer.project] if offer else [])]


def _look_at_limits(state: State) -> None:
    """V.1.d Hold the limits of zones, individuals, tokens, labels, and of cubes on a territory."""
    for seat in state.everyone:
        assert individuals(state, seat) <= 5
        assert zones(state, seat) <= 5
        assert state.tableaux[seat].cubes >= 0
    placed = [card.project for tableau in state.tableaux for card in tableau.cards if card.at is not None]
    assert len(set(placed)) == len(placed) <= 19
    assert all(PROJECTS[card].token for card in placed)
    assert sum(labels(state, seat) for seat in state.everyone) <= 12
    assert all(-3 <= value <= 10 for value in state.indices)
    if state.land:
        tiles = {at: territory.terrain for at, territory in state.land.items()}
        assert tiles == PLANETS[state.planet].territories
    for at, territory in state.land.items():
        assert 0 <= territory.cubes <= capacity(state, at)
        assert min(*territory.zones, *territory.individuals) >= 0


def rebuilt(state: State) -> State:
    """Return the state: nothing in it is worked out of something else."""
    return state
