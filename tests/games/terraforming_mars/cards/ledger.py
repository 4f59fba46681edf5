"""A table of Terraforming Mars as a plain list of amounts, and what changes between two of them."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from boardkit.core import Seat
from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.rules.model import Company, State
from boardkit.games.terraforming_mars.rules.scoring import CardScored, score

STOCK = ("money", "steel", "titanium", "plants", "energy", "heat")
PRODUCTION = tuple(name.capitalize() for name in STOCK)
OF_A_SEAT = (*STOCK, *PRODUCTION, "rating", "points", "opening")
OF_ALL = ("temperature", "oxygen")

AMOUNT = re.compile(r"([A-Za-z-]+?)(@\d)?([+-]\d+)")
ZONES = "hand|past|table|discard|waiting|shown|mined|used"
MEMBER = re.compile(rf"({ZONES})(@\d)?([+-])([a-z][a-z0-9:-]*)")
TILE = re.compile(r"([A-I]\d|ganymede|phobos)([=-])([a-z_]+)(@\d)?")

Ledger = Counter[str]


def ledger(state: State) -> Ledger:
    """List all that lies on a table, but for the deck and for whose turn it is."""
    found: Ledger = Counter(temperature=state.temperature, oxygen=state.oxygen, generation=state.generation)
    found.update(f"shown+{card}" for card in state.face_up)
    found.update(f"{name}@{seat}" for name, seat in (*state.milestones, *state.awards))
    found.update(
        f"{at}={tile.kind}" + ("" if tile.owner is None else f"@{tile.owner}")
        for at, tile in state.planet.tiles.items()
    )
    found.update(f"{at}=claim@{seat}" for at, seat in state.planet.claims.items())
    for line in score(state).lines:
        if isinstance(line, CardScored):
            found[f"points@{line.seat}"] += line.points
    for seat, company in enumerate(state.companies):
        found.update(f"discard@{seat}+{card}" for card in state.discards[seat])
        found.update(dict(_amounts(seat, company)))
        found.update(_members(seat, company))
    return found


def _amounts(seat: int, company: Company) -> Iterator[tuple[str, int]]:
    for resource in Resource:
        yield f"{STOCK[resource]}@{seat}", company.stock[resource]
        yield f"{PRODUCTION[resource]}@{seat}", company.production[resource]
    yield from company.cubes.items()
    for name in ("rating", "passed", "raised", "opening"):
        yield f"{name}@{seat}", int(getattr(company, name))


def _members(seat: int, company: Company) -> Iterator[str]:
    zones = {
        "hand": company.hand,
        "offer": (*company.offer, *company.picked),
        "table": company.tableau,
        "past": company.events,
        "used": company.used,
        "waiting": company.next_card,
        "mined": [f"{card}:{resource}" for card, resource in company.mined.items()],
    }
    for zone, cards in zones.items():
        yield from (f"{zone}@{seat}+{card}" for card in cards)


def difference(before: State, after: State) -> Ledger:
    """List what two tables differ in, by how much."""
    found = ledger(after)
    found.subtract(ledger(before))
    return _told(found)


def expected(before: State, changes: Iterable[str]) -> Ledger:
    """Read what is to change; a rating that rises has risen in this generation from then on.

    Raises:
        ValueError: a word is no change.
    """
    found: Ledger = Counter()
    for word in changes:
        name, amount = _change(word)
        found[name] += amount
    for seat, company in enumerate(before.companies):
        found[f"raised@{seat}"] = int(found[f"rating@{seat}"] > 0 and not company.raised)
    return _told(found)


def _told(found: Ledger) -> Ledger:
    return Counter({name: amount for name, amount in found.items() if amount})


def _change(word: str) -> tuple[str, int]:
    if match := TILE.fullmatch(word):
        at, sign, tile, seat = match.groups()
        return f"{at}={tile}" + ("" if tile == "ocean" else seat or "@0"), 1 if sign == "=" else -1
    if match := MEMBER.fullmatch(word):
        zone, seat, sign, card = match.groups()
        return f"{zone}{'' if zone == 'shown' else seat or '@0'}+{card}", 1 if sign == "+" else -1
    if match := AMOUNT.fullmatch(word):
        name, seat, amount = match.groups()
        return name + (seat or "@0" if name in OF_A_SEAT else ""), int(amount)
    raise ValueError(word)


def moved(seat: Seat, card: str, to: str) -> list[str]:
    """Say that a card left the hand for another place."""
    return [f"hand@{seat}-{card}", f"{to}@{seat}+{card}"]
