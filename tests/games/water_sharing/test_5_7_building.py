from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box import OUTFALL, Spot
from boardkit.games.water_sharing.box.things import Building, Options, Stage
from boardkit.games.water_sharing.rules import ANSWERS, sites
from boardkit.games.water_sharing.rules.building import Destroyed, NoDamSite, SharedDam
from boardkit.games.water_sharing.rules.generating import ConstructionPolluted
from boardkit.games.water_sharing.rules.ledger import NotYours, TooExpensive
from boardkit.games.water_sharing.rules.model import State, Store
from boardkit.games.water_sharing.rules.moves import Build
from boardkit.games.water_sharing.rules.questions import FirstBuilder, WhatToBuild
from tests.every import with_each
from tests.games.water_sharing.basin import A, B, C, act, at, dealt, events, refused, stocked, table, written


def site(built: str) -> State:
    """Set a table for step 7 in the normal mode."""
    return table(built, WhatToBuild(A), stage=Stage.BUILD, options=Options())


BESIDE = {
    (7, 4): "A farm 6 5",
    (9, 6): "A farm 8 6",
    (6, 4): "A farm 6 5",
    (3, 4): "A mine 3 5",
    (4, 2): "A farm 4 1",
}
"""Something beside each site."""


@with_each(
    "building, cost, spot, wrong",
    [
        ("residential", 4, (7, 4), (3, 4)),
        ("farm", 5, (7, 4), (3, 4)),
        ("fishing_port", 4, (9, 6), (7, 6)),
        ("power_plant", 10, (6, 4), (7, 1)),
        ("wind_solar", 6, (3, 4), (4, 2)),
        ("leisure", 6, (3, 4), (4, 2)),
        ("industry", 7, (7, 4), (3, 4)),
        ("mine", 9, (3, 4), (7, 4)),
        ("treatment", 5, (6, 4), (7, 1)),
        ("university", 15, (3, 4), (4, 2)),
    ],
)
def test_10_1_each_building_has_its_cost_and_its_ground(
    building: str, cost: int, spot: tuple[int, int], wrong: tuple[int, int]
) -> None:
    state = site(BESIDE[spot])
    step = act(state, f"build {building} {at(*spot)}")
    assert events(step)[0] == sites.Built(A, Building(building), at(*spot), cost)
    assert step.state.communities[A].thunes == 20 - cost
    assert refused(state, f"build {building} {at(*wrong)}") == sites.WrongGround(Building(building))
    poor = dealt(state, A, thunes=cost - 1)
    assert refused(poor, f"build {building} {at(*spot)}") == TooExpensive(A, cost, cost - 1)


def test_10_2_a_junction_stands_anywhere_in_the_sea_as_well() -> None:
    state = site("A farm 9 3\nA mine 1 3\nA farm 6 4")
    junctions = {move.split()[1] for move in written(state, "build") if move.startswith("junction")}
    assert {str(at(9, 4)), str(at(1, 2)), str(at(5, 4)), str(at(10, 3))} <= junctions
    step = act(state, f"build junction {at(10, 3)}")
    assert events(step)[0] == sites.Built(A, Building.JUNCTION, at(10, 3), 2)
    assert events(step)[1:] == [ConstructionPolluted(A, Building.JUNCTION, at(10, 3), at(10, 3))]


def test_5_7_it_stands_beside_something_of_ones_own_on_a_free_hex_of_the_board() -> None:
    state = site("A junction 6 4\nB farm 6 5")
    assert refused(state, f"build farm {at(6, 7)}") == sites.NotBeside()
    assert refused(state, f"build farm {at(6, 5)}") == sites.SiteTaken(at(6, 5))
    assert f"farm {at(5, 3)}" in written(state, "build")


def test_3_1_nobody_builds_off_the_board() -> None:
    assert GAME.refusal(site("A farm 6 4"), Build(Building.FARM, Spot(50, 50))) == sites.OffTheBoard()


def test_5_7_it_stands_beside_a_dam_too_and_not_on_one() -> None:
    state = table("A farm 5 1", WhatToBuild(A), stage=Stage.BUILD, dams={(4, 2): "A"})
    shore = state.land.dams[0].site.shores[0]
    assert refused(state, f"build junction {shore}") == sites.SiteTaken(shore)
    assert f"junction {at(3, 1)}" in written(state, "build")
    assert refused(state, f"build dam {at(5, 2)}") == NoDamSite()


@with_each("building", ["farm", "junction", "wind_solar"])
def test_5_7_each_construction_drops_a_cube(building: str) -> None:
    step = act(site("A farm 6 4"), f"build {building} {at(5, 3)}")
    assert events(step)[1] == ConstructionPolluted(A, Building(building), at(5, 3), OUTFALL[at(5, 3)])


def test_12_1_in_the_simplified_mode_building_does_not_pollute() -> None:
    step = act(table("A farm 6 4", WhatToBuild(A), stage=Stage.BUILD), f"build farm {at(5, 3)}")
    assert [type(event) for event in events(step)] == [sites.Built]


def test_5_7_one_builds_at_a_time_in_the_order_of_the_initiative_until_all_have_passed() -> None:
    state = table("A farm 6 4\nB farm 6 7\nC farm 7 2", seats=3, stage=Stage.BUILD)
    state = state.__replace__(clock=state.clock.__replace__(first=B))
    state = ANSWERS.resolve(state, FirstBuilder()).state
    asked = []
    for move in ("pass", f"build junction {at(7, 1)}", f"build junction {at(6, 5)}", "pass", "pass"):
        asked.append(state.question)
        state = act(state, move).state
    assert asked == [WhatToBuild(B), WhatToBuild(C), WhatToBuild(A), WhatToBuild(C), WhatToBuild(A)]
    assert state.question is None


def test_5_7_whoever_has_nothing_left_builds_a_zone_anywhere() -> None:
    state = site("B farm 6 4")
    assert {move.split()[0] for move in written(state, "build")} == {"residential"}
    assert f"residential {at(9, 9)}" in written(state, "build")
    assert refused(state, f"build farm {at(9, 9)}") == sites.NotBeside()


def test_2_there_are_as_many_tiles_as_the_box_holds() -> None:
    ports = "\n".join(f"B fishing_port 9 {column}" for column in (2, 3, 5, 6, 7))
    state = site(f"{ports}\nA farm 10 0")
    assert refused(state, f"build fishing_port {at(10, 1)}") == sites.NoTileLeft(Building.FISHING_PORT)


def test_2_a_community_has_twenty_markers() -> None:
    rows = {0: (0, 1, 3, 4, 5, 6, 8, 9), 1: (0, 1, 3, 4, 5, 6, 8, 9), 2: (0, 1, 3, 4)}
    built = "\n".join(f"A wind_solar {row} {column}" for row, columns in rows.items() for column in columns)
    state = site(built)
    assert refused(state, f"build wind_solar {at(2, 5)}") == sites.NoMarkerLeft(A)
    assert not written(state, "build")
    assert f"junction {at(2, 2)}" in written(site(built[: built.rindex("\n")]), "build")


def test_5_7_1_one_destroys_ones_own_and_the_tile_and_the_red_cube_go_back() -> None:
    state = site("A farm 6 4 !\nA farm 6 5\nB farm 6 2")
    step = act(state, f"destroy {at(6, 4)}")
    assert events(step) == [Destroyed(A, Building.FARM, at(6, 4))]
    assert step.state.tiles[Building.FARM] == 15
    assert (step.state.crisis, step.state.bank.crisis) == (frozenset(), 40)
    assert step.state.communities[A].thunes == 20
    assert not step.state.pollution
    assert step.state.question == WhatToBuild(B)
    assert refused(state, f"destroy {at(6, 2)}") == refused(state, f"destroy {at(0, 0)}") == NotYours()


def test_5_7_1_a_dam_of_ones_own_is_destroyed_and_a_shared_one_is_not() -> None:
    alone = table("A farm 5 1", WhatToBuild(A), stage=Stage.BUILD, dams={(4, 2): "A"})
    step = act(alone, f"destroy {at(4, 2)}")
    assert (step.state.land.dams, step.state.tiles[Building.DAM]) == ((), 4)
    shared = table("A farm 5 1\nB farm 3 2", WhatToBuild(A), stage=Stage.BUILD, dams={(4, 2): "AB"})
    assert refused(shared, f"destroy {at(4, 2)}") == SharedDam()
    assert written(shared, "destroy") == {str(at(5, 1))}


def test_5_4_the_stock_stays_with_the_largest_part_of_what_was_split() -> None:
    built = "A farm 6 4\nA junction 6 3\nA farm 6 2\nA farm 7 1"
    state = act(stocked(site(built), A, energy=3, food=1), f"destroy {at(6, 3)}").state
    assert state.communities[A].stores == {at(6, 2): Store(energy=3, food=1)}


def test_5_4_joined_parts_put_their_stocks_together() -> None:
    stores = {at(6, 4): Store(energy=2), at(6, 2): Store(food=1)}
    state = dealt(site("A farm 6 4\nA farm 6 5\nA farm 6 2"), A, stores=stores)
    state = act(state, f"build junction {at(6, 3)}").state
    assert state.communities[A].stores == {at(6, 2): Store(energy=2, food=1)}


def test_5_4_whoever_has_nothing_left_gives_its_stock_to_the_bank() -> None:
    state = stocked(site("A farm 6 4\nB farm 6 2"), A, energy=2, food=1)
    state = act(state, f"destroy {at(6, 4)}").state
    assert state.communities[A].stores == {}
    assert (state.bank.energy, state.bank.food) == (100, 100)
