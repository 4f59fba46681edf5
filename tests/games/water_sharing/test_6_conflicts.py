from typing import Any

import pytest

from boardkit.core import CHANCE, NotAsked, choice_of, legal
from boardkit.core.lines.choosing import Draft
from boardkit.core.values import evolve
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box.things import HIDDEN_BID, ActionCard, Good, Options, Stage
from boardkit.games.water_sharing.rules import ANSWERS, conflicts, questions
from boardkit.games.water_sharing.rules.card_results import GoodsLost
from boardkit.games.water_sharing.rules.cards import CardContested
from boardkit.games.water_sharing.rules.collecting import OnlyContestedSite, WaterTaken
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Contest, Pass, PlayAction
from boardkit.games.water_sharing.rules.view import view
from tests.games.water_sharing.basin import A, B, C, act, at, dealt, events, refused, table, verbs, written

BEND = at(6, 3)
THREE = "A farm 6 4\nB farm 6 2\nC farm 7 2"
"""All three could use the water of the bend, or of the hex below it."""


def river(*asks: Any, points: int = 5, **changes: Any) -> State:
    """Set a table at which three communities want the same cube."""
    water = {BEND: 1, at(7, 3): 1}
    return table(THREE, questions.ContestWater(B), *asks, seats=3, points=points, water=water, **changes)


def test_6_one_fights_over_water_that_oneself_and_others_could_use() -> None:
    state = river()
    assert written(state, "contest") == {f"{BEND} 0", f"{BEND} 2", f"{BEND} 0,2"}
    assert refused(state, f"contest {at(7, 3)} 0") == conflicts.NobodyToContest()
    assert (
        refused(state, f"contest {BEND} 1")
        == refused(state, f"contest {BEND} -")
        == conflicts.NobodyToContest()
    )
    assert refused(state, f"contest {BEND} 2,0") == conflicts.NobodyToContest()
    assert refused(state, f"contest {at(0, 2)} 0") == conflicts.NobodyToContest()


def test_6_the_others_must_have_a_use_for_the_water_too() -> None:
    water = {BEND: 1, at(7, 3): 1}
    state = table(THREE.replace("C farm", "C wind_solar"), questions.ContestWater(A), seats=3, water=water)
    assert written(state, "contest") == {f"{BEND} 1"}
    state = table(THREE, questions.ContestWater(A), seats=3, water={at(7, 3): 1})
    assert written(state, "contest") == {f"{at(7, 3)} 2"}


def test_6_who_has_nobody_to_fight_is_not_asked() -> None:
    apart = ANSWERS.resolve(table("A farm 6 4\nB farm 8 8", water={BEND: 1}), questions.MayContestWater(A))
    assert apart.state.question is None
    wanted = ANSWERS.resolve(table("A farm 6 4\nB farm 6 2", water={BEND: 1}), questions.MayContestWater(A))
    assert wanted.state.question == questions.ContestWater(A)


def test_6_bids_are_secret_shown_at_once_and_lost_by_all() -> None:
    state = act(river(), f"contest {BEND} 0").state
    assert state.question == questions.HowMuch(A)
    assert written(state, "bid") == {str(points) for points in range(6)}
    assert refused(state, "bid 6") == refused(state, "bid -1") == conflicts.TooFewPoints(5)
    step = act(state, "bid 3")
    assert events(step) == [conflicts.BidMade(A, 3)]
    assert events(step)[0].covered(B) == conflicts.BidMade(A, HIDDEN_BID)
    seen = view(step.state, B).conflict
    assert seen is not None
    assert HIDDEN_BID in seen.bids
    assert 3 not in seen.bids
    step = act(step.state, "bid 1")
    assert events(step)[1:] == [conflicts.BidShown(A, 3), conflicts.BidShown(B, 1)]
    assert [community.points for community in step.state.communities] == [2, 4, 5]
    assert step.state.question == questions.RollDie(CHANCE, A)


def test_6_the_highest_bid_and_die_uses_the_hex_first() -> None:
    state = act(river(questions.Collect(A)), f"contest {BEND} 0", "bid 0", "bid 2").state
    step = act(state, "roll 3", "roll 2")
    assert events(step) == [conflicts.DieRolled(A, 3), conflicts.DieRolled(B, 2), conflicts.ConflictWon(B, 4)]
    assert step.state.question == questions.FirstUse(B, BEND)
    step = act(step.state, f"take {BEND} 1", "pass")
    assert events(step) == [WaterTaken(B, BEND, 1)]
    assert step.state.question == questions.Collect(A)
    assert written(step.state, "take") == {f"{at(7, 3)} 1"}


def test_6_the_winner_uses_only_the_hex_that_was_fought_over() -> None:
    state = table(
        "A farm 6 4\nB farm 6 2\nB junction 5 1", questions.ContestWater(B), water={BEND: 1, at(5, 2): 1}
    )
    state = act(state, f"contest {BEND} 0", "bid 0", "bid 0", "roll 0", "roll 1").state
    assert refused(state, f"take {at(5, 2)} 1") == OnlyContestedSite()
    assert written(state, "take") == {f"{BEND} 1"}
    assert act(state, "pass").state.question is None


def test_6_a_tie_leaves_things_as_the_initiative_has_them() -> None:
    step = act(river(questions.Collect(A)), f"contest {BEND} 0", "bid 1", "bid 0", "roll 1", "roll 2")
    assert events(step)[-1] == conflicts.ConflictTied(2)
    assert step.state.question == questions.Collect(A)
    assert step.state.conflict is None


def test_6_nobody_fights_twice_about_the_same_hex_in_a_step() -> None:
    state = table(
        "A farm 6 4\nB farm 6 2", questions.ContestWater(A), questions.ContestWater(B), water={BEND: 2}
    )
    state = act(state, f"contest {BEND} 1", "bid 0", "bid 0", "roll 0", "roll 0").state
    assert state.question == questions.ContestWater(B)
    assert refused(state, f"contest {BEND} 0") == conflicts.ContestedBefore()
    assert verbs(state) == {"pass"}


def test_11_owners_of_a_dam_fight_over_its_water_and_over_hexes_below_it() -> None:
    dam = at(4, 2)
    built = "A farm 5 1\nB farm 3 2\nC farm 6 4"
    water = {dam: 2, BEND: 2}
    state = table(built, questions.ContestWater(A), seats=3, dams={(4, 2): "AB"}, water=water)
    assert written(state, "contest") == {f"{dam} 1", f"{BEND} 1", f"{BEND} 2", f"{BEND} 1,2"}
    below = table(built, questions.ContestWater(C), seats=3, dams={(4, 2): "AB"}, water=water)
    assert written(below, "contest") == {f"{BEND} 0", f"{BEND} 1", f"{BEND} 0,1"}


def building(*asks: Any, **changes: Any) -> State:
    """Set a table for step 7 at which two communities reach the same meadows."""
    return table("A farm 7 1\nB farm 7 3", *asks, stage=Stage.BUILD, **changes)


def test_6_one_fights_over_a_site_that_both_could_build_on() -> None:
    state = building(questions.ContestSite(A))
    assert written(state, "contest") == {f"{at(7, 2)} 1"}
    step = act(state, f"contest {at(7, 2)} 1")
    assert events(step) == [conflicts.ConflictDeclared(A, (B,), at(7, 2))]
    state = act(step.state, "bid 0", "bid 0", "roll 3", "roll 1").state
    assert state.question == questions.FirstSite(A, at(7, 2))
    assert refused(state, f"build farm {at(7, 0)}") == OnlyContestedSite()
    assert refused(state, f"destroy {at(7, 1)}") == NotAsked("6")
    assert {move.split()[1] for move in written(state, "build")} == {str(at(7, 2))}
    assert act(state, f"build junction {at(7, 2)}").state.land.tiles[at(7, 2)].owner == A


def test_6_the_winner_may_leave_the_site() -> None:
    state = act(
        building(questions.ContestSite(A), questions.WhatToBuild(B)),
        f"contest {at(7, 2)} 1",
        "bid 0",
        "bid 0",
    ).state
    state = act(state, "roll 1", "roll 0", "pass").state
    assert state.question == questions.WhatToBuild(B)
    assert f"farm {at(7, 2)}" in written(state, "build")


def test_6_who_cannot_pay_for_anything_has_no_claim_to_a_site() -> None:
    poor = dealt(building(), B, thunes=1)
    assert ANSWERS.resolve(poor, questions.MayContestSite(A)).state.question is None
    assert ANSWERS.resolve(building(), questions.MayContestSite(A)).state.question == questions.ContestSite(A)


def test_6_who_has_nothing_left_could_place_a_zone_and_so_has_a_claim_to_meadows() -> None:
    state = table("A farm 7 1", questions.ContestSite(B), stage=Stage.BUILD)
    assert f"{at(7, 2)} 0" in written(state, "contest")
    assert f"{at(9, 9)} 0" not in written(state, "contest")
    assert refused(state, f"contest {at(6, 3)} 0") == conflicts.NobodyToContest()
    state = act(state, f"contest {at(7, 2)} 0", "bid 0", "bid 0", "roll 0", "roll 1").state
    assert state.question == questions.FirstSite(B, at(7, 2))
    assert written(state, "build") == {f"residential {at(7, 2)}"}
    poor = dealt(table("A farm 7 1", stage=Stage.BUILD), B, thunes=3)
    assert ANSWERS.resolve(poor, questions.MayContestSite(B)).state.question is None


def struck(*held: str, **changes: Any) -> State:
    """Set a table at which the first seat plays a card on the second, which holds others."""
    hands = {A: ["inspection", *changes.pop("more", ())], B: list(held)}
    state = table(
        "A farm 6 4\nB farm 6 2", questions.Generate(A), hands=hands, options=Options(), points=3, **changes
    )
    return act(state, "card inspection 1").state


def test_6_whoever_a_card_strikes_may_fight_over_it() -> None:
    state = struck()
    assert state.question == questions.SufferCard(B, A, ActionCard("inspection"))
    step = act(state, "refuse")
    assert events(step) == [CardContested(B, A, ActionCard("inspection"))]
    assert step.state.question == questions.HowMuch(A)
    won = act(step.state, "bid 0", "bid 1", "roll 1", "roll 1")
    assert events(won)[-2:] == [
        conflicts.ConflictWon(B, 2),
        conflicts.CardFoiled(B, ActionCard("inspection")),
    ]
    assert won.state.communities[B].thunes == 20
    for rolls in (("roll 3", "roll 1"), ("roll 2", "roll 1")):
        lost = act(step.state, "bid 0", "bid 1", *rolls)
        assert events(lost)[-1] == GoodsLost(B, Good.THUNES, 2)
        assert lost.state.question == questions.Generate(A)


def test_9_3_a_card_for_a_conflict_adds_to_the_score_after_the_dice() -> None:
    state = act(struck("militia"), "refuse", "bid 0", "bid 0", "roll 2", "roll 1").state
    assert state.question == questions.Reinforce(B)
    assert events(act(state, "card militia -", "pass"))[-2] == conflicts.ConflictWon(B, 3)
    assert events(act(state, "pass"))[0] == conflicts.ConflictWon(A, 2)


def test_9_3_a_mediation_calls_a_conflict_off_before_the_bids() -> None:
    state = table(
        "A farm 6 4\nB farm 6 2",
        questions.ContestWater(A),
        questions.Collect(A),
        hands={B: ["mediation"]},
        options=Options(),
        points=3,
        water={BEND: 1},
    )
    state = act(state, f"contest {BEND} 1").state
    assert state.question == questions.HowMuch(B)
    step = act(state, "card mediation -")
    assert events(step)[-1] == conflicts.ConflictCancelled()
    assert (step.state.conflict, step.state.question) == (None, questions.Collect(A))
    assert [community.points for community in step.state.communities] == [3, 3]


def test_9_3_who_declares_a_conflict_does_not_call_it_off() -> None:
    state = act(struck("mediation"), "refuse", "bid 0").state
    assert state.question == questions.HowMuch(B)
    assert verbs(state) == {"bid"}


def test_9_3_a_card_whose_conflict_is_called_off_strikes() -> None:
    state = act(struck(more=["mediation"]), "refuse").state
    assert state.question == questions.HowMuch(A)
    assert events(act(state, "card mediation -"))[-1] == GoodsLost(B, Good.THUNES, 2)


@pytest.mark.parametrize("points", [0, 4])
def test_6_a_seat_without_points_bids_nothing_and_still_rolls(points: int) -> None:
    state = act(evolve(river(points=points)), f"contest {BEND} 0").state
    assert len(written(state, "bid")) == points + 1


def test_6_nobody_needs_to_fight_for_a_site_before_the_others_build() -> None:
    first, second = (
        table("A farm 6 4\nB farm 6 2", questions.ContestSite(seat), thunes=2) for seat in (A, B)
    )
    for state, needless in ((first, True), (second, False)):
        moves = [move for move in legal(GAME, state) if isinstance(move, Contest)]
        assert moves
        assert {GAME.needless(state, move) for move in moves} == {needless}


def test_6_nobody_needs_to_fight_for_water_before_the_others_collect() -> None:
    for first, needless in ((B, {True}), (A, {False, True}), (C, {False})):
        state = river().__replace__(clock=river().clock.__replace__(first=first))
        moves = [move for move in legal(GAME, state) if isinstance(move, Contest)]
        assert {GAME.needless(state, move) for move in moves} == needless


def test_6_every_hex_that_may_be_fought_over_can_be_pointed_at_whoever_the_rivals_are() -> None:
    fights = [Contest(BEND, (A, C)), Contest(BEND, (A,)), Contest(at(7, 3), (C,))]
    draft = Draft.of([*fights, Pass()]).take(choice_of(fights[0]))
    assert draft.places == (BEND, at(7, 3))
    assert draft.point(BEND).move == fights[0]
    assert draft.point(BEND).turn("against").move == fights[1]
    assert draft.point(BEND).turn("against").point(at(7, 3)).move == fights[2]
    assert not draft.point(at(1, 1)).legal


def test_9_3_a_card_that_does_not_count_in_a_conflict_is_no_reason_to_ask_after_the_dice() -> None:
    hands = {A: ["subsidy", "militia"], B: ["subsidy"]}
    state = (
        river(questions.Collect(B), hands=hands, options=Options()).answered().ask(questions.ContestWater(B))
    )
    state = act(state, f"contest {BEND} 0", "bid 0", "bid 0", "roll 1", "roll 1").state
    assert isinstance(state.question, questions.Reinforce)
    while isinstance(state.question, questions.Reinforce):
        cards = {
            move.card: GAME.needless(state, move)
            for move in legal(GAME, state)
            if isinstance(move, PlayAction)
        }
        assert cards == {card: card == "subsidy" for card in hands[state.question.seat]}
        state = act(state, "pass").state
