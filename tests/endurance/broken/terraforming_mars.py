"""Eight rules of Terraforming Mars, broken."""

from typing import Final

from tests.endurance.broken.mutation import Mutation

RULES = "games.terraforming_mars.rules"
TESTS = "games/terraforming_mars"

TERRAFORMING_MARS: Final = (
    Mutation(
        "mars: a parameter rises beyond its goal",
        f"{RULES}.changes",
        "    if at_goal(state, parameter):\n        return Step(state)\n",
        "",
        (f"{TESTS}/test_5_b_to_g_at_the_goal.py",),
    ),
    Mutation(
        "mars: steel pays for space cards",
        f"{RULES}.payment",
        "worth(company, steel=building,",
        "worth(company, steel=building or space,",
        (f"{TESTS}/test_5_a_playing_a_card.py",),
    ),
    Mutation(
        "mars: every award costs as much as the first",
        f"{RULES}.projects",
        "AWARD_COSTS[min(len(state.awards), len(AWARD_COSTS) - 1)]",
        "AWARD_COSTS[0]",
        (f"{TESTS}/test_subtleties_scoring.py",),
    ),
    Mutation(
        "mars: two players share a second prize",
        f"{RULES}.scoring",
        " and state.seats > 2",
        "",
        (f"{TESTS}/test_subtleties_scoring.py", f"{TESTS}/test_6_the_end.py"),
    ),
    Mutation(
        "mars: a city scores only the greeneries of its owner",
        f"{RULES}.scoring",
        "tile.kind is things.TileKind.GREENERY for tile",
        "tile.kind is things.TileKind.GREENERY and tile.owner == seat for tile",
        (f"{TESTS}/test_subtleties_scoring.py", f"{TESTS}/test_6_the_end.py"),
    ),
    Mutation(
        "mars: the energy of before is lost",
        f"{RULES}.phases",
        "    stock[Resource.HEAT] += company.stock[Resource.ENERGY]\n",
        "",
        (f"{TESTS}/test_subtleties.py", f"{TESTS}/test_running_example.py"),
    ),
    Mutation(
        "mars: the first player stays the first",
        f"{RULES}.phases",
        "Seat((state.first + 1) % state.seats)",
        "state.first",
        (f"{TESTS}/test_subtleties.py", f"{TESTS}/test_running_example.py"),
    ),
    Mutation(
        "mars: others see what a seat was offered",
        f"{RULES}.view",
        "offer=_covered(offer)",
        "offer=offer",
        (f"{TESTS}/test_view.py",),
    ),
)
