"""Cards that a seat has not seen are dealt in the place of covered ones."""

from collections import Counter
from itertools import permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import Seat
from boardkit.core.rules.chance import covered, filled, shuffled

HIDDEN = 0


@given(st.lists(st.integers(1, 50), unique=True), st.integers())
def test_shuffling_keeps_every_card(cards: list[int], seed: int) -> None:
    assert sorted(shuffled(cards, Random(seed))) == sorted(cards)
    assert shuffled(cards, Random(seed)) == shuffled(iter(cards), Random(seed))


def test_every_order_is_as_likely_as_any_other() -> None:
    random = Random(1)
    found = Counter("".join(shuffled("abc", random)) for _ in range(6000))
    assert set(found) == {"".join(order) for order in permutations("abc")}
    assert all(850 < times < 1150 for times in found.values())


def test_a_seat_sees_its_own_and_nobody_without_a_seat_sees_anything() -> None:
    hands = ((1, 2), (3,), ())
    seen = [covered(hands, Seat(seat), lambda hand: (HIDDEN,) * len(hand)) for seat in (1, -1)]
    assert seen == [((0, 0), (3,), ()), ((0, 0), (0,), ())]


@given(st.lists(st.integers(0, 3), max_size=8), st.lists(st.integers(4, 20), min_size=8, unique=True))
def test_covered_cards_are_filled_from_the_end_of_those_not_seen(cards: list[int], unseen: list[int]) -> None:
    left = list(unseen)
    slow = tuple(sorted(left.pop() if card == HIDDEN else card for card in cards))
    taken = list(unseen)
    assert (filled(cards, HIDDEN, taken), taken) == (slow, left)
