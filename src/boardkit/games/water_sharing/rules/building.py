"""4, 5.7 and 11 Who builds and destroys what, one after the other; dams and who shares them."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

from boardkit.core import Condition, Event, Refusal, Seat, SeatEvent, Step, emit, must
from boardkit.games.water_sharing.box import DAM_COST, DAM_SITES, DamSite, Spot, reading
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.rules import cards, collecting, sites
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.land import Dam, Land
from boardkit.games.water_sharing.rules.ledger import NoSuchSeat, NotYours, lift_crisis, pay, resettle
from boardkit.games.water_sharing.rules.model import BuildingEvent, State, owned
from boardkit.games.water_sharing.rules.moves import Build, BuildDam, Destroy, Pick, PlayAction

_build_dam: Final = cache(BuildDam)  # makes each answer once: lists of them are long, and asked for often


def dams(state: State, question: qs.BuildFirst | qs.WhatToBuild) -> Iterator[BuildDam]:
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
        costs = {each: dam_price(state, each, count) for each in state.everyone}
        able = [each for each, cost in costs.items() if sites.can_afford(state, each, Building.DAM, cost)]
        if seat in able:
            yield from combinations([other for other in able if other != seat], count - 1)


def fitting(state: State, owners: Iterable[Seat]) -> list[DamSite]:
    """11 List the free sites of which every owner has something beside one of the three hexes."""
    taken = state.land.taken
    there = frozenset.intersection(*(state.land.holding(seat).dam_sites for seat in owners))
    return [site for site in there if taken.isdisjoint(site.hexes)]


def dam_price(state: State, seat: Seat, owners: int) -> int:
    """11 Say what a share costs a seat, after the discount of a card."""
    return max(0, DAM_COST[owners] - state.communities[seat].favours.discount)


def may_share(state: State, seat: Seat, partners: tuple[Seat, ...]) -> Iterator[Condition]:
    """11 One to three different communities share a dam, and each pays its part."""
    others = state.others(seat)
    able = any(partners in combinations(others, count) for count in range(max(DAM_COST)))
    if partners:
        yield must(able, NoSuchSeat())
    owners = (seat, *partners) if able else ()
    for owner in owners:
        yield from sites.may_afford(state, owner, Building.DAM, dam_price(state, owner, len(owners)))


class NoDamSite(Refusal, word="no-dam-site", rule="11"):
    """No dam can stand there for these owners."""


class DamRefusedBefore(Refusal, word="dam-refused-before", rule="11"):
    """The same dam was proposed and refused in this step."""


def may_build_dam(
    state: State, question: qs.BuildFirst | qs.WhatToBuild, move: BuildDam
) -> Iterator[Condition]:
    """11 A dam stands over a river hex and two dry hexes beside it."""
    seat = question.seat
    yield from may_share(state, seat, move.partners)
    if set(move.partners) <= {*state.everyone}:
        yield must(any(site.at == move.at for site in fitting(state, (seat, *move.partners))), NoDamSite())
    yield must((seat, move) not in state.clock.refused, DamRefusedBefore())


def propose_dam(state: State, question: qs.BuildFirst | qs.WhatToBuild, move: BuildDam) -> Step[State]:
    """11 The shores are chosen, then the partners are asked."""
    return Step(state.answered().ask(qs.WhichShore(question.seat, move.at, move.partners)))


def leanings(state: State, question: qs.WhichShore) -> list[Pick]:
    """11 Choose a dry hex that a dam can lean on, beside the one that was chosen already."""
    free = fitting(state, (question.seat, *question.partners))
    pairs = (site.shores for site in free if site.at == question.at)
    left = {at for pair in pairs if question.first in (None, *pair) for at in pair}
    return [Pick(at) for at in sorted(left - {question.first}, key=reading)]


class NoShore(Refusal, word="no-shore", rule="11"):
    """The dam cannot lean on that hex."""


class DamProposed(SeatEvent, rule="11"):
    """A seat proposed a dam to partners."""

    partners: tuple[Seat, ...]
    at: Spot


def lean(state: State, question: qs.WhichShore, move: Pick) -> Step[State]:
    """11 A shore is chosen; after the second the partners are asked."""
    state = state.answered()
    if question.first is None:
        return Step(state.ask(question.__replace__(first=move.at)))
    wanted = {question.first, move.at}
    site = next(site for site in DAM_SITES if site.at == question.at and set(site.shores) == wanted)
    seat, partners = question.seat, question.partners
    invitations = [qs.InviteToDam(partner, seat, question.at) for partner in partners]
    state = state.ask(*invitations, qs.RaiseDam(seat, site, partners))
    return emit(state, DamProposed(seat, partners, question.at)) if partners else Step(state)


def invite(state: State, effect: qs.InviteToDam) -> Step[State]:
    """11 A partner is asked, and told what its share costs now."""
    cost = dam_price(state, effect.seat, len(_proposed(state).partners) + 1)
    return Step(state.ask(qs.JoinDam(effect.seat, effect.by, effect.at, cost)))


def _proposed(state: State) -> qs.RaiseDam:
    """11 Return the dam that waits to be built."""
    return next(waiting for waiting in reversed(state.pile) if isinstance(waiting, qs.RaiseDam))


def play_before_joining(state: State, question: qs.JoinDam, move: PlayAction) -> Step[State]:
    """9.3, 11 After a card a partner is asked again: the card may have changed what its share costs."""
    again = state.answered().ask(qs.InviteToDam(question.seat, question.by, question.at))
    return cards.play(again, question, move)


def may_join(state: State, question: qs.JoinDam) -> Iterator[Condition]:
    """11 Whoever shares a dam pays a part of it."""
    return sites.may_afford(state, question.seat, Building.DAM, question.cost)


class DamJoined(SeatEvent, rule="11"):
    """A seat shares a dam."""

    at: Spot


def join(state: State, question: qs.JoinDam) -> Step[State]:
    """11 A partner agrees."""
    return emit(state.answered(), DamJoined(question.seat, question.at))


class DamRefused(SeatEvent, rule="11"):
    """A seat does not share a dam, so it is not built."""

    at: Spot


def stay_out(state: State, question: qs.JoinDam) -> Step[State]:
    """11 A partner disagrees: the dam is not built, and the seat that proposed it does something else."""
    dam = _proposed(state)
    proposal = (question.by, _build_dam(question.at, dam.partners))
    clock = state.clock.__replace__(refused=(*state.clock.refused, proposal))
    before = state.__replace__(pile=state.pile[: state.pile.index(dam)], clock=clock)
    return emit(sites.ask_builder(before, question.by), DamRefused(question.seat, question.at))


class DamBuilt(Event, rule="11"):
    """A dam was built, for so many thunes from all of its owners together."""

    touches = ("land.dams", "tiles", "bank", *owned("stores", "thunes", "favours.discount", by="owners"))
    where = ("at", "shores")

    owners: tuple[Seat, ...]
    at: Spot
    shores: tuple[Spot, Spot]
    thunes: int


class DamUnpaid(SeatEvent, rule="11"):
    """A seat cannot pay its share of a dam any more, so it is not built."""

    at: Spot


def raise_dam(state: State, effect: qs.RaiseDam) -> Step[State]:
    """11 Every owner pays its share, and the dam stands; then the next community builds.

    Where a card has left an owner without its share since it agreed, the dam is not built.
    """
    owners = tuple(sorted((effect.seat, *effect.partners)))
    costs = {owner: dam_price(state, owner, len(owners)) for owner in owners}
    short = [owner for owner in owners if state.communities[owner].thunes < costs[owner]]
    if short:
        return emit(sites.ask_builder(state, effect.seat), DamUnpaid(short[0], effect.site.at))
    for owner, cost in costs.items():
        state = sites.without_discount(pay(state, owner, cost), owner)
    land = Land(state.land.tiles, (*state.land.dams, Dam(effect.site, owners)))
    state = resettle(sites.take_tile(state, Building.DAM), land, *owners)
    step = emit(state, DamBuilt(owners, effect.site.at, effect.site.shores, sum(costs.values())))
    step = step.then(sites.soil, effect.seat, Building.DAM, effect.site.at)
    return step.then(sites.next_builder, effect.seat)


Site: TypeAlias = qs.BuildFirst | qs.WhatToBuild | qs.FirstSite


def zones(state: State) -> Iterator[Build]:
    """4 List where a first residential zone may stand."""
    return (sites.build(Building.RESIDENTIAL, at) for at in sorted(sites.ALL_ZONES - state.land.taken))


class OnlyZoneFirst(Refusal, word="only-zone-first", rule="4"):
    """The first building of a community is a residential zone."""


def may_place_zone(state: State, question: qs.PlaceZone, move: Build) -> Iterator[Condition]:
    """4 Everybody begins with a residential zone, which costs nothing."""
    yield must(move.building is Building.RESIDENTIAL, OnlyZoneFirst())
    yield from sites.may_stand(state, question.seat, move.building, move.at)


def place_zone(state: State, question: qs.PlaceZone, move: Build) -> Step[State]:
    """4 A community settles."""
    return sites.put_up(state.answered(), question.seat, move, 0)


def constructions(state: State, question: Site) -> Iterable[Build]:
    """5.7 List what may be built on one hex, and where; after a conflict on that hex only."""
    return sites.sites(state, question.seat, collecting.hex_won(question))


def may_build(state: State, question: Site, move: Build) -> Iterator[Condition]:
    """5.7 A building needs ground that suits it, a neighbour, a tile and its price."""
    seat, building = question.seat, move.building
    yield from collecting.must_be_won(question, move.at)
    if building is Building.DAM:
        yield must(False, NoDamSite())
        return
    yield from sites.may_stand(state, seat, building, move.at)
    yield from sites.may_afford(state, seat, building, sites.price(state, seat, building))


def build_first(state: State, question: Site, move: Build) -> Step[State]:
    """5.7, 6 The thunes are paid and the tile is laid; the winner of a conflict builds before the others."""
    seat = question.seat
    cost = sites.price(state, seat, move.building)
    return sites.put_up(sites.without_discount(pay(state.answered(), seat, cost), seat), seat, move, cost)


def build_in_turn(state: State, question: qs.BuildFirst | qs.WhatToBuild, move: Build) -> Step[State]:
    """5.7 Something is built; then it is the next community's turn."""
    return build_first(state, question, move).then(sites.next_builder, question.seat)


def pass_building(state: State, question: qs.BuildFirst | qs.WhatToBuild) -> Step[State]:
    """5.7 Whoever passes builds no more in this step."""
    clock = state.clock.__replace__(passed=(*state.clock.passed, question.seat))
    return sites.next_builder(state.answered().__replace__(clock=clock), question.seat)


def demolitions(state: State, question: qs.WhatToBuild) -> Iterator[Destroy]:
    """5.7.1 List what a seat may destroy."""
    seat = question.seat
    for at, _ in state.land.of(seat):
        yield Destroy(at)
    for dam in state.land.dams:
        if dam.owners == (seat,):
            yield Destroy(dam.at)


class SharedDam(Refusal, word="shared-dam", rule="5.7.1"):
    """A dam with several owners cannot be destroyed by one of them."""


def may_destroy(state: State, question: qs.WhatToBuild, move: Destroy) -> Iterator[Condition]:
    """5.7.1 One destroys what is one's own alone."""
    seat, at = question.seat, move.at
    dam = state.land.dam_at.get(at)
    if dam is not None and dam.at == at:
        yield must(seat in dam.owners, NotYours())
        yield must(len(dam.owners) == 1, SharedDam())
    else:
        yield must(state.land.built(seat, at), NotYours())


class Destroyed(BuildingEvent, rule="5.7.1"):
    """A seat destroyed something."""

    touches = (
        "land.tiles[at]",
        "land.dams",
        "tiles[building]",
        "bank",
        *owned("stores"),
        "crisis[at]",
        "worked[at]",
        "treated[at]",
    )


def destroy(state: State, question: qs.WhatToBuild, move: Destroy) -> Step[State]:
    """5.7.1 A building goes back into the box, with its red cube; nothing is paid or polluted."""
    seat, at = question.seat, move.at
    tile = state.land.tiles.get(at)
    building = Building.DAM if tile is None else tile.building
    state = lift_crisis(sites.take_tile(state.answered(), building, -1), at)
    if at in state.worked or at in state.treated:
        treated = {plant: times for plant, times in state.treated.items() if plant != at}
        state = state.__replace__(worked=state.worked - {at}, treated=treated)
    dams = tuple(dam for dam in state.land.dams if dam.at != at)
    land = Land(state.land.tiles, dams) if tile is None else state.land.without_tile(at)
    state = resettle(state, land, seat)
    return emit(state, Destroyed(seat, building, at)).then(sites.next_builder, seat)
