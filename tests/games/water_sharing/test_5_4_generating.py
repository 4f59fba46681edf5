from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box.things import Building, Good
from boardkit.games.water_sharing.rules import ANSWERS
from boardkit.games.water_sharing.rules.generating import BuildingRan, CrisisOver, WorksAlready
from boardkit.games.water_sharing.rules.ledger import Lacks, NotYours
from boardkit.games.water_sharing.rules.model import Store
from boardkit.games.water_sharing.rules.questions import Generate, Harvest, MayGenerate
from boardkit.text import words_for
from boardkit.text.log import Line, together
from tests.every import every_language, with_each
from tests.games.water_sharing.basin import A, act, at, dealt, events, priced, refused, stocked, table, verbs

NEEDS = {
    "residential": {"water": 1, "energy": 1, "food": 1},
    "farm": {"water": 1},
    "fishing_port": {"energy": 1},
    "power_plant": {"water": 1},
    "leisure": {"thunes": 2},
    "industry": {"water": 1, "energy": 1},
    "mine": {"water": 1, "energy": 1},
    "university": {"thunes": 1, "energy": 1, "food": 1},
}
"""10.1 What buildings need."""


@with_each("building", NEEDS)
def test_10_1_a_building_works_with_all_it_needs_and_with_nothing_less(building: str) -> None:
    needs = dict(NEEDS[building])
    thunes = needs.pop("thunes", 0)
    state = priced(table(f"A {building} 7 4", Generate(A), thunes=thunes), 3, 3)
    community = act(stocked(state, A, **needs), f"run {at(7, 4)}").state.communities[A]
    made = {"farm": Store(food=2), "fishing_port": Store(food=2), "power_plant": Store(energy=2)}
    assert community.stores.get(at(7, 4), Store()) == made.get(building, Store())
    assert community.thunes == 0
    for good, count in needs.items():
        short = stocked(state, A, **{**needs, good: count - 1})
        assert refused(short, f"run {at(7, 4)}") == Lacks(Good(good), count, count - 1)
        assert "run" not in verbs(short)
    if thunes:
        poor = stocked(dealt(state, A, thunes=thunes - 1), A, **needs)
        assert refused(poor, f"run {at(7, 4)}") == Lacks(Good.THUNES, thunes, thunes - 1)


def test_10_1_a_power_plant_makes_two_energy_of_one_water() -> None:
    step = act(stocked(table("A power_plant 6 4", Generate(A)), A, water=1), f"run {at(6, 4)}")
    assert events(step) == [BuildingRan(A, Building.POWER_PLANT, at(6, 4), 2, 0)]
    assert step.state.communities[A].stores == {at(6, 4): Store(energy=2)}
    assert (step.state.bank.water, step.state.bank.energy) == (120, 98)


def test_5_4_what_needs_nothing_works_by_itself() -> None:
    step = ANSWERS.resolve(table("A wind_solar 6 4\nA treatment 5 3\nA junction 5 4"), MayGenerate(A))
    assert events(step) == [BuildingRan(A, Building.WIND_SOLAR, at(6, 4), 1, 0)]
    assert step.state.question == Generate(A)
    assert refused(step.state, f"run {at(6, 4)}") == refused(step.state, f"run {at(5, 4)}") == WorksAlready()


def test_5_4_what_is_made_in_a_round_feeds_others_in_the_same_round() -> None:
    built = "A power_plant 6 4\nA farm 6 5\nA residential 5 4"
    state = stocked(table(built, Generate(A)), A, water=3)
    assert refused(state, f"run {at(5, 4)}") == Lacks(Good.ENERGY, 1, 0)
    state = act(state, f"run {at(6, 4)}", f"run {at(6, 5)}", f"run {at(5, 4)}").state
    assert state.communities[A].stores == {at(5, 4): Store(energy=1, food=1)}


def test_5_4_a_building_works_once_in_a_round_and_only_for_its_owner() -> None:
    state = stocked(priced(table("A farm 6 4\nB farm 6 2", Generate(A)), 1, 1), A, water=2)
    state = act(state, f"run {at(6, 4)}").state
    assert refused(state, f"run {at(6, 4)}") == WorksAlready()
    assert refused(state, f"run {at(6, 2)}") == refused(state, f"run {at(0, 0)}") == NotYours("5.4")
    assert verbs(state) >= {"pass"}


def test_5_4_energy_of_one_part_does_not_reach_another() -> None:
    built = "A wind_solar 6 4\nA farm 6 5\nA fishing_port 9 7"
    state = ANSWERS.resolve(table(built), MayGenerate(A)).state
    assert refused(state, f"run {at(9, 7)}") == Lacks(Good.ENERGY, 1, 0)
    joined = built.replace("9 7", "7 4")
    step = act(ANSWERS.resolve(priced(table(joined), 1, 1), MayGenerate(A)).state, f"run {at(7, 4)}")
    assert events(step) == [BuildingRan(A, Building.FISHING_PORT, at(7, 4), 0, 2)]


def test_10_2_a_junction_over_a_river_joins_a_zone_with_its_food_and_energy() -> None:
    built = "A farm 6 4\nA power_plant 5 3\nA residential 6 2"
    assert len(stocked(table(built, Generate(A)), A, water=2).land.holding(A).parts) == 2
    state = stocked(table(f"{built}\nA junction 6 3", Generate(A)), A, water=3)
    assert len(state.land.holding(A).parts) == 1
    step = act(state, f"run {at(6, 4)}", f"run {at(5, 3)}", f"run {at(6, 2)}")
    assert events(step)[-1] == BuildingRan(A, Building.RESIDENTIAL, at(6, 2), 0, 0)


@with_each(
    "building, row, column, store, thunes",
    [
        ("wind_solar", 6, 2, Store(energy=1), 0),
        ("wind_solar", 6, 8, Store(energy=1, food=1), 0),
        ("wind_solar", 5, 5, Store(energy=2), 0),
        ("wind_solar", 8, 2, Store(energy=1), 1),
        ("treatment", 8, 6, Store(), 0),
        ("junction", 5, 5, Store(), 0),
    ],
)
def test_10_4_a_marker_adds_to_what_works_on_its_hex(
    building: str, row: int, column: int, store: Store, thunes: int
) -> None:
    state = ANSWERS.resolve(table(f"A {building} {row} {column}", thunes=0), MayGenerate(A)).state
    community = ANSWERS.resolve(state, Harvest(A)).state.communities[A]
    assert (community.stock(at(row, column)), community.thunes) == (store, thunes)


def test_10_4_a_building_that_does_not_work_brings_no_bonus() -> None:
    state = table("A farm 8 2", Generate(A), thunes=0)
    assert ANSWERS.resolve(act(state, "pass").state, Harvest(A)).state.communities[A].thunes == 0


def test_5_5_1_a_building_that_works_again_is_in_crisis_no_longer() -> None:
    step = act(stocked(table("A farm 6 4 !", Generate(A)), A, water=1), f"run {at(6, 4)}")
    assert events(step)[1:] == [CrisisOver(A, Building.FARM, at(6, 4))]
    assert (step.state.crisis, step.state.bank.crisis) == (frozenset(), 40)


@every_language
def test_5_4_what_works_by_itself_is_told_in_one_line(language: str) -> None:
    words = words_for(language, GAME.key, ["Ada", "Bob"])
    ran = [BuildingRan(A, Building.WIND_SOLAR, at(7, column), 1, 0) for column in (0, 1, 2)]
    [line] = together([Line(3, words.say(event), event.rule, event) for event in ran], words)
    assert all(words.name(event.at) in line.text for event in ran)
