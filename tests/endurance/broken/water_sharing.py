"""Eight rules of Water Sharing, broken."""

from typing import Final

from tests.endurance.broken.mutation import Mutation

RULES = "games.water_sharing.rules"
TESTS = "games/water_sharing"

WATER_SHARING: Final = (
    Mutation(
        "water: a seat draws water that it does not need",
        f"{RULES}.collecting",
        "    yield must_need(move.count, need_at(state, seat, at))\n",
        "",
        (f"{TESTS}/test_5_3_collecting.py",),
    ),
    Mutation(
        "water: a building works twice in a round",
        f"{RULES}.generating",
        "yield must(needs and at not in state.worked, WorksAlready())",
        "yield must(needs, WorksAlready())",
        (f"{TESTS}/test_5_4_generating.py",),
    ),
    Mutation(
        "water: the first crisis is a riot",
        f"{RULES}.generating",
        "for at, _ in idle if at in state.crisis]",
        "for at, _ in idle if at in step.state.crisis]",
        (f"{TESTS}/test_5_5_harvest.py",),
    ),
    Mutation(
        "water: pollution is not diluted",
        f"{RULES}.generating",
        "(CubeDiluted, RIVERS, 1)",
        "(CubeDiluted, (), 1)",
        (f"{TESTS}/test_5_6_pollution.py",),
    ),
    Mutation(
        "water: what was bought is sold in the same round",
        f"{RULES}.trading",
        "yield must(move.good not in community.bought, BoughtBefore(move.good))",
        "yield must(True, BoughtBefore(move.good))",
        (f"{TESTS}/test_7_trading.py",),
    ),
    Mutation(
        "water: the initiative stays where it is",
        f"{RULES}.rounds",
        "before.first if before.round == 0 else state.order[1]",
        "before.first",
        (f"{TESTS}/test_5_rounds.py",),
    ),
    Mutation(
        "water: all faces of the die are as likely",
        f"{RULES}.dealing",
        "return FACES.count(swords)",
        "return 1",
        (f"{TESTS}/test_3_setting_up.py",),
    ),
    Mutation(
        "water: bids are seen before they are shown",
        f"{RULES}.view",
        "bid if bid is None or party == seat else things.HIDDEN_BID",
        "bid",
        (f"{TESTS}/test_view.py", f"{TESTS}/test_6_conflicts.py"),
    ),
)
