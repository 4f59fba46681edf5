from typing import Any

from boardkit.core import CHANCE, Pending, Step, settle
from boardkit.games.terristories.box.things import HIDDEN, ProjectCard
from boardkit.games.terristories.rules import ANSWERS, applying, financing, proposing, questions
from boardkit.games.terristories.rules.harvest import HarvestRaised
from boardkit.games.terristories.rules.land import NoOwnZone
from boardkit.games.terristories.rules.ledger import TooManyCubes
from boardkit.games.terristories.rules.model import Buried, Offer, Shift, State
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.piles import CardBuried, CardDiscarded, NotInHand
from tests.games.terristories.board import (
    A,
    B,
    C,
    act,
    card,
    cubes,
    events,
    kinds,
    place,
    projects,
    refused,
    table,
    verbs,
)

FERTILISER, ORGANIC, CANTEEN = projects(["farmer_03", "farmer_09", "farmer_12"])
TURBINE, AUTOMATION = projects(["entrepreneur_01", "entrepreneur_03"])
PHASE: tuple[Pending, ...] = (questions.LayProjects(), questions.BeginFinancing(), questions.ApplyProjects())


def settled(*business: Pending, **changes: Any) -> Step[State]:
    """Set a table and let business resolve."""
    return settle(
        Step(table(changes.pop("diagram", "P7Aa2 P7Bb2 M9Cc2"), *business, phase=2, **changes)),
        ANSWERS.resolve,
    )


def offered(*paid: tuple[int, int, int], **changes: Any) -> State:
    """Set a table on which A, B and C propose Fertiliser, Tax return and Automation, with cubes on them."""
    names = [FERTILISER, ProjectCard("governor_14"), AUTOMATION]
    offers = tuple(Offer(name, row) for name, row in zip(names, paid, strict=True))
    state = table(phase=2, offers=offers, **changes)
    for seat, name in zip(state.everyone, names, strict=True):
        bag = tuple(other for other in state.tableaux[seat].bag if other != name)
        state = state.with_tableau(seat, bag=bag)
    return state


def test_v_2_a_projects_are_chosen_in_secret_and_laid_open_at_once() -> None:
    hands = ([FERTILISER, ORGANIC], ["governor_09"], [TURBINE])
    state = table(
        "P7Aa2",
        questions.SelectProject(A),
        questions.SelectProject(B),
        questions.SelectProject(C),
        *PHASE,
        hands=hands,
        phase=2,
    )
    step = act(state, f"propose {FERTILISER}", "pass")
    assert events(step)[0].covered(B) == proposing.ProjectChosen(A, HIDDEN)
    assert step.state.tableaux[A].hand == (FERTILISER, ORGANIC)
    step = act(step.state, f"propose {TURBINE}")
    assert proposing.ProjectProposed(A, FERTILISER) in events(step)
    assert proposing.ProjectProposed(C, TURBINE) in events(step)
    assert step.state.tableaux[A].hand == (ORGANIC,)
    assert [offer and offer.project for offer in step.state.offers] == [FERTILISER, None, TURBINE]
    assert step.state.question == questions.Finance(A)


def test_v_2_a_only_cards_of_the_own_hand_are_proposed() -> None:
    state = table("P7Aa2", questions.SelectProject(A), hands=([ORGANIC],))
    assert refused(state, f"propose {FERTILISER}") == NotInHand()


def test_v_2_a_without_any_project_nothing_is_financed() -> None:
    assert settled(*PHASE).state.question == questions.DrawProject(CHANCE, A)


def test_v_2_b_the_turbine_is_paid_by_two() -> None:
    offers = (None, None, Offer(TURBINE, (0, 0, 0)))
    state = table(
        "P7Aa2 P7Bb2 M9Cc2",
        questions.Finance(A),
        questions.ApplyProjects(),
        phase=2,
        offers=offers,
        cubes=(6, 6, 1),
    )
    step = act(state, "pass", f"fund {TURBINE} 1", "pass")
    assert refused(step.state, f"fund {TURBINE} 2") == TooManyCubes(1)
    step = act(step.state, f"fund {TURBINE} 1", "pass", "pass", "pass")
    assert applying.ProjectFinanced(C, TURBINE, 2) in events(step)
    assert (cubes(step.state), step.state.indices) == ([6, 5, 0], (0, 1, 1))


def test_v_2_b_all_pass_in_a_row_before_the_financing_ends() -> None:
    state = offered((0, 0, 0), (0, 0, 0), (0, 0, 0)).ask(questions.Finance(A))
    state = act(state, "pass", "pass", f"fund {AUTOMATION} 1", "pass", "pass").state
    assert state.question == questions.Finance(B)
    assert act(state, "pass").state.question is None


def test_v_2_b_after_four_turns_each_the_time_is_over() -> None:
    state = offered((0, 0, 0), (0, 0, 0), (0, 0, 0)).ask(questions.Finance(A))
    for _ in range(2):
        for _ in range(3):
            state = act(state, f"fund {AUTOMATION} 1", "pass").state
        for _ in range(3):
            state = act(state, f"withdraw {AUTOMATION}", "pass").state
    assert state.question is None


def test_v_2_b_contributions_may_be_taken_back_in_another_turn() -> None:
    state = offered((1, 0, 0), (0, 0, 0), (0, 0, 0)).ask(questions.Finance(A))
    assert refused(state, f"withdraw {AUTOMATION}") == financing.NothingPaid()
    step = act(state, f"withdraw {FERTILISER}")
    assert events(step) == [financing.Withdrawn(A, FERTILISER, 1)]
    assert cubes(step.state)[A] == 7
    assert refused(step.state, f"fund {FERTILISER} 1") == financing.TouchedAlready()
    step = act(step.state, f"fund {AUTOMATION} 3")
    assert events(step) == [financing.Contributed(A, AUTOMATION, 3)]
    assert refused(step.state, f"withdraw {AUTOMATION}") == financing.TouchedAlready()


def test_v_2_b_only_projects_on_the_table_are_paid() -> None:
    state = offered((0, 0, 0), (0, 0, 0), (0, 0, 0)).ask(questions.Finance(A))
    assert refused(state, f"fund {TURBINE} 1") == financing.NotProposed()
    assert refused(state, f"withdraw {TURBINE}") == financing.NotProposed()
    assert refused(state, f"fund {AUTOMATION} 4") == TooManyCubes(3)
    assert refused(state, f"fund {AUTOMATION} 0") == TooManyCubes(3)


def test_v_2_c_a_and_c_are_paid_and_b_is_not() -> None:
    """A is lightning with stock, C an hourglass; together they move the indices by -1, +4 and -1."""
    state = offered((1, 1, 0), (0, 0, 0), (0, 1, 2)).with_tableau(B, cubes=3)
    state = state.ask(questions.ApplyProjects())
    offers = (state.offers[A], Offer(ProjectCard("governor_09"), (1, 0, 0)), state.offers[C])
    step = settle(Step(state.__replace__(offers=offers)), ANSWERS.resolve)
    told = events(step)
    assert told[:2] == [applying.ProjectDropped(B, ProjectCard("governor_09")), applying.CubesReturned(A, 1)]
    assert told[2:4] == [
        applying.ProjectFinanced(A, FERTILISER, 2),
        applying.ProjectFinanced(C, AUTOMATION, 3),
    ]
    assert told[4] == applying.ImpactsApplied(Shift(-1), Shift(4), Shift(-1))
    assert told[5] == applying.CardStocked(A, FERTILISER)
    assert (step.state.indices, cubes(step.state)) == ((-1, 4, -1), [7, 3, 6])
    assert step.state.tableaux[A].cards == (card(FERTILISER, since=2, stocked=True),)
    assert step.state.tableaux[C].cards == (card(AUTOMATION, since=2),)
    assert step.state.tableaux[B].under == (Buried(ProjectCard("governor_09"), seen=True),)


def test_v_2_c_a_token_is_put_by_an_own_zone() -> None:
    offers = (None, None, Offer(TURBINE, (0, 0, 2)))
    step = settled(questions.ApplyProjects(), offers=offers)
    assert step.state.question == questions.PlaceToken(C, TURBINE)
    assert refused(step.state, "token a1") == NoOwnZone(place("a1"))
    step = act(step.state, "token c1")
    assert events(step)[0] == applying.TokenPlaced(C, TURBINE, place("c1"))
    assert step.state.tableaux[C].cards == (card(TURBINE, "c1", since=2),)


def test_v_2_c_a_lightning_project_of_phase_2_acts_and_goes_under_its_pile() -> None:
    crop = ProjectCard("farmer_01")
    offers = (Offer(crop, (1, 0, 0)), None, None)
    step = settled(questions.ApplyProjects(), offers=offers, diagram="P7Aa2 P7Aa1 M9A P0A W4")
    assert CardBuried(A, crop) in events(step)
    assert (cubes(step.state)[A], step.state.tableaux[A].cards) == (9, ())
    assert step.state.tableaux[A].under == (Buried(crop, seen=True),)


def test_v_2_c_impacts_beyond_a_track_are_lost() -> None:
    offers = (None, Offer(ProjectCard("governor_03"), (4, 0, 0)), None)
    assert settled(questions.ApplyProjects(), offers=offers, indices=(9, 0, 0)).state.indices == (10, 0, 0)


def test_v_2_c_cards_of_the_hand_may_be_changed() -> None:
    hands = ([FERTILISER, ORGANIC, CANTEEN],)
    state = table("P7Aa1", questions.DiscardProjects(A), questions.RefillHand(A), hands=hands, phase=2)
    step = act(state, f"bury {ORGANIC}", f"bury {CANTEEN}", "pass")
    assert events(step)[0].covered(B) == CardDiscarded(A, HIDDEN)
    assert step.state.tableaux[A].under == (Buried(ORGANIC, seen=False), Buried(CANTEEN, seen=False))
    assert step.state.question == questions.DrawProject(CHANCE, A)
    step = act(step.state, "draw farmer_04", "draw farmer_05")
    assert step.state.tableaux[A].hand == (FERTILISER, *projects(["farmer_04", "farmer_05"]))
    assert step.state.question is None
    assert refused(state, "bury farmer_04") == NotInHand()


def test_v_2_c_the_whole_hand_may_go() -> None:
    state = table(
        "P7Aa1", questions.DiscardProjects(A), questions.RefillHand(A), hands=([FERTILISER],), phase=2
    )
    assert act(state, f"bury {FERTILISER}").state.question == questions.DrawProject(CHANCE, A)


def test_v_2_c_a_pile_that_is_used_up_goes_on_with_the_cards_put_under_it() -> None:
    state = table("P7Aa1", questions.RefillHand(A), hands=([FERTILISER, CANTEEN],))
    state = state.with_tableau(A, bag=(), under=(Buried(ORGANIC, seen=True),))
    step = settle(Step(state), ANSWERS.resolve)
    assert step.state.question is None
    assert (step.state.tableaux[A].hand, step.state.tableaux[A].under) == ((FERTILISER, ORGANIC, CANTEEN), ())


def test_v_2_a_stock_waits_for_another_round_and_for_its_phase() -> None:
    stocked = card(FERTILISER, stocked=True)
    fresh = card(FERTILISER, since=2, stocked=True)
    state = table("P7Aa1", questions.UseStock(A), cards=((stocked,),), phase=3)
    step = act(state, f"activate {FERTILISER}")
    assert events(step) == [
        proposing.StockActivated(A, FERTILISER),
        HarvestRaised(A, 2),
        CardBuried(A, FERTILISER),
    ]
    assert step.state.season.harvest == (2, 0, 0)
    new = table("P7Aa1", questions.UseStock(A), cards=((fresh,),), phase=3)
    assert refused(new, f"activate {FERTILISER}") == proposing.StockTooNew()
    late = table("P7Aa1", questions.UseStock(A), cards=((stocked,),), phase=5)
    assert refused(late, f"activate {FERTILISER}") == proposing.NotInStock()
    assert refused(state, f"activate {ORGANIC}") == proposing.NotInStock()
    assert act(state, "pass").state.tableaux[A].cards == (stocked,)


def test_v_2_a_the_lower_number_is_the_phase_of_stock() -> None:
    state = table("P7Aa1 M0", questions.Develop(A), cards=((card("farmer_17", stocked=True),),), phase=1)
    assert "activate" in verbs(state)
    assert "activate" not in verbs(
        table("P7Aa1", questions.Develop(A), cards=((card("farmer_02", stocked=True),),))
    )


def test_v_2_a_only_seats_with_stock_for_the_phase_are_asked() -> None:
    cards = ((card(FERTILISER, stocked=True),), (), (card("entrepreneur_02", stocked=True),))
    state = settle(
        Step(table("P7Aa1", questions.OfferStock(), cards=cards, phase=3, ambassador=C)), ANSWERS.resolve
    ).state
    assert state.question == questions.UseStock(C)
    assert act(state, "pass").state.question == questions.UseStock(A)
    assert act(state, "pass", "pass").state.question is None


def test_v_2_d_a_recycling_plant_makes_the_own_project_cheaper_but_not_free() -> None:
    plant = (card("entrepreneur_06", "c1"),)
    offers = (None, None, Offer(TURBINE, (0, 0, 1)))
    step = settled(questions.ApplyProjects(), offers=offers, cards=((), (), plant))
    assert applying.ProjectFinanced(C, TURBINE, 1) in events(step)
    cheap = (None, None, Offer(ProjectCard("entrepreneur_12"), (0, 0, 0)))
    step = settled(questions.ApplyProjects(), offers=cheap, cards=((), (), plant))
    assert applying.ProjectDropped in kinds(step)


def test_vii_ad_vitam_aeternam_repeats_the_impacts_of_hourglasses() -> None:
    cards = ((card("farmer_15"), card(FERTILISER, stocked=True)), (card("governor_03", "a1"),))
    step = settled(
        questions.ApplyProjects(),
        options=Options(ad_vitam=True),
        cards=cards,
        diagram="P7AB M9",
        offers=(None,) * 3,
    )
    assert events(step)[0] == applying.ImpactsApplied(Shift(2), Shift(3), Shift(-1))
    assert settled(questions.ApplyProjects(), cards=cards, diagram="P7AB M9").state.indices == (0, 0, 0)


def test_vii_ad_vitam_aeternam_goes_on_while_a_token_sleeps() -> None:
    step = settled(
        questions.ApplyProjects(),
        options=Options(ad_vitam=True),
        cards=((), (card("governor_03", "a1"),)),
        diagram="P0AB M9",
        offers=(None,) * 3,
    )
    assert events(step)[0] == applying.ImpactsApplied(Shift(3), Shift(0), Shift(0))
