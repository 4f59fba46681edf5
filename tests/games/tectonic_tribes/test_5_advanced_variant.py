import pytest

from boardkit.core import Seat
from boardkit.games.tectonic_tribes.box.things import TribeCard
from boardkit.games.tectonic_tribes.rules.model import Options
from boardkit.games.tectonic_tribes.rules.rounds import HandsPassed, RoundBegun
from boardkit.games.tectonic_tribes.rules.setup import HandBegun, HandDealt
from tests.every import with_each
from tests.games.tectonic_tribes.board import act, kinds, revealed
from tests.games.tectonic_tribes.steady import rounds_by_hand, steady_match

ADVANCED = Options(advanced=True)


def test_5_the_game_goes_on_after_the_fifth_tribe_card() -> None:
    tribes = ((TribeCard("scouts"),), (), ())
    state = revealed("P P P P P P P P P", 80, 79, 78, options=ADVANCED, tribes=tribes)
    step = act(state, "tribe scouts e0n1 r0", "drop 0", "place e3n1 r0", "place e6n1 r0")
    assert kinds(step)[-2:] == [HandsPassed, RoundBegun]
    assert not step.state.last_round
    assert step.state.tribes[Seat(0)] == ()


@pytest.mark.parametrize(
    ("seats", "rounds"), [(2, [5, 5, 5, 5]), (3, [6, 6, 6]), (4, [5, 5, 4]), (5, [4, 4, 3])], ids=str
)
def test_5_there_is_one_hand_more_and_the_last_may_be_shortened(seats: int, rounds: list[int]) -> None:
    assert rounds_by_hand(steady_match(seats, ADVANCED)) == rounds


@pytest.mark.parametrize(("seats", "sizes"), [(3, {12}), (4, {10, 8}), (5, {8, 6})], ids=str)
def test_5_a_shortened_hand_is_equal_for_all_and_even(seats: int, sizes: set[int]) -> None:
    dealt = [frame.event for _, frame in steady_match(seats, ADVANCED).frames()]
    hands = [event.size for event in dealt if isinstance(event, HandDealt)]
    assert set(hands) == sizes
    assert hands[-seats:] == [min(sizes)] * seats


@with_each("seats, hands", [(2, 4), (3, 3), (4, 3), (5, 3)])
def test_5_the_number_of_hands_is_announced(seats: int, hands: int) -> None:
    happened = [frame.event for _, frame in steady_match(seats, ADVANCED).frames()]
    begun = [event for event in happened if isinstance(event, HandBegun)]
    assert begun == [HandBegun(hand, hands) for hand in range(1, hands + 1)]
