"""5 The table before the first answer."""

from collections.abc import Iterator
from typing import Final

from boardkit.core import CHANCE, Refusal, Seat, Step
from boardkit.games.life_in_reterra.box import CARDS, SETS, TILES, Kind, is_a_set
from boardkit.games.life_in_reterra.box.powers import Active, Choose, Power, Relics
from boardkit.games.life_in_reterra.box.things import BuildingSet, Card, LandTile, Side
from boardkit.games.life_in_reterra.rules.community import Community
from boardkit.games.life_in_reterra.rules.dealing import deals
from boardkit.games.life_in_reterra.rules.model import Stall, State
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.games.life_in_reterra.rules.questions import BeginTurn, DrawFirst

FEWEST: Final = 2  # 5.3, 12 the board tells copies from two players on; one plays with those for two


class WrongMix(Refusal, word="wrong-mix", rule="7.3"):
    """An own mix must be five different buildings."""


def setup(options: Options, seats: int) -> Step[State]:
    """5 The buildings come onto the board; chance deals start tiles, the row, and secret tiles."""
    count = max(seats, FEWEST)
    state = State(
        options=options,
        communities=(Community({}),) * seats,
        market=tuple(Stall(card, side, CARDS[card].copies[count]) for card, side in chosen(options)),
        stack=_tiles(Kind.LAND) + _tiles(Kind.ENERGY),
        starts=_tiles(Kind.START),
        secrets=((),) * seats,
        first=Seat(0),
    )
    first = [DrawFirst(CHANCE)] if options.first_by_chance else []
    return Step(state.ask(*first, *deals(map(Seat, range(seats))), BeginTurn()))


def fault(options: Options, _seats: int) -> Refusal | None:
    """7.3 An own mix has five different buildings."""
    return None if is_a_set(card for card, _ in chosen(options)) else WrongMix()


def moot(options: Options, seats: int) -> Iterator[str]:
    """4, 7.3, 12 A mix is looked at only where it is played; alone, nobody else begins or wins a tie."""
    if options.buildings is not BuildingSet.OWN_MIX:
        yield from ("small", "other_small", "medium", "other_medium", "large")
    faces = (CARDS[card].faces[side] for card, side in chosen(options))
    if not any(places_relics(power) for face in faces for power in face.powers):
        yield "relic_side"
    if seats == 1:
        yield from ("first_by_chance", "official_rulings")


def places_relics(power: Power) -> bool:
    """5.4 Tell whether a power may place relic tokens."""
    deed = power.deed if isinstance(power, Active) else None
    return any(isinstance(one, Relics) for one in (deed.options if isinstance(deed, Choose) else (deed,)))


def chosen(options: Options) -> tuple[tuple[Card, Side], ...]:
    """5.2, 7.3 Return the five cards of the game, each with the face that is in use."""
    if options.buildings is not BuildingSet.OWN_MIX:
        return SETS[options.buildings]
    pairs = (face.rpartition("_") for face in options.mix)
    return tuple((Card(card), Side(side)) for card, _, side in pairs)


def _tiles(kind: Kind) -> tuple[LandTile, ...]:
    return tuple(sorted(tile for tile, facts in TILES.items() if facts.kind is kind))
