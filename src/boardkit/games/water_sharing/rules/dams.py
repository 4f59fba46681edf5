"""11 Dams: where they can stand, who shares them, and what that costs."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import Final

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.water_sharing.box import DAM_COST, DAM_SITES, DamSite, reading
from boardkit.games.water_sharing.box.board import Spot
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.rules.cards import play
from boardkit.games.water_sharing.rules.land import Dam, Land
from boardkit.games.water_sharing.rules.ledger import pay, resettle
from boardkit.games.water_sharing.rules.means import NoSuchSeat
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import BuildDam, Pick, PlayAction
from boardkit.games.water_sharing.rules.questions import (
    BuildFirst,
    InviteToDam,
    JoinDam,
    RaiseDam,
    WhatToBuild,
    WhichShore,
)
from boardkit.games.water_sharing.rules.sites import can_afford, may_afford
from boardkit.games.water_sharing.rules.works import (
    ask_builder,
    next_builder,
    soil,
    take_tile,
    without_discount,
)

_build_dam: Final = cache(BuildDam)
"""Makes each answer once: lists of them are long, and asked for often."""


def dams(state: State, question: BuildFirst | WhatToBuild) -> Iterator[BuildDam]:
    """11 List where a seat may build a dam, alone or with whom."""
    seat = question.seat
    for partners in _solvent(state, seat):
        for at in sorted({site.at for site in fitting(state, (seat, *partners))}, key=reading):
            dam = _build_dam(at, partners)
            if (seat, dam) not in state.clock.refused:
                yield dam


def _solvent(state: State, seat: Seat) -> Iterator[tuple[Seat, ...]]:
    """11 List with whom a seat may share a dam, all of whom can pay for it."""
    for count in DAM_COST:
        if _can_share(state, seat, count):
            others = [other for other in state.others(seat) if _can_share(state, other, count)]
            yield from combinations(others, count - 1)


def _can_share(state: State, seat: Seat, owners: int) -> bool:
    """11 Tell whether a seat can pay for its part of a dam."""
    return can_afford(state, seat, Building.DAM, dam_price(state, seat, owners))


def _partnerships(state: State, seat: Seat) -> Iterator[tuple[Seat, ...]]:
    """11 List with whom a seat may share a dam; alone is one way."""
    for count in range(max(DAM_COST)):
        yield from combinations(state.others(seat), count)


def fitting(state: State, owners: Iterable[Seat]) -> list[DamSite]:
    """11 List the free sites of which every owner has something beside one of the three hexes."""
    taken = state.land.taken
    sites = frozenset.intersection(*(state.land.holding(seat).dam_sites for seat in owners))
    return [site for site in sites if taken.isdisjoint(site.hexes)]


def dam_price(state: State, seat: Seat, owners: int) -> int:
    """11 Say what a share costs a seat, after the discount of a card."""
    return max(0, DAM_COST[owners] - state.communities[seat].favours.discount)


def may_share(state: State, seat: Seat, partners: tuple[Seat, ...]) -> Iterator[Condition]:
    """11 One to three different communities share a dam, and each pays its part."""
    able = partners in _partnerships(state, seat)
    if partners:
        yield must(able, NoSuchSeat())
    owners = (seat, *partners) if able else ()
    for owner in owners:
        yield from may_afford(state, owner, Building.DAM, dam_price(state, owner, len(owners)))


class NoDamSite(Refusal, word="no-dam-site", rule="11"):
    """No dam can stand there for these owners."""


class DamRefusedBefore(Refusal, word="dam-refused-before", rule="11"):
    """The same dam was proposed and refused in this step."""


def may_build_dam(state: State, question: BuildFirst | WhatToBuild, move: BuildDam) -> Iterator[Condition]:
    """11 A dam stands over a river hex and two dry hexes beside it."""
    seat = question.seat
    yield from may_share(state, seat, move.partners)
    if set(move.partners) <= {*state.everyone}:
        there = any(site.at == move.at for site in fitting(state, (seat, *move.partners)))
        yield must(there, NoDamSite())
    yield must((seat, move) not in state.clock.refused, DamRefusedBefore())


def propose_dam(state: State, question: BuildFirst | WhatToBuild, move: BuildDam) -> Step[State]:
    """11 The shores are chosen, then the partners are asked."""
    return Step(state.answered().ask(WhichShore(question.seat, move.at, move.partners)))


def shores(state: State, question: WhichShore) -> list[Spot]:
    """11 List the dry hexes that a dam can lean on, beside the one that was chosen already."""
    sites = fitting(state, (question.seat, *question.partners))
    pairs = (site.shores for site in sites if site.at == question.at)
    left = {at for pair in pairs if question.first in (None, *pair) for at in pair}
    return sorted(left - {question.first}, key=reading)


def leanings(state: State, question: WhichShore) -> Iterable[Pick]:
    """11 List the dry hexes to choose from."""
    return map(Pick, shores(state, question))


class NoShore(Refusal, word="no-shore", rule="11"):
    """The dam cannot lean on that hex."""


def may_lean(state: State, question: WhichShore, move: Pick) -> Iterator[Condition]:
    """11 A dam leans on hexes that fit all of its owners."""
    yield must(move.at in shores(state, question), NoShore())


class DamProposed(Event, rule="11"):
    """A seat proposed a dam to partners."""

    seat: Seat
    partners: tuple[Seat, ...]
    at: Spot


def lean(state: State, question: WhichShore, move: Pick) -> Step[State]:
    """11 A shore is chosen; after the second the partners are asked."""
    state = state.answered()
    if question.first is None:
        return Step(state.ask(question.__replace__(first=move.at)))
    wanted = {question.first, move.at}
    site = next(site for site in DAM_SITES if site.at == question.at and set(site.shores) == wanted)
    seat, partners = question.seat, question.partners
    invitations = [InviteToDam(partner, seat, question.at) for partner in partners]
    state = state.ask(*invitations, RaiseDam(seat, site, partners))
    return emit(state, DamProposed(seat, partners, question.at)) if partners else Step(state)


def invite(state: State, effect: InviteToDam) -> Step[State]:
    """11 A partner is asked, and told what its share costs now."""
    cost = dam_price(state, effect.seat, len(_proposed(state).partners) + 1)
    return Step(state.ask(JoinDam(effect.seat, effect.by, effect.at, cost)))


def _proposed(state: State) -> RaiseDam:
    """11 Return the dam that waits to be built."""
    return next(waiting for waiting in reversed(state.pile) if isinstance(waiting, RaiseDam))


def play_before_joining(state: State, question: JoinDam, move: PlayAction) -> Step[State]:
    """9.3, 11 After a card a partner is asked again: the card may have changed what its share costs."""
    again = state.answered().ask(InviteToDam(question.seat, question.by, question.at))
    return play(again, question, move)


def may_join(state: State, question: JoinDam) -> Iterator[Condition]:
    """11 Whoever shares a dam pays a part of it."""
    return may_afford(state, question.seat, Building.DAM, question.cost)


class DamJoined(Event, rule="11"):
    """A seat shares a dam."""

    seat: Seat
    at: Spot


def join(state: State, question: JoinDam) -> Step[State]:
    """11 A partner agrees."""
    return emit(state.answered(), DamJoined(question.seat, question.at))


class DamRefused(Event, rule="11"):
    """A seat does not share a dam, so it is not built."""

    seat: Seat
    at: Spot


def stay_out(state: State, question: JoinDam) -> Step[State]:
    """11 A partner disagrees: the dam is not built, and the seat that proposed it does something else."""
    dam = _proposed(state)
    proposal = (question.by, _build_dam(question.at, dam.partners))
    clock = state.clock.__replace__(refused=(*state.clock.refused, proposal))
    before = state.__replace__(pile=state.pile[: state.pile.index(dam)], clock=clock)
    return emit(ask_builder(before, question.by), DamRefused(question.seat, question.at))


class DamBuilt(Event, rule="11"):
    """A dam was built, for so many thunes from all of its owners together."""

    touches = (
        "land.dams",
        "tiles",
        "communities[owners].stores",
        "communities[owners].thunes",
        "communities[owners].favours.discount",
        "bank",
    )
    where = ("at", "shores")

    owners: tuple[Seat, ...]
    at: Spot
    shores: tuple[Spot, Spot]
    thunes: int


class DamUnpaid(Event, rule="11"):
    """A seat cannot pay its share of a dam any more, so it is not built."""

    seat: Seat
    at: Spot


def raise_dam(state: State, effect: RaiseDam) -> Step[State]:
    """11 Every owner pays its share, and the dam stands; then the next community builds.

    Where a card has left an owner without its share since it agreed, the dam is not built.
    """
    owners = tuple(sorted((effect.seat, *effect.partners)))
    costs = {owner: dam_price(state, owner, len(owners)) for owner in owners}
    short = [owner for owner in owners if state.communities[owner].thunes < costs[owner]]
    if short:
        return emit(ask_builder(state, effect.seat), DamUnpaid(short[0], effect.site.at))
    for owner, cost in costs.items():
        state = without_discount(pay(state, owner, cost), owner)
    land = Land(state.land.tiles, (*state.land.dams, Dam(effect.site, owners)))
    state = resettle(take_tile(state, Building.DAM), land, *owners)
    step = emit(state, DamBuilt(owners, effect.site.at, effect.site.shores, sum(costs.values())))
    step = step.then(soil, effect.seat, Building.DAM, effect.site.at)
    return step.then(next_builder, effect.seat)
