from boardkit.games.water_sharing.box.things import Options
from boardkit.games.water_sharing.rules import ANSWERS
from boardkit.games.water_sharing.rules.collecting import NoNeed, NoWaterThere, OutOfReach, WaterTaken
from boardkit.games.water_sharing.rules.model import Store
from boardkit.games.water_sharing.rules.questions import Collect, MayCollect
from tests.every import with_each
from tests.games.water_sharing.basin import A, B, act, at, events, refused, table, written

BEND = at(6, 3)
"""A river hex with meadows on both sides."""


def test_5_3_water_comes_from_river_hexes_beside_own_constructions() -> None:
    water = {BEND: 1, at(7, 3): 1, at(5, 2): 1, at(8, 4): 1}
    state = table("A farm 6 4", Collect(A), water=water)
    assert written(state, "take") == {f"{BEND} 1", f"{at(7, 3)} 1"}
    assert refused(state, f"take {at(5, 2)} 1") == OutOfReach()
    step = act(state, f"take {BEND} 1")
    assert events(step) == [WaterTaken(A, BEND, 1)]
    assert step.state.water == {at(7, 3): 1, at(5, 2): 1, at(8, 4): 1}
    assert step.state.communities[A].stores == {at(6, 4): Store(water=1)}


def test_5_3_junctions_and_dams_draw_water_too() -> None:
    built = "A farm 6 5\nA junction 6 4"
    assert written(table(built, Collect(A), water={BEND: 1}), "take") == {f"{BEND} 1"}
    state = table("A farm 5 1", Collect(A), dams={(4, 2): "A"}, water={at(3, 1): 1})
    assert written(state, "take") == {f"{at(3, 1)} 1"}


def test_5_3_a_junction_on_a_river_draws_from_its_own_hex_and_others_may_too() -> None:
    built = "A junction 6 3\nA farm 5 3\nB farm 6 2"
    for seat in (A, B):
        assert f"{BEND} 1" in written(table(built, Collect(seat), water={BEND: 2}), "take")


def test_5_3_a_source_is_a_river() -> None:
    assert written(table("A mine 0 1", Collect(A), water={at(0, 2): 3}), "take") == {f"{at(0, 2)} 1"}


@with_each(
    "built, need",
    [
        ("A farm 6 4", 1),
        ("A farm 6 4\nA residential 6 5\nA industry 5 4", 3),
        ("A wind_solar 6 4\nA leisure 6 5\nA university 5 4\nA treatment 5 3", 0),
        ("A fishing_port 9 3\nA farm 8 3", 1),
    ],
)
def test_5_3_no_more_than_own_buildings_can_use(built: str, need: int) -> None:
    water = {BEND: 4, at(8, 4): 4}
    state = table(built, Collect(A), water=water)
    hexes = {move.split()[0] for move in written(state, "take")}
    for taken in hexes:
        assert {f"{taken} {count}" for count in range(1, need + 1)} <= written(state, "take")
        assert refused(state, f"take {taken} {need + 1}") == NoNeed(need)
    assert bool(hexes) == bool(need)


def test_5_3_no_more_than_there_is() -> None:
    state = table("A farm 6 4\nA farm 6 5", Collect(A), water={BEND: 1})
    assert refused(state, f"take {BEND} 2") == refused(state, f"take {BEND} 0") == NoWaterThere(1)
    assert refused(state, f"take {at(7, 3)} 1") == NoWaterThere(0)


def test_5_3_whoever_is_first_by_initiative_leaves_the_others_what_is_left() -> None:
    state = table("A farm 6 4\nB farm 6 2", Collect(A), Collect(B), water={BEND: 1})
    state = act(state, f"take {BEND} 1", "pass").state
    assert state.question == Collect(B)
    assert written(state, "take") == set()


def test_5_3_polluted_water_serves_as_well() -> None:
    state = table("A farm 6 4", Collect(A), water={BEND: 1}, pollution={BEND: 1}, options=Options())
    assert written(state, "take") == {f"{BEND} 1"}


def test_5_3_water_reaches_the_part_that_touches_the_hex() -> None:
    state = table("A farm 6 4\nA farm 8 8\nA farm 8 7", Collect(A), water={BEND: 3, at(7, 8): 3})
    assert refused(state, f"take {BEND} 2") == NoNeed(1)
    assert refused(state, f"take {at(7, 8)} 3") == NoNeed(2)
    state = act(state, f"take {BEND} 1", f"take {at(7, 8)} 2").state
    assert state.communities[A].stores == {at(6, 4): Store(water=1), at(8, 7): Store(water=2)}


def test_5_3_a_hex_between_two_parts_serves_both() -> None:
    state = table("A farm 6 4\nA farm 6 2", Collect(A), water={BEND: 3})
    assert refused(state, f"take {BEND} 3") == NoNeed(2)
    state = act(state, f"take {BEND} 2").state
    assert state.communities[A].stores == {at(6, 2): Store(water=1), at(6, 4): Store(water=1)}


def test_5_3_who_can_take_nothing_is_not_asked() -> None:
    assert ANSWERS.resolve(table("A wind_solar 6 4", water={BEND: 3}), MayCollect(A)).state.question is None
    assert ANSWERS.resolve(table("A farm 6 4", water={BEND: 3}), MayCollect(A)).state.question == Collect(A)
