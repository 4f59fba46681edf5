"""Cubes: what a seat will harvest, what it must keep for wages, and what all can do without."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from boardkit.core import Seat
from boardkit.games.terristories.box import PROJECTS, ROUNDS, ZONE_PRICE, bonus
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.printed import Condition
from boardkit.games.terristories.box.things import Index
from boardkit.games.terristories.players.aims import index_lack, own_profile, zones_lack
from boardkit.games.terristories.rules.effects import BeginWages
from boardkit.games.terristories.rules.harvest import allowed
from boardkit.games.terristories.rules.ledger import effects, individuals
from boardkit.games.terristories.rules.model import Card, State
from boardkit.games.terristories.rules.questions import PayWages
from boardkit.maps.octagons import Octagon

SPARED: Final = 2
"""Cubes that are left on a territory, against whatever drains it."""

MARGIN: Final = 0.5
"""Cubes that each seat keeps beyond its wages, against hazards."""

RAIN: Final = 1.5
"""How many cubes come to a territory in a round."""

HARVEST: Final = 3
"""The phase in which all harvest."""

REGENERATION: Final = 6
"""The phase in which the economy pays or is paid."""

STRIDE: Final = 3
"""By how many points an index rises in a round where cubes are kept: others want it to rise as well."""


def left(state: State) -> int:
    """Count the harvests that are still to come."""
    return ROUNDS - state.round + (state.phase < HARVEST)


def share(state: State, seat: Seat, at: Octagon) -> float:
    """Count what a seat may hope to harvest on a territory, beside the others who stand there."""
    mine = allowed(state, seat, at)
    if not mine:
        return 0.0
    free, wanted = (
        max(0, state.land[at].cubes - SPARED),
        sum(allowed(state, one, at) for one in state.everyone),
    )
    return mine * min(1.0, free / wanted)


def income(state: State, seat: Seat) -> float:
    """Count what a seat will harvest where its individuals stand, and receive from its projects."""
    reaped = sum(share(state, seat, at) for at, land in state.land.items() if land.individuals[seat])
    return reaped + given(state, seat)


def given(state: State, seat: Seat) -> int:
    """Count what a seat receives from its projects in each round: by their tokens, and from the bank."""
    by_tokens = (
        effect.amount
        for card, effect in effects(state, seat, fx.HarvestBank)
        if _brings(state, seat, card, effect)
    )
    lasting = (
        effect.amount for card, effect in effects(state, seat, fx.Gain) if PROJECTS[card.project].lasts
    )
    return sum(by_tokens) + sum(lasting)


def _brings(state: State, seat: Seat, card: Card, effect: fx.HarvestBank) -> bool:
    """V.2.d Tell whether a seat stands by a token, on the terrain that it wants, or is about to lay it."""
    return card.at is None or (state.land[card.at].individuals[seat] > 0 and _fits(state, card.at, effect))


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
    """Tell whether a seat has still to pay its wages in this round."""
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


def free(state: State, seat: Seat) -> int:
    """Count the cubes that a seat need not keep for wages."""
    return max(0, int(state.tableaux[seat].cubes - kept(state, seat)))


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
