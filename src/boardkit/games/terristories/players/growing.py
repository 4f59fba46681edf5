"""Where to live: settling, walking, recruiting, building, and harvesting with care."""

from collections.abc import Sequence
from typing import Final

from boardkit.core import Move, Seat
from boardkit.games.terristories.box import ON_FREE_LAND, ON_OWN_ZONE, PROJECTS, ROUNDS, TERRAINS, ZONE_PRICE
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.effects import Goods
from boardkit.games.terristories.box.printed import Condition
from boardkit.games.terristories.box.things import INDICES, Role
from boardkit.games.terristories.players import purse
from boardkit.games.terristories.players.projects import gaps
from boardkit.games.terristories.rules import council
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.development import price
from boardkit.games.terristories.rules.harvest import harvests, most
from boardkit.games.terristories.rules.ledger import individuals
from boardkit.games.terristories.rules.model import State
from boardkit.maps.octagons import Octagon

PROFIT: Final = 2.0  # by how many cubes more than its price a purchase must pay
AIMED: Final = 7.0  # worth of a zone or an individual that the personal objective asks for, in cubes
TOWARDS: Final = 2.0  # worth of a walk to where such a zone can be bought, in cubes
RICH: Final = 3  # cubes for each seat that are left for projects, when a point of an index is bought


def flow(state: State, at: Octagon) -> float:
    """Count the cubes that a territory can give in each of the rounds to come."""
    land, rounds = state.land[at], max(1, purse.left(state))
    tokens = (card for tableau in state.tableaux for card in tableau.cards if card.at == at)
    projects = [PROJECTS[card.project] for card in tokens]
    added = sum(project.total(fx.Regenerate) + project.total(fx.Rain) for project in projects)
    comes = (purse.RAIN_EXPECTED + added) * (rounds - 1)
    return max(0.0, land.cubes - purse.SPARED + comes) / rounds if land.cubes else 0.0


def demand(state: State, at: Octagon) -> int:
    """Count what all who stand on a territory would harvest in a round."""
    return sum(harvests(state.land, state.season.blocked)[at])


def settle(state: State, places: Sequence[Octagon]) -> Octagon:
    """Choose rich land that nobody has settled, with room for more zones."""
    spots = ((at, state.land[at]) for at in places)
    worth = ((one.cubes - 5 * sum(one.zones) + 0.5 * TERRAINS[one.terrain].zones, at) for at, one in spots)
    return max(worth)[1]


def develop(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    """Use the power early, walk to where there is more, grow, and buy a point when there is plenty."""
    if mv.UsePower() in listed and _is_good_power(state, seat):
        return mv.UsePower()
    walk = max(listed, key=lambda move: walk_gain(state, seat, move))
    if walk_gain(state, seat, walk) > 0.4:
        return walk
    return purchase(state, seat, listed) or _council(state, seat, listed) or mv.Pass()


def _is_good_power(state: State, seat: Seat) -> bool:
    match state.tableaux[seat].role:
        case Role.ENTREPRENEUR:
            return state.round <= 3
        case Role.FARMER:
            own = [land for land in state.land.values() if land.zones[seat] and land.individuals[seat]]
            return state.round <= 5 and any(land.cubes >= 7 for land in own)
    return False


def walk_gain(state: State, seat: Seat, move: Move) -> float:
    """Return how many cubes more are harvested after a walk, now and in a round to come; nothing for others.

    What is gained by going is lost by coming back: nobody walks to and fro while the land stays as it is.
    """
    if not isinstance(move, mv.MoveIndividual) or move.origin in state.turn.moved:
        return 0.0
    towards = TOWARDS * _for_a_zone(state, seat, move)
    found = _gathered(state, seat, move.at, 1) - _gathered(state, seat, move.at, 0)
    lost = _gathered(state, seat, move.origin, 0) - _gathered(state, seat, move.origin, -1)
    return found - lost + towards


def _gathered(state: State, seat: Seat, at: Octagon, more: int) -> float:
    """Count what all harvest there in this round, and in one to come, with so many individuals more."""
    land = state.land[at]
    crowd = demand(state, at) + more * _each(state, seat, at)
    tokens = purse.given_at(state, seat, at) * (land.individuals[seat] + more > 0)
    return min(crowd, max(0, land.cubes - purse.SPARED)) + min(crowd, flow(state, at)) + 2 * tokens


def _each(state: State, seat: Seat, at: Octagon) -> int:
    zones = state.land[at].zones
    return ON_OWN_ZONE if zones[seat] else 0 if any(zones) else ON_FREE_LAND


def _for_a_zone(state: State, seat: Seat, move: mv.MoveIndividual) -> bool:
    """Return whether a walk leads to land where a zone can be bought at once that the objective asks for."""
    there = state.land[move.at]
    able = state.tableaux[seat].cubes > ZONE_PRICE and not state.turn.bought
    free = not there.zones[seat] + there.individuals[seat]
    if not able or not free or sum(there.zones) >= TERRAINS[there.terrain].zones:
        return False
    return purse.zone_helps(state, seat, new=True) and state.land[move.origin].individuals[seat] > 1


def _room(state: State, seat: Seat, at: Octagon, mine: int) -> float:
    """Return what one individual harvests on a territory, `mine` of whom stand there already."""
    land, each = state.land[at], _each(state, seat, at)
    others = demand(state, at) - mine * each
    return max(0.0, min(each, land.cubes - purse.SPARED - others))


def purchase(state: State, seat: Seat, listed: Sequence[Move]) -> Move | None:
    """Recruit or build where that pays, unless wages would be at risk."""
    best = max(listed, key=lambda move: profit(state, seat, move))
    return best if profit(state, seat, best) > PROFIT else None


def profit(state: State, seat: Seat, move: Move) -> float:
    """Return how many cubes a purchase brings until the end, less its price and wages; nothing for others."""
    match move:
        case mv.BuyIndividual(at):
            brings, goods = _recruited(state, seat, at), Goods.INDIVIDUAL
        case mv.BuyZone(at):
            brings, goods = _built(state, seat, at), Goods.ZONE
        case _:
            return 0.0
    question = state.question
    assert isinstance(question, qs.Develop | qs.BuySecond)
    cost = price(state, question, goods)
    return brings - cost if cost <= purse.free(state, seat) else 0.0


def _recruited(state: State, seat: Seat, at: Octagon) -> float:
    """Count what another individual harvests where it is bought, less its wages."""
    more = max(0.0, min(ON_OWN_ZONE, flow(state, at) - demand(state, at)))
    paid = purse.wages(state, seat, more=1) - purse.wages(state, seat)
    wanted = purse.lacking(state, seat) is Condition.ALL_INDIVIDUALS
    return purse.left(state) * (more - paid) + AIMED * wanted


def _built(state: State, seat: Seat, at: Octagon) -> float:
    """Count what is harvested beyond what those who stand there harvest on free land."""
    people, new = state.land[at].individuals[seat], not state.land[at].zones[seat]
    more = min(flow(state, at), ON_OWN_ZONE * people) - min(flow(state, at), ON_FREE_LAND * people)
    return purse.left(state) * more * new + AIMED * purse.zone_helps(state, seat, new=new)


def _council(state: State, seat: Seat, listed: Sequence[Move]) -> Move | None:
    """Buy a point of the index that lacks most, if there is enough beside projects."""
    lack, call = max(gaps(state, seat)), call_for(state, seat)
    beside = RICH * state.seats if state.round < ROUNDS else RICH
    rich = lack > 0 and purse.pool(state) >= council.price(state) + beside
    societal, economy, environment = (int(one is call.index) for one in INDICES)
    ruins = purse.ruins(state, (societal, economy, environment))
    return call if rich and call in listed and not ruins else None


def call_for(state: State, seat: Seat) -> mv.CallCouncil:
    """Propose a point of the index that lacks most."""
    lacks = gaps(state, seat)
    return mv.CallCouncil(max(INDICES, key=lambda index: lacks[INDICES.index(index)]))


def harvest(state: State, seat: Seat) -> Move:
    """Take what leaves enough on the land; in the last round no more than wages and hazards may take.

    Land that is to be full is not spared where wages lack.
    """
    needed = purse.wages(state, seat) - state.tableaux[seat].cubes
    full = {} if needed > 0 else purse.fallow(state, seat)
    for at, land in state.land.items():
        amount = min(most(state, seat, at), land.cubes - max(purse.SPARED, full.get(at, 0)))
        if state.round == ROUNDS and purse.lacking(state, seat) is not Condition.OWN_RESOURCES:
            amount = min(amount, needed + 3)
        if amount > 0:
            return mv.Reap(at, amount)
    return mv.Pass()


def dismissed(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    """Send away whoever harvests least."""
    sent = [move for move in listed if isinstance(move, mv.Dismiss)]
    return min(sent, key=lambda move: (_room(state, seat, move.at, 1), move.at))


def saved(state: State, seat: Seat) -> int:
    """Count what a seat can put on a common purchase."""
    return purse.spare(state, seat) if individuals(state, seat) else state.tableaux[seat].cubes
