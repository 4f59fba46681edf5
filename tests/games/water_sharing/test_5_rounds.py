from boardkit.core import CHANCE, NotAsked, legal
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box import RIVERS, SEAS
from boardkit.games.water_sharing.box.things import Beginner, Options, ResourceCard, Rounds, Scenario, Stage
from boardkit.games.water_sharing.rules import ANSWERS, questions
from boardkit.games.water_sharing.rules.dealing import NotInBag
from boardkit.games.water_sharing.rules.model import Store
from boardkit.games.water_sharing.rules.moves import DrawResource
from boardkit.games.water_sharing.rules.rounds import ResourceRevealed, RoundBegun, SpringsRisen, WaterGone
from boardkit.games.water_sharing.rules.setup import setup
from tests.games.water_sharing.basin import A, B, C, act, at, events, priced, refused, stocked, table, verbs

TWO = "A farm 6 4\nB farm 6 2"


def test_5_1_in_each_round_the_initiative_goes_on_clockwise() -> None:
    state = table(TWO, seats=3)
    firsts = []
    for _ in range(4):
        step = ANSWERS.resolve(state.__replace__(pile=()), questions.BeginRound())
        firsts.append(step.state.clock.first)
        state = step.state
    assert firsts == [B, C, A, B]
    assert state.order == (B, C, A)


def test_5_1_the_first_round_belongs_to_whoever_began() -> None:
    options = Options(scenario=Scenario.INTERDEPENDENCE, beginner=Beginner.THIRD)
    step = setup(options, 4)
    assert events(step)[0] == RoundBegun(C, 1, 5)
    assert step.state.clock.first == C


def test_5_2_a_card_says_how_much_water_comes_to_each_source_and_river_hex() -> None:
    state = ANSWERS.resolve(table(TWO).__replace__(pile=()), questions.BeginRound()).state
    assert state.question == questions.RevealResource(CHANCE)
    step = act(state, "reveal 49")
    assert events(step)[:2] == [ResourceRevealed(ResourceCard(49), 4, 3, 3), SpringsRisen(4)]
    risen = step.frames[1].state
    assert risen.water == dict.fromkeys(RIVERS, 4)
    assert not risen.water.keys() & set(SEAS)
    assert risen.bank.water == 120 - 4 * len(RIVERS)


def test_5_2_no_card_comes_twice() -> None:
    state = ANSWERS.resolve(table(TWO).__replace__(pile=()), questions.BeginRound()).state
    state = act(state, "reveal 49").state
    state = ANSWERS.resolve(state.__replace__(pile=()), questions.BeginRound()).state
    assert refused(state, "reveal 49") == NotInBag()
    assert len(legal(GAME, state)) == 48
    assert DrawResource(ResourceCard(49)) not in legal(GAME, state)


def test_2_without_cubes_in_the_bank_no_water_comes() -> None:
    state = priced(table(TWO), 3, 3).__replace__(water={})
    state = state.__replace__(bank=state.bank.__replace__(water=1))
    assert ANSWERS.resolve(state, questions.RaiseSprings()).state.water == {at(0, 7): 1}


def test_5_the_steps_come_in_their_order_and_each_in_the_order_of_the_initiative() -> None:
    options = Options(scenario=Scenario.INTERDEPENDENCE, beginner=Beginner.SECOND)
    state = setup(options, 3).state
    asked = []
    while state.clock.round == 1 and state.question is not None:
        if state.question.seat != CHANCE:
            asked.append((state.clock.stage, type(state.question), state.question.seat))
        state = act(state, "roll 0" if state.question.seat == CHANCE else "pass").state
    assert [
        line for line in asked if line[1] in (questions.Collect, questions.Generate, questions.WhatToBuild)
    ] == [
        *((Stage.COLLECT, questions.Collect, seat) for seat in (B, C, A)),
        *((Stage.GENERATE, questions.Generate, seat) for seat in (B, C, A)),
        *((Stage.BUILD, questions.WhatToBuild, seat) for seat in (B, C, A)),
    ]
    assert [stage for stage, *_ in asked] == sorted(stage for stage, *_ in asked)
    assert state.clock.first == C


def test_5_nobody_does_in_one_step_what_belongs_to_another() -> None:
    state = priced(table(TWO, questions.Collect(A), water={at(6, 3): 2}), 1, 1)
    assert verbs(state) == {"take", "pass"}
    others = (
        "buy energy 1",
        f"build junction {at(6, 3)}",
        f"destroy {at(6, 4)}",
        f"run {at(6, 4)}",
        "accept",
    )
    for move in others:
        assert refused(state, move) == NotAsked("5.3")


def test_5_9_all_water_that_was_not_used_goes_to_the_sea() -> None:
    state = stocked(table(TWO, water={at(6, 3): 2, at(0, 7): 1}), A, water=1, energy=2, food=1)
    step = ANSWERS.resolve(state, questions.EndRound())
    assert events(step)[0] == WaterGone(4)
    assert (step.state.water, step.state.bank.water) == ({}, 120)
    assert step.state.communities[A].stores == {at(6, 4): Store(energy=2, food=1)}


def test_5_a_game_has_five_to_seven_rounds() -> None:
    assert [setup(Options(rounds=rounds), 2).state.clock.rounds for rounds in Rounds] == [5, 6, 7]
