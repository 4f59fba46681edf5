"""What the messages of Tectonic Tribes have to say."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from boardkit.core import Seat
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.maps.squares import neighbours
from tests.truth.kit import previewed
from tests.truth.reading import NumberOf, Reader, Truth, became, by_id, facts, printed, seats_named
from tests.truth.scenes import Said, Scene

KEY: Final = "tectonic_tribes"
HIDDEN: Final = 0


def lands(table: State) -> Iterator[tuple[str, frozenset[Any], int, Mapping[Seat, int]]]:
    """Flood the continent: terrain, squares, points and tents of each region."""
    cells = table.continent.cells
    left = {at for at, cell in cells.items() if cell.tent is None and cell.terrain not in ("plain", "lava")}
    while left:
        found, waiting = set(), [left.pop()]
        terrain = cells[waiting[0]].terrain
        while waiting:
            at = waiting.pop()
            found.add(at)
            near = {one for one in neighbours(at) if one in left and cells[one].terrain == terrain}
            left -= near
            waiting += near
        marks = [bonus.value for at in found if (bonus := cells[at].bonus)]
        points = (len(found) + marks.count("+1") + 2 * marks.count("+2")) * 2 ** marks.count("x2")
        round_it = {one for at in found for one in neighbours(at)}
        tents: dict[Seat, int] = {}
        for tent in (cells[one].tent for one in round_it if one in cells):
            tents |= {} if tent is None else {tent: tents.get(tent, 0) + 1}
        yield terrain, frozenset(found), points, tents


def holder(tents: Mapping[Seat, int]) -> Seat | None:
    most = [seat for seat, count in tents.items() if count == max(tents.values())]
    return most[0] if len(most) == 1 else None


def points(table: State, seat: Seat) -> int:
    return sum(worth for _, _, worth, tents in lands(table) if holder(tents) == seat)


def here(scene: Scene) -> tuple[int, int, Mapping[Seat, int]]:
    """Measure the land at the place that is told of: squares, points, tents."""
    return next(
        (len(land), worth, tents) for _, land, worth, tents in lands(scene.view) if scene.subject in land
    )


def named_at(scene: Scene, at: str) -> tuple[int, int]:
    """Measure the land that is named by a square."""
    return next((len(land), worth) for _, land, worth, _ in lands(scene.view) if at in map(str, land))


def seats_row(scene: Scene) -> Mapping[str, Any]:
    row: Mapping[str, Any] = by_id(KEY, "seats.json", "seats")[scene.view.seats]
    return row


def hands(scene: Scene) -> int:
    whole: int = seats_row(scene)["hands_advanced" if scene.view.options.advanced else "hands"]
    return whole


def rounds(scene: Scene) -> int:
    half: int = seats_row(scene)["hand_size"] // 2
    return half


def clock(scene: Scene, said: Said) -> Truth:
    """Say where in the game a table is."""
    view = scene.view
    return {"hand": view.hand, "hands": hands(scene), "round": view.round, "rounds": rounds(scene)}


def held(scene: Scene) -> int:
    """Return the card that an entry is about."""
    values = dict(scene.subject.values)
    view = scene.view
    asked = view.question.seat
    if "card" in values:
        return int(values["card"])
    of = values.get("of", asked)
    return int(getattr(view.question, "card", None) or view.chosen[of])


def squares(scene: Scene) -> list[str]:
    """Read what is printed on that card."""
    card = by_id(KEY, "terrain_cards.json", "number")[held(scene)]
    return [one for row in card["squares"] for one in row]


def marks(scene: Scene) -> list[str]:
    return [one.partition(" ")[2].replace("x", "×") for one in squares(scene) if " " in one]


def tents_printed(card: str) -> int:
    rows = by_id(KEY, "tribe_cards.json")[card]["squares"]
    return sum(one == "tent" for row in rows for one in row)


def unseen(scene: Scene) -> list[int]:
    """List the terrain cards that who is asked has not seen: not in hand, on the table or face up."""
    view = scene.view
    laid = [one.terrain for one in view.continent.placements if one.terrain]
    mine = (*view.chosen, *view.set_aside, *(card for hand in view.hands for card in hand))
    seen = {*laid, *view.face_up, *view.face_down, *mine, *(getattr(view.question, "card", None),)}
    return [card["number"] for card in printed(KEY, "terrain_cards.json") if card["number"] not in seen]


def order(scene: Scene, said: Said) -> Truth:
    """Say when a seat acts, and with what."""
    view, seat = scene.view, scene.seat
    card = {"card": view.chosen[seat]} if view.chosen[seat] else {}
    return {"place": view.order.index(seat) + 1, **card} if seat in view.order else {}


def region_of_seat(scene: Scene, said: Said) -> Truth:
    """Say what a region is worth that a seat holds."""
    held = [
        (str(at), worth)
        for _, land, worth, tents in lands(scene.view)
        if holder(tents) == scene.seat
        for at in land
    ]
    return {"points": dict(held).get(said["at"], "another seat's")}


def number_of_card(scene: Scene, said: Said) -> Truth:
    more = sum(card > held(scene) for card in unseen(scene))
    return {"higher": more, "lower": len(unseen(scene)) - more}


def top(scene: Scene) -> Any:
    cell = scene.view.continent.cells[scene.subject]
    return scene.view.continent.placements[cell.layer]


NUMBERS: Final[Mapping[str, NumberOf]] = {
    "number-score": points,
    "seats-tents": lambda table, seat: sum(cell.tent == seat for cell in table.continent.cells.values()),
    "number-tribes": lambda table, seat: len(table.tribes[seat]),
}

READERS: Final[Mapping[str, Reader]] = {
    **previewed(NUMBERS),
    "ask-draw-order": facts("place"),
    "ask-place-start": lambda s, said: {"card": s.view.chosen[s.seat] or s.view.question.card},
    "card-hand-on": lambda s, said: {
        "count": len(s.view.hands[s.seat]) - 1,
        "seat": s.words.seat(Seat((s.seat + 1) % s.view.seats)),
    },
    "card-holds": lambda s, said: {"count": len(marks(s))},
    "card-mark": lambda s, said: {"mark": frozenset(marks(s))},
    "card-number": number_of_card,
    "card-squares": lambda s, said: {
        "count": sum(one.partition(" ")[0] == said["terrain_key"] for one in squares(s))
    },
    "card-terrain": lambda s, said: {"card": held(s)},
    "card-tribe": lambda s, said: {"tents": tents_printed(dict(s.subject.values)["card"])},
    "card-tribe-tents": lambda s, said: {"count": tents_printed(dict(s.subject.values)["card"])},
    "describe-continent": lambda s, said: {"squares": len(s.view.continent.cells)},
    "describe-region": lambda s, said: dict(zip(("squares", "points"), named_at(s, said["at"]), strict=True)),
    "describe-seat": lambda s, said: {
        "points": points(s.view, seats_named(s, said["seat"])),
        "tribes": len(s.view.tribes[seats_named(s, said["seat"])]),
        "cards": len(s.view.hands[seats_named(s, said["seat"])]),
    },
    "event-card-chosen": became(card=lambda now, e: now.chosen[e.seat]),
    "event-card-dealt": lambda s, said: {
        "card": next(iter(set(s.view.hands[s.seat]) - set(s.was.hands[s.seat])))
    },
    "event-card-revealed": became(card=lambda now, e: now.chosen[e.seat]),
    "event-card-set-aside": became(card=lambda now, e: now.set_aside[e.seat]),
    "event-deck-reshuffled": lambda s, said: {"size": len(s.was.face_down) + len(s.was.face_up)},
    "event-hand-begun": lambda s, said: {"hand": s.view.hand, "hands": hands(s)},
    "event-hand-dealt": became(size=lambda now, e: len(now.hands[e.seat])),
    "event-order-drawn": became(place=lambda now, e: now.order.index(e.seat) + 1),
    "event-own-lost": lambda s, said: {"card": s.was.chosen[s.seat]},
    "event-region-scored": lambda s, said: {
        "points": frozenset(
            worth
            for terrain, _, worth, tents in lands(s.view)
            if holder(tents) == s.seat and terrain == s.subject.terrain
        )
    },
    "event-round-begun": lambda s, said: {"round": s.view.round, "rounds": rounds(s)},
    "event-start-drawn": lambda s, said: {"card": frozenset(set(s.was.deck) - set(s.view.deck))},
    "event-terrain-discarded": lambda s, said: {"card": s.was.chosen[s.subject.of]},
    "event-terrain-placed": became(card=lambda now, e: now.continent.placements[-1].terrain),
    "event-tribe-placed": became(left=lambda now, e: len(now.tribes[e.seat])),
    "heard-bonus": lambda s, said: {
        "bonus": frozenset(
            cell.bonus.value.replace("x", "×") for cell in s.view.continent.cells.values() if cell.bonus
        )
    },
    "move-discard": lambda s, said: {"card": s.now.set_aside[s.seat]},
    "move-play": lambda s, said: {
        "card": s.now.chosen[s.seat] if s.was.order == s.now.order else said["card"]
    },
    "refusal-not-in-hand": lambda s, said: {"card": frozenset(s.view.hands[s.seat])},
    "score-region-held": lambda s, said: {
        "squares": s.subject.squares,
        "plus": s.subject.plus,
        "doubles": s.subject.doubles,
    },
    "seats-acts": order,
    "seats-region": region_of_seat,
    "seats-region-sign": region_of_seat,
    "shared-piles": lambda s, said: {
        "deck": len(s.view.deck),
        "covered": len(s.view.face_down),
        "seen": len(s.view.face_up),
    },
    "shared-points": lambda s, said: {"count": frozenset(worth for _, _, worth, _ in lands(s.view))},
    "shared-squares": lambda s, said: {"count": frozenset(len(land) for _, land, _, _ in lands(s.view))},
    "side-card": lambda s, said: {"card": held(s)},
    "side-round": clock,
    "side-rounds": clock,
    "square-card": lambda s, said: {"card": top(s).terrain, "seat": s.words.seat(top(s).seat)},
    "square-height": lambda s, said: {"count": s.view.continent.cells[s.subject].height},
    "square-land-bonus": lambda s, said: {
        "bonus": s.view.continent.cells[s.subject].bonus.value.replace("x", "×")
    },
    "square-region": lambda s, said: dict(zip(("squares", "points"), here(s), strict=False)),
    "square-region-tent": lambda s, said: {"count": here(s)[2][seats_named(s, said["seat"])]},
}
