"""What a seat may see (2, 3.1), and full tables that it cannot tell from the real one."""

from random import Random
from typing import Any

from boardkit.core import CHANCE, Seat, choice_of
from boardkit.games.tectonic_tribes.box import TRIBE
from boardkit.games.tectonic_tribes.box.things import HIDDEN, TribeCard
from boardkit.games.tectonic_tribes.rules import rounds
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.moves import Play
from boardkit.games.tectonic_tribes.rules.view import guess, view
from boardkit.games.tectonic_tribes.show.drawing import hand
from boardkit.games.tectonic_tribes.show.words import inspect_choice
from boardkit.text import words_for
from tests.games.tectonic_tribes.board import act, cards, table

HANDS = (cards([3, 4, 5, 6]), cards([7, 8, 9, 10]))


def choosing(**changes: Any) -> State:
    """Set a table on which all 80 cards lie somewhere, and the first of two seats has chosen."""
    piles: dict[str, Any] = {
        "deck": cards(range(11, 71)),
        "face_down": cards(range(71, 80)),
        "face_up": cards([1, 2, 80]),
    }
    state = rounds.begin_round(table("P P P", hands=HANDS, hand=1, **piles, **changes)).state
    return act(state, "discard 3", "play 4").state


def test_piles_show_only_how_many_cards_they_have() -> None:
    for seat in (Seat(0), Seat(1), CHANCE):
        seen = view(choosing(), seat)
        assert (set(seen.deck), len(seen.deck)) == ({HIDDEN}, 60)
        assert (set(seen.face_down), len(seen.face_down)) == ({HIDDEN}, 9)
        assert seen.face_up == cards([1, 2, 80])


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    assert view(choosing(), Seat(0)).hands == (cards([5, 6]), (HIDDEN,) * 4)
    assert view(choosing(), Seat(1)).hands == ((HIDDEN,) * 2, cards([7, 8, 9, 10]))
    assert view(choosing(), CHANCE).hands == ((HIDDEN,) * 2, (HIDDEN,) * 4)


def test_what_others_have_chosen_is_covered_until_it_is_turned_up() -> None:
    state = choosing()
    assert view(state, Seat(0)) != view(state, Seat(1))
    assert (view(state, Seat(0)).set_aside, view(state, Seat(0)).chosen) == (state.set_aside, state.chosen)
    assert (view(state, Seat(1)).set_aside, view(state, Seat(1)).chosen) == ((HIDDEN, None), (HIDDEN, None))
    state = act(state, "discard 7", "play 8").state
    assert view(state, Seat(1)).chosen == view(state, CHANCE).chosen == cards([4, 8])


def test_a_card_of_the_next_round_is_covered_again() -> None:
    assert view(choosing(order=(Seat(1), Seat(0))), Seat(1)).chosen == (HIDDEN, None)


def test_which_tribe_cards_are_left_is_no_secret_as_all_have_the_same_and_those_gone_lie_open() -> None:
    left = (TribeCard("scouts"), TribeCard("hunters"))
    for tribes in ((left, left), (tuple(TRIBE), left)):
        for seat in (Seat(0), CHANCE):
            assert view(choosing(tribes=tribes), seat).tribes == tribes


def test_the_continent_is_open_to_all() -> None:
    assert view(choosing(), CHANCE).continent == choosing().continent


def test_guesses_differ_in_what_the_seat_does_not_see() -> None:
    guesses = [guess(choosing(), Seat(0), Random(number)) for number in range(20)]
    assert len({guessed.hands[1] for guessed in guesses}) == 20
    assert len({guessed.face_down for guessed in guesses}) == 20
    assert {guessed.hands[0] for guessed in guesses} == {cards([5, 6])}


def test_nothing_is_said_of_a_card_that_lies_face_down() -> None:
    seen, words = view(choosing(), CHANCE), words_for("en", "tectonic_tribes", ["Ada", "Bela"])
    [hidden] = {choice_of(move) for move in hand(seen, Seat(1)) if isinstance(move, Play)}
    assert inspect_choice(seen, hidden, words) == ()
