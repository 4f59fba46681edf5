from boardkit.core import legal
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box.things import Good
from boardkit.games.water_sharing.rules import bargaining, trading
from boardkit.games.water_sharing.rules.ledger import BankIsEmpty, Lacks, NoSuchSeat, TooExpensive
from boardkit.games.water_sharing.rules.model import State, Store
from boardkit.games.water_sharing.rules.moves import Deal, Offer, Request, Swap
from boardkit.games.water_sharing.rules.questions import AnswerDeal, Generate
from tests.every import with_each
from tests.games.water_sharing.basin import (
    A,
    B,
    act,
    at,
    dealt,
    events,
    priced,
    refused,
    stocked,
    table,
    verbs,
    written,
)

TWO = "A residential 7 4\nB residential 7 6"


def market(energy: int = 2, food: int = 3, **changes: int) -> State:
    """Set a table for step 4 at which the first seat has some cubes."""
    return stocked(priced(table(TWO, Generate(A)), energy, food), A, **changes)


def test_7_1_energy_and_food_cost_what_the_card_says() -> None:
    step = act(market(), "buy energy 3", "buy food 1")
    assert events(step) == [
        trading.GoodsBought(A, Good.ENERGY, 3, 6),
        trading.GoodsBought(A, Good.FOOD, 1, 3),
    ]
    community = step.state.communities[A]
    assert (community.thunes, community.stores) == (11, {at(7, 4): Store(0, 3, 1)})


def test_7_1_one_buys_as_much_as_one_can_pay() -> None:
    state = market(energy=2, food=3)
    assert written(state, "buy") == {
        *(f"energy {count}" for count in range(1, 11)),
        *(f"food {count}" for count in range(1, 7)),
    }
    assert refused(state, "buy energy 11") == TooExpensive(A, 22, 20)
    assert refused(state, "buy water 1") == refused(state, "buy energy 0") == trading.NotTraded()


def test_2_the_bank_sells_no_more_than_it_has() -> None:
    state = stocked(market(), B, energy=99)
    assert refused(state, "buy energy 2") == BankIsEmpty(Good.ENERGY)
    assert act(state, "buy energy 1").state.bank.energy == 0


def test_7_1_a_cube_sells_for_one_thune() -> None:
    assert act(market(), "pass").state.question is None
    step = act(stocked(market(), A, energy=2, food=1), "sell energy 2")
    assert events(step) == [trading.GoodsSold(A, Good.ENERGY, 2, 2)]
    assert step.state.communities[A].thunes == 22
    assert refused(step.state, "sell energy 1") == Lacks(Good.ENERGY, 1, 0)
    assert refused(step.state, "sell food 0") == refused(step.state, "sell thunes 1") == trading.NotTraded()


def test_7_1_what_was_bought_is_not_sold_in_the_same_round() -> None:
    state = act(stocked(market(), A, energy=2, food=1), "buy energy 1").state
    assert refused(state, "sell energy 1") == trading.BoughtBefore(Good.ENERGY)
    assert written(state, "sell") == {"food 1"}


def test_7_1_whoever_has_built_nothing_does_not_trade() -> None:
    state = priced(table("B farm 7 6", Generate(A)), 1, 1)
    assert verbs(state) == {"pass"}
    assert refused(state, "buy energy 1") == trading.NowhereToStore()
    assert refused(state, "offer 1 1 energy 0") == trading.NowhereToStore()


def test_7_2_an_offer_is_answered_at_once() -> None:
    state = stocked(market(), A, energy=2)
    deal = Offer(B, 2, Good.ENERGY, 5)
    assert act(state, "offer 1 2 energy 5").state.question == AnswerDeal(B, A, deal)
    step = act(state, "offer 1 2 energy 5", "accept")
    assert events(step) == [bargaining.DealProposed(A, deal), bargaining.DealAccepted(B, deal, A)]
    assert [community.thunes for community in step.state.communities] == [25, 15]
    assert step.state.communities[B].stores == {at(7, 6): Store(energy=2)}
    assert step.state.question == Generate(A)


def test_7_2_one_may_ask_for_cubes() -> None:
    step = act(stocked(market(), B, food=3), "request 1 3 food 9", "accept")
    assert events(step)[0] == bargaining.DealProposed(A, Request(B, 3, Good.FOOD, 9))
    assert [community.thunes for community in step.state.communities] == [11, 29]
    assert step.state.communities[A].stores == {at(7, 4): Store(food=3)}


def test_7_2_one_good_may_be_swapped_for_the_other() -> None:
    step = act(stocked(stocked(market(), A, energy=1), B, food=2), "swap 1 1 energy 2", "accept")
    assert events(step)[0] == bargaining.DealProposed(A, Swap(B, 1, Good.ENERGY, 2))
    assert step.state.communities[A].stores == {at(7, 4): Store(food=2)}
    assert step.state.communities[B].stores == {at(7, 6): Store(energy=1)}


def test_7_2_what_was_refused_is_not_proposed_again_in_this_step() -> None:
    step = act(stocked(market(), A, energy=2), "offer 1 2 energy 5", "refuse")
    assert events(step)[1] == bargaining.DealRefused(B, A)
    assert refused(step.state, "offer 1 2 energy 5") == bargaining.RefusedBefore()
    assert act(step.state, "offer 1 2 energy 4").state.question is not None


def test_7_2_six_deals_in_a_round() -> None:
    state = stocked(market(), A, energy=3)
    for thunes in range(6):
        state = act(state, f"offer 1 1 energy {thunes}", "refuse").state
    assert refused(state, "offer 1 1 energy 9") == bargaining.TooManyDeals(6)
    assert not verbs(state) & {"offer", "request", "swap"}


@with_each(
    "deal",
    [
        "offer 1 4 energy 1",
        "offer 1 0 energy 1",
        "offer 1 1 energy 10",
        "offer 1 1 energy -1",
        "swap 1 1 energy 4",
    ],
)
def test_7_2_a_deal_is_about_three_cubes_and_nine_thunes_at_most(deal: str) -> None:
    state = stocked(stocked(market(), A, energy=9), B, food=9)
    assert refused(state, deal) == trading.NotTraded()
    assert refused(state, "offer 1 1 water 1") == trading.NotTraded()


def test_7_2_both_must_have_what_they_give() -> None:
    state = dealt(stocked(market(), A, energy=1), B, thunes=3)
    state = state.__replace__(bank=state.bank.__replace__(paid=23))
    assert refused(state, "offer 1 2 energy 1") == Lacks(Good.ENERGY, 2, 1)
    assert refused(state, "offer 1 1 energy 4") == TooExpensive(B, 4, 3)
    assert refused(state, "swap 1 1 energy 1") == Lacks(Good.FOOD, 1, 0)
    deals = [move for move in legal(GAME, state) if isinstance(move, Deal)]
    assert deals == [Offer(B, 1, Good.ENERGY, thunes) for thunes in range(4)]


@with_each("seat", [-1, 0, 2])
def test_7_2_one_trades_with_others_at_the_table(seat: int) -> None:
    assert refused(stocked(market(), A, energy=1), f"offer {seat} 1 energy 1") == NoSuchSeat()
