from boardkit.core import Seat
from boardkit.games.tectonic_tribes.rules import rounds
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard
from boardkit.games.tectonic_tribes.rules.rounds import OrderSet
from tests.games.tectonic_tribes.board import act, cards, events, revealed, table

KEVIN, RENE, SAMANTHA = Seat(0), Seat(1), Seat(2)
LAND = "P P P P P P P P P"


def test_3_2_the_example_of_the_rulebook() -> None:
    state = table(LAND, seats=3, hands=(cards([1, 71]), cards([2, 38]), cards([3, 12])))
    chosen = ["discard 1", "play 71", "discard 2", "play 38", "discard 3", "play 12"]
    step = act(rounds.begin_round(state).state, *chosen)
    assert events(step)[-1] == OrderSet((KEVIN, RENE, SAMANTHA))


def test_3_2_the_highest_number_acts_first_wherever_it_sits() -> None:
    state = table(LAND, seats=3, hands=(cards([1, 12]), cards([2, 80]), cards([3, 79])))
    chosen = ["discard 1", "play 12", "discard 2", "play 80", "discard 3", "play 79"]
    assert act(rounds.begin_round(state).state, *chosen).state.order == (Seat(1), Seat(2), Seat(0))


def test_3_2_seats_act_in_the_order_of_their_numbers() -> None:
    state = revealed(LAND, 12, 80, 79)
    asked = []
    for move in ("place e0n1 r0", "place e3n1 r0", "place e6n1 r0"):
        asked.append(state.question)
        state = act(state, move).state
    assert asked == [PlaceCard(Seat(1)), PlaceCard(Seat(2)), PlaceCard(Seat(0))]


def test_3_2_the_number_counts_for_a_tribe_card_too() -> None:
    state = act(revealed(LAND, 12, 80, 79), "tribe scouts e0s0 r0", "drop 1").state
    assert state.question == PlaceCard(Seat(2))
