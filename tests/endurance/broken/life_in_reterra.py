"""Eight rules of Life in Reterra, broken."""

from typing import Final

from tests.endurance.broken.mutation import Mutation

RULES = "games.life_in_reterra.rules"
TESTS = "games/life_in_reterra"

LIFE_IN_RETERRA: Final = (
    Mutation(
        "reterra: a community grows beyond its frame",
        f"{RULES}.community",
        "return max(right - left, bottom - top) <= REACH",
        "return max(right - left, bottom - top) <= REACH + WIDTH",
        (f"{TESTS}/test_6_1_laying.py",),
    ),
    Mutation(
        "reterra: energy is exchanged twice in a turn",
        f"{RULES}.laying",
        "LayTile(question.seat, refreshed=True)",
        "LayTile(question.seat)",
        (f"{TESTS}/test_6_1_laying.py",),
    ),
    Mutation(
        "reterra: a segment counts from six spaces",
        f"{RULES}.scoring",
        "LARGE: Final = 7",
        "LARGE: Final = 6",
        (f"{TESTS}/test_10_scoring.py",),
    ),
    Mutation(
        "reterra: energy on the border scores",
        f"{RULES}.scoring",
        "if land.corners.issuperset(beside(at))",
        "",
        (f"{TESTS}/test_10_scoring.py",),
    ),
    Mutation(
        "reterra: equal points go to fewer inhabitants",
        f"{RULES}.scoring",
        "tuple(len(land.inhabitants) for land in lands)",
        "tuple(-len(land.inhabitants) for land in lands)",
        (f"{TESTS}/test_10_scoring.py",),
    ),
    Mutation(
        "reterra: a building stands on two terrains",
        f"{RULES}.building",
        "yield must(len(terrains) <= 1, TerrainsDiffer())",
        "yield must(len(terrains) <= 2, TerrainsDiffer())",
        (f"{TESTS}/test_6_2_building.py",),
    ),
    Mutation(
        "reterra: new buildings act as those of earlier turns do",
        f"{RULES}.powers",
        "claims_of(state, seat, building, pw.Timing.PLACED)",
        "claims_of(state, seat, building, pw.Timing.TURN)",
        (f"{TESTS}/test_6_3_powers.py",),
    ),
    Mutation(
        "reterra: a secret tile is replaced",
        f"{RULES}.dealing",
        '(BOX["row"] - len(state.row))',
        'max(1, BOX["row"] - len(state.row))',
        (f"{TESTS}/test_6_4_turns.py",),
    ),
)
