from boardkit.core import GameIsOver, NotAsked
from boardkit.games.terristories.box.effects import Goods
from boardkit.games.terristories.box.things import Character, Index, Role
from boardkit.games.terristories.rules import council, development, land
from boardkit.games.terristories.rules.harvest import HarvestRaised
from boardkit.games.terristories.rules.ledger import TooExpensive, TooManyCubes
from boardkit.games.terristories.rules.model import Shift
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.powers import IndexBelowZero, NothingBasic, PowerGone, PowerUsed
from boardkit.games.terristories.rules.questions import (
    BreakTie,
    BuySecond,
    Develop,
    Fertilise,
    PledgeCubes,
    Restore,
    SecondPurchases,
    Vote,
)
from tests.every import with_each
from tests.games.terristories.board import (
    A,
    B,
    C,
    act,
    card,
    cubes,
    events,
    place,
    refused,
    table,
    there,
    verbs,
)

DEVELOPING = Develop(A), Develop(B), Develop(C), SecondPurchases()


def test_v_1_c_an_individual_moves_to_a_neighbour_once() -> None:
    state = table("P7Aa1 P7 \n M9 W0", Develop(A))
    step = act(state, "move a1 b1")
    assert events(step) == [development.IndividualMoved(A, place("a1"), place("b1"))]
    assert refused(step.state, "move b1 b2") == development.HasMoved(place("b1"))
    assert refused(state, "move a1 b2") == development.TooFar(1)
    assert refused(state, "move a1 a1") == development.TooFar(1)
    assert refused(state, "move a1 a3") == land.NoTerritory(place("a3"))
    assert refused(state, "move b1 a1") == development.HasMoved(place("b1"))


def test_v_1_c_sterile_land_may_be_entered() -> None:
    assert there(act(table("P7Aa1 W0", Develop(A)), "move a1 b1").state, "b1").individuals[A] == 1


def test_v_1_c_several_individuals_move_each_once() -> None:
    state = act(table("P7Aa2 P7", Develop(A)), "move a1 b1", "move a1 b1").state
    assert there(state, "b1").individuals[A] == 2
    assert "move" not in verbs(state)


def test_v_1_c_one_that_arrives_does_not_hold_back_one_that_was_there() -> None:
    state = act(table("P7Aa1 P7a1 P7", Develop(A)), "move a1 b1").state
    assert there(act(state, "move b1 c1").state, "c1").individuals[A] == 1


def test_v_1_c_a_transport_network_leads_one_territory_further() -> None:
    network = card("governor_04", "b1")
    state = table("P7Aa1 P7B \n M9 M9", Develop(A), cards=((), (network,)))
    assert development.steps(state, A) == 2
    assert there(act(state, "move a1 b2").state, "b2").individuals[A] == 1


def test_v_1_d_the_farmer_buys_an_individual_on_a_field() -> None:
    state = table("P7Aa2 P7", Develop(A))
    step = act(state, "recruit a1")
    assert events(step) == [development.IndividualBought(A, place("a1"), 2)]
    assert (there(step.state, "a1").individuals[A], cubes(step.state)[A]) == (3, 4)
    assert refused(state, "recruit b1") == land.NoOwnZone(place("b1"))


def test_v_1_d_the_entrepreneur_moves_to_a_marsh_and_buys_a_factory() -> None:
    state = act(table("P7Aa2 W4", Develop(A)), "move a1 b1", "build b1").state
    assert (there(state, "b1").zones[A], cubes(state)[A]) == (1, 2)


def test_v_1_d_the_ecologist_does_nothing() -> None:
    assert act(table("P7Aa2", Develop(A), Develop(B)), "pass").state.question == Develop(B)


def test_v_1_d_a_new_individual_does_not_move() -> None:
    state = act(table("P7A P7", Develop(A)), "recruit a1").state
    assert refused(state, "move a1 b1") == development.HasMoved(place("a1"))


def test_v_1_c_a_free_individual_does_not_move_either() -> None:
    kept = (card("governor_10", stocked=True),)
    state = act(
        table("P7Aa1 M9", Develop(A), roles=(Role.GOVERNOR, Role.FARMER, Role.ECOLOGIST), cards=(kept,)),
        "activate governor_10",
    ).state
    assert there(state, "a1").individuals == (2, 0, 0)
    assert refused(act(state, "move a1 b1").state, "move a1 b1") == development.HasMoved(place("a1"))


def test_v_1_d_one_purchase_a_round() -> None:
    state = act(table("P7Aa2 P7", Develop(A), cubes=(9,)), "recruit a1").state
    assert refused(state, "recruit a1") == development.PurchaseMade()
    assert refused(state, "build a1") == development.PurchaseMade()


def test_v_1_d_a_zone_needs_an_own_individual_and_room() -> None:
    state = table("P7AABa1 P7b1 W4Ba1 M9", Develop(A))
    assert refused(state, "build a1") == land.ZonesFull(place("a1"), 3)
    assert refused(state, "build b1") == land.NoIndividualThere(place("b1"))
    assert refused(state, "build c1") == land.ZonesFull(place("c1"), 1)
    assert refused(state, "build e1") == land.NoTerritory(place("e1"))


def test_v_1_d_the_farmer_shares_a_plain_with_the_governor() -> None:
    assert there(act(table("P7ABa1", Develop(A)), "build a1").state, "a1").zones == (2, 1, 0)


def test_v_1_d_zones_may_be_laid_on_sterile_land() -> None:
    assert events(act(table("P0a1", Develop(A)), "build a1")) == [development.ZoneBought(A, place("a1"), 4)]


def test_v_3_no_individual_is_bought_on_sterile_land() -> None:
    state = table("P0Aa1 M9Aa1", Develop(A))
    assert refused(state, "recruit a1") == land.ZoneAsleep(place("a1"))
    assert events(act(state, "recruit b1")) == [development.IndividualBought(A, place("b1"), 2)]


def test_v_1_d_nobody_buys_beyond_five_or_without_cubes() -> None:
    crowd = table("P7Aa5", Develop(A))
    assert refused(crowd, "recruit a1") == land.NoIndividualsLeft()
    zones = table("P7AAAa1 M9AAa1 P7a1", Develop(A))
    assert refused(zones, "build c1") == land.NoZonesLeft()
    poor = table("P7Aa1 P7", Develop(A), cubes=(1,))
    assert refused(poor, "recruit a1") == TooExpensive(2, 1)
    assert refused(poor, "build a1") == TooExpensive(4, 1)


def test_v_2_d_discounts_lower_prices_of_their_owner_or_of_all() -> None:
    cards = (
        (card("farmer_16"),),
        (card("governor_02", "b1"), card("governor_17")),
        (card("entrepreneur_07", "c1"),),
    )
    state = table("P7Aa1 P7Bb1 P7Cc1", Develop(A), cards=cards)
    assert [development.price(state, Develop(seat), Goods.ZONE) for seat in (A, B, C)] == [2, 3, 3]
    assert [development.price(state, Develop(seat), Goods.INDIVIDUAL) for seat in (A, B, C)] == [1, 0, 1]


def test_v_2_c_a_token_on_sterile_land_sleeps() -> None:
    state = table("P7Aa1 P0Bb1", Develop(B), cards=((), (card("governor_02", "b1"),)))
    assert development.price(state, Develop(B), Goods.INDIVIDUAL) == 2


def test_v_1_a_the_farmers_power_brings_more_harvest_once_in_a_game() -> None:
    step = act(table("P7Aa1", Develop(A)), "power")
    assert events(step) == [PowerUsed(A, Role.FARMER, Shift(0), Shift(0), Shift(-1)), HarvestRaised(A, 4)]
    assert (step.state.indices, step.state.season.harvest) == ((0, 0, -1), (4, 0, 0))
    assert refused(step.state, "power") == PowerGone()


def test_v_1_a_a_power_may_not_lower_an_index_below_0() -> None:
    state = table("P7Aa1", Develop(A), indices=(0, 0, -1))
    assert refused(state, "power") == IndexBelowZero(Index.ENVIRONMENT)
    assert "power" in verbs(table("P7Aa1", Develop(A), indices=(-3, -3, 0)))


def test_v_1_a_the_entrepreneur_raises_funds() -> None:
    state = act(table("P7Aa1", Develop(C)), "power").state
    assert (cubes(state), state.indices) == ([6, 6, 11], (-1, 0, -1))


def test_v_1_a_the_ecologist_restores_or_else_feeds_land() -> None:
    roles = (Role.ECOLOGIST, Role.FARMER, Role.GOVERNOR)
    state = act(table("P7Aa1 M0", Develop(A), roles=roles), "power").state
    assert state.question == Restore(A, 4)
    assert there(act(state, "territory b1").state, "b1").cubes == 4
    state = act(table("P7Aa1 M3", Develop(A), roles=roles), "power").state
    assert state.question == Fertilise(A, 4)
    assert there(act(state, "territory b1").state, "b1").cubes == 7


def test_v_1_a_the_governor_lets_everybody_buy_again_and_cheaper() -> None:
    state = table("P7Aa1 P7Bb1 P7Cc1", *DEVELOPING, cubes=(9, 9, 9))
    state = act(state, "recruit a1", "pass", "power", "recruit b1", "build b1").state
    assert cubes(state) == [7, 4, 9]
    assert refused(state, "build b1") == development.PurchaseMade()
    state = act(state, "pass", "pass").state
    assert state.question == BuySecond(A)
    state = act(state, "recruit a1").state
    assert (cubes(state)[A], state.question) == (6, None)


def test_v_1_a_a_second_purchase_may_be_declined() -> None:
    state = act(table("P7Aa1 P7Bb1 P7Cc1", *DEVELOPING), "pass", "power", "pass", "pass", "pass").state
    assert state.question is None


def test_iii_2_a_first_game_has_no_powers_and_no_councils() -> None:
    state = table("P7Aa1", Develop(A), options=Options(basic=True))
    assert refused(state, "power") == NothingBasic()
    assert refused(state, "council economy") == NothingBasic()


def test_v_1_b_a_point_is_bought_together() -> None:
    state = act(table("P7Aa1", Develop(A)), "council economy", "vote economy", "vote economy").state
    assert state.question == PledgeCubes(A, Index.ECONOMY, 3)
    step = act(state, "pledge 1", "pledge 0", "pledge 2")
    assert events(step)[-1] == council.IndexBought(Index.ECONOMY, 3)
    assert (step.state.indices, cubes(step.state)) == ((0, 1, 0), [5, 6, 4])
    assert step.state.question == Develop(A)
    assert refused(step.state, "council economy") == council.PointBought()


def test_v_1_b_without_enough_cubes_everybody_keeps_theirs() -> None:
    state = act(table("P7Aa1", Develop(A)), "council economy", "vote economy", "vote economy").state
    step = act(state, "pledge 1", "pledge 0", "pledge 1")
    assert events(step)[-3:] == [
        council.CouncilFailed(Index.ECONOMY),
        council.PledgeReturned(A, 1),
        council.PledgeReturned(C, 1),
    ]
    assert (step.state.indices, cubes(step.state)) == ((0, 0, 0), [6, 6, 6])
    assert refused(step.state, "council societal") == council.CouncilHeld()


def test_v_1_b_the_majority_decides() -> None:
    state = act(table("P7Aa1", Develop(A)), "council economy", "vote societal", "vote societal").state
    assert state.question == PledgeCubes(A, Index.SOCIETAL, 3)


def test_v_1_b_the_ambassador_breaks_a_tie() -> None:
    state = act(table("P7Aa1", Develop(A), ambassador=C), "council economy", "vote societal").state
    state = act(state, "vote environment").state
    assert state.question == BreakTie(C, (Index.SOCIETAL, Index.ECONOMY, Index.ENVIRONMENT))
    assert act(state, "vote societal").state.question == PledgeCubes(A, Index.SOCIETAL, 3)


def test_v_1_b_only_indices_with_equal_votes_are_decided_between() -> None:
    state = table("P7Aa1", BreakTie(A, (Index.SOCIETAL, Index.ECONOMY)))
    assert refused(state, "vote environment") == council.NotTied()


def test_v_1_b_who_has_no_cubes_is_not_asked() -> None:
    state = act(table("P7Aa1", Develop(A), cubes=(0, 0, 5)), "council economy").state
    state = act(state, "vote economy", "vote economy").state
    assert state.question == PledgeCubes(C, Index.ECONOMY, 3)
    assert refused(state, "pledge 4") == TooManyCubes(3)


def test_v_1_b_an_index_at_its_top_is_not_bought() -> None:
    state = table("P7Aa1", Develop(A), indices=(10, 0, 0))
    assert refused(state, "council societal") == council.IndexFull(Index.SOCIETAL)
    assert refused(act(state, "council economy").state, "vote societal") == council.IndexFull(Index.SOCIETAL)


def test_v_1_b_others_vote_clockwise() -> None:
    assert act(table("P7Bb1", Develop(B)), "council economy").state.question == Vote(C, Index.ECONOMY)


def test_v_2_d_applied_research_makes_the_index_cheaper() -> None:
    state = table("P7Aa1", Develop(A), cards=((), (), (card("entrepreneur_16"),)))
    state = act(state, "council economy", "vote economy", "vote economy").state
    assert state.question == PledgeCubes(A, Index.ECONOMY, 2)


def test_iv_2_h_a_profile_may_be_shown_once() -> None:
    step = act(table("P7Aa1", Develop(A)).with_tableau(A, character=Character("smallholder")), "show")
    assert events(step) == [development.ProfileShown(A, Character("smallholder"))]
    assert refused(step.state, "show") == development.NoProfile()
    assert refused(table("P7Aa1", Develop(A)), "show") == development.NoProfile()


@with_each("move", ["fund farmer_01 1", "pay", "vote economy", "harvest a1 1"])
def test_answers_to_other_questions_are_refused(move: str) -> None:
    assert refused(table("P7Aa1", Develop(A)), move) == NotAsked("V.1")


def test_nobody_answers_when_nobody_is_asked() -> None:
    assert refused(table("P7Aa1"), "pass") == GameIsOver("VI")
