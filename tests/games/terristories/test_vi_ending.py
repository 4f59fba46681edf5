from typing import Any

import pytest

from boardkit.core import Step, settle
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box import PROFILES
from boardkit.games.terristories.box.things import Character, Index, Mission
from boardkit.games.terristories.rules import ANSWERS
from boardkit.games.terristories.rules.ending import (
    CommonObjectiveMet,
    GameEnded,
    ObjectiveAnswered,
    ObjectiveNotMet,
    PersonalObjectiveMet,
    common_met,
    personal_met,
    wanted,
)
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.questions import ClaimObjective, EndRound
from boardkit.games.terristories.rules.scoring import (
    LostConquest,
    LostTogether,
    ObjectiveMissed,
    PersonalObjective,
    StillPlaying,
    WonAlone,
    WonFiner,
    WonTogether,
)
from tests.every import with_each
from tests.games.terristories.board import OPEN, A, B, C, D, act, card, events, refused, table, verbs

FARMER = Character("commercial_farmer")
LATE = 8


def ended(*characters: str | None, seats: int = 3, **changes: Any) -> Step[State]:
    """Let a round of a mission to 7, 7, 7 end."""
    state = table(changes.pop("diagram", OPEN), EndRound(), seats=seats, **changes)
    for seat, character in zip(state.everyone, characters, strict=False):
        state = state.with_tableau(seat, character=Character(character) if character else None)
    return settle(Step(state), ANSWERS.resolve)


def test_vi_a_the_common_objective_makes_everybody_win() -> None:
    step = ended(indices=(7, 7, 8))
    assert events(step) == [GameEnded(), CommonObjectiveMet()]
    sheet = GAME.score(step.state)
    assert (sheet.verdict, sheet.winners) == (WonTogether(), (A, B, C))


def test_iv_2_d_an_index_may_stand_beyond_its_marker() -> None:
    assert common_met(table(indices=(10, 7, 7)))


def test_vi_a_two_indices_are_not_enough() -> None:
    step = ended(indices=(7, 6, 10), options=Options(cooperative=True))
    assert (step.state.outcome, step.state.round) == (None, 3)


def test_vi_b_after_the_eighth_round_all_have_lost() -> None:
    step = ended(options=Options(cooperative=True), round=LATE, indices=(7, 7, 6))
    sheet = GAME.score(step.state)
    assert (sheet.verdict, sheet.winners) == (LostTogether(), ())
    assert step.state.question is None


def test_vi_a_the_end_of_the_eighth_round_is_in_time() -> None:
    assert GAME.score(ended(round=LATE, indices=(7, 7, 7)).state).verdict == WonTogether()


def test_v_the_ambassador_goes_to_the_left_and_the_round_marker_on() -> None:
    state = ended(options=Options(cooperative=True), ambassador=C).state
    assert (state.round, state.ambassador) == (3, A)


def test_vi_c_everybody_is_asked_whether_there_is_something_to_claim_or_not() -> None:
    state = ended(FARMER, "town_planner", "inventor", ambassador=B).state
    for seat in (B, C, A):
        assert state.question == ClaimObjective(seat)
        assert verbs(state) == {"silent"}
        assert refused(state, "claim") == ObjectiveNotMet()
        step = act(state, "silent")
        assert events(step)[0] == ObjectiveAnswered(seat)
        state = step.state
    assert (state.round, state.outcome) == (3, None)


def test_ii_the_commercial_farmer_needs_economy_8_and_10_cubes_on_tuto() -> None:
    state = ended(FARMER, cubes=(10,), indices=(0, 8, 0)).state
    assert wanted(state, PROFILES[FARMER]) == 8
    assert personal_met(state, A)
    assert not personal_met(ended(FARMER, cubes=(9,), indices=(0, 8, 0)).state, A)
    assert not personal_met(ended(FARMER, cubes=(10,), indices=(0, 7, 0)).state, A)


def test_vi_c_a_claim_ends_the_game_for_a_single_winner() -> None:
    state = ended(FARMER, "town_planner", "inventor", cubes=(10,), indices=(0, 8, 0)).state
    assert verbs(state) == {"claim", "silent"}
    step = act(state, "claim", "silent", "silent")
    assert PersonalObjectiveMet(A, FARMER) in events(step)
    sheet = GAME.score(step.state)
    assert (sheet.verdict, sheet.winners) == (WonAlone((A,)), (A,))
    assert PersonalObjective(A, 1, FARMER) in sheet.lines


def test_vi_in_the_end_everybody_learns_who_was_after_what_and_how_near_they_came() -> None:
    sheet = GAME.score(ended(FARMER, "town_planner", None, cubes=(9,), indices=(7, 8, 7)).state)
    told = [line for line in sheet.lines if isinstance(line, PersonalObjective | ObjectiveMissed)]
    assert told == [
        ObjectiveMissed(A, 0, FARMER, Index.ECONOMY, 8, 8, "own_resources", 9, 10),
        ObjectiveMissed(B, 0, Character("town_planner"), Index.SOCIETAL, 7, 9, "own_zones", 1, 4),
    ]


def test_vi_nothing_is_told_of_objectives_before_the_end_or_in_a_game_without() -> None:
    on = ended(FARMER, indices=(7, 6, 7)).state
    together = ended(FARMER, indices=(7, 7, 7), options=Options(cooperative=True)).state
    for state in (on, together):
        assert not any(isinstance(line, ObjectiveMissed) for line in GAME.score(state).lines)


def test_vi_c_one_may_stay_silent_and_play_on() -> None:
    state = ended(FARMER, "town_planner", "inventor", cubes=(10,), indices=(0, 8, 0)).state
    state = act(state, "silent", "silent", "silent").state
    assert (state.round, GAME.score(state).verdict) == (3, StillPlaying())


def test_vi_c_several_win_at_once() -> None:
    state = ended(FARMER, "town_planner", "financier", cubes=(10, 6, 12), indices=(0, 9, 0)).state
    assert GAME.score(act(state, "claim", "silent", "silent").state).verdict == WonAlone((A, C))


def test_vi_c_a_personal_objective_on_top_is_the_finer_victory() -> None:
    sheet = GAME.score(ended(FARMER, "town_planner", "inventor", cubes=(10,), indices=(7, 8, 7)).state)
    assert (sheet.verdict, sheet.winners) == (WonFiner((A,)), (A, B, C))
    assert sheet.ranking[0] == (A,)


def test_vi_c_an_objective_met_in_the_last_round_wins_even_in_silence() -> None:
    state = ended(FARMER, "town_planner", "inventor", cubes=(10,), indices=(0, 8, 0), round=LATE).state
    assert GAME.score(act(state, "silent", "silent", "silent").state).verdict == WonAlone((A,))


def test_iii_1_three_players_need_5_hourglasses_and_four_need_7() -> None:
    hourglasses = [card(f"farmer_{number:02}") for number in (9, 10, 11, 15, 16)]
    stocked = card("farmer_04", stocked=True)
    for seats, count, met in ((3, 5, True), (3, 4, False), (4, 5, False)):
        cards = ((*hourglasses[:count], stocked),)
        state = ended("smallholder", "manager", seats=seats, cards=cards, indices=(0, 8, 0)).state
        assert personal_met(state, B) is met
    four = ended(
        "smallholder",
        "manager",
        seats=4,
        indices=(0, 8, 0),
        cards=((*hourglasses, card("farmer_04", "a1")), (card("governor_16"),)),
    )
    assert personal_met(four.state, B)


def test_ii_a_target_beyond_10_counts_as_10() -> None:
    profile = PROFILES[Character("financier")]
    assert wanted(ended(options=Options(ex_nihilo=True)).state, profile) == 10
    high = ended().state.__replace__(mission=Mission.TERRE_D_ACCUEIL)
    assert wanted(high, PROFILES[Character("town_planner")]) == 10


@with_each(
    "character, indices, diagram, met",
    [
        ("smallholder", (0, 0, 8), "P7A M9A W4A", True),
        ("smallholder", (0, 0, 8), "P7A M9A W0A", False),
        ("co_op_leader", (8, 0, 0), "P7a4b4c4", True),
        ("co_op_leader", (8, 0, 0), "P7a4b4c3", False),
        ("town_planner", (9, 0, 0), "P7AAA W0A", True),
        ("town_planner", (8, 0, 0), "P7AAA W0A", False),
        ("industrialist", (0, 9, 0), "P7AAA M9A", True),
        ("naturalist", (0, 0, 8), "P7A W4A", True),
        ("naturalist", (0, 0, 8), "P6A W4A", False),
        ("climatologist", (0, 0, 9), "P4 P4 M5 M5 W2 W2", True),
        ("climatologist", (0, 0, 9), "P3 P4 M5 M5 W2 W2", False),
    ],
)
def test_ii_personal_objectives_on_the_planet(
    character: str, indices: tuple[int, int, int], diagram: str, met: bool
) -> None:
    assert personal_met(ended(character, indices=indices, diagram=diagram).state, A) is met


def test_v_3_objectives_that_count_possession_count_tokens_on_sterile_land() -> None:
    tokens = (tuple(card(name, "a1") for name in ("farmer_04", "farmer_05", "farmer_06")),)
    assert personal_met(ended("inventor", indices=(0, 0, 8), cards=tokens, diagram="P0A M9").state, A)


@with_each(
    "character, indices, cards, met",
    [
        ("diplomat", (8, 0, 0), [["farmer_09", "farmer_10"], ["governor_06", "governor_07"]], True),
        ("diplomat", (8, 0, 0), [["farmer_09", "farmer_10"], ["governor_06"]], False),
        ("activist", (8, 0, 0), [["farmer_09", "farmer_10"]], True),
        ("activist", (8, 0, 0), [["farmer_09"], ["governor_06"]], False),
        ("inventor", (0, 0, 8), [["farmer_04", "farmer_05", "farmer_06"]], True),
        ("inventor", (0, 0, 8), [["farmer_04", "farmer_05", "farmer_09"]], False),
    ],
)
def test_ii_personal_objectives_of_labels_and_tokens(
    character: str, indices: tuple[int, int, int], cards: list[list[str]], met: bool
) -> None:
    tokens = {"farmer_04", "farmer_05", "farmer_06"}
    laid = tuple(tuple(card(name, "a1" if name in tokens else "") for name in names) for names in cards)
    assert personal_met(ended(character, indices=indices, cards=laid).state, A) is met


def test_vii_in_a_conquest_the_common_objective_is_the_end_of_all() -> None:
    conquest = Options(conquest=True)
    state = ended(FARMER, "town_planner", "inventor", indices=(7, 7, 7), options=conquest).state
    sheet = GAME.score(state)
    assert (sheet.verdict, sheet.winners) == (LostConquest(), ())


@pytest.mark.parametrize("number", [2, LATE])
def test_vii_in_a_conquest_the_common_objective_beats_a_personal_one_in_the_same_round(number: int) -> None:
    options = Options(conquest=True)
    step = ended(
        FARMER, "town_planner", "inventor", cubes=(10,), indices=(7, 8, 7), options=options, round=number
    )
    assert personal_met(step.state, A)
    assert events(step) == [GameEnded(), CommonObjectiveMet()]
    sheet = GAME.score(step.state)
    assert (sheet.verdict, sheet.winners) == (LostConquest(), ())
    assert PersonalObjective(A, 1, FARMER) not in sheet.lines


def test_vii_in_a_conquest_a_claim_wins_while_the_common_objective_is_not_met() -> None:
    options = Options(conquest=True)
    state = ended(FARMER, "town_planner", "inventor", cubes=(10,), indices=(7, 8, 6), options=options).state
    assert GAME.score(act(state, "claim", "silent", "silent").state).verdict == WonAlone((A,))


def test_four_seats_are_asked_in_turn() -> None:
    state = ended(FARMER, "manager", "inventor", "activist", seats=4, ambassador=D).state
    assert state.question == ClaimObjective(D)
