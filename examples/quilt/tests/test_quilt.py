"""Quilt, rule by rule."""

from collections import Counter
from random import Random

from quilt import BOX, GAME, Colour, Lay, LayPatch, NotInHand, Patch, Pattern, State, TouchesNothing

from boardkit.core import CHANCE, Match, Player, Seat, legal, play
from boardkit.maps.squares import Square
from boardkit.testing.checking import check

RED_DOTS, RED_STARS = Patch(Colour.RED, Pattern.DOTS), Patch(Colour.RED, Pattern.STARS)
BLUE_DOTS = Patch(Colour.BLUE, Pattern.DOTS)


def table() -> State:
    """Ada holds red stars and blue dots; red dots lie on e0s0."""
    state = GAME.setup(GAME.options(), 2).state
    quilt = {**state.quilt, Square(0, 0): RED_DOTS}
    hands = ((RED_STARS, BLUE_DOTS), ())
    return state.__replace__(quilt=quilt, hands=hands, laid=(0, 1), bag=(), pile=(LayPatch(Seat(0)),))


def test_3_1_a_patch_comes_from_the_hand() -> None:
    assert GAME.refusal(table(), Lay(Colour.RED, Pattern.DOTS, Square(1, 0))) == NotInHand()


def test_3_1_a_patch_lies_beside_another() -> None:
    far = Square(5, 5)
    assert GAME.refusal(table(), Lay(Colour.RED, Pattern.STARS, far)) == TouchesNothing(far)


def test_3_2_a_colour_is_worth_one_point_and_a_pattern_two() -> None:
    assert play(GAME, table(), Lay(Colour.RED, Pattern.STARS, Square(1, 0))).state.points == (1, 0)
    assert play(GAME, table(), Lay(Colour.BLUE, Pattern.DOTS, Square(1, 0))).state.points == (2, 0)


def test_2_nobody_sees_the_hand_of_another() -> None:
    match = Match.start(GAME, GAME.options(), [Player("Ada", 0), Player("Bo", 1)], 7)
    assert GAME.view(match.state, Seat(0)).hands[1] == (None,) * 3
    assert GAME.view(match.state, CHANCE).bag == (None,) * 30


def test_4_all_36_patches_lie_in_the_end() -> None:
    random, match = Random(1), Match.start(GAME, GAME.options(), [Player("Ada", 0), Player("Bo", 1)], 7)
    while not match.over:
        match = match.play(random.choice(legal(GAME, match.state)))
    assert Counter(match.state.quilt.values()) == Counter(BOX)


def test_quilt_keeps_every_promise() -> None:
    held = check(GAME, range(3))
    assert [one for one in held if one.breach is not None] == []
