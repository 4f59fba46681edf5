"""9.3 At any moment: at every own question, and where a step closes."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from attrs import evolve

from boardkit.core import CHANCE, Match, NotAsked, Pending, Player, Question, Seat, legal
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box.cards import PRINTED
from boardkit.games.water_sharing.box.things import ActionCard, Good, Options, Stage, Supply
from boardkit.games.water_sharing.rules import ANSWERS, questions
from boardkit.games.water_sharing.rules.building import DamBuilt, DamUnpaid
from boardkit.games.water_sharing.rules.card_results import GoodsGained
from boardkit.games.water_sharing.rules.cards import CardContested, ConflictGoesOn, NoEffect
from boardkit.games.water_sharing.rules.model import Clock, State
from boardkit.games.water_sharing.rules.moves import PlayAction
from boardkit.players.lookup import pick
from tests.every import with_each
from tests.games.water_sharing.basin import (
    A,
    B,
    C,
    act,
    at,
    dealt,
    events,
    refused,
    resolved,
    table,
    verbs,
    written,
)

NORMAL = Options()
TWO = "A farm 6 4\nB farm 6 2"
STEPS = (Stage.COLLECT, Stage.GENERATE, Stage.EARN, Stage.POLLUTE, Stage.BUILD, Stage.FLOW)


def window(stage: Stage, hands: dict[Seat, list[str]], *, seats: int = 3) -> State:
    """Set a table on which a step closes."""
    closing = [questions.MayPlayCards(seat) for seat in map(Seat, range(seats))]
    built = f"{TWO}\nC farm 7 6"
    return resolved(table(built, *closing, seats=seats, stage=stage, hands=hands, options=NORMAL))


def asked(state: State) -> list[Seat]:
    """Pass until nobody is asked, and list who was."""
    seats = []
    while state.question is not None:
        seats.append(state.question.seat)
        state = act(state, "pass").state
    return seats


def played_out(number: int, seats: int) -> Iterator[State]:
    """Walk the tables of a random match at which a seat is asked."""
    random = Random(number)
    match = Match.start(GAME, NORMAL, [Player(f"P{seat}", seat) for seat in range(seats)], number)
    while not match.over:
        yield match.state
        match = match.play(pick(legal(GAME, match.state), random))


@pytest.mark.parametrize("number", range(4))
def test_9_3_a_card_for_any_step_is_played_at_every_own_question(number: int) -> None:
    for state in played_out(number, 2 + number % 3):
        question = state.question
        assert question is not None
        begun = isinstance(question, questions.WhichHex | questions.WhichShore)
        refusal = GAME.refusal(state, PlayAction(ActionCard("subsidy"), None))
        assert isinstance(refusal, NotAsked) is begun
        if "subsidy" in state.communities[question.seat].actions:
            assert ("card" in verbs(state)) is not begun


def test_9_3_what_was_begun_is_finished_first() -> None:
    hands = {A: ["rain_shower", "subsidy"]}
    state = act(table(TWO, questions.Collect(A), hands=hands, options=NORMAL), "card rain_shower -").state
    assert isinstance(state.question, questions.WhichHex)
    assert refused(state, "card subsidy -") == NotAsked("9.3")


@with_each("stage", STEPS)
def test_9_3_each_step_from_3_to_8_closes_with_a_window(stage: Stage) -> None:
    state = table(f"{TWO}\nB farm 7 2", options=NORMAL, hands={A: ["subsidy"], B: ["leak"]}, stage=stage)
    state = resolved(
        ANSWERS.resolve(
            state.__replace__(clock=state.clock.__replace__(first=B)), questions.BeginStage(stage)
        ).state
    )
    last: list[Question] = []
    while state.question is not None:
        last.append(state.question)
        state = act(state, "roll 0" if state.question.seat == CHANCE else "pass").state
    assert last[-2:] == [questions.AnyCard(B), questions.AnyCard(A)]
    assert not any(isinstance(question, questions.AnyCard) for question in last[:-2])


def test_9_3_the_card_for_water_is_followed_by_a_window() -> None:
    chosen = evolve(NORMAL, supply=Supply.CHOSEN)
    state = resolved(
        table(TWO, questions.BeginRound(), options=chosen, hands={A: ["subsidy"], B: ["rain_shower"]})
    )
    assert isinstance(state.question, questions.ChooseResource)
    state = GAME.apply(state, legal(GAME, state)[0]).state
    first, second = state.order
    assert (state.clock.stage, state.question) == (Stage.REVEAL, questions.AnyCard(first))
    assert "card" in verbs(state)
    state = act(state, "pass").state
    assert state.question == questions.AnyCard(second)
    assert not isinstance(act(state, "pass").state.question, questions.AnyCard)


def test_9_3_whoever_has_no_card_is_not_asked() -> None:
    assert asked(window(Stage.GENERATE, {A: ["subsidy"], C: ["harvest"]})) == [A, C]
    assert asked(window(Stage.GENERATE, {})) == []


@with_each("stage", STEPS)
def test_9_3_the_question_does_not_tell_what_anybody_holds(stage: Stage) -> None:
    """Whatever the hands are, as long as they are as large, the same seats are asked the same."""
    cards = ("subsidy", "militia", "cleanup", "harvest", "leak")
    tables = [window(stage, {A: [one], B: [other]}) for one, other in product(cards, cards)]
    assert {tuple(asked(state)) for state in tables} == {(A, B)}


def test_9_3_nobody_is_asked_where_no_card_that_is_left_could_be_played() -> None:
    conflict = [ActionCard("mediation"), ActionCard("militia")]
    state = window(Stage.GENERATE, {A: ["mediation"], B: ["militia"]})
    played = [
        card for card, kind in PRINTED.actions.items() for _ in range(kind.copies) if card not in conflict
    ]
    state = state.__replace__(pile=(), decks=state.decks.__replace__(played=tuple(played)))
    assert ANSWERS.resolve(state, questions.MayPlayCards(A)).state.question is None
    again = state.__replace__(
        decks=state.decks.__replace__(played=tuple(played[1:])), clock=later(state, Stage.COLLECT)
    )
    assert ANSWERS.resolve(again, questions.MayPlayCards(A)).state.question == questions.AnyCard(A)


def later(state: State, stage: Stage) -> Clock:
    """Return the clock in another step."""
    return state.clock.__replace__(stage=stage)


def test_9_3_whoever_keeps_its_cards_is_asked_again_in_the_next_round() -> None:
    state = act(window(Stage.COLLECT, {A: ["subsidy"], B: ["subsidy"]}), "keep").state
    assert (state.question, state.clock.silent) == (questions.AnyCard(B), (A,))
    assert ANSWERS.resolve(state, questions.MayPlayCards(A)).state.question == questions.AnyCard(B)
    assert ANSWERS.resolve(state.__replace__(pile=()), questions.BeginRound()).state.clock.silent == ()


@with_each(
    "card, stages",
    [
        ("embargo", {Stage.COLLECT}),
        ("festival", {Stage.GENERATE, Stage.EARN}),
        ("building_site", {Stage.POLLUTE, Stage.BUILD}),
        ("subsidy", {*STEPS}),
    ],
)
def test_9_3_where_a_step_closes_cards_of_the_next_one_are_played_too(card: str, stages: set[Stage]) -> None:
    assert {stage for stage in STEPS if "card" in verbs(window(stage, {A: [card]}))} == stages


def test_9_3_after_the_last_construction_nothing_gets_cheaper() -> None:
    state = window(Stage.BUILD, {A: ["building_site"]})
    state = state.__replace__(clock=state.clock.__replace__(passed=(A, B, C)))
    assert refused(state, "card building_site -") == NoEffect()


def test_9_3_a_card_in_the_opening_and_before_a_conflict() -> None:
    for ask, stage in (
        (questions.PlaceZone, Stage.OPENING),
        (questions.BuildFirst, Stage.OPENING),
        (questions.ContestSite, Stage.BUILD),
    ):
        state = table("B farm 6 2", ask(A), hands={A: ["subsidy"]}, options=NORMAL, stage=stage)
        step = act(state, "card subsidy -")
        assert events(step)[1] == GoodsGained(A, Good.THUNES, 4)
        assert step.state.question == ask(A)


def test_9_3_whoever_is_struck_may_answer_with_a_card_before_bearing_it() -> None:
    state = table(TWO, questions.Generate(A), hands={A: ["inspection"], B: ["inspection"]}, options=NORMAL)
    state = act(state, "card inspection 1", "card inspection 0").state
    assert state.question == questions.SufferCard(A, B, ActionCard("inspection"))
    state = act(state, "accept", "accept").state
    assert [community.thunes for community in state.communities] == [18, 18]


def test_9_3_while_a_conflict_is_fought_no_card_strikes_anybody() -> None:
    asks: tuple[Pending, ...] = (questions.ContestWater(A), questions.Collect(A))
    hands = {B: ["inspection", "subsidy"]}
    state = table(TWO, *asks, hands=hands, options=NORMAL, water={at(6, 3): 1}, points=2)
    state = act(state, f"contest {at(6, 3)} 1").state
    assert state.question == questions.HowMuch(B)
    assert refused(state, "card inspection 0") == ConflictGoesOn()
    assert written(state, "card") == {"subsidy -"}
    assert act(state, "card subsidy -").state.question == questions.HowMuch(B)


def test_9_3_points_won_during_a_conflict_can_be_bid() -> None:
    state = table(
        TWO,
        questions.AnyCard(A),
        hands={A: ["inspection"], B: ["festival"]},
        options=NORMAL,
        stage=Stage.EARN,
    )
    step = act(state, "card inspection 1", "refuse")
    assert CardContested(B, A, ActionCard("inspection")) in events(step)
    state = act(step.state, "bid 0").state
    assert written(state, "bid") == {"0"}
    assert written(act(state, "card festival -").state, "bid") == {"0", "1", "2"}


def proposed(hands: dict[Seat, list[str]], **changes: object) -> State:
    """Set a table at which the first seat has proposed a dam to both others."""
    state = table(
        "A farm 5 1\nB farm 3 2\nC farm 4 4",
        questions.WhatToBuild(A),
        seats=3,
        hands=hands,
        options=NORMAL,
        thunes=12,
    )
    for seat, thunes in changes.items():
        state = dealt(state, Seat("ABC".index(seat)), thunes=thunes)
    return act(state, f"dam {at(4, 2)} 1,2", f"pick {at(4, 1)}", f"pick {at(4, 3)}").state


def test_11_a_partner_may_make_its_share_cheaper_before_it_answers() -> None:
    state = proposed({B: ["building_site"]})
    assert state.question == questions.JoinDam(B, A, at(4, 2), 11)
    state = act(state, "card building_site -").state
    assert state.question == questions.JoinDam(B, A, at(4, 2), 8)
    step = act(state, "accept", "accept")
    assert any(isinstance(event, DamBuilt) and event.thunes == 30 for event in events(step))


def test_11_a_dam_is_not_built_if_a_card_takes_away_what_an_owner_was_to_pay() -> None:
    step = act(proposed({C: ["inspection"]}), "accept", "card inspection 1", "accept", "accept")
    assert events(step)[-1] == DamUnpaid(B, at(4, 2))
    assert step.state.question == questions.WhatToBuild(A)
    assert step.state.land.dams == ()
    assert [community.thunes for community in step.state.communities] == [12, 10, 12]


@with_each(
    "question, stage, card, needed",
    [
        (questions.ContestWater(A), Stage.COLLECT, "rain_shower", False),
        (questions.Collect(A), Stage.COLLECT, "subsidy", False),
        (questions.Collect(A), Stage.COLLECT, "rain_shower", True),
        (questions.AnyCard(A), Stage.COLLECT, "rain_shower", False),
        (questions.AnyCard(A), Stage.COLLECT, "harvest", False),
        (questions.AnyCard(A), Stage.COLLECT, "inspection", True),
        (questions.AnyCard(A), Stage.GENERATE, "subsidy", False),
        (questions.AnyCard(A), Stage.GENERATE, "festival", True),
        (questions.AnyCard(A), Stage.POLLUTE, "building_site", False),
        (questions.AnyCard(A), Stage.FLOW, "subsidy", False),
    ],
)
def test_9_3_a_card_that_can_wait_is_no_reason_to_ask(
    question: Question, stage: Stage, card: str, *, needed: bool
) -> None:
    state = table(TWO, question, stage=stage, hands={A: [card]}, options=NORMAL, water={at(6, 3): 1})
    moves = [move for move in legal(GAME, state) if isinstance(move, PlayAction)]
    assert moves
    assert {GAME.needless(state, move) for move in moves} == {not needed}
    last = state.__replace__(clock=state.clock.__replace__(round=state.clock.rounds, stage=Stage.FLOW))
    if card == "subsidy":
        assert not GAME.needless(last.answered().ask(questions.AnyCard(A)), moves[0])


@pytest.mark.parametrize("card", ["rain_shower", "snow_melt"])
def test_9_3_water_that_comes_after_all_have_collected_is_of_use_to_who_can_pump_it(card: ActionCard) -> None:
    for hand, needless in (([card], True), ([card, "night_pumping"], False)):
        state = table(TWO, questions.AnyCard(A), stage=Stage.COLLECT, hands={A: hand}, options=NORMAL)
        assert GAME.needless(state, PlayAction(ActionCard(card), None)) is needless
