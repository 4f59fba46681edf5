"""Rounds are counted as the table counts them: the origin is laid before the first."""

from random import Random

from boardkit.core import legal
from boardkit.core.lines.course import Course
from boardkit.games import GAMES
from tests.desk.tools import new_match

TRIBES = GAMES["tectonic_tribes"]


def test_the_curve_of_points_has_the_rounds_that_were_played() -> None:
    match, random = new_match(TRIBES, 2, 3), Random(3)
    while not match.over:
        match = match.play(random.choice(legal(TRIBES, match.state)))
    ends = Course(match).ends
    assert [end.number for end in ends] == list(range(len(ends)))
    assert not ends[0].state.round
    for end in ends[1:]:
        assert (end.state.hand - 1) * 5 + end.state.round == end.number


def test_no_round_begins_while_the_origin_is_laid() -> None:
    match = new_match(TRIBES, 2, 3)
    while match.state.hand == 0:
        assert TRIBES.round(match.state) is None
        match = match.play(legal(TRIBES, match.state)[0])
    assert TRIBES.round(match.state) is not None
