"""Points 37 to 39 where an implementation goes wrong easily: awards, milestones, the final count."""

from boardkit.games.terraforming_mars.box.things import Award, Milestone
from boardkit.games.terraforming_mars.rules import projects
from boardkit.games.terraforming_mars.rules.changes import TooExpensive
from tests.every import with_each
from tests.games.terraforming_mars.tables import (
    KIM,
    ROBINSON,
    STANLEY,
    after,
    company,
    money,
    points,
    refused,
    rich,
    table,
)

MINER = ((Award.MINER, KIM),)


def miners(*steel: int) -> list[int]:
    """Return the award's points of seats with so much steel."""
    seats = [company(stock={"steel": amount}) for amount in steel]
    state = table(*seats, awards=MINER)
    return [points(state, seat, "awards") for seat in state.in_order]


@with_each(
    "steel, prizes",
    [
        ((5, 3), [5, 0]),
        ((5, 5), [5, 5]),
        ((5, 3, 1), [5, 2, 0]),
        ((5, 5, 1), [5, 5, 0]),
        ((5, 3, 3, 1), [5, 2, 2, 0]),
        ((0, 0, 0), [5, 5, 5]),
    ],
)
def test_subtlety_37_prizes_of_an_award(steel: tuple[int, ...], prizes: list[int]) -> None:
    assert miners(*steel) == prizes


def test_subtlety_37_awards_cost_8_14_20_and_there_are_three() -> None:
    state = after(table(company(stock=money(42)), rich()), "fund miner")
    assert refused(state, "fund miner") == projects.AwardTaken(Award.MINER)
    state = after(state, "fund banker", "pass", "fund landlord")
    assert state.companies[KIM].stock[0] == 0
    assert refused(state, "fund scientist") == projects.AllAwardsTaken()
    poor = table(company(stock=money(13)), rich(), awards=MINER)
    assert refused(poor, "fund banker") == TooExpensive(14, 13)


def test_subtlety_37_there_are_three_milestones() -> None:
    claimed = ((Milestone.MAYOR, KIM), (Milestone.GARDENER, KIM), (Milestone.PLANNER, STANLEY))
    state = table(rich(rating=35), rich(), milestones=claimed)
    assert refused(state, "claim terraformer") == projects.AllMilestonesTaken()
    assert refused(state, "claim mayor") == projects.MilestoneTaken(Milestone.MAYOR)
    assert (points(state, KIM, "milestones"), points(state, STANLEY, "milestones")) == (10, 5)


def test_subtlety_38_thermalist_and_miner_look_at_the_stock() -> None:
    kim = company(stock={"heat": 12}, production={"heat": 1})
    robinson = company(stock={"heat": 5}, production={"heat": 9})
    state = table(kim, company(stock={"heat": 12}), robinson, awards=((Award.THERMALIST, STANLEY),))
    assert [points(state, seat, "awards") for seat in (KIM, STANLEY, ROBINSON)] == [5, 5, 0]


def test_subtlety_39_scientist_and_builder_ignore_events() -> None:
    kim = rich(tableau="research", events="technology-demonstration special-design")
    state = table(kim, rich(tableau="gene-repair"), rich(), awards=((Award.SCIENTIST, KIM),))
    assert [points(state, seat, "awards") for seat in (KIM, STANLEY)] == [5, 2]
    seven = "mine power-plant geothermal-power strip-mine carbonate-processing great-dam windmills"
    state = table(rich(tableau=seven, events="lava-flows"), rich())
    assert refused(state, "claim builder") == projects.MilestoneNotReached(Milestone.BUILDER, 8, 7)
    state = table(
        rich("mining-guild", tableau="strip-mine mine windmills great-dam power-plant soil-factory"), rich()
    )
    assert refused(state, "claim builder") is None


def test_subtlety_39_planner_counts_the_hand() -> None:
    hand = "fish birds ants algae moss trees grass heather bushes lichen pets mine soletta zeppelins cartel"
    assert refused(table(rich(hand=hand), rich()), "claim planner") == projects.MilestoneNotReached(
        Milestone.PLANNER, 16, 15
    )
    assert refused(table(rich(hand=f"{hand} worms"), rich()), "claim planner") is None
