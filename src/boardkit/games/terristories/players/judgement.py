"""The value of a table of TerriStories to a seat, which mostly is its value to all."""

from collections.abc import Mapping, Sequence
from functools import cache
from statistics import mean
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.terristories.box import LOWEST, MISSIONS, POWERS, PROFILES, PROJECTS, ROUNDS
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.printed import Project
from boardkit.games.terristories.box.things import INDICES, Role, Triple
from boardkit.games.terristories.players.growing import demand, flow
from boardkit.games.terristories.players.projects import brought, promised
from boardkit.games.terristories.players.purse import given, income, left, wages
from boardkit.games.terristories.rules.ending import profile_of, progress, wanted
from boardkit.games.terristories.rules.harvest import allowed
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.options import without_objectives
from boardkit.games.terristories.rules.scoring import score
from boardkit.games.terristories.rules.starting import targets
from boardkit.players.mind import WON, Worth


class Weights(Value, kw_only=True):
    """How much each term counts, in points of an index."""

    index: float = 1.0  # a point that an index still lacks
    buffer: float = 0.15  # a point that an index stands beyond its marker
    cube: float = 0.35  # a cube that can be spent, of anybody who works with the seat
    income: float = 0.4  # a cube of coming income in each round
    wages: float = 1.5  # a cube that wages will lack
    land: float = 0.05  # a cube on land that somebody harvests
    hand: float = 0.4  # what the projects in hand bring, the best of them in full, beyond their price
    own: float = 6.0  # how near the personal objective is, from 0 to 1; twice that at the end
    finer: float = 10.0  # worth of the personal objective, beside winning, when the game ends
    lost: float = 20.0  # what it costs when the game has ended without the seat, in a game that has some


PAID: Final = 3  # how many of its projects a seat sees paid in a match, at least
ROUNDS_PAID: Final = 4  # for how many rounds a project that lasts brings something, once it is paid


def begun(state: State) -> Triple:
    """Tell where the indices stood when the mission began."""
    if state.options.ex_nihilo:
        return (LOWEST,) * 3
    return MISSIONS[state.mission].start if state.mission in MISSIONS else (0, 0, 0)


def promised_indices(state: State) -> float:
    """Say how near the roles that are taken bring all indices; what lacks most counts most."""
    roles = [tableau.role for tableau in state.tableaux if tableau.role]
    lacks = [mark - value for mark, value in zip(targets(state), begun(state), strict=True)]
    rest = [max(0.0, lack - PAID * sum(_raises(role)[at] for role in roles)) for at, lack in enumerate(lacks)]
    return -sum(lack * lack for lack in rest) / max(1.0, mean(lacks))


def promised_own_index(state: State, seat: Seat) -> float:
    """Say by how many points the projects of a seat raise the index that its objective may ask for."""
    role = state.tableaux[seat].role
    if role is None:
        return 0.0
    asked = [INDICES.index(profile.index) for profile in PROFILES.values() if profile.role is role]
    return PAID * mean(_raises(role)[at] for at in asked)


def promised_cubes(state: State, seat: Seat) -> float:
    """Count the cubes that the projects of a seat and its power bring."""
    role = state.tableaux[seat].role
    return 0.0 if role is None else _cubes_of(role)


@cache
def _cubes_of(role: Role) -> float:
    by_power = sum(effect.amount for effect in POWERS[role].effects if isinstance(effect, fx.Gain))
    paid = [brought(card) * (ROUNDS_PAID if card.lasts else 1) for card in _projects(role)]
    return PAID * mean(paid) + by_power


def _projects(role: Role) -> Sequence[Project]:
    return [project for project in PROJECTS.values() if project.role is role]


@cache
def _raises(role: Role) -> tuple[float, ...]:
    """Return by how much a project of a role raises each index, on the average."""
    return tuple(mean(moved) for moved in zip(*(card.impacts for card in _projects(role)), strict=True))


WINNING: Final = 40.0  # worth of winning, in points of an index

MEANS: Final = ("cubes", "income", "own-income", "wages")
TERMS: Final = ("indices", "own-index", "buffer", *MEANS, "land", "hand", "own-objective")
"""All terms, in the order in which they are told."""


def worth(state: State, seat: Seat, weights: Weights) -> Worth:
    """Judge a table by what the indices lack, what all have and will have, and the seat's own objective."""
    lacks, conquest = _lacks(state, seat), state.options.conquest
    missing = -weights.index * sum(max(0, lack) for lack in lacks)
    together = state.everyone if not conquest else (seat,)
    short = (wages(state, one) - income(state, one) - state.tableaux[one].cubes for one in together)
    net = sum(lasting(state, one) - wages(state, one) for one in together)
    cubes = float(sum(state.tableaux[one].cubes for one in together) * (left(state) > 0))
    if state.round <= 1:
        # Nothing else tells one role from another before the first projects are paid.
        missing += weights.index * (promised_own_index(state, seat) if conquest else promised_indices(state))
        cubes += sum(promised_cubes(state, one) for one in together)
    return Worth(
        {
            "indices": missing * (not conquest),
            "own-index": missing * conquest,
            "buffer": weights.buffer * sum(max(0, -lack) for lack in lacks),
            "cubes": weights.cube * cubes,
            "income": weights.income * net * left(state) * (not conquest),
            "own-income": weights.income * net * left(state) * conquest,
            "wages": -weights.wages * sum(max(0.0, lack) for lack in short),
            "land": weights.land * sum(land.cubes for land in state.land.values() if any(land.individuals)),
            "hand": weights.hand * promised(state, seat) * (1 < state.round < ROUNDS),
            "own-objective": weights.own * objective(state, seat) * (1 + state.round / ROUNDS),
        }
    )


def final(state: State, seat: Seat, weights: Weights) -> Worth:
    """VI.c Judge a finished table: all winners have won, and one's own objective is the finer victory.

    Nothing is worse than that others have won, or that all have lost.
    """
    won = seat in score(state).winners
    if without_objectives(state.options, state.seats):
        return Worth({WON: WINNING * won})
    own = state.outcome is not None and seat in state.outcome.personal
    return Worth({WON: (WINNING if won else -weights.lost) + weights.finer * own})


def _lacks(state: State, seat: Seat) -> Sequence[int]:
    """Count what the indices lack; in a conquest, only that of the seat's own objective."""
    if not state.options.conquest:
        return [mark - value for mark, value in zip(targets(state), state.indices, strict=True)]
    profile = profile_of(state, seat)
    return [] if profile is None else [wanted(state, profile) - state.index(profile.index)]


def lasting(state: State, seat: Seat) -> float:
    """Count what a seat will harvest in each round to come, as long as the land and the rain last."""
    own = [(at, allowed(state, seat, at)) for at, land in state.land.items() if land.individuals[seat]]
    shares = (mine * min(1.0, flow(state, at) / demand(state, at)) if mine else 0.0 for at, mine in own)
    return sum(shares) + given(state, seat)


def objective(state: State, seat: Seat) -> float:
    """Tell how near a seat is to its personal objective: from 0 to 1 for both of its halves together."""
    profile = profile_of(state, seat)
    if profile is None or without_objectives(state.options, state.seats):
        return 0.0
    start, mark = begun(state)[INDICES.index(profile.index)], wanted(state, profile)
    index = min(1.0, max(0, state.index(profile.index) - start) / max(1, mark - start))
    return index * min(1.0, progress(state, seat, profile) / profile.amount(state.seats))


OF_SEATS: Final = {"cubes": 0.35, "cubes-of-others": 0.3, "individuals": 0.8, "zones": 0.5, "projects": 0.5}
UNITS: Final = {**{index.value: 1.0 for index in INDICES}, **OF_SEATS, "land-cubes": 0.05}
"""What a person counts, and roughly how many points of an index one of it is worth."""


def counts(state: State, seat: Seat) -> Mapping[str, float]:
    """Count what everybody sees."""
    return {
        **{index.value: state.index(index) for index in INDICES},
        "cubes": state.tableaux[seat].cubes,
        "cubes-of-others": sum(one.cubes for one in state.tableaux) - state.tableaux[seat].cubes,
        "individuals": sum(land.individuals[seat] for land in state.land.values()),
        "zones": sum(land.zones[seat] for land in state.land.values()),
        "projects": sum(PROJECTS[card.project].lasts for one in state.tableaux for card in one.cards),
        "land-cubes": sum(land.cubes for land in state.land.values()),
    }
