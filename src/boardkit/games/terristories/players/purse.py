"""Cubes: harvested, kept for wages, and to spare; and steps to a personal objective."""

from collections.abc import Iterator, Mapping
from math import ceil, inf
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import remembered
from boardkit.games.terristories.box import PROJECTS, RAIN, ROUNDS, ZONE_PRICE, bonus
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.printed import Condition, Profile
from boardkit.games.terristories.box.things import INDICES, Index, ProjectCard, Role, Triple
from boardkit.games.terristories.rules.ending import profile_of, progress, wanted
from boardkit.games.terristories.rules.harvest import harvests
from boardkit.games.terristories.rules.ledger import capacity, effects, individuals, settled, thriving
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.options import without_objectives
from boardkit.games.terristories.rules.questions import BeginWages, PayWages
from boardkit.games.terristories.rules.starting import targets
from boardkit.maps.octagons import Octagon

STEP: Final = 2.5  # worth of a step towards the personal objective, in points of an index

ZONED: Final = (Condition.OWN_ZONES, Condition.OWN_ZONE_TERRITORIES, Condition.OWN_ZONE_FULL)
"""Achievements that want zones, of which the last two want them on different territories."""

DEALT: Final = (Condition.OWN_LABELS, Condition.LABELS_IN_PLAY, Condition.OWN_TOKENS)  # want rare cards
PACE: Final = 1.5  # points that an index rises in a round at best, if a seat wants it to

STRIDES: Final[Mapping[Condition, int]] = {
    Condition.OWN_RESOURCES: 3,
    Condition.ALL_INDIVIDUALS: 2,
    Condition.SABLIER_IN_PLAY: 2,
    Condition.LABELS_IN_PLAY: 2,
    Condition.TERRITORIES_AT_LEAST_HALF: 2,
}
"""How much of an achievement comes in a round, if a seat wants it to, where that is more than one."""


def in_mind(state: State, seat: Seat, rounds: float) -> State:
    """Leave out the objective of a seat that would take more rounds than it plans ahead."""
    profile = None if without_objectives(state.options, state.seats) else profile_of(state, seat)
    if rounds == inf or profile is None:
        return state
    lack = max(0, profile.amount(state.seats) - progress(state, seat, profile))
    needed = max(index_lack(state, profile) / PACE, lack / STRIDES.get(profile.condition, 1))
    return state if needed <= rounds else state.with_tableau(seat, character=None)


@remembered
def own_profile(state: State, seat: Seat) -> Profile | None:
    """Return the profile of a seat, where it counts and can still be met."""
    profile = None if without_objectives(state.options, state.seats) else profile_of(state, seat)
    if profile is None or state.options.conquest:  # in a conquest nothing else counts
        return profile
    return profile if index_lack(state, profile) <= PACE * (ROUNDS + 1 - state.round) else None


@remembered
def lacking(state: State, seat: Seat) -> Condition | None:
    """Return the achievement that a seat has still to reach."""
    profile = own_profile(state, seat)
    if profile is None or progress(state, seat, profile) >= profile.amount(state.seats):
        return None
    return profile.condition


def index_lack(state: State, profile: Profile) -> int:
    """Count the points that the index of a profile lacks."""
    return max(0, wanted(state, profile) - state.index(profile.index))


def project_helps(wanting: Condition, card: ProjectCard, *, own: bool) -> bool:
    """Return whether a project of one's own, or of somebody else, brings a seat nearer to its achievement."""
    project = PROJECTS[card]
    if wanting is Condition.SABLIER_IN_PLAY:
        return project.lasts
    if wanting is Condition.OWN_TOKENS:
        return project.token is not None and own
    labelled = any(isinstance(effect, fx.Label) for effect in project.effects)
    return labelled and (wanting is Condition.LABELS_IN_PLAY or (wanting is Condition.OWN_LABELS and own))


def zones_lack(state: State, seat: Seat) -> bool:
    """Return whether the achievement of a seat wants more zones than it has, with time left to buy them."""
    profile, wanting = own_profile(state, seat), lacking(state, seat)
    if profile is None or wanting not in ZONED:
        return False
    has = len(settled(state, seat)) if wanting is Condition.OWN_ZONE_FULL else progress(state, seat, profile)
    gone = state.phase > 1 or seat in state.season.developed
    more = state.tableaux[seat].power and state.tableaux[seat].role is Role.GOVERNOR
    return 0 < profile.amount(state.seats) - has <= ROUNDS + 1 - state.round - gone + more


def zone_helps(state: State, seat: Seat, *, new: bool) -> bool:
    """Return whether another zone, on land where the seat has none or not, brings its achievement nearer."""
    return zones_lack(state, seat) and (new or lacking(state, seat) is Condition.OWN_ZONES)


def fallow(state: State, seat: Seat) -> dict[Octagon, int]:
    """Say how many cubes stay on which land, for the rain to fill it, where an objective wants full land."""
    profile = own_profile(state, seat)
    if profile is None or profile.condition is not Condition.OWN_ZONE_FULL:
        return {}
    rain = max(0, min(RAIN) + bonus(Index.ENVIRONMENT, state.index(Index.ENVIRONMENT)))
    marks = {at: capacity(state, at) - rain for at in thriving(state, seat)}
    nearest = sorted(marks, key=lambda at: marks[at] - state.land[at].cubes)
    return {at: marks[at] for at in nearest[: profile.amount(state.seats)]}


def ruins(state: State, change: Triple) -> bool:
    """Return whether a change of the indices would meet the common objective, where that ends the game."""
    if not state.options.conquest:
        return False
    moved = zip(INDICES, state.indices, change, targets(state), strict=True)
    return all(value + more >= target for _, value, more, target in moved)


SPARED: Final = 2  # cubes that are left on a territory, against whatever drains it
MARGIN: Final = 0.5  # cubes that each seat keeps beyond its wages, against hazards
RAIN_EXPECTED: Final = 1.5  # how many cubes come to a territory in a round
HARVEST: Final = 3  # the phase in which all harvest
REGENERATION: Final = 6  # the phase in which the economy pays or is paid
STRIDE: Final = 3  # points that an index rises in a round where cubes are kept: others want that as well


def left(state: State) -> int:
    """Count the harvests that are still to come."""
    return ROUNDS - state.round + (state.phase < HARVEST)


@remembered
def income(state: State, seat: Seat) -> float:
    """Count what a seat will harvest where its individuals stand, and receive from its projects."""
    reaped = 0.0
    for at, shares in harvests(state.land, state.season.blocked).items():
        if mine := shares[seat]:
            reaped += mine * min(1.0, max(0, state.land[at].cubes - SPARED) / sum(shares))
    return reaped + given(state, seat)


def given(state: State, seat: Seat) -> int:
    """Count what a seat receives from its projects in each round: by their tokens, and from the bank.

    V.2.d A token brings cubes to who stands by it, on the terrain that it wants; one may be about to be laid.
    """
    tokens, gains = effects(state, seat, fx.HarvestBank), effects(state, seat, fx.Gain)
    given = sum(effect.amount for card, effect in gains if PROJECTS[card.project].lasts)
    for card, effect in tokens:
        if card.at is None or (state.land[card.at].individuals[seat] and _fits(state, card.at, effect)):
            given += effect.amount
    return given


def _fits(state: State, at: Octagon, effect: fx.HarvestBank) -> bool:
    return effect.terrain in (None, state.land[at].terrain)


def given_at(state: State, seat: Seat, at: Octagon) -> int:
    """Count what a seat's tokens on a territory bring in each round in which it stands there."""
    harvests = effects(state, seat, fx.HarvestBank)
    return sum(effect.amount for card, effect in harvests if card.at == at and _fits(state, at, effect))


def wages(state: State, seat: Seat, more: int = 0) -> int:
    """Count what a seat will pay for its individuals in this round, or for so many more."""
    people, societal = individuals(state, seat) + more, state.index(Index.SOCIETAL)
    eased = (societal >= 8) + (societal >= 10) - (societal <= -3)
    eased += sum(effect.amount for _, effect in effects(state, seat, fx.Wage))
    return max(0, people - eased) if people else 0


def kept(state: State, seat: Seat) -> float:
    """Count the cubes that a seat must not spend now."""
    if state.phase > HARVEST + 1:
        return wages(state, seat) if owes(state, seat) else 0
    coming = income(state, seat) if state.phase < HARVEST else 0.0
    return max(0.0, wages(state, seat) + MARGIN - coming)


def owes(state: State, seat: Seat) -> bool:
    """Return whether a seat has still to pay its wages in this round."""
    return any(isinstance(asked, PayWages | BeginWages) and asked.seat == seat for asked in state.pile)


def net(state: State, seat: Seat) -> float:
    """Count the cubes that a round brings a seat."""
    brought = bonus(Index.ECONOMY, state.index(Index.ECONOMY))
    return income(state, seat) - wages(state, seat) + brought


def coming(state: State, seat: Seat) -> float:
    """Count the cubes that the rest of this round brings a seat."""
    if state.phase < HARVEST:
        return net(state, seat)
    due = wages(state, seat) if owes(state, seat) else 0
    brought = bonus(Index.ECONOMY, state.index(Index.ECONOMY)) if state.phase < REGENERATION else 0
    return brought - due


def hoarded(state: State, seat: Seat) -> float:
    """Count the cubes that a seat keeps for its objective: for the end, or for its next zone."""
    profile = own_profile(state, seat)
    if profile is None:
        return 0.0
    if profile.condition is Condition.OWN_RESOURCES:
        rounds = min(ROUNDS - state.round, ceil(index_lack(state, profile) / STRIDE))
        return profile.amount(state.seats) - coming(state, seat) - rounds * max(0.0, net(state, seat))
    if zones_lack(state, seat) and state.round < ROUNDS:
        return ZONE_PRICE + 1 - coming(state, seat)
    return 0.0


@remembered
def free(state: State, seat: Seat) -> int:
    """Count the cubes that a seat need not keep for wages."""
    return max(0, int(state.tableaux[seat].cubes - kept(state, seat)))


@remembered
def spare(state: State, seat: Seat) -> int:
    """Count the cubes that a seat can do without, its objective in mind."""
    return max(0, min(free(state, seat), int(state.tableaux[seat].cubes - hoarded(state, seat))))


def pool(state: State) -> int:
    """Count the cubes that all seats can do without."""
    return sum(spare(state, seat) for seat in state.everyone)


def givers(state: State, seat: Seat) -> Iterator[tuple[Seat, int]]:
    """Tell who could give a seat how many cubes that its wages lack, the richest first."""
    able = ((other, free(state, other)) for other in state.everyone if other != seat)
    yield from sorted((pair for pair in able if pair[1] > 0), key=lambda pair: -pair[1])
