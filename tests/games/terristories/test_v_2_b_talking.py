"""V.2.b What players give, ask for and promise, before whatever they are asked."""

from random import Random

import pytest

from boardkit.core import CHANCE, Match, NotAsked, Player, Question, Step, legal
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box.things import Index, Mission, Planet, ProjectCard
from boardkit.games.terristories.rules import negotiation, questions
from boardkit.games.terristories.rules.council import Pledged
from boardkit.games.terristories.rules.ledger import TooManyCubes
from boardkit.games.terristories.rules.model import Debt, Offer, State
from boardkit.games.terristories.rules.moves import Negotiate
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.rounds import new_season
from boardkit.games.terristories.show.words import describe
from boardkit.players.lookup import pick
from boardkit.text import words_for
from tests.games.terristories.board import A, B, C, D, act, cubes, events, refused, table, verbs


def talking(state: State, *moves: str) -> Step[State]:
    """Negotiate and do something of it."""
    return act(state, "talk", *moves)


def own_questions(seats: int, seed: int) -> list[State]:
    """List the tables of a random match at which seats are asked in a phase."""
    options = Options(planet=Planet.THREE_STARS, mission=Mission.THREE_STARS)
    match = Match.start(GAME, options, [Player(str(seat), seat) for seat in range(seats)], seed)
    random, found = Random(seed), list[State]()
    while not match.over:
        if match.state.round and match.state.to_move != CHANCE:
            found.append(match.state)
        match = match.play(pick(legal(GAME, match.state), random))
    return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_v_2_b_whoever_is_asked_anything_in_any_phase_may_negotiate_first(seats: int) -> None:
    phases, kinds = set[int](), set[type[Question]]()
    for seed in (1, 2, 3):
        for state in own_questions(seats, seed):
            question = state.question
            assert question is not None
            if type(question) in questions.CLOSED:
                assert isinstance(question, questions.Talk | questions.PutRequest | questions.ClaimObjective)
                continue
            enough = state.season.deals[question.seat] >= negotiation.DEALS
            assert (Negotiate() in legal(GAME, state)) is not enough
            phases.add(state.phase)
            kinds.add(type(question))
    assert phases >= {1, 2, 3, 4, 5}
    assert len(kinds) > 8


def test_v_2_b_in_the_sixth_phase_too() -> None:
    step = talking(table("P3Aa1 M9", questions.Fertilise(A, 1), phase=6), "give 1 2")
    assert (cubes(step.state), step.state.question) == ([4, 8, 6], questions.Fertilise(A, 1))


def test_v_2_b_a_question_is_asked_again_after_the_talk() -> None:
    for question in (
        questions.SelectProject(A),
        questions.PledgeCubes(A, Index.ECONOMY, 2),
        questions.PayWages(A, 1),
    ):
        step = talking(table("P7Aa1", question), "give 1 2")
        assert (events(step), step.state.question) == ([negotiation.CubesGiven(A, B, 2)], question)
        assert talking(table("P7Aa1", question), "pass").state.question == question


def test_v_2_b_not_while_the_table_is_set_up_nor_when_the_six_phases_are_over() -> None:
    assert refused(table("P7", questions.PlaceFirstZone(A), round=0), "talk") == NotAsked("IV.2.p")
    first = table("P7A M9A", questions.PlaceIndividual(A), round=0)
    assert refused(first, "talk") == negotiation.BeforeTheFirstPhase()
    assert refused(table("P7Aa1", questions.ClaimObjective(A)), "talk") == NotAsked("VI.c")


def test_v_2_b_cubes_are_given() -> None:
    step = talking(table("P7Aa1", questions.Develop(A)), "give 1 2")
    assert (events(step), cubes(step.state)) == ([negotiation.CubesGiven(A, B, 2)], [4, 8, 6])
    again = talking(step.state, "give 1 4")
    assert cubes(again.state) == [0, 12, 6]


def test_v_2_b_one_gives_asks_and_promises_to_somebody_else_and_what_there_is() -> None:
    state = act(table("P7Aa1", questions.Develop(A), cubes=(2, 0, 6)), "talk").state
    assert state.question == questions.Talk(A)
    assert verbs(state) == {"give", "ask", "promise", "pass"}
    assert refused(state, "give 1 3") == TooManyCubes(2)
    assert refused(state, "ask 1 1") == TooManyCubes(0)
    assert refused(state, "promise 1 10") == TooManyCubes(9)
    for verb in ("give", "ask", "promise"):
        assert refused(state, f"{verb} 0 1") == negotiation.NobodyElse()
        assert refused(state, f"{verb} 3 1") == negotiation.NobodyElse()


def test_v_2_b_a_request_is_answered_at_once_and_in_part_if_one_likes() -> None:
    step = talking(table("P7Aa1", questions.Develop(A)), "ask 2 3", "request")
    assert events(step) == [negotiation.CubesAsked(A, (C,), 3)]
    assert step.state.question == questions.AnswerRequest(C, A, 3)
    agreed = act(step.state, "agree 3")
    assert (events(agreed), cubes(agreed.state)) == ([negotiation.CubesGiven(C, A, 3)], [9, 6, 3])
    assert agreed.state.question == questions.Develop(A)
    assert cubes(act(step.state, "agree 1").state) == [7, 6, 5]
    assert refused(step.state, "agree 4") == TooManyCubes(3)
    declined = act(step.state, "decline")
    assert (events(declined), cubes(declined.state)) == ([negotiation.RequestDeclined(C, A)], [6, 6, 6])


def test_v_2_b_several_players_are_asked_at_once_and_answer_clockwise() -> None:
    state = act(table("P7Cc1", questions.Develop(C), seats=4), "talk", "ask 1 2", "also 3").state
    assert refused(state, "also 3") == negotiation.AskedAlready()
    assert refused(state, "also 2") == negotiation.NobodyElse()
    step = act(state, "also 0", "request")
    assert events(step) == [negotiation.CubesAsked(C, (D, A, B), 2)]
    assert step.state.question == questions.AnswerRequest(D, C, 2)
    state = act(step.state, "agree 2", "decline", "agree 1").state
    assert (cubes(state), state.question) == ([6, 5, 9, 4], questions.Develop(C))


def test_v_2_b_who_is_asked_for_cubes_may_ask_others_first() -> None:
    asked = talking(
        table("P7Aa1", questions.Develop(A), cubes=(6, 1, 6)), "ask 1 1", "also 2", "request"
    ).state
    step = talking(asked, "ask 2 2", "request")
    assert step.state.question == questions.AnswerRequest(C, B, 2)
    assert act(step.state, "agree 2").state.question == questions.AnswerRequest(B, A, 1)


def test_v_2_b_who_has_nothing_cannot_give_it() -> None:
    poor = table("P7Aa1", questions.AnswerRequest(B, A, 3), cubes=(2, 0, 6))
    assert verbs(poor) == {"decline", "talk"}
    assert refused(poor, "agree 1") == TooManyCubes(0)


def test_v_2_b_a_loan_is_noted_as_a_promise_for_what_was_given() -> None:
    state = act(table("P7Aa1", questions.Develop(A)), "talk", "ask 1 3", "also 2", "back").state
    assert refused(state, "back") == negotiation.PromisedAlready()
    step = act(state, "request")
    assert events(step) == [negotiation.CubesAsked(A, (B, C), 3), negotiation.ReturnOffered(A)]
    step = act(step.state, "agree 2", "decline")
    assert events(step) == [
        negotiation.CubesGiven(B, A, 2),
        negotiation.PromiseMade(A, B, 2),
        negotiation.RequestDeclined(C, A),
    ]
    assert step.state.debts == (Debt(A, B, 2),)


def test_v_2_b_the_entrepreneur_promises_a_cube_and_is_reminded_of_it_until_it_is_given() -> None:
    """In the printed example, the Governor pays a cube for the turbine, and is promised it back."""
    state = talking(table("P7Aa1 P7Bb1", questions.Develop(A), questions.BeginRound()), "promise 1 1").state
    state = talking(state, "promise 1 2").state
    assert state.debts == (Debt(A, B, 3),)
    step = act(state, "pass")
    assert negotiation.PromiseRecalled(A, B, 3) in events(step)
    state = step.state
    while state.to_move != A:
        state = act(state, "pass").state
    kept = talking(state, "give 1 2")
    assert events(kept) == [negotiation.CubesGiven(A, B, 2), negotiation.PromiseKept(A, B, 1)]
    kept = talking(kept.state, "give 1 4")
    assert events(kept) == [negotiation.CubesGiven(A, B, 4), negotiation.PromiseKept(A, B, 0)]
    assert kept.state.debts == ()


def test_v_2_b_a_promise_binds_nobody() -> None:
    state = talking(table("P7Aa1", questions.Develop(A)), "promise 1 9").state
    assert cubes(state) == [6, 6, 6]
    assert "pass" in verbs(state)


def test_v_2_b_a_promise_is_told_to_all_in_both_languages() -> None:
    state = table().__replace__(debts=(Debt(A, B, 1),))
    said = [
        describe(state, words_for(one, "terristories", ["Ada", "Bela", "Cleo"]))[-1] for one in ("en", "fr")
    ]
    assert said == ["Ada has promised Bela one cube.", "Ada a promis 1 cube à Bela."]


def test_v_2_b_negotiating_ends_somewhere_and_begins_anew_in_the_next_phase() -> None:
    season = new_season(3).__replace__(deals=(negotiation.DEALS, negotiation.DEALS - 1, 0))
    state = table(
        "P7Aa1", questions.PayWages(A, 1), questions.PayWages(B, 1), questions.BeginRound(), season=season
    )
    assert refused(state, "talk") == negotiation.NegotiatedEnough(negotiation.DEALS)
    state = talking(act(state, "pay").state, "pass").state
    assert refused(state, "talk") == negotiation.NegotiatedEnough(negotiation.DEALS)
    assert act(state, "pay").state.season.deals == (0, 0, 0)


def test_v_2_b_gifts_keep_the_financing_going() -> None:
    offers = (None, None, Offer(ProjectCard("entrepreneur_01"), (0, 0, 0)))
    state = table("P7Aa1", questions.Finance(A), phase=2, offers=offers, cubes=(6, 6, 0))
    state = act(state, "pass", "talk", "give 2 2", "pass").state
    assert state.question == questions.Finance(C)
    assert act(state, "fund entrepreneur_01 2", "pass").state.question == questions.Finance(A)


def test_v_1_b_cubes_that_are_offered_for_an_index_cannot_be_given_away_meanwhile() -> None:
    state = act(
        table("P7Aa1", questions.Develop(A), cubes=(2, 6, 0)),
        "council economy",
        "vote economy",
        "vote economy",
    ).state
    step = act(state, "pledge 2")
    assert (events(step), cubes(step.state)) == ([Pledged(A, 2)], [0, 6, 0])
    asking = act(step.state, "talk").state
    assert refused(asking, "ask 0 1") == TooManyCubes(0)
    bought = act(asking, "pass", "pledge 1").state
    assert (cubes(bought), bought.indices) == ([0, 5, 0], (0, 1, 0))
