import pytest

from boardkit.core import Seat
from boardkit.games.tectonic_tribes.rules.model import Options
from boardkit.games.tectonic_tribes.rules.questions import WhichDiscard
from boardkit.games.tectonic_tribes.rules.rounds import HandsPassed, RoundBegun
from boardkit.games.tectonic_tribes.rules.setup import CardDealt, DeckReshuffled, HandBegun
from tests.games.tectonic_tribes.board import act, cards, events, kinds, revealed
from tests.games.tectonic_tribes.steady import steady_match

LAND = "P P P P P P P P P"
LAY_ALL = ("place e0n1 r0", "place e3n1 r0", "place e6n1 r0")


def test_3_4_hands_go_to_the_left() -> None:
    before = revealed(LAND, 80, 79, 78)
    step = act(before, *LAY_ALL)
    first, second, third = before.hands
    assert step.state.hands == (third, first, second)
    assert events(step)[-2:] == [HandsPassed(), RoundBegun(2, 2)]
    assert step.state.question == WhichDiscard(Seat(0))


def test_3_4_hands_go_to_the_left_in_every_hand() -> None:
    before = revealed(LAND, 80, 79, 78, hand=2)
    assert act(before, *LAY_ALL).state.hands == (before.hands[2], before.hands[0], before.hands[1])


def test_3_4_after_the_last_round_of_a_hand_a_new_one_is_dealt() -> None:
    step = act(revealed(LAND, 80, 79, 78, hands=((), (), ()), deck=cards(range(1, 60))), *LAY_ALL)
    assert HandsPassed not in kinds(step)
    assert events(step)[-1] == HandBegun(hand=2, hands=2)
    assert (step.state.order, step.state.round) == ((), 0)


def test_3_4_an_empty_draw_pile_is_made_of_all_discards() -> None:
    piles = {"deck": cards([5]), "face_down": cards([1, 9]), "face_up": cards(range(20, 60))}
    step = act(revealed(LAND, 80, 79, 78, hands=((), (), ()), **piles), *LAY_ALL, "draw 5")
    assert events(step)[-2:] == [CardDealt(Seat(0), cards([5])[0]), DeckReshuffled(42)]
    assert step.state.deck == cards([1, 9, *range(20, 60)])
    assert (step.state.face_down, step.state.face_up) == ((), ())


def test_3_4_a_draw_pile_that_is_empty_before_a_deal_is_made_too() -> None:
    step = act(revealed(LAND, 80, 79, 78, hands=((), (), ()), face_down=cards(range(1, 50))), *LAY_ALL)
    assert events(step)[-2:] == [HandBegun(hand=2, hands=2), DeckReshuffled(49)]


@pytest.mark.parametrize(("seats", "left"), [(4, 36), (5, 35)])
def test_3_4_the_deal_goes_on_after_the_draw_pile_ran_out(seats: int, left: int) -> None:
    match = steady_match(seats, Options())
    [at] = [at for at, frame in match.frames() if isinstance(frame.event, DeckReshuffled)]
    before, after = match.moments[at].step.state, match.moments[at + 1].step.state
    assert sum(map(len, before.hands)) == left
    assert (before.hand, after.hand) == (2, 2)
    assert sum(map(len, after.hands)) == left + 1


@pytest.mark.parametrize("seats", [2, 3])
def test_3_4_the_draw_pile_lasts_for_two_or_three_seats(seats: int) -> None:
    happened = [type(frame.event) for _, frame in steady_match(seats, Options()).frames()]
    assert DeckReshuffled not in happened
