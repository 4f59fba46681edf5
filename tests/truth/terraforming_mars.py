"""What the messages of Terraforming Mars have to say."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, Final

from boardkit.core import CHANCE, Seat
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Resource, Tag
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.jobs import cost_of
from boardkit.games.terraforming_mars.rules.land import around
from boardkit.games.terraforming_mars.rules.model import State
from tests.truth.kit import previewed
from tests.truth.reading import (
    NumberOf,
    Reader,
    Truth,
    became,
    by_id,
    facts,
    fell,
    numbers_within,
    rose,
    seats_named,
    short,
)
from tests.truth.scenes import Said, Scene

KEY: Final = "terraforming_mars"

PROJECTS: Final = by_id(KEY, "project_cards.json")
CORPORATIONS: Final = by_id(KEY, "corporations.json")
STANDARD: Final = by_id(KEY, "standard_projects.json")
TRACKS: Final = by_id(KEY, "tracks.json")
MILESTONES: Final = by_id(KEY, "milestones.json")
AREAS: Final = by_id(KEY, "tharsis.json", "at")

BUYING, MILESTONE, AWARDS, PRIZES, LAST, PATENT = 3, 8, (8, 14, 20), 3, 14, 1
"""What the rulebook says: prices of cards, milestones and awards, how many of these, generations alone."""

POINTS, PLANTS, HEAT, OCEAN, PACK, LEAST = 5, 8, 8, 2, 4, -5
CITIES: Final = ("city", "capital")


def record(card: Any) -> Mapping[str, Any]:
    """Return what is printed on a card or a corporation."""
    found: Mapping[str, Any] | None = PROJECTS.get(card) or CORPORATIONS.get(card)
    return found or {}


def tableau(table: State, seat: Seat) -> list[Mapping[str, Any]]:
    company = table.companies[seat]
    return [record(card) for card in (company.corporation, *company.played) if card]


def tags(table: State, seat: Seat, tag: str) -> int:
    return sum(card.get("tags", []).count(tag) for card in tableau(table, seat))


def stored(table: State, seat: Seat, kind: str) -> int:
    held = table.companies[seat].cubes
    return sum(count for card, count in held.items() if record(card).get("stores") == kind)


def modifiers(table: State, seat: Seat, kind: str) -> list[Mapping[str, Any]]:
    company, waiting = table.companies[seat], []
    for card in company.next_card:
        waiting += [one for effect in record(card).get("effects", ()) for one in effect.get("modifiers", ())]
    found = [one for card in tableau(table, seat) for one in card.get("modifiers", ())]
    return [one for one in (*found, *waiting) if one.get("kind") == kind]


def card_cost(table: State, seat: Seat, card: Any) -> int:
    """Work out what a card costs a seat: what is printed, less all discounts."""
    return int(cost_of(table.companies[seat], CARDS[card]))


def project_cost(table: State, seat: Seat, project: Any) -> int:
    less = [one["amount"] for one in modifiers(table, seat, "discount") if one.get("project") == project]
    return int(STANDARD[project]["cost"] - sum(less))


def metal(table: State, seat: Seat, resource: str) -> int:
    """Say what a metal is worth to a seat."""
    more = [one["bonus"] for one in modifiers(table, seat, "resource-value") if one["resource"] == resource]
    return int({"steel": 2, "titanium": 3}[resource] + sum(more))


def plants(table: State, seat: Seat) -> int:
    """Say how many plants a greenery takes."""
    fewer = [
        number
        for one in modifiers(table, seat, "greenery-cost")
        for number in numbers_within(one)
        if number > 0
    ]
    return min([PLANTS, *fewer])


def tiles(table: State, *kinds: str, owner: Seat | None = None) -> int:
    found = table.planet.tiles.values()
    return sum(tile.kind in kinds and owner in (None, tile.owner) for tile in found)


def level(table: State, parameter: str) -> int:
    return tiles(table, "ocean") if parameter == "oceans" else int(getattr(table, parameter))


def measure(table: State, seat: Seat, name: str) -> int:
    """Count what a milestone or an award compares."""
    company, owned = table.companies[seat], table.planet.tiles.values()
    return {
        "terraformer": lambda: company.rating,
        "mayor": lambda: tiles(table, *CITIES, owner=seat),
        "gardener": lambda: tiles(table, "greenery", owner=seat),
        "builder": lambda: tags(table, seat, "building"),
        "planner": lambda: len(company.hand),
        "landlord": lambda: sum(tile.owner == seat for tile in owned),
        "banker": lambda: company.production[0],
        "scientist": lambda: tags(table, seat, "science"),
        "thermalist": lambda: company.stock[Resource.HEAT],
        "miner": lambda: company.stock[Resource.STEEL] + company.stock[Resource.TITANIUM],
    }[name]()


def value(scene: Scene, name: str) -> Any:
    return dict(scene.subject.values).get(name)


def viewer(scene: Scene) -> Any:
    return scene.view.companies[scene.seat if scene.seat != CHANCE else 0]


def pool(scene: Scene) -> list[Mapping[str, Any]]:
    """List what is printed on the cards that a sentence may be about: of an entry, of a seat, or all."""
    view = scene.view
    if scene.kind == "entry":
        named = value(scene, "card") or value(scene, "corporation") or getattr(view.question, "card", None)
        if named:
            return [record(named)]
        if value(scene, "project"):
            return [STANDARD[value(scene, "project")]]
        verb = scene.subject.kind.verb
        own = [record(viewer(scene).corporation)]
        return (
            own
            if verb == "first"
            else [*PROJECTS.values(), *CORPORATIONS.values(), *TRACKS.values(), *STANDARD.values()]
        )
    if scene.kind in ("laid open", "seats"):
        return tableau(view, scene.seat)
    return [*PROJECTS.values(), *CORPORATIONS.values(), *TRACKS.values(), *STANDARD.values()]


def print_of(*names: str) -> Reader:
    """Hold values to the numbers that are printed on the cards that they may be about."""

    def read(scene: Scene, said: Said) -> Truth:
        printed_there = {number for card in pool(scene) for number in numbers_within([card, dict(card)])}
        # One is printed as a sign alone, and steps of a track bring one each.
        return dict.fromkeys(names, frozenset({1, *printed_there}))

    return read


def stocked(scene: Scene, said: Said) -> Truth:
    """Hold an amount of a resource to what somebody has, what is printed, or what an area brings."""
    if scene.kind == "seats":
        return {}
    at = Resource[said.message.removeprefix("units-").upper()]
    stocks = {company.stock[at] for company in scene.view.companies}
    if scene.kind == "described":
        return {"count": frozenset(stocks)}
    if scene.kind == "place":
        area = AREAS.get(str(scene.subject), {})
        return {"count": area.get("bonus", {}).get(at.name.lower(), 0)}
    cards = {number for card in pool(scene) for number in numbers_within(card)}
    return {"count": frozenset({*stocks, *cards, 1})}


def on_cards(scene: Scene, said: Said) -> Truth:
    """Hold resources on cards to those that lie there, with what comes or goes, and to what is printed."""
    lying = {number for company in scene.view.companies for number in company.cubes.values()}
    more = getattr(scene.view.question, "amount", 0)
    cards = {number for card in pool(scene) for number in numbers_within(card)}
    return {"count": frozenset({1, *lying, *(number + more for number in (*lying, 0)), *cards})}


def produced_of(scene: Scene, said: Said) -> Truth:
    words = scene.words
    at = next(one for one in Resource if words(f"production-{one}") == said["production"])
    made = {company.production[at] for company in scene.view.companies}
    cards = (
        {number for card in pool(scene) for number in numbers_within(card)} if scene.kind == "entry" else ()
    )
    return {"count": frozenset({*made, *cards})}


def needs_now(parameter: str) -> Reader:
    """Hold a need to what is printed and to where the table stands."""

    def read(scene: Scene, said: Said) -> Truth:
        printed_there = frozenset(number for card in pool(scene) for number in numbers_within(card))
        return {"value": printed_there, "least": printed_there, "now": level(scene.view, parameter)}

    return read


def has_now(count: Callable[[Scene, Said], int]) -> Reader:
    def read(scene: Scene, said: Said) -> Truth:
        printed_there = frozenset(number for card in pool(scene) for number in numbers_within(card))
        return {"least": frozenset({1, *printed_there}), "now": count(scene, said)}

    return read


def tag_named(scene: Scene, said: Said) -> int:
    tag = next(one for one in Tag if scene.words.name(one) == said["tag"])
    return tags(scene.view, scene.seat, tag.value)


def production_named(scene: Scene, said: Said) -> int:
    at = next(one for one in Resource if scene.words(f"production-{one}") == said["production"])
    return int(viewer(scene).production[at])


def track(parameter: str) -> Reader:
    """Hold where a parameter stands, and its goal, to the table and to its track."""
    return lambda s, said: {"now": level(s.view, parameter), "goal": TRACKS[parameter]["goal"]}


def goal(scene: Scene, said: Said) -> Truth:
    """Hold what a milestone wants to its card, and what a seat has to the table."""
    name = said.message.rpartition("-")[2]
    return {"least": MILESTONES[name]["least"], "has": measure(scene.view, scene.seat, name)}


def steps_left(parameter: str) -> Reader:
    def read(scene: Scene, said: Said) -> Truth:
        goal, step = TRACKS[parameter]["goal"], TRACKS[parameter]["step"]
        return {"steps": (goal - level(scene.view, parameter)) // step}

    return read


def next_bonus(scene: Scene, said: Said) -> Truth:
    """Name the steps of all tracks that bring something and are next to come."""
    ahead = [
        min((int(at) for at in one["bonuses"] if int(at) > level(scene.view, name)), default=None)
        for name, one in TRACKS.items()
    ]
    return {"at": frozenset(ahead)}


def award_price(table: State) -> int:
    return AWARDS[min(len(table.awards), len(AWARDS) - 1)]


def prizes(scene: Scene, said: Said) -> Truth:
    awards = "award" in said.message
    taken = scene.view.awards if awards else scene.view.milestones
    return {"left": PRIZES - len(taken), "price": award_price(scene.view) if awards else MILESTONE}


def money(scene: Scene, said: Said) -> Truth | None:
    """Say what an entry costs."""
    view, seat, verb = scene.view, scene.seat, scene.subject.kind.verb
    if verb == "project":
        return {"amount": project_cost(view, seat, value(scene, "project"))}
    if verb in ("claim", "fund"):
        return {"amount": MILESTONE if verb == "claim" else award_price(view)}
    card = value(scene, "card")
    return {"amount": card_cost(view, seat, card)} if card in PROJECTS else None


def cheaper(scene: Scene, said: Said) -> Truth:
    card, project = value(scene, "card"), value(scene, "project")
    if project:
        return {"cost": project_cost(scene.view, scene.seat, project), "printed": STANDARD[project]["cost"]}
    return {"cost": card_cost(scene.view, scene.seat, card), "printed": PROJECTS[card]["cost"]}


def card_named(scene: Scene, said: Said) -> Mapping[str, Any]:
    """Return what is printed on a card by its name; of equal names, on the one with the number."""
    every = {**PROJECTS, **CORPORATIONS}
    named = [one for card, one in every.items() if scene.words.name(Card(card), Card) == said["name"]]
    return next((one for one in named if str(one["number"]) == str(said.values.get("number"))), named[0])


def card_title(scene: Scene, said: Said) -> Truth:
    card = card_named(scene, said)
    return {"number": card["number"], "many": len(card["tags"])}


def can_pay(scene: Scene, tagged: Collection[str] = ()) -> int:
    """Add up what a seat can pay: its money, metals for cards with their tags, and heat for one of all.

    Before corporations are revealed that is what the chosen one brings, less the cards that are taken.
    """
    stock, whole = viewer(scene).stock, viewer(scene).stock[0]
    if viewer(scene).corporation is None and viewer(scene).chosen:
        owed = BUYING * len(viewer(scene).picked)
        return int(record(viewer(scene).chosen)["start"]["megacredits"] - owed)
    for tag, resource in (("building", "steel"), ("space", "titanium")):
        if tag in tagged:
            whole += stock[Resource[resource.upper()]] * metal(scene.view, scene.seat, resource)
    return int(whole + stock[Resource.HEAT] * bool(modifiers(scene.view, scene.seat, "heat-as-megacredits")))


def worth(scene: Scene, said: Said) -> Truth:
    """Add up what a seat can pay for the card of an entry, unless the card takes heat itself."""
    card = PROJECTS[value(scene, "card")]
    kept = any(one["kind"] == "pay" and one.get("resource") == "heat" for one in card.get("effects", ()))
    return {} if kept else {"worth": can_pay(scene, card["tags"])}


def standing(scene: Scene, said: Said) -> Truth:
    """Hold a number of a seat to what the milestone or award of an entry compares."""
    name = value(scene, "milestone") or value(scene, "award")
    return {"count": measure(scene.view, seats_named(scene, said["seat"]), name)}


def builder(scene: Scene, said: Said) -> Truth:
    more = PROJECTS[value(scene, "card")]["tags"].count("building")
    return {"count": tags(scene.view, scene.seat, "building") + more, "least": MILESTONES["builder"]["least"]}


def seat_told(scene: Scene, said: Said) -> Truth:
    company = scene.view.companies[seats_named(scene, said["seat"])]
    if said.message == "describe-cards":
        return {"cards": len(company.tableau), "events": len(company.events)}
    return {"rating": company.rating, "cards": len(company.hand)}


def tag_told(scene: Scene, said: Said) -> Truth:
    tag = next(one for one in Tag if scene.words.name(one) == said["tag"])
    return {"count": frozenset(tags(scene.view, seat, tag.value) for seat in scene.view.everyone)}


def money_of_seat(scene: Scene, said: Said) -> Truth:
    company = scene.view.companies[scene.seat]
    return {
        "points": totals(scene.view, scene.seat),
        "money": f"{company.stock[0]}{company.production[0]:+d}".replace("-", "−"),
    }


def totals(table: State, seat: Seat) -> int:
    return GAMES[KEY].totals(table)[seat]


def near(scene: Scene, kind: str) -> int:
    return sum(tile.kind == kind for tile in around(scene.view.planet, scene.subject))


def paid(scene: Scene, said: Said) -> Truth:
    """Hold a payment to what is gone from the stock of whoever pays."""
    was, now = scene.was.companies[scene.seat].stock, scene.view.companies[scene.seat].stock
    names = ("megacredits", "steel", "titanium", "heat")
    return {name: was[Resource[name.upper()]] - now[Resource[name.upper()]] for name in names}


def produced(scene: Scene, said: Said) -> Truth:
    """Work out what a generation brings: production, the rating, and energy that becomes heat."""
    was = scene.was.companies[scene.seat]
    made = {one.name.lower(): was.production[one] for one in Resource}
    now = scene.view.companies[scene.seat]
    energy = was.stock[Resource.ENERGY]
    heat = now.stock[Resource.HEAT] - was.stock[Resource.HEAT] - energy
    return {**made, "megacredits": now.stock[0] - was.stock[0], "heat": heat}


def stock(table: State, event: Any) -> int:
    return int(table.companies[event.seat].stock[event.resource])


def production(table: State, event: Any) -> int:
    return int(table.companies[event.seat].production[event.resource])


def rating(table: State, event: Any) -> int:
    return int(table.companies[event.seat].rating)


def cubes_there(table: State, event: Any) -> int:
    return int(table.companies[event.seat].cubes.get(event.card, 0))


def all_cubes(table: State) -> int:
    return sum(number for company in table.companies for number in company.cubes.values())


def cubes_named(scene: Scene, said: Said) -> Truth:
    """Hold resources that come or go to those that lie on all cards of the seat."""
    was, now = (sum(table.companies[scene.seat].cubes.values()) for table in (scene.was, scene.view))
    return {"amount": abs(now - was)}


def forgiven(scene: Scene, said: Said) -> int:
    """Count the steps by which the cards of whoever is asked may be off."""
    found = modifiers(scene.view, scene.seat, "leniency")
    return sum(number for one in found for number in numbers_within(one) if number > 0)


def parameter_bound(scene: Scene, said: Said) -> Truth:
    """Hold what a parameter has to be to the card, and what it is to the table."""
    card, name = record(scene.subject.card), said["parameter_key"]
    step = TRACKS[name]["step"]
    rules = [one for one in card["requirements"] if one.get("parameter") == name]
    bounds = {one.get(side) for one in rules for side in ("least", "most") if one.get(side) is not None}
    now, off = level(scene.view, name), forgiven(scene, said) * step
    missing = (min(bounds) - off - now) // step
    near_enough = {bound + by for bound in bounds for by in (-off, 0, off)}
    return short(said, {"wanted": frozenset(near_enough), "now": now}, missing)


def has_of(count: Callable[[Scene, Said], int]) -> Reader:
    """Hold what is wanted to what is printed, and what a seat has to the table."""

    def read(scene: Scene, said: Said) -> Truth:
        has, card = count(scene, said), record(getattr(scene.subject, "card", None))
        printed_there = {number + least for number in numbers_within(card) for least in (0, LEAST)}
        wanted = frozenset({1, HEAT, plants(scene.view, scene.seat), *printed_there})
        return short(said, {"has": has, "wanted": wanted}, said["wanted"] - has)

    return read


def tags_held(scene: Scene, said: Said) -> int:
    return tags(scene.view, scene.seat, said["tag_key"])


def production_held(scene: Scene, said: Said) -> int:
    return int(viewer(scene).production[Resource[said["resource_key"].upper()]])


def stock_held(scene: Scene, said: Said) -> int:
    return int(viewer(scene).stock[Resource[said["resource_key"].upper()]])


def expense(scene: Scene, said: Said) -> Truth:
    """Hold a cost to the price of the move."""
    move, view, seat = scene.subject, scene.view, scene.seat
    match move.verb:
        case "play":
            due = card_cost(view, seat, move.card)
        case "project":
            due = project_cost(view, seat, move.project)
        case "claim":
            due = MILESTONE
        case "fund":
            due = award_price(view)
        case "buy":
            due = view.question.price
        case _:
            return {}
    card = PROJECTS[move.card] if move.verb == "play" else {}
    has = can_pay(scene, card.get("tags", ()))
    kept = any(one["kind"] == "pay" and one.get("resource") == "heat" for one in card.get("effects", ()))
    return short(said, {"cost": due, "has": said["has"] if kept else has}, due - said["has"])


def reached(scene: Scene, said: Said) -> Truth:
    name = scene.subject.milestone
    has = measure(scene.view, scene.seat, name)
    return short(said, {"wanted": MILESTONES[name]["least"], "has": has}, MILESTONES[name]["least"] - has)


def payment(scene: Scene, said: Said) -> Truth:
    return {name: getattr(scene.subject, name) for name in ("megacredits", "steel", "titanium", "heat")}


def over(scene: Scene, said: Said) -> Truth:
    """Work out by how much a payment is more than what is owed."""
    view, seat = scene.view, scene.seat
    due, way = view.question.cost, dict(scene.subject.values)
    paid_in = way["megacredits"] + way["heat"]
    paid_in += sum(way[one] * metal(view, seat, one) for one in ("steel", "titanium"))
    return {"cost": due, "over": paid_in - due}


def ways(scene: Scene, said: Said) -> Truth:
    """Hold what a payment is made of to what the payer has, and to what a metal is worth."""
    name = said.message.rpartition("-")[2]
    has = viewer(scene).stock[Resource[name.upper()]]
    truth = {"count": frozenset(range(has + 1))}
    if "worth" in said.message:
        return {**truth, "worth": metal(scene.view, scene.seat, name)}
    return truth


def rises(scene: Scene, said: Said) -> Truth:
    """Hold from where to where a production goes to what it is, and to what the question says."""
    asked, sign = scene.view.question, 1 if said.message == "deed-raise" else -1
    whose = value(scene, "of") if sign < 0 else scene.seat
    now = scene.view.companies[scene.seat if whose is None else whose].production
    at = getattr(asked, "resource", None) if sign < 0 else value(scene, "resource")
    by = getattr(asked, "amount", 1)
    return {"from": now[at], "to": now[at] + sign * by}


def loss(scene: Scene, said: Said) -> Truth:
    """Say how much a rival can lose, and what a generation brings, the rating for money included."""
    company, at = scene.view.companies[value(scene, "of")], scene.view.question.resource
    income = company.production[at] + (company.rating if at == Resource.MEGACREDITS else 0)
    return {"most": min(company.stock[at], scene.view.question.up_to), "makes": income}


def cubes_lost(scene: Scene, said: Said) -> Truth:
    card = value(scene, "card")
    held = next(one.cubes[card] for one in scene.view.companies if card in one.cubes)
    return {"has": held, "left": held - value(scene, "amount")}


def makes(scene: Scene, said: Said) -> Truth:
    """Say what a generation brings of plants or of heat, energy that is left over included."""
    company = viewer(scene)
    if scene.subject.kind.verb == "heat":
        return {"makes": company.production[Resource.HEAT] + company.stock[Resource.ENERGY]}
    return {"makes": company.production[Resource.PLANTS]}


def draft(scene: Scene, said: Said) -> Truth:
    return {"number": len(viewer(scene).picked) + 1, "of": PACK - 1}


def by_stock(name: str) -> NumberOf:
    return lambda table, seat: table.companies[seat].stock[Resource[name.upper()]]


def prize_scored(scene: Scene, said: Said) -> Truth:
    """Hold the place of an award to what all have of what it compares."""
    values = [measure(scene.view, seat, scene.subject.award) for seat in scene.view.everyone]
    own = values[scene.seat]
    return {"value": own, "place": 1 if own == max(values) else 2}


def print_at_move(name: str) -> Reader:
    """Hold a number to what is printed on the card of a move."""

    def read(scene: Scene, said: Said) -> Truth:
        return {name: frozenset(numbers_within(record(scene.subject.card)))}

    return read


def _by_name(scene: Scene, name: str) -> str:
    return next(str(card) for card in PROJECTS if scene.words.name(Card(card), Card) == name)


NUMBERS: Final[Mapping[str, NumberOf]] = {
    "number-score": totals,
    "number-rating": lambda table, seat: table.companies[seat].rating,
    "number-cards": lambda table, seat: len(table.companies[seat].hand),
    "number-events": lambda table, seat: len(table.companies[seat].events),
    "number-greenery": plants,
    "number-worth-steel": lambda table, seat: metal(table, seat, "steel"),
    "number-worth-titanium": lambda table, seat: metal(table, seat, "titanium"),
    **{f"number-tags-{tag}": partial(tags, tag=tag) for tag in Tag},
    **{f"number-cubes-{one}": partial(stored, kind=one) for one in CardResource},
    **{
        f"number-{one}": by_stock(one)
        for one in ("megacredits", "steel", "titanium", "plants", "energy", "heat")
    },
    **{f"parameter-{one}": lambda table, seat, one=one: level(table, one) for one in TRACKS},  # type: ignore[misc]
}

PRINTED: Final[Mapping[str, tuple[str, ...]]] = {
    "amount-per": ("amount",),
    "brief-change": ("amount",),
    "brief-raise-oxygen": ("steps",),
    "brief-raise-temperature": ("steps",),
    "brief-rating": ("amount",),
    "card-points": ("points",),
    "card-points-if": ("points",),
    "card-points-per": ("points",),
    "clause-choose-number": ("least",),
    "clause-discard-cards": ("count",),
    "clause-draw-cards": ("count",),
    "clause-look-and-buy": ("count",),
    "clause-look-and-keep": ("count", "keep"),
    "clause-lower-any-production": ("by",),
    "clause-lower-production": ("by",),
    "clause-lower-rating": ("by",),
    "clause-next-card-leniency": ("steps",),
    "clause-production-from-bonus": ("by",),
    "clause-raise-oxygen": ("steps",),
    "clause-raise-production": ("by",),
    "clause-raise-rating": ("by",),
    "clause-raise-temperature": ("steps",),
    "condition-cities": ("least",),
    "condition-greeneries": ("least",),
    "condition-oceans": ("value",),
    "condition-oxygen": ("value",),
    "condition-production": ("least",),
    "condition-tag": ("least",),
    "condition-temperature": ("value", "degrees"),
    "corporation-free-cards": ("count",),
    "modifier-greenery-cost": ("plants",),
    "modifier-leniency": ("steps",),
    "modifier-value": ("bonus",),
    "per-city-tiles": ("every",),
    "per-resources-here": ("every",),
    "per-tags": ("every",),
    "points-tag": ("points",),
    "reaction-payment": ("least",),
    "tiles-city": ("count",),
    "tiles-greenery": ("count",),
    "tiles-ocean": ("count",),
    "where-next-to-any-tile": ("least",),
    "where-next-to-city": ("least",),
    "where-next-to-greenery": ("least",),
}
"""What is printed on cards: the messages, and their numbers."""

READERS: Final[Mapping[str, Reader]] = {
    **previewed(NUMBERS),
    **{message: print_of(*names) for message, names in PRINTED.items()},
    **{f"units-{one}": stocked for one in ("megacredits", "steel", "titanium", "plants", "energy", "heat")},
    **{f"cubes-{one}": on_cards for one in ("animal", "microbe", "science", "fighter", "stored")},
    **{f"goal-{one}": goal for one in MILESTONES},
    **{f"prize-goal-{one}": goal for one in MILESTONES},
    **{f"table-goal-{one}": goal for one in MILESTONES},
    **{
        f"{start}-{one}": track(one)
        for start in ("now", "track-now", "track-narrow", "describe")
        for one in TRACKS
    },
    **{f"table-solo-{one}": steps_left(one) for one in TRACKS},
    **{f"needs-{one}": needs_now(one) for one in TRACKS},
    **dict.fromkeys(
        ("way-megacredits", "way-steel", "way-titanium", "way-heat", "way-worth-steel", "way-worth-titanium"),
        ways,
    ),
    "area-greeneries": lambda s, said: {"count": near(s, "greenery")},
    "area-oceans": lambda s, said: {"count": near(s, "ocean"), "money": OCEAN * near(s, "ocean")},
    "ask-buy-cards": lambda s, said: {"price": BUYING},
    "ask-how-to-pay": facts("cost"),
    "ask-keep-cards": facts("count"),
    "ask-which-card": facts("amount"),
    "ask-which-cubes": facts("up_to"),
    "ask-which-loss": facts("up_to"),
    "ask-which-number": facts("least", "most"),
    "ask-which-production": facts("amount"),
    "award-title": lambda s, said: {"cost": award_price(s.view), "seats": s.view.seats},
    "card-builder": builder,
    "card-cheaper": cheaper,
    "card-cost": cheaper,
    "card-title": card_title,
    "card-worth": worth,
    "cards": lambda s, said: {"count": AREAS[str(s.subject)]["cards"]},
    "corporation-cheaper-card": lambda s, said: {
        "cost": frozenset(range(PROJECTS[_by_name(s, said["card"])]["cost"]))
    },
    "corporation-title": card_title,
    "deed-lower": rises,
    "deed-number": lambda s, said: {"number": value(s, "number")},
    "deed-raise": rises,
    "deed-take": loss,
    "deed-take-cubes": cubes_lost,
    "deed-take-makes": loss,
    "describe-cards": seat_told,
    "describe-seat": seat_told,
    "describe-tag": tag_told,
    "describe-tracks": lambda s, said: {"generation": s.view.generation},
    "event-award-funded": lambda s, said: {
        "cost": AWARDS[[award for award, _ in s.view.awards].index(s.subject.award)]
    },
    "event-bonus-reached": lambda s, said: {"value": level(s.view, s.subject.parameter.value)},
    "event-card-bought": lambda s, said: {"cost": BUYING},
    "event-card-played": lambda s, said: {"cost": card_cost(s.was, s.seat, s.subject.card)},
    "event-cards-discarded": lambda s, said: {
        "count": sum(map(len, s.view.discards)) - sum(map(len, s.was.discards))
    },
    "event-cards-kept": lambda s, said: {
        "count": len(s.view.companies[s.seat].hand),
        "cost": frozenset((0, BUYING * len(s.view.companies[s.seat].hand))),
    },
    "event-cost-paid": paid,
    "event-cubes-added": rose(amount=cubes_there),
    "event-cubes-removed": cubes_named,
    "event-deck-reshuffled": lambda s, said: {"size": len(s.view.deck) - len(s.was.deck)},
    "event-gain-set-off": rose(amount=stock),
    "event-generation-begun": became(generation=lambda now, e: now.generation),
    "event-heat-converted": fell(heat=lambda table, e: table.companies[e.seat].stock[Resource.HEAT]),
    "event-neutral-robbed": lambda s, said: (
        {"amount": stock(s.view, s.subject) - stock(s.was, s.subject)}
        if stock(s.view, s.subject) != stock(s.was, s.subject)
        else {}
    ),
    "event-paid": paid,
    "event-parameter-raised": lambda s, said: {"value": level(s.view, s.subject.parameter.value)},
    "event-plants-converted": fell(plants=lambda table, e: table.companies[e.seat].stock[Resource.PLANTS]),
    "event-produced": produced,
    "event-production-begun": became(generation=lambda now, e: now.generation),
    "event-production-lowered": fell(amount=production),
    "event-production-raised": rose(amount=production),
    "event-production-set-off": rose(amount=production),
    "event-project-done": lambda s, said: {"cost": project_cost(s.was, s.seat, s.subject.project)},
    "event-rating-rose": lambda s, said: {
        "amount": rating(s.view, s.subject) - rating(s.was, s.subject),
        "rating": rating(s.view, s.subject),
    },
    "event-resource-taken": lambda s, said: (
        {
            "amount": s.was.companies[s.subject.of].stock[s.subject.resource]
            - s.view.companies[s.subject.of].stock[s.subject.resource]
        }
        if s.subject.of != s.seat
        else {}
    ),
    "event-stock-gained": rose(amount=stock),
    "event-stock-spent": fell(amount=stock),
    "milestone-title": lambda s, said: {"cost": MILESTONE},
    "heading-over": lambda s, said: {"generation": s.view.generation},
    "move-pay": payment,
    "move-take-cubes": lambda s, said: {"amount": all_cubes(s.was) - all_cubes(s.now)},
    "move-take-from": lambda s, said: {
        "amount": frozenset(
            was - now
            for was, now in zip(
                s.was.companies[s.subject.of].stock, s.now.companies[s.subject.of].stock, strict=True
            )
        )
        if s.subject.of != s.seat
        else said["amount"]
    },
    "move-use-card-action": lambda s, said: {
        "option": frozenset(range(1, len(record(s.subject.card)["actions"]) + 1))
    },
    "needs-cities": has_now(lambda s, said: tiles(s.view, *CITIES)),
    "needs-greeneries": has_now(lambda s, said: tiles(s.view, "greenery", owner=s.seat)),
    "needs-production": has_now(production_named),
    "needs-tag": has_now(tag_named),
    "pay-worth": over,
    "price-heat": lambda s, said: {"amount": HEAT},
    "price-money": money,
    "price-plants": lambda s, said: {"amount": plants(s.view, s.seat)},
    "prize-left": lambda s, said: {"left": PRIZES - len(s.view.milestones)},
    **dict.fromkeys(("prize-points", "prize-tag"), lambda s, said: {"points": POINTS}),
    "production-of": produced_of,
    "project-title": lambda s, said: {"cost": project_cost(s.view, s.seat, value(s, "project"))},
    "refusal-cities-missing": has_of(lambda s, said: tiles(s.view, *CITIES)),
    "refusal-greeneries-missing": has_of(lambda s, said: tiles(s.view, "greenery", owner=s.seat)),
    "refusal-milestone-not-reached": reached,
    "refusal-nobody-to-lower": print_at_move("amount"),
    "refusal-not-between": lambda s, said: (
        {"least": s.view.question.least, "most": s.view.question.most}
        if isinstance(s.view.question, qs.WhichNumber)
        else {}
    ),
    "refusal-parameter-too-high": parameter_bound,
    "refusal-parameter-too-low": parameter_bound,
    "refusal-production-too-low": has_of(production_held),
    "refusal-tags-missing": has_of(tags_held),
    "refusal-too-expensive": expense,
    "refusal-too-few-cards": has_of(lambda s, said: len(viewer(s).hand)),
    "refusal-too-few-resources": has_of(stock_held),
    "refusal-wrong-payment": lambda s, said: {"cost": s.view.question.cost},
    "score-award-scored": prize_scored,
    "score-greeneries-scored": lambda s, said: {"tiles": tiles(s.view, "greenery", owner=s.seat)},
    "seat-count": standing,
    "seat-events": lambda s, said: {"count": len(s.view.companies[s.seat].events)},
    "seat-greenery": lambda s, said: {"plants": plants(s.view, s.seat)},
    "seat-hand": lambda s, said: {"count": len(s.view.companies[s.seat].hand)},
    "seat-money": money_of_seat,
    "seat-points": lambda s, said: {"points": totals(s.view, s.seat)},
    "seat-pts": lambda s, said: {"points": totals(s.view, s.seat)},
    "seat-rating": lambda s, said: {"rating": s.view.companies[s.seat].rating},
    "seat-rating-full": lambda s, said: {"rating": s.view.companies[s.seat].rating},
    "seat-short": money_of_seat,
    "seat-steel": lambda s, said: {"worth": metal(s.view, s.seat, "steel")},
    "seat-titanium": lambda s, said: {"worth": metal(s.view, s.seat, "titanium")},
    "stage-action": lambda s, said: {"number": s.view.question.taken + 1},
    "stage-draft": draft,
    "stage-generation": lambda s, said: {"generation": s.view.generation},
    "stage-generation-short": lambda s, said: {"generation": s.view.generation},
    "step-bonus": next_bonus,
    "stock-have": makes,
    "table-awards": prizes,
    "table-awards-short": prizes,
    "table-milestones": prizes,
    "table-milestones-short": prizes,
    "table-piles": lambda s, said: {
        "deck": len(s.view.deck),
        "discards": len(s.view.face_up) + sum(map(len, s.view.discards)),
    },
    "table-solo": lambda s, said: {"generation": s.view.generation, "last": LAST},
    "track-next-bonus": next_bonus,
}
