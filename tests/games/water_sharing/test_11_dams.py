import pytest

from boardkit.core import Seat
from boardkit.games.water_sharing.box import COURSE, OUTFALL
from boardkit.games.water_sharing.box.things import Building, Options, Stage
from boardkit.games.water_sharing.rules import ANSWERS, building, collecting
from boardkit.games.water_sharing.rules.generating import BuildingRan, ConstructionPolluted
from boardkit.games.water_sharing.rules.ledger import NoSuchSeat, TooExpensive
from boardkit.games.water_sharing.rules.model import Store
from boardkit.games.water_sharing.rules.questions import (
    BeginStage,
    Collect,
    JoinDam,
    MayCollect,
    MayGenerate,
    WhatToBuild,
    WhichShore,
)
from boardkit.games.water_sharing.rules.sites import NoTileLeft
from tests.every import with_each
from tests.games.water_sharing.basin import A, B, C, act, at, dealt, events, refused, resolved, table, written

THREE = "A farm 5 1\nB farm 3 2\nC farm 4 4"
DAM = at(4, 2)
SHORES = (f"pick {at(4, 1)}", f"pick {at(4, 3)}")


def test_11_a_dam_alone_costs_15_thunes() -> None:
    state = table(THREE, WhatToBuild(A), seats=3, stage=Stage.BUILD, options=Options())
    step = act(state, f"dam {DAM} -", *SHORES)
    assert events(step) == [
        building.DamBuilt((A,), DAM, (at(4, 3), at(4, 1)), 15),
        ConstructionPolluted(A, Building.DAM, DAM, OUTFALL[DAM]),
    ]
    assert [community.thunes for community in step.state.communities] == [5, 20, 20]
    assert step.state.question == WhatToBuild(B)
    assert step.state.tiles[Building.DAM] == 3


@pytest.mark.parametrize(("partners", "cost"), [("1", 13), ("1,2", 11)])
def test_11_a_shared_dam_costs_13_for_each_of_two_and_11_for_each_of_three(partners: str, cost: int) -> None:
    state = table(THREE, WhatToBuild(A), seats=3, stage=Stage.BUILD)
    state = act(state, f"dam {DAM} {partners}", *SHORES).state
    assert state.question == JoinDam(B, A, DAM, cost)
    owners = 1 + len(partners.split(","))
    state = act(state, *["accept"] * (owners - 1)).state
    left = [community.thunes for community in state.communities]
    assert left == [20 - cost] * owners + [20] * (3 - owners)
    assert state.land.dams[0].owners == (A, B, C)[:owners]


def test_11_no_more_than_three_share_and_only_others() -> None:
    state = table(f"{THREE}\nD farm 5 3", WhatToBuild(A), seats=4, stage=Stage.BUILD)
    assert refused(state, f"dam {DAM} 1,2,3") == NoSuchSeat()
    assert refused(state, f"dam {DAM} 0") == refused(state, f"dam {DAM} 4") == NoSuchSeat()
    assert refused(state, f"dam {DAM} 2,1") == refused(state, f"dam {DAM} 1,1") == NoSuchSeat()


def test_11_every_owner_pays_and_touches_the_dam() -> None:
    state = dealt(table(THREE, WhatToBuild(A), seats=3, stage=Stage.BUILD), B, thunes=12)
    assert refused(state, f"dam {DAM} 1") == TooExpensive(B, 13, 12)
    assert f"{DAM} 1,2" in written(state, "dam")
    far = table("A farm 5 1\nB farm 7 7", WhatToBuild(A), stage=Stage.BUILD)
    assert refused(far, f"dam {DAM} 1") == building.NoDamSite()
    assert refused(far, f"dam {at(0, 2)} -") == refused(far, f"dam {at(4, 1)} -") == building.NoDamSite()


def test_11_the_shores_fit_and_are_free() -> None:
    state = table("A farm 5 1\nB junction 4 1", WhatToBuild(A), stage=Stage.BUILD)
    state = act(state, f"dam {DAM} -").state
    assert state.question == WhichShore(A, DAM, ())
    assert written(state, "pick") == {str(at(3, 2)), str(at(4, 3))}
    assert refused(state, f"pick {at(4, 1)}") == building.NoShore()
    assert refused(state, f"pick {at(5, 2)}") == building.NoShore()
    state = act(state, f"pick {at(4, 3)}").state
    assert refused(state, f"pick {at(4, 3)}") == building.NoShore()
    assert written(state, "pick") == {str(at(3, 2))}


def test_11_a_partner_who_refuses_stops_the_dam() -> None:
    state = table(THREE, WhatToBuild(A), seats=3, stage=Stage.BUILD)
    step = act(state, f"dam {DAM} 1,2", *SHORES, "accept", "refuse")
    assert events(step)[0] == building.DamProposed(A, (B, C), DAM)
    assert events(step)[-1] == building.DamRefused(C, DAM)
    assert (step.state.question, step.state.land.dams) == (WhatToBuild(A), ())
    assert refused(step.state, f"dam {DAM} 1,2") == building.DamRefusedBefore()
    assert {f"{DAM} 1", f"{DAM} -"} <= written(step.state, "dam")


def test_2_there_are_four_dams() -> None:
    dams = {(4, 7): "B", (6, 6): "B", (7, 8): "B", (9, 4): "B"}
    state = table("A farm 5 1", WhatToBuild(A), stage=Stage.BUILD, dams=dams)
    assert refused(state, f"dam {DAM} -") == NoTileLeft(Building.DAM)
    assert written(state, "dam") == set()


def test_11_each_owner_receives_two_energy_in_every_round() -> None:
    state = table(THREE, seats=3, dams={(4, 2): "AB"})
    for seat in (A, B):
        step = ANSWERS.resolve(state, MayGenerate(seat))
        assert events(step) == [BuildingRan(seat, Building.DAM, DAM, 2, 0)]
        part = state.land.holding(seat).part[DAM]
        assert step.state.communities[seat].stores == {part: Store(energy=2)}
    assert events(ANSWERS.resolve(state, MayGenerate(C))) == []


def test_11_a_dam_is_filled_to_nine_from_hexes_downstream() -> None:
    water = {DAM: 2, **dict.fromkeys(COURSE[DAM], 2)}
    state = table(THREE, Collect(A), seats=3, dams={(4, 2): "A"}, water=water)
    step = act(state, f"fill {DAM} {at(9, 4)} 2", f"fill {DAM} {at(6, 3)} 2", f"fill {DAM} {at(5, 2)} 2")
    assert [type(event) for event in events(step)] == [collecting.DamFilled] * 6
    assert events(step)[0] == collecting.DamFilled(A, at(9, 4), DAM, 3)
    state = step.state
    assert refused(state, f"fill {DAM} {at(7, 3)} 2") == collecting.DamIsFull(1)
    state = act(state, f"fill {DAM} {at(7, 3)} 1").state
    assert state.water[DAM] == 9
    assert refused(state, f"fill {DAM} {at(7, 3)} 1") == collecting.DamIsFull(0)
    assert written(state, "fill") == set()


def test_11_each_cube_on_its_way_into_the_dam_can_be_watched() -> None:
    state = table(THREE, Collect(A), seats=3, dams={(4, 2): "A"}, water={at(6, 3): 2})
    step = act(state, f"fill {DAM} {at(6, 3)} 2")
    assert [dict(frame.state.water) for frame in step.frames] == [{at(6, 3): 1, DAM: 1}, {DAM: 2}]


def test_11_water_comes_from_below_and_only_what_is_there() -> None:
    water = {at(3, 1): 2, at(5, 6): 2, at(6, 3): 2}
    state = table(THREE, Collect(A), seats=3, dams={(4, 2): "A"}, water=water)
    assert refused(state, f"fill {DAM} {at(3, 1)} 1") == collecting.NotDownstream()
    assert refused(state, f"fill {DAM} {at(5, 6)} 1") == collecting.NotDownstream()
    assert refused(state, f"fill {DAM} {at(6, 3)} 3") == collecting.NoWaterThere(2)
    assert refused(state, f"fill {DAM} {at(6, 3)} 0") == collecting.NoWaterThere(2)


def test_11_the_water_in_a_dam_of_others_stays_there() -> None:
    above, below = at(4, 2), at(9, 4)
    built = f"{THREE}\nB farm 8 4"
    state = table(built, Collect(A), seats=3, dams={(4, 2): "A", (9, 4): "B"}, water={below: 2, at(6, 3): 1})
    assert below in COURSE[above]
    assert refused(state, f"fill {above} {below} 1") == collecting.DamOfOthers()
    assert written(state, "fill") == {f"{above} {at(6, 3)} 1"}


def test_11_no_dam_stands_on_a_source() -> None:
    state = table("A farm 1 3\nA mine 1 2", WhatToBuild(A), stage=Stage.BUILD)
    assert refused(state, f"dam {at(0, 2)} -") == building.NoDamSite()


def test_11_each_owner_in_turn_fills_up_what_is_missing() -> None:
    water = {DAM: 8, at(6, 3): 2, at(7, 3): 2}
    asks = [MayCollect(A), MayCollect(B)]
    state = resolved(table(THREE, *asks, seats=3, dams={(4, 2): "AB"}, water=water))
    state = act(state, f"fill {DAM} {at(6, 3)} 1", f"take {DAM} 1", "pass").state
    assert (state.question, state.water[DAM]) == (Collect(B), 8)
    assert written(state, "fill") == {f"{DAM} {at(6, 3)} 1", f"{DAM} {at(7, 3)} 1"}
    assert act(state, f"fill {DAM} {at(7, 3)} 1").state.water[DAM] == 9


@with_each("first", [A, B, C])
def test_11_the_owners_fill_in_the_order_of_the_initiative(first: Seat) -> None:
    state = table(THREE, seats=3, dams={(4, 2): "AB"}, water={at(6, 3): 2})
    state = state.__replace__(clock=state.clock.__replace__(first=first))
    state = ANSWERS.resolve(state, BeginStage(Stage.COLLECT)).state
    filling = []
    while state.pile:
        state = resolved(state)
        if isinstance(state.question, Collect):
            filling += [state.question.seat] if written(state, "fill") else []
        state = act(state, "pass").state if state.question else state
    assert filling == [seat for seat in state.order if seat != C]


def test_11_who_has_no_part_in_a_dam_does_not_fill_it() -> None:
    state = table(THREE, Collect(C), seats=3, dams={(4, 2): "AB"}, water={at(6, 3): 2})
    assert refused(state, f"fill {DAM} {at(6, 3)} 1") == collecting.NotAnOwner()
    assert refused(state, f"fill {at(4, 7)} {at(6, 3)} 1") == collecting.NotAnOwner()
    assert written(state, "fill") == set()


def test_11_only_owners_take_the_water_of_a_dam() -> None:
    for seat, legal in ((A, {f"{DAM} 1"}), (B, {f"{DAM} 1"}), (C, set[str]())):
        state = table(f"{THREE}\nC farm 5 2", Collect(seat), seats=3, dams={(4, 2): "AB"}, water={DAM: 3})
        assert written(state, "take") == legal
    assert refused(state, f"take {DAM} 1") == collecting.OutOfReach()


def test_9_3_a_discount_lowers_the_own_share() -> None:
    state = table(
        THREE, WhatToBuild(A), seats=3, stage=Stage.BUILD, options=Options(), hands={A: ["building_site"]}
    )
    step = act(state, "card building_site -", f"dam {DAM} 1", *SHORES, "accept")
    assert building.DamBuilt((A, B), DAM, (at(4, 3), at(4, 1)), 23) in events(step)
    state = step.state
    assert [community.thunes for community in state.communities] == [10, 7, 20]
    assert state.land.dams[0].owners == (A, B)
