"""What the messages of Life in Reterra have to say."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from boardkit.core import Seat
from boardkit.games import GAMES
from boardkit.games.life_in_reterra.box.things import Card
from boardkit.games.life_in_reterra.rules.model import Stall, State
from boardkit.maps.squares import neighbours
from tests.truth.kit import previewed
from tests.truth.reading import NumberOf, Reader, Truth, became, by_id, printed, seats_named
from tests.truth.scenes import Said, Scene

KEY: Final = "life_in_reterra"

BOX: Final = {record["what"]: record["count"] for record in printed(KEY, "box.json")}
TURNS: Final = BOX["tiles_of_a_community"] - 1


def people_left(table: State) -> int:
    return int(BOX["inhabitants"]) - sum(len(land.inhabitants) for land in table.communities)


def tokens_left(table: State) -> int:
    return int(BOX["tokens"]) - sum(len(land.relics) + len(land.junk) for land in table.communities)


def open_relics(table: State, seat: Seat) -> int:
    """Count printed relics on which nothing stands, and tokens under no junk."""
    land = table.communities[seat]
    built = {at for building in land.buildings for at in building.spaces}
    covered = {*built, *land.inhabitants, *land.relics, *land.junk}
    shown = [
        at for at, space in land.spaces.items() if space.icon not in (None, "gear") and at not in covered
    ]
    return len(shown) + len(set(land.relics) - set(land.junk))


def face_of(stall: Stall) -> Any:
    """Return what is printed on the face of a building that is in use."""
    return by_id(KEY, "buildings.json")[stall.card]["faces"][stall.side]


def records(data: Any) -> Iterator[Mapping[str, Any]]:
    """Tell every record within one."""
    if isinstance(data, dict):
        yield data
        for one in data.values():
            yield from records(one)
    for one in data if isinstance(data, list) else ():
        yield from records(one)


def cards_told(scene: Scene) -> list[Stall]:
    """List the buildings that a sentence may be about: that of an entry or a place, or all."""
    market = list(scene.view.market)
    named = dict(scene.subject.values).get("card") if scene.kind == "entry" else None
    return [stall for stall in market if named in (None, stall.card)]


def power(scene: Scene, said: Said) -> Truth:
    """Hold the numbers of a power to what is printed on the faces that it may be about."""
    named = [*records([face_of(stall) for stall in cards_told(scene)])]
    return {
        name: frozenset(record.get(name, 0) for record in named if "kind" in record)
        for name in ("count", "points", "most", "tie")
        if name in said.values
    }


def stall(scene: Scene, said: Said) -> Truth:
    """Hold a building of the market, which is named, to its printed face and to the copies left."""
    there = {scene.words.name(one.card, Card): one for one in scene.view.market}
    one = there[said["card"]]
    shape = by_id(KEY, "shapes.json")[by_id(KEY, "buildings.json")[one.card]["shape"]]
    return {"left": one.left, "points": face_of(one)["points"], "size": len(shape["spaces"])}


def taken(scene: Scene, said: Said) -> Truth:
    """Hold the card of an entry to its printed face and to the copies left."""
    values = dict(scene.subject.values)
    if "by" in values:
        lands = (building for land in scene.view.communities for building in land.buildings)
        values = {"card": next(one.card for one in lands if one.at == values["by"])}
    one = next(one for one in scene.view.market if one.card == values["card"])
    return {"left": one.left, "points": face_of(one)["points"]}


def about(scene: Scene, said: Said) -> Truth:
    """Count what a player has, and what is left for all."""
    seat, view = dict(scene.subject.values).get("seat", scene.seat), scene.view
    return {
        "own": len(view.communities[seat].inhabitants),
        "relics": open_relics(view, seat),
        "inhabitants": people_left(view),
        "tokens": tokens_left(view),
    }


def spaces_told(scene: Scene, said: Said) -> Truth:
    """Count how often each sort of space is on a tile."""
    tile = by_id(KEY, "land_tiles.json")[dict(scene.subject.values)["tile"]]
    spaces = [space for row in tile["spaces"] for space in row]
    return {"count": frozenset(map(spaces.count, spaces))}


def segment(scene: Scene, at: Any) -> frozenset[int]:
    """Measure the segments with a square in all communities, with the land under buildings or without."""
    return frozenset(len(flooded(scene.view, seat, at)) for seat in range(scene.view.seats))


def flooded(table: Any, seat: int, at: Any) -> set[Any]:
    """Flood the segment with a square in a community."""
    land = table.communities[seat]
    built = {one for building in land.buildings for one in building.spaces}
    under = table.options.segments_under_buildings
    open_land = {one: space.terrain for one, space in land.spaces.items() if under or one not in built}
    found, waiting = set(), [one for one in (at,) if one in open_land]
    while waiting:
        one = waiting.pop()
        found.add(one)
        same = (near for near in neighbours(one) if open_land.get(near) == open_land[one])
        waiting += [near for near in same if near not in found]
    return found


def largest(terrain: str) -> NumberOf:
    """Return what measures the largest segment of a terrain in a community."""

    def measured(table: Any, seat: Seat) -> int:
        spaces = table.communities[seat].spaces.items()
        places = [at for at, space in spaces if space.terrain == terrain]
        return max((len(flooded(table, seat, at)) for at in places), default=0)

    return measured


def seat_told(scene: Scene, said: Said) -> Truth:
    seat = seats_named(scene, said["seat"])
    land = scene.view.communities[seat]
    return {
        "points": scene.game.score(scene.view).totals[seat],
        "tiles": len(land.tiles),
        "inhabitants": len(land.inhabitants),
        "secrets": len(scene.view.secrets[seat]),
    }


def turn(scene: Scene, said: Said) -> Truth:
    return {"number": scene.view.now.number, "turns": TURNS}


def one_of(name: str, read: Any) -> Reader:
    """Hold a number to those of all buildings on the board."""
    return lambda scene, said: {name: frozenset(read(one) for one in scene.view.market)}


def surrounded(scene: Scene, said: Said) -> Truth:
    """Count the energy sources of the seat that land surrounds on all sides, and those that are not."""
    land = scene.view.communities[scene.seat]
    tiles = by_id(KEY, "land_tiles.json")
    corners = {laid.at: tiles[laid.tile]["kind"] == "energy" for laid in land.tiles}
    whole = 0
    for at, energy in corners.items():
        beside = [type(at)(at.x + 2 * x, at.y + 2 * y) for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))]
        whole += energy and all(one in corners for one in beside)
    inside = scene.subject.__class__.__name__ == "EnergySurrounded"
    return {"count": whole if inside else sum(corners.values()) - whole}


def points_of(kind: str) -> NumberOf:
    """Return what adds up the points of a kind on the score sheet."""
    return lambda table, seat: sum(
        line.points for line in GAMES[KEY].score(table).lines if (line.seat, line.kind) == (seat, kind)
    )


TERRAINS: Final = ("forest", "desert", "asphalt", "grass", "water")
KINDS: Final = ("segments", "energy", "relics", "inhabitants", "buildings", "powers", "junk")

NUMBERS: Final[Mapping[str, NumberOf]] = {
    "number-score": lambda table, seat: GAMES[KEY].totals(table)[seat],
    "head-tiles": lambda table, seat: len(table.communities[seat].tiles),
    **{f"kind-{kind}": points_of(kind) for kind in KINDS},
    **{f"segment-{terrain}": largest(terrain) for terrain in TERRAINS},
}

POWERS: Final = [
    "inhabitants",
    "relics",
    "junk",
    "row-change",
    "adjacent-inhabitant",
    "adjacent-relic",
    "adjacent-terrain",
    "building-on-border",
    "distinct-building",
    "neighbour-same-building",
    "on-terrain",
    "own-segment-per-4",
    "scoring-energy",
    "segment-touched",
    "three-relic-icons",
    "touches-terrain",
    "two-inhabitants",
    "majority-self-type",
    "majority-inhabitants",
]

READERS: Final[Mapping[str, Reader]] = {
    **previewed(NUMBERS),
    **dict.fromkeys((f"power-{name}" for name in POWERS), power),
    **dict.fromkeys((f"side-step-{step}" for step in range(1, 5)), turn),
    "about-inhabitant": about,
    "about-junk": about,
    "about-relic": about,
    "about-welcome": about,
    "base-building": stall,
    "base-row": lambda s, said: {"count": len(s.view.row), "stack": len(s.view.stack) + len(s.view.beneath)},
    "building-facts": stall,
    "describe-seat": seat_told,
    "describe-stall": stall,
    "event-building-placed": lambda s, said: {
        "left": next(one.left for one in s.view.market if one.card == s.subject.card)
    },
    "event-segment-counted": lambda s, said: {"size": segment(s, s.subject.spaces[0])},
    "event-turn-begun": became(number=lambda now, e: now.now.number, turns=lambda now, e: TURNS),
    "face-left": one_of("count", lambda one: one.left),
    "face-points": one_of("points", lambda one: face_of(one)["points"]),
    "heading-turn": turn,
    "price-points": taken,
    "refusal-few-energy-sources": lambda s, said: {
        "count": sum(by_id(KEY, "land_tiles.json")[tile]["kind"] == "energy" for tile in s.view.row),
        "missing": 2 - sum(by_id(KEY, "land_tiles.json")[tile]["kind"] == "energy" for tile in s.view.row),
    },
    "score-buildings-owned": lambda s, said: {
        "count": sum(one.card == s.subject.card for one in s.view.communities[s.seat].buildings)
    },
    "score-energy-on-border": surrounded,
    "score-energy-surrounded": surrounded,
    "score-inhabitants-housed": lambda s, said: {"count": len(s.view.communities[s.seat].inhabitants)},
    "score-junk-suffered": lambda s, said: {"count": len(s.view.communities[s.seat].junk)},
    "score-relics-junked": lambda s, said: {"count": len(s.view.communities[s.seat].junk)},
    "score-relics-open": lambda s, said: {"count": open_relics(s.view, s.seat)},
    "score-segment-held": lambda s, said: {"size": segment(s, s.subject.at)},
    "side-row": lambda s, said: {"stack": len(s.view.stack) + len(s.view.beneath)},
    "side-supply": lambda s, said: {"inhabitants": people_left(s.view), "tokens": tokens_left(s.view)},
    "square-segment": lambda s, said: {"size": segment(s, s.subject)},
    "told-shape": taken,
    "told-spaces": spaces_told,
}
