"""Eight rules of TerriStories, broken."""

from typing import Final

from tests.endurance.broken.mutation import Mutation

RULES = "games.terristories.rules"
TESTS = "games/terristories"

TERRISTORIES: Final = (
    Mutation(
        "stories: a purchase costs as much without its discount",
        f"{RULES}.development",
        "full - ledger.discount(state, question.seat, goods) - less",
        "full - less",
        (f"{TESTS}/test_v_1_development.py", f"{TESTS}/test_v_2_d_cards.py"),
    ),
    Mutation(
        "stories: an individual that was bought moves at once",
        f"{RULES}.development",
        "bought=state.turn.bought + 1, moved=(*state.turn.moved, move.at)",
        "bought=state.turn.bought + 1",
        (f"{TESTS}/test_v_1_development.py",),
    ),
    Mutation(
        "stories: where others have zones a seat harvests, too",
        f"{RULES}.harvest",
        "ON_FREE_LAND * free",
        "ON_FREE_LAND",
        (f"{TESTS}/test_v_3_harvest.py",),
    ),
    Mutation(
        "stories: a territory is harvested twice",
        f"{RULES}.harvest",
        "if at in taken or not territory.individuals[seat]:",
        "if not territory.individuals[seat]:",
        (f"{TESTS}/test_v_3_harvest.py",),
    ),
    Mutation(
        "stories: whoever is sent away costs no index a point",
        f"{RULES}.wages",
        "    state = ledger.all_down(state, DISMISSAL_COSTS)\n",
        "",
        (f"{TESTS}/test_v_5_wages.py",),
    ),
    Mutation(
        "stories: a hazard that was drawn comes again",
        f"{RULES}.hazards",
        "_turn_up(state.answered().__replace__(aleas=without(state.aleas, move.alea)), move.alea)",
        "_turn_up(state.answered(), move.alea)",
        (f"{TESTS}/test_v_4_hazards.py",),
    ),
    Mutation(
        "stories: one index at its marker is enough",
        f"{RULES}.ending",
        "return all(value >= target",
        "return any(value >= target",
        (f"{TESTS}/test_vi_ending.py",),
    ),
    Mutation(
        "stories: everybody sees who has claimed an objective",
        f"{RULES}.view",
        "said if said is Claim.OPEN else Claim.COVERED",
        "said",
        (f"{TESTS}/test_view.py", f"{TESTS}/test_vi_ending.py"),
    ),
)
