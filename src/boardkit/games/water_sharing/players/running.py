"""The fourth step at a glance: which building works next, what is bought for it, and what is sold."""

from collections.abc import Hashable, Iterator, Mapping, Sequence

from boardkit.core import Move, Seat
from boardkit.core.values import Value, known_by
from boardkit.games.water_sharing.box import BLUEPRINTS, Spot
from boardkit.games.water_sharing.box.things import TRADED, Building, Good
from boardkit.games.water_sharing.players.economy import coming, economy_of, thune
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules.generating import made
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.trading import price

CALM, RIOT = 0.5, 1.5  # worth of keeping a building from a crisis, and from a riot, in points


class Work(Value):
    """A building that could work now."""

    at: Spot
    buys: Mapping[Good, int]  # the cubes that must be bought for it
    cash: int  # the thunes that it takes now
    worth: float  # what it brings, less what it takes, in points

    @property
    def ratio(self) -> float:
        """Yield for each thune that it takes."""
        return self.worth / (self.cash + 0.5)


def works(state: State, seat: Seat) -> list[Work]:
    """List what could work and is worth it, the best first."""
    community, found = state.communities[seat], []
    for at, building in state.land.of(seat):
        if at not in state.worked and BLUEPRINTS[building].needs:
            work = _work(state, seat, at, building)
            if work is not None and work.cash <= community.thunes and work.worth > 0:
                found.append(work)
    dry = is_dry(state, seat)
    return sorted(found, key=lambda work: -(work.worth if dry else work.ratio))


def is_dry(state: State, seat: Seat) -> bool:
    """Return whether the water that was collected is too little for all that needs some."""
    return state.communities[seat].total(Good.WATER) < idle_need(state, seat, Good.WATER)


def _work(state: State, seat: Seat, at: Spot, building: Building) -> Work | None:
    """Work out what a building takes and brings; None where it lacks what cannot be bought."""
    plan, holding, community = BLUEPRINTS[building], state.land.holding(seat), state.communities[seat]
    part, needs = holding.part[at], plan.needs
    store = community.stock(part)
    if needs.get(Good.WATER, 0) > store.water:
        return None
    lacks = {good: needs[good] - store.held(good) for good in TRADED if needs.get(good, 0) > store.held(good)}
    if (lacks and part != holding.main) or any(state.bank.held(good) < lack for good, lack in lacks.items()):
        return None
    value, cash = thune(coming(state) - 1), needs.get(Good.THUNES, 0)
    cash += sum(count * price(state, seat, good) for good, count in lacks.items())
    stocked = sum(min(needs.get(good, 0), store.held(good)) for good in TRADED)
    brings = plan.points + value * (made(at, building, Good.THUNES) - cash - stocked)
    # The cubes that it makes spare others that would be bought, or are sold.
    makes = {good: made(at, building, good) for good in TRADED}
    used = {good: min(count, wanted(state, seat, good)) for good, count in makes.items() if count}
    spared = sum(count * price(state, seat, good) + makes[good] - count for good, count in used.items())
    brings += value * spared
    angry = state.communities[seat].points > 0 and at in state.crisis
    return Work(at, lacks, cash, brings + (RIOT if angry else CALM))


def wanted(state: State, seat: Seat, good: Good) -> int:
    """Count the cubes of a good that idle buildings still need beyond what is in stock."""
    return max(0, idle_need(state, seat, good) - state.communities[seat].total(good))


def lacking(state: State, seat: Seat, good: Good) -> int:
    """Count the cubes of a good that idle buildings still need beside those where bought ones go."""
    main = state.land.holding(seat).main
    return max(0, idle_need(state, seat, good) - state.communities[seat].held(main, good))


def idle_need(state: State, seat: Seat, good: Good) -> int:
    """Count what the buildings of a seat that do not work yet need of a good."""
    return _sum([b for at, b in state.land.of(seat) if at not in state.worked], good)


def needs_back(state: State, seat: Seat, good: Good, count: int) -> bool:
    """Return whether cubes that are sold would have to be bought back, with thunes for all else there."""
    possible, community = works(state, seat), state.communities[seat]
    if sum(work.cash for work in possible) > community.thunes:
        return False
    kept = _sum(_buildings(state, possible), good)
    return community.held(state.land.holding(seat).main, good) - count < kept


def surplus(state: State, seat: Seat) -> Iterator[mv.Sell]:
    """List the cubes that neither this round nor the next one will need."""
    community, economy = state.communities[seat], economy_of(state, seat)
    main = state.land.holding(seat).main
    for good, balance in zip(TRADED, (economy.energy, economy.food), strict=True):
        kept = idle_need(state, seat, good)
        kept += 2 * max(0, -balance) if coming(state) > 1 else 0
        count = community.held(main, good) - kept
        if count > 0 and good not in community.bought:
            yield mv.Sell(good, count)


def _at_hand(state: State, seat: Seat) -> Hashable:
    """Return all that the fourth step hangs on."""
    community, holding, built = state.communities[seat], state.land.holding(seat), tuple(state.land.of(seat))
    prices = [(price(state, seat, good), state.bank.held(good)) for good in TRADED]
    stock = community.thunes, *community.stores.items(), community.bought, community.points > 0
    spots = state.worked.intersection(holding.part), state.crisis.intersection(holding.part)
    return holding, built, spots, stock, *prices, coming(state)


@known_by(_at_hand)
def generate(state: State, seat: Seat) -> Move:
    """Let work what costs nothing, sell what is too much, then buy for what brings most."""
    possible = works(state, seat)
    # Where water is short, what costs nothing may take it from what brings more.
    chosen = _together(state, seat, possible) if is_dry(state, seat) else possible
    free = next((work for work in chosen if not work.cash), None)
    if free is not None:
        return mv.Run(free.at)
    sale = next(surplus(state, seat), None)
    if sale is not None:
        return sale
    return step(state, seat, possible[0], possible) if possible else mv.Pass()


def step(state: State, seat: Seat, work: Work, possible: Sequence[Work]) -> Move:
    """Return the next thing to do for a building: buy what it and others lack, or run it."""
    if not work.buys:
        return mv.Run(work.at)
    good, count = next(iter(work.buys.items()))
    together = _lacks(state, seat, _buildings(state, _together(state, seat, possible)))
    return mv.Buy(good, max(count, min(together[good], state.bank.held(good))))


def _together(state: State, seat: Seat, possible: Sequence[Work]) -> list[Work]:
    """Pick the buildings that can all work with the thunes and the water that are there, the best first."""
    holding, community = state.land.holding(seat), state.communities[seat]
    water, chosen = community.stock(holding.main).water, list[Work]()
    for work in possible:
        more = _buildings(state, [*chosen, work])
        bought = sum(lack * price(state, seat, good) for good, lack in _lacks(state, seat, more).items())
        cost = _sum(more, Good.THUNES) + bought
        paid = cost <= community.thunes and _sum(more, Good.WATER) <= water
        if paid and holding.part[work.at] == holding.main:
            chosen.append(work)
    return chosen


def _buildings(state: State, chosen: Sequence[Work]) -> list[Building]:
    return [state.land.tiles[work.at].building for work in chosen]


def _lacks(state: State, seat: Seat, buildings: Sequence[Building]) -> Mapping[Good, int]:
    """Count the cubes that buildings will lack beside what is there and what they make for each other."""
    store = state.communities[seat].stock(state.land.holding(seat).main)
    made_there = {good: sum(BLUEPRINTS[one].makes.get(good, 0) for one in buildings) for good in TRADED}
    return {good: max(0, _sum(buildings, good) - made_there[good] - store.held(good)) for good in TRADED}


def _sum(buildings: Sequence[Building], good: Good) -> int:
    return sum(BLUEPRINTS[building].needs.get(good, 0) for building in buildings)
