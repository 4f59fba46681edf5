"""Needs, products and lacks of the buildings of a community, and the progress of its objective."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.draw import Series
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, NEAR, WATERSIDE, Spot, cards
from boardkit.games.water_sharing.box.things import TRADED, Building, Good, ObjectiveCard, Stage
from boardkit.games.water_sharing.rules import questions, scoring
from boardkit.games.water_sharing.rules.collecting import take_water, takes
from boardkit.games.water_sharing.rules.generating import NO_BONUS, made, run, runs
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Run, TakeWater
from boardkit.text import Words
from boardkit.text.names import member_id


class Trade(Value, order=True):
    """Energy and food that a building takes and makes."""

    takes: tuple[int, int]
    makes: tuple[int, int]

    @property
    def gains(self) -> bool:
        """Whether it makes as much of both as it takes, so that it may always work first."""
        return all(make >= take for take, make in zip(self.takes, self.makes, strict=True))

    def after(self, stock: tuple[int, int]) -> tuple[int, int] | None:
        """Return what is in stock once it works; None where it lacks something."""
        left = (stock[0] - self.takes[0], stock[1] - self.takes[1])
        return None if min(left) < 0 else (left[0] + self.makes[0], left[1] + self.makes[1])


def trade_of(at: Spot, building: Building) -> Trade:
    """Say what a building takes and makes of energy and food on a hex, bonus included."""
    needs = BLUEPRINTS[building].needs
    energy, food = (0 if building in NO_BONUS else made(at, building, good) for good in TRADED)
    return Trade((needs.get(Good.ENERGY, 0), needs.get(Good.FOOD, 0)), (energy, food))


def from_outside(stock: tuple[int, int], trades: Sequence[Trade]) -> tuple[int, int]:
    """Return the fewest cubes of energy and food with which all can work, one after the other.

    What is made comes only once its building works, so that none can live on its own product.
    """
    takes, makes = (
        [sum(column) for column in zip((0, 0), *rows, strict=True)]
        for rows in ([trade.takes for trade in trades], [trade.makes for trade in trades])
    )
    least = [max(0, takes[good] - makes[good] - stock[good]) for good in (0, 1)]
    return next(
        bought
        for more in count()
        for bought in ((least[0] + energy, least[1] + more - energy) for energy in range(more + 1))
        if _all_work((stock[0] + bought[0], stock[1] + bought[1]), tuple(sorted(trades)), {})
    )


def _all_work(
    stock: tuple[int, int], trades: tuple[Trade, ...], known: dict[tuple[Trade, ...], list[tuple[int, int]]]
) -> bool:
    """Return whether there is an order in which all can work; `known` has what was tried in vain."""
    if stock in known.get(trades, ()):
        return False
    able = [trade for trade in dict.fromkeys(trades) if trade.after(stock) is not None]
    for trade in [trade for trade in able if trade.gains][:1] or able:
        after, place = trade.after(stock), trades.index(trade)
        if after is not None and _all_work(after, (*trades[:place], *trades[place + 1 :]), known):
            return True
    known.setdefault(trades, []).append(stock)
    return not trades


def water_kept(view: State, seat: Seat, part: Spot, *, here: bool) -> int:
    """Count the water of a part that is still there: in the next round, what a cistern keeps."""
    community = view.communities[seat]
    left = community.favours.cistern
    for one in view.land.holding(seat).thirst:
        water = community.stock(one).water
        if one == part:
            return water if here else min(left, water)
        left -= min(left, water)
    return 0


WORKING: Final = (Stage.INITIATIVE, Stage.REVEAL, Stage.COLLECT, Stage.GENERATE)
"""The steps before the harvest, in which buildings that worked need nothing more."""

Goods = Mapping[Good, int]


class Sums(Value):
    """The goods that a community has, that its buildings need and make, and that must come from outside."""

    has: Goods
    needs: Goods
    makes: Goods
    lacks: Goods

    @property
    def all_missing(self) -> Goods:
        """The goods of which something is lacking, thunes for what buildings cost to run included."""
        return {good: count for good, count in self.lacks.items() if count}

    @property
    def late(self) -> bool:
        """Whether some of what is made comes too late for the building that makes it."""
        spare = {good: self.has[good] + self.makes[good] - self.needs[good] for good in TRADED}
        return any(self.lacks[good] and self.lacks[good] + spare[good] > 0 for good in TRADED)


def this_round(view: State) -> bool:
    """Return whether buildings can still work in this round; if not, sums are about the next one."""
    return view.clock.stage in WORKING


def is_last(view: State) -> bool:
    """Return whether no building works any more: this is the last round, and they have worked in it."""
    return not this_round(view) and view.clock.round == view.clock.rounds


def sums(view: State, seat: Seat) -> Sums:
    """Add up what a community has, what its buildings that do not work yet need, and what is still to come.

    Thunes come with the harvest, those of buildings that work already, too. What lacks is what the parts lack
    to let everything work: no part can use what another has.
    """
    here, parts = this_round(view), view.land.holding(seat).thirst
    needs, makes, lacks = dict.fromkeys(Good, 0), dict.fromkeys(Good, 0), dict.fromkeys(Good, 0)
    for at, building in waiting(view, seat, here=here):
        for good in Good:
            needs[good] += BLUEPRINTS[building].needs.get(good, 0)
            makes[good] += makes_at(at, building)[good]
    if here:
        worked = (one for one in standing(view, seat) if one[0] in view.worked)
        makes[Good.THUNES] += sum(makes_at(at, building)[Good.THUNES] for at, building in worked)
    has = {good: view.communities[seat].total(good) for good in Good}
    has[Good.WATER] = sum(water_kept(view, seat, part, here=here) for part in parts)
    for part in parts:
        for good, units in part_lacks(view, seat, part, here=here).items():
            lacks[good] += units
    lacks[Good.THUNES] = max(0, needs[Good.THUNES] - has[Good.THUNES])
    return Sums(has, needs, makes, lacks)


def part_lacks(view: State, seat: Seat, part: Spot, *, here: bool) -> Goods:
    """Count the cubes that a part of a community lacks to let everything in it work."""
    of_part = view.land.holding(seat).part
    there = [(at, one) for at, one in waiting(view, seat, here=here) if of_part[at] == part]
    thirst = sum(BLUEPRINTS[one].needs.get(Good.WATER, 0) for _, one in there)
    store = view.communities[seat].stock(part)
    energy, food = from_outside((store.energy, store.food), [trade_of(at, one) for at, one in there])
    water = max(0, thirst - water_kept(view, seat, part, here=here))
    return {Good.WATER: water, Good.ENERGY: energy, Good.FOOD: food}


def waiting(view: State, seat: Seat, *, here: bool) -> list[tuple[Spot, Building]]:
    """List what will still work: in this round what does not yet, in the next one everything."""
    return [(at, one) for at, one in standing(view, seat) if not (here and at in view.worked)]


def standing(view: State, seat: Seat) -> list[tuple[Spot, Building]]:
    """List what a community has built, its dams last."""
    dams = [(dam.at, Building.DAM) for dam in view.land.dams_of(seat)]
    return [*view.land.of(seat), *dams]


def all_at_once(view: State) -> Series | None:
    """5.3, 5.4 Take all the water that buildings need, or run all that can run; None in other steps."""
    match view.question:
        case questions.Collect(seat) as question:
            taps, moves = view.land.holding(seat).taps, list[TakeWater]()
            # What reaches the fewest parts is taken first, so that each has what it can have.
            while found := list(takes(view, question)):
                moves.append(max(found, key=lambda move: (-len(taps[move.at]), move.count)))
                view = take_water(view, question, moves[-1]).state
            return Series(tuple(moves), (), view, _lacks(view, seat, [Good.WATER]), "verb-bar-all-water")
        case questions.Generate() as question:
            return _run_all(view, question)
    return None


def _run_all(view: State, question: questions.Generate) -> Series:
    """5.4 Run what leaves all others what they need, as long as there is any."""
    moves, seat = list[Run](), question.seat
    while waiting := list(runs(view, question)):
        after = {move: run(view, question, move).state for move in waiting}
        need = {move: _need(view, seat, [one for one in waiting if one != move]) for move in waiting}
        move = next((one for one in waiting if _spares(view, after[one], seat, need[one])), None)
        if move is None:
            break
        moves.append(move)
        view = after[move]
    return Series(tuple(moves), tuple(waiting), view, _lacks(view, seat, [*Good]), "verb-bar-all-run")


def _lacks(view: State, seat: Seat, goods: Sequence[Good]) -> Mapping[str, int]:
    """Say how much of some goods is missing to let everything work, by what names them."""
    missing = sums(view, seat).all_missing
    return {f"number-{good}": missing[good] for good in goods if good in missing}


def _need(view: State, seat: Seat, moves: Sequence[Run]) -> Counter[tuple[Spot | None, Good]]:
    """Add up what buildings need to run, by the part that gives it; thunes are the main part's."""
    holding, need = view.land.holding(seat), Counter[tuple[Spot | None, Good]]()
    for move in moves:
        for good, cubes in BLUEPRINTS[view.land.tiles[move.at].building].needs.items():
            need[holding.main if good is Good.THUNES else holding.part[move.at], good] += cubes
    return need


def _spares(view: State, after: State, seat: Seat, need: Mapping[tuple[Spot | None, Good], int]) -> bool:
    """Return whether what is needed is still there after a move, as far as the move takes any of it."""
    before, left = view.communities[seat], after.communities[seat]
    return all(left.held(*key) >= min(cubes, before.held(*key)) for key, cubes in need.items())


def makes_at(at: Spot, building: Building) -> Goods:
    """Say what a building makes on a hex, bonus included."""
    if building in NO_BONUS:
        return dict.fromkeys(Good, 0)
    return {good: made(at, building, good) for good in Good}


def idle(view: State, seat: Seat) -> Iterator[tuple[Spot, Building]]:
    """List the buildings that need something and do not work yet."""
    for at, building in view.land.of(seat):
        if BLUEPRINTS[building].needs and at not in view.worked:
            yield at, building


def lacking(view: State, seat: Seat, at: Spot, building: Building) -> Goods:
    """Say what its part of the community lacks for a building to run."""
    community, part = view.communities[seat], view.land.holding(seat).part[at]
    lacks = {good: count - community.held(part, good) for good, count in BLUEPRINTS[building].needs.items()}
    return {good: count for good, count in lacks.items() if count > 0}


def progress(view: State, card: ObjectiveCard, words: Words) -> Iterator[str]:
    """Say whether an objective that lies open is met as things stand, or what it still wants."""
    test = cards.deck(view.options.own_cards).objectives[card]
    for seat in view.everyone:
        if view.communities[seat].objective == card:
            met = scoring.is_met(view, seat, card)
            yield from (words("objective-met"),) if met else _wanting(view, seat, test, words)


def _wanting(view: State, seat: Seat, test: cards.Objective, words: Words) -> Iterator[str]:
    """Say what parts of a test are not passed."""
    own, thunes = view.land.holding(seat).part, view.communities[seat].thunes
    built = [building for _, building in standing(view, seat)]
    beside = {BOARD[near].terrain for at in own for near in NEAR[at]}
    counted = sum(building in test.building for building in built)
    houses = sum(building is not Building.JUNCTION for building in built)
    dirt = sum(view.pollution.get(at, 0) for at in {near for at in own for near in WATERSIDE[at]})
    crises = sum(at in view.crisis for at in own)
    if counted < test.min:
        yield words("objective-owns", has=counted, needs=test.min)
    far = [terrain for terrain in test.adjacent_all if terrain not in beside]
    lacks = [words.name(building) for building in test.all_of if building not in built]
    lacks += [words.explanation(member_id(terrain), "beside") for terrain in far]
    bars = [words.name(building) for building in test.none_of if building in built]
    for key, names in (("objective-lacks", lacks), ("objective-bars", bars)):
        if names:
            yield words(key, what=words.listed(names))
    if thunes < test.thunes_min:
        yield words("objective-thunes", has=thunes, needs=test.thunes_min)
    if test.no_pollution_adjacent and dirt:
        yield words("objective-dirt", count=dirt)
    if test.no_crisis and crises:
        yield words("objective-crises", count=crises)
    if houses < test.buildings_min:
        yield words("objective-owns", has=houses, needs=test.buildings_min)
