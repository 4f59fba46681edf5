"""V.3 Phase 3: harvests from the land, and from the bank."""

from collections.abc import Iterator, Mapping, Sequence

from boardkit.core import Condition, Refusal, Seat, SeatEvent, Step, emit, must, put
from boardkit.core.values import remembered
from boardkit.games.terristories.box import ON_FREE_LAND, ON_OWN_ZONE
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.rules.land import LandRefusal, on_land
from boardkit.games.terristories.rules.ledger import effects, gain, peopled, so_many, take_cubes
from boardkit.games.terristories.rules.model import Card, LandEvent, ProjectEvent, State, Territory
from boardkit.games.terristories.rules.moves import ChooseTerritory, Reap, ReapMost
from boardkit.games.terristories.rules.questions import BeginHarvest, Block, Harvest, RunEffect
from boardkit.maps.octagons import Octagon


def begin(state: State, effect: BeginHarvest) -> Step[State]:
    """V.3 First comes what the bank gives; then the seat harvests, if it can."""
    seat = effect.seat
    step = Step(state.with_turn(taken=()))
    return step.each(effects(state, seat, fx.HarvestBank), _from_bank, seat).then(_ask, seat)


class BankHarvested(ProjectEvent, rule="V.3", touches=("tableaux[seat].cubes",)):
    """A seat received cubes for a token where one of its individuals stands."""

    at: Octagon
    amount: int


def _from_bank(state: State, printed: tuple[Card, fx.HarvestBank], seat: Seat) -> Step[State]:
    """V.2.d A token brings cubes while an individual of its seat stands on its fertile territory."""
    card, effect = printed
    assert card.at is not None
    territory = state.land[card.at]
    if not territory.individuals[seat] or effect.terrain not in (None, territory.terrain):
        return Step(state)
    return emit(gain(state, seat, effect.amount), BankHarvested(seat, card.project, card.at, effect.amount))


def _ask(state: State, seat: Seat) -> Step[State]:
    return Step(state.ask(Harvest(seat))) if any(most(state, seat, at) for at in state.land) else Step(state)


def allowed(state: State, seat: Seat, at: Octagon) -> int:
    """V.3 What the individuals of a seat may harvest: two each where it has a zone, one on free land."""
    return harvests(state.land, state.season.blocked)[at][seat]


@remembered
def harvests(
    land: Mapping[Octagon, Territory], blocked: tuple[tuple[Octagon, Seat], ...]
) -> Mapping[Octagon, Sequence[int]]:
    """V.3 Count by territory what the individuals of each seat may harvest."""
    found = dict[Octagon, list[int]]()
    for at, here in land.items():
        blockers, free = {owner for place, owner in blocked if place == at}, not any(here.zones)
        each = [ON_OWN_ZONE if zones else ON_FREE_LAND * free for zones in here.zones]
        rows = enumerate(zip(here.individuals, each, strict=True))
        found[at] = [people * many * (blockers <= {seat}) for seat, (people, many) in rows]
    return found


def most(state: State, seat: Seat, at: Octagon) -> int:
    """V.3 What a seat may still harvest on a territory, with what projects and powers add on its zones."""
    territory, taken = state.land[at], dict(state.turn.taken)
    if at in taken or not territory.individuals[seat]:
        return 0
    base = allowed(state, seat, at)
    more = _extra(state, seat) if base and territory.zones[seat] else 0
    return min(territory.cubes, base + more)


def _extra(state: State, seat: Seat) -> int:
    """V.2.d What is left of the additional harvests, one of which may be for a single territory."""
    pool, single = state.season.harvest[seat], state.season.drilling[seat]
    beyond = [max(0, amount - allowed(state, seat, at)) for at, amount in state.turn.taken]
    used = sum(beyond)
    spared = max((min(amount, single) for amount in beyond), default=0)
    return max(pool + single - used if used <= pool else 0, pool - used + spared)


def reaps(state: State, question: Harvest) -> Iterator[Reap]:
    """V.3 From one cube on each territory up to the most."""
    for at in peopled(state, question.seat):
        yield from (Reap(at, amount) for amount in range(1, most(state, question.seat, at) + 1))


class HarvestedAlready(LandRefusal, word="harvested-already", rule="V.3"):
    """The seat has harvested there."""


class TooMuch(Refusal, word="too-much", rule="V.3"):
    """The seat may not harvest so much there."""

    most: int


def may_reap(state: State, question: Harvest, move: Reap) -> Iterator[Condition]:
    """V.3 Each territory once, and within the limits."""
    yield on_land(state, move.at)
    yield must(move.at not in dict(state.turn.taken), HarvestedAlready(move.at))
    if move.at in state.land:
        limit = most(state, question.seat, move.at)
        yield must(1 <= move.amount <= limit, TooMuch(limit))


def reap(state: State, question: Harvest, move: Reap) -> Step[State]:
    """V.3 Cubes are harvested; when nothing is left to harvest, it is the next seat's turn."""
    return _reap(state.answered(), question.seat, move.at, move.amount).then(_ask, question.seat)


class Harvested(LandEvent, rule="V.3", touches=("tableaux[seat].cubes", "land[at].cubes")):
    """A seat harvested on a territory."""

    amount: int


def _reap(state: State, seat: Seat, at: Octagon, amount: int) -> Step[State]:
    state = gain(state, seat, amount).with_turn(taken=(*state.turn.taken, (at, amount)))
    return take_cubes(state, at, amount, Harvested(seat, at, amount))


class NothingToReap(Refusal, word="nothing-to-reap", rule="V.3"):
    """There is nothing to harvest."""


def may_reap_most(state: State, question: Harvest, move: ReapMost) -> Iterator[Condition]:
    """V.3 There is something to harvest."""
    if move.spared not in (0, 1):
        yield so_many(move.spared, 1, least=0)
        return
    yield must(_next(state, question.seat, move.spared), NothingToReap())


def reap_most(state: State, question: Harvest, move: ReapMost) -> Step[State]:
    """V.3 Harvest territory after territory, and be done."""
    step = Step(state.answered())
    while (plan := _next(step.state, question.seat, move.spared)) is not None:
        step = step.then(_reap, question.seat, *plan)
    return step


def gathered(state: State, question: Harvest, spared: int) -> int:
    """V.3 Count the cubes that a seat can still harvest in all, sparing so many on each territory."""
    seat, step = question.seat, reap_most(state, question, ReapMost(spared))
    return step.state.tableaux[seat].cubes - state.tableaux[seat].cubes


def _next(state: State, seat: Seat, spared: int) -> tuple[Octagon, int] | None:
    """Choose the territory from which most can be had beyond its individuals, for which one card may be."""
    plans = [(min(most(state, seat, at), state.land[at].cubes - spared), at) for at in peopled(state, seat)]
    reach = {at: max(0, amount - allowed(state, seat, at)) for amount, at in plans}
    amount, at = max(plans, key=lambda plan: (reach[plan[1]], plan[0]), default=(0, None))
    return None if at is None or amount <= 0 else (at, amount)


class HarvestRaised(SeatEvent, rule="V.2.d", touches=("season.harvest[seat]",)):
    """A seat may harvest more in this round."""

    amount: int


class DrillingRaised(SeatEvent, rule="V.2.d", touches=("season.drilling[seat]",)):
    """A seat may harvest more in this round, all of it on one territory."""

    amount: int


def run_harvest(state: State, run: RunEffect, effect: fx.Harvest) -> Step[State]:
    """V.3 The seat may harvest more in this round."""
    season, name = state.season, "drilling" if effect.one else "harvest"
    counts: tuple[int, ...] = getattr(season, name)
    more = put(counts, run.seat, counts[run.seat] + effect.amount)
    kind = DrillingRaised if effect.one else HarvestRaised
    return emit(state.with_season(**{name: more}), kind(run.seat, effect.amount))


def run_block(state: State, run: RunEffect, _effect: fx.BlockHarvest) -> Step[State]:
    """V.2.d The seat chooses where nobody else harvests."""
    return Step(state.ask(Block(run.seat)))


class TerritoryBlocked(LandEvent, rule="V.2.d", touches=("season.blocked",)):
    """Nobody but one seat may harvest on a territory in this round."""


def block(state: State, question: Block, move: ChooseTerritory) -> Step[State]:
    """V.2.d Nobody else harvests on the territory in this round."""
    blocked = (*state.season.blocked, (move.at, question.seat))
    return emit(state.answered().with_season(blocked=blocked), TerritoryBlocked(question.seat, move.at))
