"""Eight rules of Tectonic Tribes, broken."""

from typing import Final

from tests.endurance.broken.mutation import Mutation

RULES = "games.tectonic_tribes.rules"
TESTS = "games/tectonic_tribes"

TECTONIC_TRIBES: Final = (
    Mutation(
        "tribes: a card may cover lava",
        f"{RULES}.land",
        "OnLava(lava[0]) if lava else None",
        "None",
        (f"{TESTS}/test_3_3_laying_a_card.py",),
    ),
    Mutation(
        "tribes: a listed place may cover all six squares",
        f"{RULES}.land",
        "touched & ~covered & ~barred",
        "touched & ~barred",
        (f"{TESTS}/test_listing_placements.py", f"{TESTS}/test_3_3_laying_a_card.py"),
    ),
    Mutation(
        "tribes: the lowest number acts first",
        f"{RULES}.rounds",
        "-(state.chosen[seat] or 0)",
        "(state.chosen[seat] or 0)",
        (f"{TESTS}/test_3_2_order_of_play.py",),
    ),
    Mutation(
        "tribes: hands go to the right",
        f"{RULES}.rounds",
        "(state.hands[-1], *state.hands[:-1])",
        "(*state.hands[1:], state.hands[0])",
        (f"{TESTS}/test_3_4_passing_the_hands_on.py",),
    ),
    Mutation(
        "tribes: one of two equal holders scores",
        f"{RULES}.model",
        "leaders[0] if len(leaders) == 1 else None",
        "leaders[0] if most else None",
        (f"{TESTS}/test_4_scoring.py",),
    ),
    Mutation(
        "tribes: the fifth tribe card ends no game",
        f"{RULES}.placing",
        "if not left and not state.options.advanced:",
        "if False:",
        (f"{TESTS}/test_4_end_of_the_game.py",),
    ),
    Mutation(
        "tribes: a card that is played shows at once",
        f"{RULES}.view",
        "state.chosen if state.order else covered(state.chosen, seat, lambda card: card and HIDDEN)",
        "state.chosen",
        (f"{TESTS}/test_view.py",),
    ),
    Mutation(
        "tribes: what was discarded unseen is never dealt again",
        f"{RULES}.setup",
        "tuple(sorted(state.face_down + state.face_up))",
        "state.face_up",
        (f"{TESTS}/test_3_4_passing_the_hands_on.py", f"{TESTS}/test_2_setting_up.py"),
    ),
)
