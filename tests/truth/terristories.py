"""What the messages of TerriStories have to say."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from boardkit.core import CHANCE, Seat, choice_of, legal
from boardkit.games.terristories.box.things import INDICES, Index
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.harvest import most as may_harvest
from boardkit.games.terristories.rules.model import State
from tests.truth.kit import previewed
from tests.truth.reading import (
    NumberOf,
    Reader,
    Truth,
    became,
    by_id,
    fell,
    numbers_within,
    rose,
    seats_named,
    short,
)
from tests.truth.scenes import Said, Scene

KEY: Final = "terristories"

PROJECTS: Final = by_id(KEY, "projects.json")
ALEAS: Final = by_id(KEY, "aleas.json")
POWERS: Final = by_id(KEY, "powers.json", "role")
CHARACTERS: Final = by_id(KEY, "characters.json")
TERRAINS: Final = by_id(KEY, "terrains.json", "terrain")
BONUS: Final = by_id(KEY, "indices.json", "index")

LOWEST, HIGHEST = -3, 10
ROUNDS, MEN, ZONES, DEALS = 8, 5, 5, 8
POINT, MAN, ZONE, START, CHEAPEST = 3, 2, 4, 6, 1
"""What the rulebook says: rounds, individuals, zones, deals in a phase, prices, and cubes at the start."""

ON_OWN_ZONE, ON_FREE_LAND = 2, 1
"""What an individual harvests."""


def acting(table: State, seat: Seat) -> Iterator[tuple[Any, Mapping[str, Any]]]:
    """Walk the projects of a seat that act, with what is printed on them."""
    for card in table.tableaux[seat].cards:
        if not card.stocked and (card.at is None or table.land[card.at].cubes):
            yield card, PROJECTS[card.project]


def summed(table: State, seat: Seat, op: str, **more: Any) -> int:
    """Add up the effects of a sort from which a seat profits: its own, and those of others for everybody."""
    return sum(
        effect["amount"]
        for owner in table.everyone
        for _, project in acting(table, owner)
        for effect in project["effects"]
        if effect["op"] == op and all(effect.get(name) == value for name, value in more.items())
        if owner == seat or effect.get("target") == "each"
    )


def labels(table: State, seat: Seat) -> int:
    effects = (effect for _, project in acting(table, seat) for effect in project["effects"])
    return sum(effect["amount"] for effect in effects if effect["op"] == "label")


def capacity(table: State, at: Any) -> int:
    added = sum(
        effect["amount"]
        for owner in table.everyone
        for card, project in acting(table, owner)
        for effect in project["effects"]
        if effect["op"] == "capacity" and card.at == at
    )
    return int(TERRAINS[table.land[at].terrain]["cubes"] + added)


def people(table: State, seat: Seat) -> int:
    return sum(land.individuals[seat] for land in table.land.values())


def zones(table: State, seat: Seat) -> int:
    return sum(land.zones[seat] for land in table.land.values())


def targets(table: State) -> Sequence[int]:
    aims: Sequence[int] = by_id(KEY, "missions.json")[table.mission]["target"]
    return (HIGHEST,) * 3 if table.options.ex_nihilo else aims


def wanted(table: State, profile: Mapping[str, Any]) -> int:
    return int(min(HIGHEST, targets(table)[INDICES.index(Index(profile["index"]))] + profile["above"]))


def amount(table: State, profile: Mapping[str, Any]) -> int:
    return int(profile["with_four" if table.seats == 4 else "with_three"])


def hourglasses(table: State, seat: Seat) -> int:
    cards = table.tableaux[seat].cards
    return sum(PROJECTS[card.project]["duration"] == "sablier" and not card.stocked for card in cards)


def full(table: State, at: Any, part: int) -> bool:
    return table.land[at].cubes * part >= capacity(table, at)


def of_all(count: NumberOf) -> NumberOf:
    return lambda table, seat: sum(count(table, one) for one in table.everyone)


COUNTED: Final[Mapping[str, NumberOf]] = {
    "own_resources": lambda table, seat: table.tableaux[seat].cubes,
    "own_zone_territories": lambda table, seat: sum(
        bool(land.zones[seat] and land.cubes) for land in table.land.values()
    ),
    "all_individuals": of_all(people),
    "sablier_in_play": of_all(hourglasses),
    "own_zones": zones,
    "labels_in_play": of_all(labels),
    "own_tokens": lambda table, seat: sum(card.at is not None for card in table.tableaux[seat].cards),
    "own_labels": labels,
    "own_zone_full": lambda table, seat: sum(
        bool(land.zones[seat]) and full(table, at, 1) for at, land in table.land.items()
    ),
    "territories_at_least_half": lambda table, seat: sum(full(table, at, 2) for at in table.land),
}


def profiles(scene: Scene) -> Iterator[tuple[Seat, Mapping[str, Any]]]:
    """Walk the objectives that may be seen."""
    for seat in scene.view.everyone:
        character = scene.view.tableaux[seat].character
        if character in CHARACTERS and scene.seat in (seat, CHANCE, *scene.view.everyone):
            yield seat, CHARACTERS[character]


def progress(scene: Scene, said: Said) -> Truth:
    """Hold how near a seat is to its objective; what is said names one of those that are known."""
    found = []
    for seat, profile in profiles(scene):
        value = scene.view.index(Index(profile["index"]))
        count = COUNTED[profile["condition"]](scene.view, seat)
        found.append((value, wanted(scene.view, profile), count, amount(scene.view, profile)))
    names = ("value", "wanted", "count", "amount")
    as_said = tuple(int(said[name]) for name in names)
    return dict(zip(names, as_said, strict=True)) if as_said in found else dict.fromkeys(names, "otherwise")


def aim(scene: Scene, said: Said) -> Truth:
    """Hold what an objective wants to its card: of those of an index that is named."""
    index = next(one for one in INDICES if scene.words.name(one) == said["index"])
    cards = [profile for profile in CHARACTERS.values() if profile["index"] == index]
    return {"wanted": frozenset(wanted(scene.view, card) for card in cards)}


def condition(scene: Scene, said: Said) -> Truth:
    name = said.message.removeprefix("condition-").replace("-", "_")
    cards = [profile for profile in CHARACTERS.values() if profile["condition"] == name]
    return {"amount": frozenset(amount(scene.view, card) for card in cards)}


def value(scene: Scene, name: str) -> Any:
    return dict(scene.subject.values).get(name)


def pool(scene: Scene) -> list[Any]:
    """List the printed cards that a sentence may be about: that of an entry, those of a seat, or all."""
    if scene.kind == "entry":
        named = value(scene, "card") or value(scene, "alea") or getattr(scene.view.question, "card", None)
        if named is not None:
            return [PROJECTS.get(named) or ALEAS[named]]
    if scene.kind == "laid open":
        tableau = scene.view.tableaux[scene.seat]
        cards = [*(card.project for card in tableau.cards), *tableau.hand]
        power = [POWERS[tableau.role]] if tableau.role else []
        return [*(PROJECTS[card] for card in cards if card in PROJECTS), *power]
    return [*PROJECTS.values(), *ALEAS.values(), *POWERS.values()]


def effect(scene: Scene, said: Said) -> Truth:
    """Hold the numbers of an effect to those that are printed of its sort on the cards it may be about."""
    name = said.message.removeprefix("effect-")
    effects = [one for card in pool(scene) for one in card["effects"]]
    sort = [one for one in effects if name.startswith(one["op"].replace("_", "-"))]
    return dict.fromkeys(("amount", "most", "cheaper", "count", "less"), frozenset(numbers_within(sort)))


def effect_of(op: str) -> Reader:
    """Hold an amount to those printed of a sort of effect."""

    def read(scene: Scene, said: Said) -> Truth:
        effects = [one for card in pool(scene) for one in card["effects"] if one["op"] == op]
        return {"amount": frozenset(one["amount"] for one in effects)}

    return read


def on_card(**names: str) -> Reader:
    """Hold values to fields of the printed cards that they may be about; a list is told as one."""

    def read(scene: Scene, said: Said) -> Truth:
        return {
            name: frozenset(_plain(card.get(key)) for card in pool(scene) if key in card)
            for name, key in names.items()
        }

    return read


def _plain(printed_value: Any) -> Any:
    return " ".join(map(str, printed_value)) if isinstance(printed_value, list) else printed_value


def phases(scene: Scene, said: Said) -> Truth:
    """Hold the phases of a project to those that are printed."""
    found = [card["phases"] for card in pool(scene) if "phases" in card]
    said_one = said["phases_count"] == 1
    truth = {"phases": frozenset(str(one[0]) for one in found)} if said_one else {}
    return {**truth, "phases_count": frozenset(map(len, found))}


def by_row(scene: Scene, said: Said) -> Truth:
    """Hold a phase to those of the projects that lie before a seat."""
    cards = scene.view.tableaux[scene.seat].cards
    return {"phase": frozenset(PROJECTS[card.project]["phases"][0] for card in cards)}


def index_named(scene: Scene, name: str) -> int:
    """Return which index is called so, in full or in short."""
    words = scene.words
    return next(at for at, one in enumerate(INDICES) if name in (words.name(one), words(f"track-{one}")))


def index_told(scene: Scene, said: Said) -> Truth:
    at = index_named(scene, said["index"])
    return {"value": scene.view.indices[at], "target": targets(scene.view)[at]}


def standing(scene: Scene, said: Said) -> Truth:
    """Hold where an index stands to those that stand there, with their goals."""
    pairs = list(zip(scene.view.indices, targets(scene.view), strict=True))
    said_value = int(str(said["value"]).replace("−", "-"))
    aims = frozenset(target for value, target in pairs if value == said_value)
    return {"value": frozenset(scene.view.indices), "target": aims}


def bonus(index: str, at: int) -> int:
    return int(BONUS[index]["bonus"].get(str(at), 0))


def bonus_now(scene: Scene, said: Said) -> Truth:
    index = said.message.removeprefix("side-bonus-")
    return {"change": bonus(index, scene.view.index(Index(index)))}


def bonus_note(scene: Scene, said: Said) -> Truth:
    index = said.message.removeprefix("index-note-")
    return {"low": bonus(index, LOWEST), "high": bonus(index, 8), "top": bonus(index, HIGHEST)}


def foretold(scene: Scene, said: Said) -> Truth:
    """Add the printed impacts of the projects on the table to where the indices stand."""
    view, found = scene.view, {"paid": list(scene.view.indices), "every": list(scene.view.indices)}
    for owner in view.order:
        offer = view.offers[owner]
        for name, ends in found.items():
            if offer is not None and (name == "every" or sum(offer.paid) >= cost(view, owner, offer.project)):
                moved = zip(ends, PROJECTS[offer.project]["impacts"], strict=True)
                found[name] = [min(HIGHEST, max(LOWEST, at + by)) for at, by in moved]
    return {name: frozenset(ends) for name, ends in found.items()}


def cost(table: State, owner: Seat, project: Any) -> int:
    printed_cost = int(PROJECTS[project]["cost"])
    return max(CHEAPEST, printed_cost - summed(table, owner, "discount", goods="project"))


def point_price(table: State) -> int:
    return max(0, POINT - summed(table, table.ambassador, "discount", goods="index"))


def price(scene: Scene, said: Said) -> Truth | None:
    """Say what an entry costs."""
    view, kind = scene.view, scene.subject.kind.verb
    if kind in ("council", "vote") or value(scene, "index") is not None:
        return {"cubes": point_price(view)}
    if kind in ("recruit", "build"):
        full_price, goods = (MAN, "individual") if kind == "recruit" else (ZONE, "zone")
        second = isinstance(view.question, qs.BuySecond) or view.turn.bought
        less = summed(view, scene.seat, "discount", goods=goods) + ((second and view.season.extra) or 0)
        return {"cubes": max(0, full_price - less)}
    named = value(scene, "card") or getattr(view.question, "card", None)
    return {"cubes": PROJECTS[named]["cost"]} if named else None


def offered(scene: Scene, said: Said) -> Truth:
    """Say what is paid of a project, and what it costs."""
    offers = [(owner, offer) for owner, offer in enumerate(scene.view.offers) if offer is not None]
    if scene.kind == "entry":
        offers = [pair for pair in offers if pair[1].project == value(scene, "card")] or offers
    costs = {cost(scene.view, Seat(owner), offer.project): sum(offer.paid) for owner, offer in offers}
    sums = frozenset(sum(offer.paid) for _, offer in offers)
    whole = frozenset(costs)
    missing = {cost(scene.view, Seat(owner), offer.project) - sum(offer.paid) for owner, offer in offers}
    has = scene.view.tableaux[scene.seat].cubes if scene.seat != CHANCE else 0
    if scene.kind == "entry" and said.message == "told-paid":
        return {"missing": frozenset(missing), "cubes": has}
    return {"paid": sums, "cubes": whole}


def facts(scene: Scene, said: Said) -> Truth:
    """Count what sentences about what may be done say: cubes, individuals, zones, prices."""
    view, values = scene.view, dict(scene.subject.values)
    seat = scene.seat
    other = next((values[name] for name in ("to", "of", "seat") if name in values), None)
    other = Seat(getattr(view.question, "to", seat) if other is None else other)
    return {
        "cubes": view.tableaux[seat].cubes,
        "other": scene.words.seat(other),
        "others": view.tableaux[other].cubes,
        "people": people(view, other if "seat" in values else seat),
        "peoplemost": MEN,
        "zones": zones(view, seat),
        "zonesmost": ZONES,
        "steps": 1 + summed(view, seat, "move"),
        "price": point_price(view),
        "zoned": ON_OWN_ZONE,
        "free": ON_FREE_LAND,
        "due": getattr(view.question, "due", None),
        "asked": getattr(view.question, "amount", None),
        **emptied(scene),
    }


def emptied(scene: Scene) -> Truth:
    """Try how many territories lose their last cube where all is harvested."""
    if dict(scene.subject.values).get("spared") != 0:
        return {}
    move = scene.subject.kind(**dict(scene.subject.values))
    if move not in legal(scene.game, scene.view):
        return {}
    step = scene.game.apply(scene.was, move)
    return {"emptied": sum(type(frame.event).__name__ == "TurnedSterile" for frame in step.frames)}


def harvest_told(scene: Scene, said: Said) -> Truth:
    at = next(one for one in scene.view.land if str(one) == said["at"])
    return {"most": reaps(scene, at), "cubes": scene.view.land[at].cubes}


def reaps(scene: Scene, at: Any) -> int:
    """Say how much whoever is asked may harvest somewhere: by the legal moves, where it is the time."""
    seat = scene.view.to_move
    if not isinstance(scene.view.question, qs.Harvest):
        return int(may_harvest(scene.view, seat, at))
    moves: list[Any] = [move for move in legal(scene.game, scene.view) if getattr(move, "at", None) == at]
    return max((move.amount for move in moves), default=0)


def left_to_harvest(scene: Scene, said: Said) -> Truth:
    """Try how many cubes whoever is asked could still harvest without any last one."""
    move = next(one for one in legal(scene.game, scene.view) if getattr(one, "spared", None) == 1)
    events: list[Any] = [frame.event for frame in scene.game.apply(scene.was, move).frames]
    return {
        "count": sum(
            one.amount for one in events if type(one).__name__ == "Harvested" and one.seat == scene.seat
        )
    }


def seat_told(scene: Scene, said: Said) -> Truth:
    seat, view = seats_named(scene, said["seat"]), scene.view
    return {
        "cubes": view.tableaux[seat].cubes,
        "individuals": people(view, seat),
        "zones": zones(view, seat),
        "labels": labels(view, seat),
    }


def territory(scene: Scene, said: Said) -> Truth:
    at = next(one for one in scene.view.land if str(one) == said["at"])
    return {"cubes": scene.view.land[at].cubes, "capacity": capacity(scene.view, at)}


def counted(scene: Scene, said: Said) -> Truth:
    """Hold how much a seat has somewhere to what it has there, or has paid."""
    seat, view = seats_named(scene, said["seat"]), scene.view
    lands = [view.land[scene.subject]] if scene.kind == "place" else view.land.values()
    there = {number for land in lands for number in (land.zones[seat], land.individuals[seat])}
    paid = {offer.paid[seat] for offer in view.offers if offer is not None}
    return {"count": frozenset(there if scene.kind == "place" else there | paid)}


def debts(scene: Scene, said: Said) -> Truth:
    owed = scene.view.debts
    if "seat" in said.values:
        names = scene.words.seat
        return {
            "amount": frozenset(
                one.amount for one in owed if names(one.seat) == said["seat"] and names(one.to) == said["to"]
            )
        }
    return {"amount": frozenset(one.amount for one in owed)}


def owed(table: State, seat: Seat, to: Seat) -> int:
    return sum(debt.amount for debt in table.debts if (debt.seat, debt.to) == (seat, to))


def clock(scene: Scene, said: Said) -> Truth:
    return {"round": scene.view.round, "rounds": ROUNDS}


def cubes(table: State, subject: Any) -> int:
    return int(table.tableaux[subject.seat].cubes)


def shifts(scene: Scene, said: Said) -> Truth:
    """Hold moves of the indices to where they stand then, but for what would lead off the tracks."""
    moved = zip(INDICES, scene.was.indices, scene.view.indices, strict=True)
    return {index.value: now - was for index, was, now in moved if LOWEST < now < HIGHEST}


def changed_on_land(sign: int) -> Reader:
    """Hold what is said of a territory, or of each of several, to its cubes."""

    def read(scene: Scene, said: Said) -> Truth:
        event = scene.subject
        places = getattr(event, "territories", None) or (event.at,)
        by = {sign * (scene.view.land[at].cubes - scene.was.land[at].cubes) for at in places}
        return {"amount": frozenset(by)} if len(by) == 1 else {"amount": "different numbers"}

    return read


def most_cubes(scene: Scene, said: Said) -> Truth:
    """Hold the most of an amount to the legal moves that differ in the amount only."""
    move = scene.subject
    alike: list[Any] = [
        one
        for one in legal(scene.game, scene.view)
        if type(one) is type(move) and _but_amount(one) == _but_amount(move)
    ]
    return {"most": max(one.amount for one in alike)} if alike else {}


def _but_amount(move: Any) -> Any:
    return [getattr(move, name) for name in ("card", "to", "of", "at", "origin") if hasattr(move, name)]


def expense(scene: Scene, said: Said) -> Truth:
    """Hold what something costs to its printed price, and what a seat has to its cubes."""
    view, move, has = scene.view, scene.subject, scene.view.tableaux[scene.seat].cubes
    due: Any = said["cost"]
    if move.verb in ("recruit", "build", "council"):
        due = (price(evolved(scene, choice_of(move)), said) or {}).get("cubes", due)
    elif isinstance(view.question, qs.PayWages):
        due = view.question.due
    return short(said, {"cost": due, "has": has}, due - has)


def evolved(scene: Scene, choice: Any) -> Scene:
    return Scene("entry", scene.game, scene.words, (), scene.view, scene.seat, choice, scene.was)


def map_cubes(scene: Scene, said: Said) -> Truth:
    pairs = {(land.cubes, capacity(scene.view, at)) for at, land in scene.view.land.items()}
    return {
        "cubes": frozenset(pair[0] for pair in pairs),
        "most": frozenset(most for there, most in pairs if there == said["cubes"]),
    }


def role_told(scene: Scene, said: Said) -> Truth:
    """Count the projects of a role."""
    options = scene.view.options
    together = options.cooperative or options.basic or scene.view.seats == 2
    cards = [one for one in PROJECTS.values() if one["role"] == value(scene, "role")]
    cards = [one for one in cards if not (together and one["competitive"])]
    up = {index.value: sum(one["impacts"][at] > 0 for one in cards) for at, index in enumerate(INDICES)}
    ops = [[effect["op"] for effect in one["effects"]] for one in cards]
    return {
        "count": len(cards),
        "lasting": sum(one["duration"] == "sablier" for one in cards),
        "labels": sum("label" in one for one in ops),
        **up,
    }


def mission(scene: Scene, said: Said) -> Truth:
    aims = dict(zip((index.value for index in INDICES), targets(scene.view), strict=True))
    return {"stars": by_id(KEY, "missions.json")[scene.view.mission]["stars"], **aims}


def impacts(scene: Scene, said: Said) -> Truth:
    """Hold an impact to those that are printed for its index."""
    at = index_named(scene, said["index"])
    rows = [card.get("impacts") or card.get("cost") for card in pool(scene)]
    return {"change": frozenset(row[at] for row in rows if isinstance(row, list))}


def missed(scene: Scene, said: Said) -> Truth:
    line = scene.subject
    profile = CHARACTERS[line.character]
    return {
        "value": scene.view.index(Index(profile["index"])),
        "wanted": wanted(scene.view, profile),
        "count": COUNTED[profile["condition"]](scene.view, line.seat),
        "amount": amount(scene.view, profile),
    }


def of_move(read: Callable[[State, Any], int], sign: int = 1) -> Reader:
    """Hold the amount of a move to what changes of it for whoever makes it."""
    return lambda s, said: {"amount": sign * (read(s.now, s) - read(s.was, s))}


NUMBERS: Final[Mapping[str, NumberOf]] = {
    **{
        f"number-{index}": lambda table, seat, index=index: table.index(index)  # type: ignore[misc]
        for index in INDICES
    },
    "number-cubes": lambda table, seat: table.tableaux[seat].cubes,
    "number-individuals": people,
    "head-labels": labels,
    "head-projects": lambda table, seat: len(table.tableaux[seat].cards),
    "head-hand": lambda table, seat: len(table.tableaux[seat].hand),
    "number-zones": zones,
}

ABOUT: Final = (
    "agree", "also", "ask", "back", "build", "council", "decline", "dismiss", "give", "harvest", "move",
    "pay", "player", "pledge", "promise", "reap", "recruit", "settle", "vote",
)  # fmt: skip

PAID: Final = ("cubes-paid", "wages-paid", "economy-cost", "contributed", "cubes-given")
GOT: Final = (
    "cubes-gained", "cubes-returned", "pledge-returned", "economy-paid", "harvested", "bank-harvested",
    "withdrawn", "cubes-stolen",
)  # fmt: skip

READERS: Final[Mapping[str, Reader]] = {
    **previewed(NUMBERS),
    **{f"about-{name}": facts for name in ABOUT},
    **{f"condition-{name.replace('_', '-')}": condition for name in COUNTED},
    **{f"event-{name}": rose(amount=cubes) for name in GOT},
    **{f"event-{name}": fell(amount=cubes) for name in PAID},
    **{f"index-note-{index}": bonus_note for index in INDICES},
    **{f"side-bonus-{index}": bonus_now for index in INDICES},
    **dict.fromkeys(
        (
            f"stands-{long}-{end}"
            for long in ("least", "short", "middle", "broad")
            for end in ("goal", "limit", "met", "over")
        ),
        standing,
    ),
    **dict.fromkeys(
        (
            f"effect-{name}"
            for name in [
                "gain",
                "gain-own-territory",
                "gain-each",
                "gain-others",
                "gain-chosen",
                "pay-each",
                "pay-each-own-individual",
                "pay-each-extra-zone",
                "steal-others",
                "steal-chosen",
                "harvest",
                "harvest-one",
                "harvest-bank",
                "harvest-bank-terrain",
                "regen-here",
                "regen-own",
                "regen-all",
                "regen-terrain",
                "regen-chosen",
                "drain-all",
                "drain-terrain",
                "drain-zone",
                "restore",
                "capacity-here",
                "rain-here",
                "rain-terrain",
                "rain-all",
                "rain-all-less",
                "discount-individual",
                "discount-individual-each",
                "discount-zone",
                "discount-zone-each",
                "discount-project",
                "discount-index-each",
                "extra-purchase-each",
                "move-each",
                "wage",
                "wage-each",
            ]
        ),
        effect,
    ),
    "ask-answer-request": lambda s, said: {"amount": s.view.question.amount},
    "ask-fertilise": lambda s, said: {"amount": s.view.question.amount},
    "ask-pay-wages": lambda s, said: {"due": s.view.question.due},
    "ask-pledge-cubes": lambda s, said: {"left": point_price(s.view) - sum(s.view.council.pledges)},
    "ask-present": lambda s, said: {"amount": s.view.question.amount},
    "ask-put-request": lambda s, said: {
        "amount": s.view.question.amount,
        "of_count": len(s.view.question.of),
    },
    "ask-restore": lambda s, said: {"amount": s.view.question.amount},
    "ask-steal-from": lambda s, said: {"amount": s.view.question.amount},
    "card-lasts": phases,
    "card-mission": mission,
    "card-once": phases,
    "card-planet": lambda s, said: {"stars": by_id(KEY, "planets.json")[s.view.planet]["stars"]},
    "card-power-else": effect_of("restore"),
    "card-profile": aim,
    "card-project": on_card(cost="cost"),
    "card-protects-player": on_card(labels="labels"),
    "card-protects-territory": on_card(labels="labels"),
    "card-stock": lambda s, said: {
        "phase": frozenset(card["phases"][0] for card in pool(s) if card.get("stock"))
    },
    "describe-debt": debts,
    "describe-index": index_told,
    "describe-limit": index_told,
    "describe-seat": seat_told,
    "event-alea-impacts": shifts,
    "event-rain-tossed": lambda s, said: {"amount": frozenset((1, 2))},
    "event-cubes-asked": lambda s, said: {
        "of_count": len(s.subject.of),
        "amount": frozenset(
            one.amount for table in (s.was, s.view) for one in table.pile if hasattr(one, "amount")
        ),
    },
    "event-drilling-raised": rose(amount=lambda table, e: table.season.drilling[e.seat]),
    "event-harvest-raised": rose(amount=lambda table, e: table.season.harvest[e.seat]),
    "event-impacts-applied": shifts,
    "event-index-bought": lambda s, said: {"price": sum(s.was.council.pledges)},
    "event-individual-bought": fell(price=cubes),
    "event-planet-laid": became(
        societal=lambda now, e: now.indices[0],
        economy=lambda now, e: now.indices[1],
        environment=lambda now, e: now.indices[2],
    ),
    "event-pledged": fell(amount=cubes),
    "event-power-used": shifts,
    "event-project-financed": lambda s, said: {"price": sum(s.was.offers[s.seat].paid)},
    "event-promise-kept": became(left=lambda now, e: owed(now, e.seat, e.to)),
    "event-promise-made": rose(amount=lambda table, e: owed(table, e.seat, e.to)),
    "event-promise-recalled": became(amount=lambda now, e: owed(now, e.seat, e.to)),
    "event-rain-adjusted": lambda s, said: {"amount": bonus("environment", s.view.index(Index.ENVIRONMENT))},
    "event-rain-changed": lambda s, said: {
        "amount": frozenset(
            s.view.season.rain.get(at, 0) - s.was.season.rain.get(at, 0) for at in s.subject.territories
        )
    },
    "event-regenerated": changed_on_land(1),
    "event-roles-supplied": lambda s, said: {"cubes": frozenset(one.cubes for one in s.view.tableaux)},
    "event-round-begun": became(round=lambda now, e: now.round),
    "event-second-purchase-allowed": became(cheaper=lambda now, e: now.season.extra),
    "event-territory-drained": changed_on_land(-1),
    "event-territory-fed": changed_on_land(1),
    "event-territory-restored": changed_on_land(1),
    "event-wages-relieved": rose(amount=lambda table, e: table.season.relief[e.seat]),
    "event-zone-bought": fell(price=cubes),
    "heading-round": clock,
    "heard-cubes": lambda s, said: {
        "cubes": s.view.land[s.subject].cubes,
        "capacity": capacity(s.view, s.subject),
    },
    "heard-individuals": lambda s, said: {
        "count": s.view.land[s.subject].individuals[seats_named(s, said["seat"])]
    },
    "heard-zones": lambda s, said: {"count": s.view.land[s.subject].zones[seats_named(s, said["seat"])]},
    "map-cubes": map_cubes,
    "move-agree": of_move(cubes, -1),
    "move-ask": lambda s, said: {"amount": s.now.question.amount},
    "move-contribute": of_move(cubes, -1),
    "move-give": of_move(cubes, -1),
    "move-pledge": of_move(cubes, -1),
    "move-promise": lambda s, said: {
        "amount": owed(s.now, s.seat, s.subject.to) - owed(s.was, s.seat, s.subject.to)
    },
    "move-reap": of_move(cubes),
    "pass-harvest": left_to_harvest,
    "plea-has": lambda s, said: {"amount": frozenset(one.cubes for one in s.view.tableaux)},
    "price-cubes": price,
    "price-paid": offered,
    "refusal-negotiated-enough": lambda s, said: {"times": DEALS},
    "refusal-too-expensive": expense,
    "refusal-too-far": lambda s, said: {"steps": 1 + summed(s.view, s.seat, "move")},
    "refusal-too-many-cubes": most_cubes,
    "refusal-too-much": most_cubes,
    "refusal-zones-full": lambda s, said: {"most": TERRAINS[s.view.land[s.subject.at].terrain]["zones"]},
    "score-index-reached": lambda s, said: index_told(s, said),
    "score-objective-missed": missed,
    "seat-more": lambda s, said: {"count": frozenset(range(1, len(s.view.tableaux[s.seat].cards)))},
    "seat-phase": by_row,
    "seat-phases": by_row,
    "seat-projects": lambda s, said: {"count": len(s.view.tableaux[s.seat].cards)},
    "seat-projects-brief": lambda s, said: {"count": len(s.view.tableaux[s.seat].cards)},
    "side-index": standing,
    "side-limit": standing,
    **dict.fromkeys(("side-profile", "side-aim", "side-least"), progress),
    "side-promised": debts,
    "side-round": clock,
    "tag-impact": impacts,
    "territory": territory,
    "territory-count": counted,
    "territory-few": lambda s, said: {"cubes": s.view.land[s.subject].cubes},
    "territory-harvest": lambda s, said: {"most": reaps(s, s.subject)},
    "territory-room": lambda s, said: {
        "room": TERRAINS[s.view.land[s.subject].terrain]["zones"] - sum(s.view.land[s.subject].zones)
    },
    "told-aim": aim,
    "told-harvest": harvest_told,
    "told-index": index_told,
    "told-index-limit": index_told,
    "told-paid": offered,
    "told-progress": progress,
    "told-role-projects": role_told,
    "track-foretold": foretold,
    "form-limit": lambda s, said: {"most": frozenset(one.cubes for one in s.view.tableaux)},
    "votes-paid": lambda s, said: {"paid": sum(s.view.council.pledges), "price": point_price(s.view)},
}
