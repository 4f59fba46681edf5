"""What the messages of Sharing the Water have to say."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count
from typing import Any, Final

from boardkit.core import CHANCE, Seat
from boardkit.games.water_sharing.box import BOARD, WATERSIDE
from boardkit.games.water_sharing.box.cards import deck
from boardkit.games.water_sharing.box.things import Stage
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Build
from tests.truth.kit import previewed
from tests.truth.reading import (
    NumberOf,
    Reader,
    Truth,
    became,
    by_id,
    fell,
    printed,
    rose,
    seats_named,
    short,
)
from tests.truth.scenes import Said, Scene

KEY: Final = "water_sharing"

BOX: Final = {record["what"]: record["count"] for record in printed(KEY, "box.json")}
PLANS: Final = by_id(KEY, "buildings.json")
SWORDS: Final = range(4)
DEALS, TREATMENTS, TREATMENT, PUT_BACK = 6, 3, 2, 1
"""What the rulebook says of deals in a round, and of treatment plants: uses, thunes, and points."""

CUBES: Final = ("water", "energy", "food")

Stock = tuple[int, int]
Trade = tuple[Stock, Stock]


def own(table: State, seat: Seat) -> list[tuple[Any, str]]:
    """List what a seat has built, its dams included, by hex."""
    tiles = [(at, tile.building.value) for at, tile in table.land.tiles.items() if tile.owner == seat]
    return [*tiles, *((dam.at, "dam") for dam in table.land.dams if seat in dam.owners)]


def needs(building: str, good: str) -> int:
    return int(PLANS[building].get("needs", {}).get(good, 0))


def makes(at: Any, building: str, good: str) -> int:
    bonus = BOARD[at].bonus == good and building not in ("junction", "treatment")
    return int(PLANS[building].get("makes", {}).get(good, 0)) + bonus


def idle(table: State, seat: Seat) -> list[tuple[Any, str]]:
    """List the buildings that need something and have not run in this round."""
    return [(at, one) for at, one in own(table, seat) if PLANS[one].get("needs") and at not in table.worked]


def of_this_round(table: State) -> bool:
    return table.clock.stage in (Stage.INITIATIVE, Stage.REVEAL, Stage.COLLECT, Stage.GENERATE)


def lacks(table: State, seat: Seat) -> Mapping[str, int]:
    """Find by trying what a seat has to get from others so that all it has can run, one after the other."""
    now = of_this_round(table)
    waiting = [(at, one) for at, one in own(table, seat) if not (now and at in table.worked)]
    community, holding = table.communities[seat], table.land.holding(seat)
    found, cistern = dict.fromkeys(CUBES, 0), community.favours.cistern
    for part in holding.thirst:
        there = [(at, one) for at, one in waiting if holding.part[at] == part]
        store = community.stock(part)
        kept = min(cistern, store.water)
        cistern -= kept
        thirst = sum(needs(one, "water") for _, one in there)
        found["water"] += max(0, thirst - (store.water if now else kept))
        trades = tuple(
            ((needs(one, "energy"), needs(one, "food")), (makes(at, one, "energy"), makes(at, one, "food")))
            for at, one in there
        )
        energy, food = bought((store.energy, store.food), trades)
        found["energy"] += energy
        found["food"] += food
    fees = sum(needs(one, "thunes") for _, one in waiting)
    return {**found, "thunes": max(0, fees - community.thunes)}


@cache
def bought(stock: Stock, trades: tuple[Trade, ...]) -> Stock:
    """Try ever more cubes, the fewest first, until there is an order in which everything runs."""
    left = tuple(sorted(trade for trade in trades if trade != ((0, 0), (0, 0))))
    for more in count():
        for energy in range(more, -1, -1):
            if runs((stock[0] + energy, stock[1] + more - energy), left):
                return energy, more - energy
    raise AssertionError


@cache
def runs(stock: Stock, trades: tuple[Trade, ...]) -> bool:
    """Tell whether there is an order in which everything runs."""
    for number, (takes, gives) in enumerate(trades):
        after = (stock[0] - takes[0] + gives[0], stock[1] - takes[1] + gives[1])
        if (
            stock[0] >= takes[0]
            and stock[1] >= takes[1]
            and runs(after, trades[:number] + trades[number + 1 :])
        ):
            return True
    return not trades


def thirst(table: State, seat: Seat) -> int:
    """Count the water that the parts of a seat can still use in this round."""
    holding, community = table.land.holding(seat), table.communities[seat]
    parts = dict.fromkeys(holding.thirst, 0)
    for at, one in own(table, seat):
        parts[holding.part[at]] += needs(one, "water")
    if holding.main is not None:
        parts[holding.main] += community.favours.cistern
    return sum(max(0, wants - community.stock(part).water) for part, wants in parts.items())


def price(table: State, seat: Seat, good: str) -> int:
    """Work out what a cube costs a seat on the world market."""
    favours = table.communities[seat].favours
    cheap = favours.cheap_energy if good == "energy" else favours.cheap_food
    return int((cheap or numbers(table)[f"{good}_price"]) + favours.dearer)


def numbers(table: State) -> Mapping[str, int]:
    """Return what is printed on the card of the round."""
    card = table.decks.card
    assert card is not None
    if card <= len(printed(KEY, "resource_cards.json")):
        record: Mapping[str, int] = printed(KEY, "resource_cards.json")[card - 1]
        return record
    own_card = deck(table.options.own_cards).resources[card]
    return {"water": own_card.water, "energy_price": own_card.energy_price, "food_price": own_card.food_price}


def market_card(scene: Scene) -> Truth:
    """Say what the card of the round brings, or the one that an entry enters."""
    if scene.kind == "entry":
        return {name: value(scene, name) for name in ("water", "energy", "food") if value(scene, name)}
    card = numbers(scene.view)
    return {"water": card["water"], "energy": card["energy_price"], "food": card["food_price"]}


def penalty(table: State) -> int:
    return int(sum(table.pollution.values()) // BOX["penalty_cubes"] * -BOX["penalty_points"])


def value(scene: Scene, name: str) -> Any:
    """Return a value of the entry that is told of."""
    return dict(scene.subject.values).get(name)


def held(table: State, seat: Seat, good: str) -> int:
    community = table.communities[seat]
    if good == "thunes":
        return community.thunes
    return sum(getattr(store, good) for store in community.stores.values())


def seat_told(scene: Scene, said: Said) -> Truth:
    seat = seats_named(scene, said["seat"])
    community = scene.view.communities[seat]
    goods = {good: held(scene.view, seat, good) for good in (*CUBES, "thunes")}
    return {"points": community.points, "cards": len(community.actions), **goods}


def deal_side(scene: Scene, said: Said) -> Truth:
    return {"count": sum(lacks(scene.view, seats_named(scene, said["seat"])).values())}


def places(scene: Scene, said: Said) -> Truth | None:
    """Ask the rules where a building could stand, whatever it costs."""
    view, seat, building = scene.view, scene.seat, value(scene, "building")
    truth = {"left": view.tiles[building], "own": sum(one == building for _, one in own(view, seat))}
    if not isinstance(view.question, qs.WhatToBuild | qs.BuildFirst):
        return truth
    anyhow = {"too-expensive", "no-tile-left", "no-marker-left"}
    spots = [
        at
        for at in BOARD
        if {one.refusal.word for one in scene.game.conditions(view, Build(building, at)) if one.refusal}
        <= anyhow
    ]
    return {**truth, "count": len(spots)}


def good(scene: Scene, said: Said) -> Truth:
    """Hold a number of cubes to what is lacking, or to what the buildings print that are told of."""
    key = said["good_key"]
    if scene.kind == "seats":
        return {"count": lacks(scene.view, scene.seat)[key]}
    if scene.kind == "place":
        tile = scene.view.land.tiles.get(scene.subject)
        plan = PLANS["dam" if tile is None else tile.building.value]
        return {"count": frozenset({plan.get("needs", {}).get(key), plan.get("makes", {}).get(key)})}
    seats = scene.view.everyone
    table = {
        number for seat in seats for number in (held(scene.view, seat, key), lacks(scene.view, seat)[key])
    }
    boxed = {plan.get(side, {}).get(key, 0) for plan in PLANS.values() for side in ("needs", "makes")}
    here = {makes(at, one, key) for at, one in own(scene.view, scene.seat)} if scene.seat != CHANCE else set()
    return {"count": frozenset(table | boxed | here)}


def points_printed(scene: Scene, said: Said) -> Truth:
    return {"count": frozenset(plan.get("points", 0) for plan in PLANS.values())}


def printed_at(name: str, key: str) -> Reader:
    """Hold a number to what is printed on the building that stands there, or is taken."""

    def read(scene: Scene, said: Said) -> Truth:
        if scene.kind == "place":
            tile = scene.view.land.tiles.get(scene.subject)
            return {name: PLANS["dam" if tile is None else tile.building.value].get(key, 0)}
        return {name: PLANS[value(scene, "building")].get(key, 0)}

    return read


def dam_printed(scene: Scene, said: Said) -> Truth:
    costs = PLANS["dam"]["by_owners"]
    made = PLANS["dam"]["makes"]["energy"]
    return {
        "one": costs["1"],
        "two": costs["2"],
        "three": costs["3"],
        "made": made,
        "room": BOX["dam_capacity"],
    }


def market(scene: Scene, said: Said) -> Truth:
    seat = scene.view.question.seat if scene.view.question else CHANCE
    prices = {one: price(scene.view, seat, one) for one in ("energy", "food")}
    return {**prices, "sell": BOX["sell_price"], "price": prices.get(_good_of(scene), 0)}


def _good_of(scene: Scene) -> str:
    """Name the good that an entry is about."""
    if scene.kind != "entry":
        return ""
    values, question = dict(scene.subject.values), scene.view.question
    found: str = values["good"].value if "good" in values else question.deal.good.value
    return found


def contested(scene: Scene, said: Said) -> Truth:
    there = {str(at): water for at, water in scene.view.water.items()}
    builds = isinstance(scene.view.question, qs.ContestSite)
    return {"water": 0 if builds else there.get(said["at"], 0)}


def still_bids(scene: Scene, said: Said) -> Truth:
    """Name the points of those who have not bid yet."""
    del said
    parties = zip(scene.view.conflict.parties, scene.view.conflict.bids, strict=True)
    return {"most": frozenset(scene.view.communities[seat].points for seat, bid in parties if bid is None)}


def party(scene: Scene, said: Said) -> Truth:
    """Add up the score of a party that has bid and rolled as is said."""
    conflict = scene.view.conflict
    scores = {
        bid + (rolled or 0) + extra
        for bid, rolled, extra in zip(conflict.bids, conflict.swords, conflict.extra, strict=True)
        if bid is not None and bid == said["points"] and said.values.get("swords") in (None, rolled)
    }
    return {
        "score": frozenset(scores),
        "points": frozenset(conflict.bids),
        "swords": frozenset(conflict.swords),
    }


def objective(scene: Scene) -> Mapping[str, Any]:
    """Return what is printed on the objective of whoever looks."""
    card: Mapping[str, Any] = by_id(KEY, "objective_cards.json")[scene.view.communities[scene.seat].objective]
    return card


def owned(scene: Scene, said: Said) -> Truth:
    card = objective(scene)
    built = [one for _, one in own(scene.view, scene.seat)]
    counted = sum(one in card.get("building", ()) for one in built)
    houses = sum(one != "junction" for one in built)
    pairs = {card.get("min"): counted, card.get("buildings_min"): houses}
    return {"needs": frozenset(pairs), "has": pairs.get(said["needs"], "another number")}


def dirt(scene: Scene, said: Said) -> Truth:
    own_hexes = scene.view.land.holding(scene.seat).part
    return {
        "count": sum(
            scene.view.pollution.get(at, 0) for at in {w for one in own_hexes for w in WATERSIDE[one]}
        )
    }


def crises(scene: Scene, said: Said) -> Truth:
    return {"count": sum(at in scene.view.crisis for at, _ in own(scene.view, scene.seat))}


def clock(scene: Scene, said: Said) -> Truth:
    clock = scene.view.clock
    return {"round": clock.round, "rounds": clock.rounds, "step": int(clock.stage)}


def number_named(scene: Scene, said: Said) -> Truth:
    """Count what is named: as many things as are listed."""
    names = said["buildings"]
    for last in (" and ", " et "):
        names = names.replace(last, ", ")
    return {"count": len(names.split(", "))}


def cost(scene: Scene, said: Said) -> Truth:
    """Hold what a seat has, and what something costs, to the table and to what is printed."""
    seat, values = seats_named(scene, said["seat"]), scene.subject
    has = held(scene.view, seat, "thunes")
    kind, discount = values.verb, scene.view.communities[scene.seat].favours.discount
    if kind == "build":
        due: Any = max(0, PLANS[values.building.value]["cost"] - discount)
    elif kind == "dam":
        owners = len(values.partners) + 1
        due = max(0, PLANS["dam"]["by_owners"][str(owners)] - (discount if seat == scene.seat else 0))
    elif kind == "buy":
        due = values.count * price(scene.view, scene.seat, values.good.value)
    elif kind in ("offer", "request"):
        due = values.thunes
    elif kind == "treat":
        due = TREATMENT
    else:
        due = said["cost"]
    return short(said, {"cost": due, "has": has}, due - has)


def lacking(scene: Scene, said: Said) -> Truth:
    """Hold what is needed to what is printed or asked for, and what there is to the stock of a part."""
    move, key, view = scene.subject, said["good_key"], scene.view
    seats = {scene.seat, getattr(move, "to", scene.seat), getattr(view.question, "by", scene.seat)}
    stocks = {
        held(view, seat, key) if key == "thunes" else getattr(store, key)
        for seat in seats
        for store in (*view.communities[seat].stores.values(), type("None", (), dict.fromkeys(CUBES, 0)))
    }
    if move.verb == "run":
        at = next(one for one in (move.at,))
        due: Any = needs(dict(own(view, scene.seat))[at], key)
        part = view.land.holding(scene.seat).part[at]
        stocks = {
            held(view, scene.seat, key)
            if key == "thunes"
            else getattr(view.communities[scene.seat].stock(part), key)
        }
    else:
        deal = getattr(view.question, "deal", move)
        due = frozenset({getattr(deal, "count", 0), getattr(deal, "back", 0), getattr(deal, "thunes", 0)})
    return short(said, {"needs": due, "has": frozenset(stocks)}, said["needs"] - said["has"])


def deal(scene: Scene, said: Said) -> Truth:
    """Hold a deal to what the other is then asked."""
    asked = scene.now.question
    terms = asked.deal if isinstance(asked, qs.AnswerDeal) else scene.subject
    return {name: getattr(terms, name) for name in ("count", "thunes", "back") if hasattr(terms, name)}


def stored(table: State, subject: Any) -> int:
    return held(table, subject.seat, subject.good.value)


def thunes(table: State, subject: Any) -> int:
    return int(table.communities[subject.seat].thunes)


def points(table: State, subject: Any) -> int:
    return int(table.communities[subject.seat].points)


def riot(scene: Scene, said: Said) -> Truth:
    """Hold a riot to the points that it costs: as many as there are swords, as far as there are points."""
    lost = points(scene.was, scene.subject) - points(scene.view, scene.subject)
    swords = frozenset(range(lost, 4)) if points(scene.view, scene.subject) == 0 else lost
    return {"points": lost, "swords": swords}


def scores(conflict: Any) -> Mapping[Seat, int]:
    """Add up bids, swords and cards of all who take part."""
    rows = zip(conflict.parties, conflict.bids, conflict.swords, conflict.extra, strict=True)
    return {seat: (bid or 0) + (swords or 0) + extra for seat, bid, swords, extra in rows}


def means(table: State, seat: Seat) -> Iterator[int]:
    """Say what a seat can put into a deal: three cubes of its main part at most, and nine thunes."""
    store = table.communities[seat].stock(table.land.holding(seat).main)
    yield from (min(3, store.energy), min(3, store.food), min(9, table.communities[seat].thunes))


def lead(conflict: Any) -> int:
    """Say by how much the highest score is more than the next."""
    best, next_best, *_ = sorted(scores(conflict).values(), reverse=True)
    return best - next_best


NUMBERS: Final[Mapping[str, NumberOf]] = {
    "number-pollution": lambda table, seat: sum(table.pollution.values()),
    "seats-cards": lambda table, seat: len(table.communities[seat].actions),
    "number-points": lambda table, seat: table.communities[seat].points,
    **{
        f"number-{name}": lambda table, seat, name=name: held(table, seat, name)  # type: ignore[misc]
        for name in (*CUBES, "thunes")
    },
}

READERS: Final[Mapping[str, Reader]] = {
    **previewed(NUMBERS),
    "act-bid-cost": lambda s, said: {
        "points": value(s, "points"),
        "has": s.view.communities[s.seat].points,
        "left": s.view.communities[s.seat].points - value(s, "points"),
    },
    "act-bid-score": lambda s, said: {
        "least": value(s, "points") + min(SWORDS),
        "most": value(s, "points") + max(SWORDS),
    },
    "act-buy": lambda s, said: {**market(s, said), "thunes": s.view.communities[s.seat].thunes},
    "act-contest-hex": contested,
    "act-deal-market": market,
    "act-deal-side": deal_side,
    "act-fill": lambda s, said: {**contested(s, said), "room": BOX["dam_capacity"]},
    "act-lacks": lambda s, said: {"count": lacks(s.view, s.seat)[_good_of(s)]},
    "act-pass-collect": lambda s, said: {"count": thirst(s.view, s.seat)},
    "act-pass-generate": lambda s, said: {"count": len(idle(s.view, s.seat))},
    "act-roll-riot": lambda s, said: {"swords": value(s, "swords")},
    "act-sell": lambda s, said: {"price": BOX["sell_price"], "has": held(s.view, s.seat, _good_of(s))},
    "act-take": lambda s, said: {"count": thirst(s.view, s.seat)},
    "act-treat": lambda s, said: {"cost": TREATMENT, "points": PUT_BACK},
    "act-treat-used": lambda s, said: {"times": s.view.treated.get(value(s, "plant"), 0), "most": TREATMENTS},
    "ask-join-dam": lambda s, said: {"cost": s.view.question.cost},
    "ask-which-hex": lambda s, said: {"left": s.view.question.left},
    "card-building-dirt": lambda s, said: {
        "now": int(s.view.clock.stage is not Stage.OPENING),
        "each": PLANS[value(s, "building")].get("pollution", 0),
    },
    "card-building-places": places,
    "card-dam": dam_printed,
    "card-dam-price": dam_printed,
    "card-treatment": lambda s, said: {"times": TREATMENTS, "cost": TREATMENT, "points": PUT_BACK},
    "conflict-leads": lambda s, said: {"points": lead(s.view.conflict)},
    "describe-card": lambda s, said: market_card(s),
    "describe-community": seat_told,
    "describe-pollution": lambda s, said: {
        "count": next(number for at, number in s.view.pollution.items() if str(at) == said["at"])
    },
    "describe-water": lambda s, said: {
        "count": next(number for at, number in s.view.water.items() if str(at) == said["at"])
    },
    "event-bid-made": became(points=lambda now, e: now.conflict.bids[now.conflict.parties.index(e.seat)]),
    "event-bid-shown": fell(points=points),
    "event-building-ran": rose(
        energy=lambda table, e: (
            held(table, e.seat, "energy") + needs(e.building.value, "energy") * (e.at in table.worked)
        ),
        food=lambda table, e: (
            held(table, e.seat, "food") + needs(e.building.value, "food") * (e.at in table.worked)
        ),
    ),
    "event-built": fell(thunes=thunes),
    "event-conflict-reinforced": rose(
        points=lambda table, e: table.conflict.extra[table.conflict.parties.index(e.seat)]
    ),
    "event-conflict-tied": lambda s, said: {"score": max(scores(s.was.conflict).values())},
    "event-conflict-won": lambda s, said: {"score": scores(s.was.conflict)[s.seat]},
    "event-dam-built": fell(thunes=lambda table, e: sum(table.communities[seat].thunes for seat in e.owners)),
    "event-dam-filled": became(water=lambda now, e: now.water[e.dam]),
    "event-die-rolled": became(swords=lambda now, e: now.conflict.swords[now.conflict.parties.index(e.seat)]),
    "event-goods-bought": lambda s, said: {
        "count": stored(s.view, s.subject) - stored(s.was, s.subject),
        "thunes": thunes(s.was, s.subject) - thunes(s.view, s.subject),
    },
    "event-goods-gained": rose(count=stored),
    "event-goods-lost": fell(count=stored),
    "event-goods-sold": lambda s, said: {
        "count": stored(s.was, s.subject) - stored(s.view, s.subject),
        "thunes": thunes(s.view, s.subject) - thunes(s.was, s.subject),
    },
    "event-harvested": rose(thunes=thunes, points=points),
    "event-objective-met": lambda s, said: {
        "points": by_id(KEY, "objective_cards.json")[s.subject.card]["vp"]
    },
    "event-penalty-counted": lambda s, said: {
        "cubes": sum(s.view.pollution.values()),
        "points": penalty(s.view),
    },
    "event-points-gained": rose(points=points),
    "event-points-lost": fell(points=points),
    "event-resource-revealed": lambda s, said: {
        "water": numbers(s.view)["water"],
        "energy": numbers(s.view)["energy_price"],
        "food": numbers(s.view)["food_price"],
    },
    "event-riot-broken": riot,
    "event-round-begun": lambda s, said: {"round": s.view.clock.round, "rounds": s.view.clock.rounds},
    "event-springs-fell-short": lambda s, said: {"water": numbers(s.view)["water"]},
    "event-springs-risen": lambda s, said: {"water": numbers(s.view)["water"]},
    "event-step-begun": became(number=lambda now, e: int(now.clock.stage)),
    "event-water-added": rose(count=lambda table, e: table.water.get(e.at, 0)),
    "event-water-gone": rose(cubes=lambda table, e: table.bank.water),
    "event-water-lost": fell(count=lambda table, e: held(table, e.seat, "water")),
    "event-water-put-back": rose(points=points),
    "event-water-taken": fell(count=lambda table, e: table.water.get(e.at, 0)),
    "heard-pollution": lambda s, said: {"count": s.view.pollution[s.subject]},
    "heard-water": lambda s, said: {"count": s.view.water[s.subject]},
    "hex-pollution": lambda s, said: {"count": s.view.pollution[s.subject]},
    "hex-treated": lambda s, said: {"count": s.view.treated[s.subject]},
    "hex-water": lambda s, said: {"count": s.view.water[s.subject]},
    "move-bid": lambda s, said: {"points": s.now.conflict.bids[s.now.conflict.parties.index(s.seat)]},
    "move-buy": lambda s, said: {
        "count": held(s.now, s.seat, s.subject.good.value) - held(s.was, s.seat, s.subject.good.value)
    },
    "move-fill-dam": lambda s, said: {
        "count": s.was.water.get(s.subject.at, 0) - s.end.water.get(s.subject.at, 0)
    },
    "move-offer": deal,
    "move-request": deal,
    "move-sell": lambda s, said: {
        "count": held(s.was, s.seat, s.subject.good.value) - held(s.now, s.seat, s.subject.good.value)
    },
    "move-swap": deal,
    "move-take-water": fell(count=lambda table, m: table.water.get(m.at, 0)),
    "objective-crises": crises,
    "objective-dirt": dirt,
    "objective-owns": owned,
    "objective-thunes": lambda s, said: {
        "has": s.view.communities[s.seat].thunes,
        "needs": objective(s)["thunes_min"],
    },
    "pass-building": lambda s, said: {"thunes": s.view.communities[s.seat].thunes},
    "pass-could-run": number_named,
    "pass-stands-still": number_named,
    "pass-thirsty": lambda s, said: {"count": lacks(s.view, s.seat)["water"]},
    "refusal-dam-is-full": lambda s, said: {"room": BOX["dam_capacity"] - s.view.water.get(s.subject.dam, 0)},
    "refusal-lacks": lacking,
    "refusal-no-need": lambda s, said: {
        "need": frozenset({thirst(s.view, s.seat), *range(thirst(s.view, s.seat))})
    },
    "refusal-no-water-there": lambda s, said: {"has": s.view.water.get(s.subject.at, 0)},
    "refusal-too-expensive": cost,
    "refusal-too-few-points": lambda s, said: {"has": s.view.communities[s.seat].points},
    "refusal-too-many-deals": lambda s, said: {"most": DEALS},
    "score-pollution-penalty": lambda s, said: {"cubes": sum(s.view.pollution.values())},
    "seats-lacks": lambda s, said: {"count": sum(lacks(s.view, s.seat).values())},
    "shared-bid": party,
    "shared-bid-none": still_bids,
    "shared-bid-rolled": party,
    "shared-market": market,
    "shared-pollution": lambda s, said: {"count": sum(s.view.pollution.values()), "lost": penalty(s.view)},
    "shared-water": lambda s, said: {"count": numbers(s.view)["water"]},
    "side-market": lambda s, said: {
        "thunes": sum(lacks(s.view, s.seat)[one] * price(s.view, s.seat, one) for one in ("energy", "food"))
    },
    "side-objective": lambda s, said: {"points": objective(s)["vp"]},
    "side-round": clock,
    "side-rounds": clock,
    "form-limit": lambda s, said: {
        "most": frozenset(number for seat in s.view.everyone for number in means(s.view, seat))
    },
    "tile-cost": lambda s, said: (
        {"cost": 0}
        if isinstance(s.view.question, qs.PlaceZone) and s.kind != "place"
        else printed_at("cost", "cost")(s, said)
    ),
    "tile-dam": dam_printed,
    "tile-good": good,
    "tile-points": points_printed,
    "tile-pollution": printed_at("count", "pollution"),
}
