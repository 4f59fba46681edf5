"""6.2 Placing a building or an inhabitant."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import CHANCE, Match, Player, Seat, legal
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.box.things import BuildingSet, Card, Terrain
from boardkit.games.life_in_reterra.rules import building
from boardkit.games.life_in_reterra.rules.community import standing, ways_of
from boardkit.games.life_in_reterra.rules.model import NoInhabitantsLeft, Placed, State
from boardkit.games.life_in_reterra.rules.moves import PlaceBuilding, PlaceInhabitant
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.games.life_in_reterra.rules.questions import Build, FillRow, LayTile, OfferBuilding
from boardkit.maps.squares import Square, Turn, box
from tests.every import with_each
from tests.games.life_in_reterra.table import (
    act,
    at,
    built,
    events,
    land,
    now,
    places,
    refused,
    table,
    tiled,
    verbs,
)

HERE = "G* G* F* G \n G* D  D* G* \n W W W* W"
"""The tile of this turn is the north-west one: gears on grass at e0s0, e1s0 and e0s1."""

QUIET = "library fairground:orange observatory pump_house town_hall:orange"
"""Buildings whose powers ask nothing when they are placed: a domino, a square, a corner, a straight one."""


def asked(diagram: str = HERE, cards: str = QUIET) -> State:
    return built(land(diagram), tiled("e0s0"), cards=cards)


def test_6_2_a_building_stands_on_gears_in_its_shape() -> None:
    step = act(asked(), "build library e0s0 r0")
    community = step.state.communities[0]
    assert [building.spaces for building in community.buildings] == [(at("e0s0"), at("e1s0"))]
    placed = building.BuildingPlaced(Seat(0), Card("library"), at("e0s0"), 1, (at("e0s0"), at("e1s0")))
    assert events(step)[0] == placed


def test_6_2_a_building_may_be_turned() -> None:
    after = act(asked(), "build library e0s0 r90").state
    assert after.communities[0].buildings[0].spaces == (at("e0s0"), at("e0s1"))


@with_each(
    "turn, spaces",
    [
        (Turn.R0, ["e0s0", "e0s1", "e1s1"]),
        (Turn.R90, ["e0s0", "e1s0", "e0s1"]),
        (Turn.R180, ["e0s0", "e1s0", "e1s1"]),
        (Turn.R270, ["e1s0", "e0s1", "e1s1"]),
    ],
)
def test_7_1_a_corner_building_has_four_ways(turn: Turn, spaces: list[str]) -> None:
    assert list(map(str, standing(Card("observatory"), at("e0s0"), turn))) == spaces


def test_7_1_straight_and_square_buildings_have_fewer_ways() -> None:
    assert ways_of(Card("library")) == ways_of(Card("pump_house")) == (Turn.R0, Turn.R90)
    assert ways_of(Card("fairground")) == (Turn.R0,)
    assert refused(asked(), "build library e0s0 r180") == building.StandsTheSame(Turn.R180)


def test_6_2_all_gears_are_of_one_terrain() -> None:
    assert refused(asked(), "build library e1s0 r0") == building.TerrainsDiffer()


def test_6_2_a_building_may_stand_on_several_tiles() -> None:
    step = act(asked("G G* G* G* \n G G G G"), "build pump_house e1s0 r0")
    assert step.state.communities[0].buildings[0].spaces == (at("e1s0"), at("e2s0"), at("e3s0"))


def test_6_2_at_least_one_gear_is_on_the_tile_of_this_turn() -> None:
    assert refused(asked("G* G F* F* \n G G G G"), "build library e2s0 r0") == building.NotOnThisTile()


@with_each(
    "move, why",
    [
        ("build library w1s0 r0", building.NoLand(at("w1s0"))),
        ("build library e0n1 r90", building.NoLand(at("e0n1"))),
        ("build library e1s0 r90", building.NoGear(at("e1s1"))),
    ],
)
def test_6_2_every_space_of_a_building_needs_a_gear(move: str, why: object) -> None:
    assert refused(asked(), move) == why


def test_6_2_what_is_placed_bars_the_place() -> None:
    taken = land(HERE).__replace__(inhabitants=(at("e0s0"),))
    assert refused(built(taken, tiled("e0s0"), cards=QUIET), "build library e0s0 r0") == building.SpaceTaken(
        at("e0s0")
    )
    relic = land(HERE).__replace__(relics=(at("e1s0"),))
    assert refused(built(relic, tiled("e0s0"), cards=QUIET), "build library e0s0 r0") == building.SpaceTaken(
        at("e1s0")
    )


def test_6_2_only_buildings_on_the_board_may_be_placed() -> None:
    state = asked()
    assert refused(state, "build farm e0s0 r0") == building.NotOnTheBoard(Card("farm"))
    none = state.__replace__(market=tuple(stall.__replace__(left=0) for stall in state.market))
    assert refused(none, "build library e0s0 r0") == building.NoneLeft(Card("library"))
    assert verbs(none) == {"inhabitant", "pass"}


def test_6_2_placing_takes_a_copy_from_the_board() -> None:
    left = [stall.left for stall in act(asked(), "build library e0s0 r0").state.market]
    assert left == [1, 2, 2, 2, 2]


def test_6_2_several_copies_of_a_building_may_be_owned() -> None:
    again = act(asked("G* G* G* G* \n G G G G"), "build library e0s0 r0").state
    assert again.market[0].left == 1
    twice = again.__replace__(pile=(Build(Seat(0)),), now=now(at=at("e2s0")))
    assert len(act(twice, "build library e2s0 r0").state.communities[0].buildings) == 2


def test_6_2_one_building_or_one_inhabitant_a_turn() -> None:
    for move in ("build library e0s0 r0", "inhabitant e0s0", "pass"):
        assert not isinstance(act(asked(), move).state.question, Build)


def test_6_2_an_inhabitant_stands_on_a_gear_of_this_tile() -> None:
    state = asked()
    assert places(state, "inhabitant") == {"e0s0", "e1s0", "e0s1"}
    step = act(state, "inhabitant e1s0")
    assert step.state.communities[0].inhabitants == (at("e1s0"),)
    assert events(step)[0] == building.InhabitantPlaced(Seat(0), at("e1s0"))


@with_each(
    "where, why",
    [
        ("e2s0", building.NotOnThisTile()),
        ("e1s1", building.NoGear(at("e1s1"))),
        ("w1s0", building.NoLand(at("w1s0"))),
    ],
)
def test_6_2_an_inhabitant_may_stand_nowhere_else(where: str, why: object) -> None:
    assert refused(asked(), f"inhabitant {where}") == why


def test_9_1_nothing_is_placed_on_an_inhabitant() -> None:
    taken = land(HERE).__replace__(inhabitants=(at("e0s0"),))
    assert refused(built(taken, tiled("e0s0")), "inhabitant e0s0") == building.SpaceTaken(at("e0s0"))


@pytest.mark.parametrize("standing_elsewhere", [31, 32])
def test_5_4_there_are_32_inhabitants(standing_elsewhere: int) -> None:
    crowd = land("G").__replace__(inhabitants=tuple(Square(x, 9) for x in range(standing_elsewhere)))
    state = built(land(HERE), crowd, cards=QUIET)
    if standing_elsewhere == 32:
        assert refused(state, "inhabitant e0s0") == NoInhabitantsLeft()
        assert "inhabitant" not in verbs(state)
    else:
        assert act(state, "inhabitant e0s0").state.communities[0].inhabitants == (at("e0s0"),)


def test_6_2_nobody_has_to_place_anything() -> None:
    step = act(asked(), "pass")
    assert events(step)[0] == building.NothingPlaced(Seat(0))
    assert step.state.communities[0] == asked().communities[0]


def test_6_2_nobody_is_asked_where_no_gear_is_free() -> None:
    asks = [LayTile(Seat(0)), OfferBuilding(Seat(0)), FillRow(CHANCE)]
    state = table(tiled("e0s0"), tiled("e0s0"), asks=asks, now=now(at=None), row=("E01", "L41"))
    assert act(state, "place E01 e2s0 r0").state.question == FillRow(CHANCE)
    assert act(state, "place L41 e2s0 r0").state.question == Build(Seat(0))


@with_each(
    "move, placed",
    [
        ("build library e0s0 r0", Placed.BUILDING),
        ("inhabitant e0s0", Placed.INHABITANT),
        ("pass", Placed.NOTHING),
    ],
)
def test_6_2_the_turn_remembers_what_was_placed(move: str, placed: Placed) -> None:
    first, *_ = act(asked(), move).frames
    assert first.state.now is not None
    assert first.state.now.placed is placed


def by_trying(state: State) -> set[object]:
    """Try every building and every inhabitant on every square around the land."""
    seat = state.to_move
    assert seat is not None
    xs, ys = zip(*state.communities[seat].spaces, strict=True)
    around = list(box(Square(min(xs) - 3, min(ys) - 3), max(xs) - min(xs) + 7, max(ys) - min(ys) + 7))
    moves = [
        PlaceBuilding(stall.card, where, turn) for stall in state.market for where in around for turn in Turn
    ]
    people = map(PlaceInhabitant, around)
    return {move for move in (*moves, *people) if GAME.refusal(state, move) is None}


@settings(deadline=None, max_examples=6)
@given(st.integers(0, 10_000), st.sampled_from(list(BuildingSet)))
def test_6_2_the_quick_list_is_what_trying_one_by_one_finds(seed: int, which: BuildingSet) -> None:
    random = Random(seed)
    match = Match.start(GAME, Options(buildings=which), [Player("A", 0), Player("B", 1)], seed)
    tried = 0
    while not match.over and tried < 6:
        moves = legal(GAME, match.state)
        if isinstance(match.state.question, Build) and random.random() < 0.3:
            assert {move for move in moves if move.verb != "pass"} == by_trying(match.state)
            tried += 1
        match = match.play(random.choice(moves))
    assert tried


def test_6_2_terrain_below_a_building_is_what_it_was() -> None:
    after = act(asked(), "build library e0s0 r0").state
    assert after.communities[0].spaces[at("e0s0")].terrain is Terrain.GRASS
