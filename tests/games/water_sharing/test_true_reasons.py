"""What the rules tell as met is true on the table, whatever is asked and answered.

For each refusal stands what the sentence of its attribute `met` says, read off the table by itself.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

from boardkit.core import Match, Move, Player, Refusal, legal
from boardkit.core.notation.moves import read
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box import BOARD, DAM_SITES, FACES, NEAR, Spot
from boardkit.games.water_sharing.box.cards import deck
from boardkit.games.water_sharing.box.effects import Target
from boardkit.games.water_sharing.box.things import (
    DRY,
    FLOWING,
    TRADED,
    Building,
    Good,
    Options,
    Scenario,
    Terrain,
)
from boardkit.games.water_sharing.rules import cards, collecting, sites
from boardkit.games.water_sharing.rules.bargaining import RefusedBefore, TooManyDeals
from boardkit.games.water_sharing.rules.building import (
    DamRefusedBefore,
    NoDamSite,
    NoShore,
    OnlyZoneFirst,
    SharedDam,
)
from boardkit.games.water_sharing.rules.conflicts import ContestedBefore, NobodyToContest, TooFewPoints
from boardkit.games.water_sharing.rules.dealing import NoSuchFace, NotInBag
from boardkit.games.water_sharing.rules.generating import WorksAlready
from boardkit.games.water_sharing.rules.ledger import BankIsEmpty, Lacks, NoSuchSeat, NotYours, TooExpensive
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Treat
from boardkit.games.water_sharing.rules.questions import Collect, PlaceZone
from boardkit.games.water_sharing.rules.trading import BoughtBefore, NotTraded, NowhereToStore
from boardkit.players.lookup import pick
from boardkit.testing.matches import strange_moves
from boardkit.text import words_for
from boardkit.text.names import class_id
from boardkit.text.reasons import conditions_said
from tests.every import with_each
from tests.games.water_sharing.basin import A, at, table

Says = Callable[[State, Any, Any], bool]

DRIEST: Final = (Building.FARM, Building.RESIDENTIAL, Building.INDUSTRY, Building.FISHING_PORT)
"""The buildings that stand on meadows only."""


def seat_of(state: State) -> Any:
    assert state.question is not None
    return state.question.seat


def own(state: State) -> set[Spot]:
    """List what the seat that is asked has built."""
    seat = seat_of(state)
    tiles = {place for place, tile in state.land.tiles.items() if tile.owner == seat}
    return tiles | {place for dam in state.land.dams if seat in dam.owners for place in dam.hexes}


def foreign(state: State) -> set[Spot]:
    return {dam.at for dam in state.land.dams if seat_of(state) not in dam.owners}


def free(state: State, place: Spot) -> bool:
    return place not in state.land.tiles and all(place not in dam.hexes for dam in state.land.dams)


def suits(building: Building, place: Spot) -> bool:
    ground, near = BOARD[place].terrain, {BOARD[other].terrain for other in NEAR[place]}
    if building is Building.JUNCTION:
        return True
    if building is Building.MINE:
        return ground is Terrain.MOUNTAIN
    if building in (Building.POWER_PLANT, Building.TREATMENT):
        return ground in DRY and bool(near & {*FLOWING})
    coast = building is not Building.FISHING_PORT or Terrain.SEA in near
    return ground in ((Terrain.MEADOW,) if building in DRIEST else DRY) and coast


def below(place: Spot, other: Spot) -> bool:
    down = BOARD[place].downstream
    return down is not None and (down == other or below(down, other))


def touches(state: State, place: Spot) -> bool:
    return any(place == one or place in NEAR[one] for one in own(state)) and place not in foreign(state)


def named(move: Any) -> list[int]:
    return [
        *getattr(move, "partners", ()),
        *(getattr(move, name) for name in ("to", "seat") if hasattr(move, name)),
    ]


def store(state: State, seat: Any) -> Any:
    return state.communities[seat].stock(state.land.holding(seat).main)


def has_plant(state: State, move: Any) -> bool:
    tile = state.land.tiles.get(move.plant)
    return tile is not None and (tile.building, tile.owner) == (Building.TREATMENT, seat_of(state))


def is_own(state: State, move: Any) -> bool:
    return move.at in own(state)


def card_of(state: State, move: Any) -> Any:
    return deck(state.options.own_cards).actions[move.card]


def missing_of(state: State, good: Good) -> int:
    return int(getattr(state.bank, good.value))


SAYS: Final[dict[type[Refusal], Says]] = {
    sites.NotBeside: lambda s, m, f: any(m.at in NEAR[one] for one in own(s)),
    sites.SiteTaken: lambda s, m, f: f.at == m.at and free(s, m.at),
    sites.OffTheBoard: lambda s, m, f: m.at in BOARD,
    sites.WrongGround: lambda s, m, f: f.building is m.building and suits(m.building, m.at),
    sites.NoTileLeft: lambda s, m, f: s.tiles[f.building] > 0,
    sites.NoMarkerLeft: lambda s, m, f: s.land.holding(f.seat).markers < 20,
    TooExpensive: lambda s, m, f: f.has == s.communities[f.seat].thunes >= f.cost >= 0,
    OnlyZoneFirst: lambda s, m, f: m.building is Building.RESIDENTIAL,
    collecting.OnlyContestedSite: lambda s, m, f: m.at == getattr(s.question, "at", None),
    NoSuchSeat: lambda s, m, f: bool(named(m)) and {*named(m)} <= {*range(s.seats)} - {seat_of(s)},
    NoDamSite: lambda s, m, f: any(
        site.at == m.at and all(free(s, place) for place in site.hexes) for site in DAM_SITES
    ),
    NoShore: lambda s, m, f: BOARD[m.at].terrain in DRY and free(s, m.at),
    DamRefusedBefore: lambda s, m, f: (seat_of(s), m) not in s.clock.refused,
    RefusedBefore: lambda s, m, f: (seat_of(s), m) not in s.clock.refused,
    NotYours: lambda s, m, f: is_own(s, m),
    SharedDam: lambda s, m, f: not any(dam.at == m.at and len(dam.owners) > 1 for dam in s.land.dams),
    collecting.OutOfReach: lambda s, m, f: touches(s, m.at),
    collecting.NoWaterThere: lambda s, m, f: f.has == s.water.get(m.at, 0) > 0,
    collecting.NoNeed: lambda s, m, f: f.need >= getattr(m, "count", 1),
    collecting.NotAnOwner: lambda s, m, f: any(
        dam.at == m.dam and seat_of(s) in dam.owners for dam in s.land.dams
    ),
    collecting.NotDownstream: lambda s, m, f: below(m.dam, m.at),
    collecting.DamOfOthers: lambda s, m, f: m.at not in foreign(s),
    collecting.DamIsFull: lambda s, m, f: f.room == 9 - s.water.get(m.dam, 0) > 0,
    NobodyToContest: lambda s, m, f: len(m.against) > 0 and seat_of(s) not in m.against,
    ContestedBefore: lambda s, m, f: m.at not in s.clock.contested,
    TooFewPoints: lambda s, m, f: f.has == s.communities[seat_of(s)].points >= m.points,
    collecting.NoPlant: lambda s, m, f: has_plant(s, m) and m.at in NEAR[m.plant],
    collecting.PlantIsUsed: lambda s, m, f: s.treated.get(m.plant, 0) < 3,
    collecting.TooLateToUse: lambda s, m, f: isinstance(s.question, Collect),
    collecting.NoPollutionThere: lambda s, m, f: s.pollution.get(m.at, 0) > 0,
    BankIsEmpty: lambda s, m, f: missing_of(s, f.good) >= getattr(m, "count", 1),
    WorksAlready: lambda s, m, f: is_own(s, m) and m.at not in s.worked,
    Lacks: lambda s, m, f: f.has >= f.needs > 0,
    NotTraded: lambda s, m, f: m.good in TRADED and m.count > 0,
    BoughtBefore: lambda s, m, f: m.good not in s.communities[seat_of(s)].bought,
    NowhereToStore: lambda s, m, f: bool(own(s)),
    TooManyDeals: lambda s, m, f: s.communities[seat_of(s)].deals < f.most,
    cards.NotInHand: lambda s, m, f: m.card in s.communities[seat_of(s)].actions,
    cards.WrongTime: lambda s, m, f: m.card in s.communities[seat_of(s)].actions,
    cards.ConflictGoesOn: lambda s, m, f: s.conflict is None,
    cards.WrongTarget: lambda s, m, f: (
        card_of(s, m).effect.target is Target.OPPONENT and m.target in {*range(s.seats)} - {seat_of(s)}
    ),
    cards.NoEffect: lambda s, m, f: GAME.refusal(s, m) is not None or bool(GAME.apply(s, m).frames),
    cards.NotThatHex: lambda s, m, f: m in legal(GAME, s),
    NotInBag: lambda s, m, f: m in legal(GAME, s),
    NoSuchFace: lambda s, m, f: m.swords in FACES,
}
"""What is said where something is met: by the table, the answer and the figures."""


def treatments(state: State) -> list[Move]:
    """List what could be tried with the plants on the board."""
    plants = [place for place, tile in state.land.tiles.items() if tile.building is Building.TREATMENT]
    return [Treat(plant, other, back) for plant in plants for other in NEAR[plant] for back in (True, False)]


def told(state: State, move: Move) -> list[type[Refusal]]:
    """Hold every condition that is told as met to the table; return them."""
    met = [condition for condition in GAME.conditions(state, move) if condition.refusal is None]
    for condition in met:
        assert SAYS[condition.kind](state, move, condition.figures), (condition.kind, move, state.question)
    return [condition.kind for condition in met]


def some_match(number: int) -> Match[Any]:
    random = Random(number)
    options = (Options(), Options(scenario=Scenario.THREE_OWNERS), Options(scenario=Scenario.POLLUTION))
    players = [Player(f"P{seat}", seat) for seat in range(3)]
    match = Match.start(GAME, options[number % 3], players, number)
    while not match.over:
        match = match.play(pick(legal(GAME, match.state), random))
    return match


def test_what_is_told_as_met_is_true_on_the_table() -> None:
    seen: Counter[type[Refusal]] = Counter()
    for number in range(9):
        match, random = some_match(number), Random(number)
        strange = strange_moves(match, random)
        for moment in random.sample(match.moments[:-1], 60):
            state = moment.step.state
            moves = [*random.sample(strange, 60), *random.sample(legal(GAME, state), 1), *treatments(state)]
            for move in moves:
                seen.update(told(state, move))
    assert len(seen) > 40


def test_4_a_first_zone_stands_beside_nothing_of_its_owner() -> None:
    state = table("", PlaceZone(A))
    words = words_for("en", GAME.key, ["Ada", "Béla"])
    move = read(f"build residential {at(7, 4)}", GAME.moves)
    assert sites.NotBeside not in told(state, move)
    assert "stands beside" not in " ".join(conditions_said(GAME.conditions(state, move), words))


@with_each("kind", GAME.refusals)
def test_each_refusal_with_a_sentence_for_what_is_met_is_held_to_the_table(kind: type[Refusal]) -> None:
    words = words_for("en", GAME.key)
    assert kind in SAYS or "met" not in words.messages.attributes(class_id(kind))
