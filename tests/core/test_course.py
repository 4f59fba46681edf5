"""The course of a match: points after each round, and the decisions that mattered."""

from pathlib import Path
from random import Random

from boardkit.core import CHANCE, Match, legal
from boardkit.core.lines.course import Course, apart, weight
from boardkit.core.records.older import restored
from boardkit.core.records.record import from_json
from boardkit.games import GAMES
from tests.every import with_each
from tests.helpers import new_match
from tests.toy import TOY, Pick, Scored, Toy


def over(rounds: int = 3) -> Match[Toy]:
    random, match = Random(5), new_match(rounds=rounds)
    while not match.over:
        match = match.play(random.choice(legal(TOY, match.state)))
    return match


def test_a_match_of_one_round_goes_from_the_first_decision_to_the_end() -> None:
    ends = Course(over()).ends
    assert [end.number for end in ends] == [0, 1]
    assert (ends[0].totals, ends[-1].totals) == ((0, 0), over().game.score(over().state).totals)
    assert (ends[0].at, ends[-1].at) == (1, over().at)


def test_the_decisions_that_mattered_are_those_that_moved_seats_apart_in_order() -> None:
    match = over(8)
    turnings = Course(match).turnings
    points = [match.game.score(moment.step.state).totals for moment in match.moments]
    starts = [at for at, moment in enumerate(match.moments) if moment.seat != CHANCE]
    ends = [*(start - 1 for start in starts[1:]), match.at]
    gains = {
        start: tuple(now - was for was, now in zip(points[start - 1], points[end], strict=True))
        for start, end in zip(starts, ends, strict=True)
    }
    most = sorted((apart(gain) for gain in gains.values()), reverse=True)[:3]
    assert [turning.at for turning in turnings] == sorted(turning.at for turning in turnings)
    assert sorted((apart(turning.gains) for turning in turnings), reverse=True) == most
    for turning in turnings:
        assert gains[turning.at] == turning.gains
        assert isinstance(match.moments[turning.at].move, Pick)
        assert match.moments[turning.at].seat == turning.seat


def test_a_decision_is_told_with_what_changed_the_points_and_where_that_was() -> None:
    match = over(8)
    assert Course(match).turnings
    for turning in Course(match).turnings:
        _, cause = turning.events
        assert isinstance(cause, Scored)
        assert turning.section == "2.3"
        assert cause in [frame.event for frame in match.moments[turning.cause].step.frames]
        assert max(turning.gains) == cause.points
        assert (turning.alike, turning.kinds) == (0, ())


def test_of_a_decision_by_which_everybody_moved_only_what_moved_them_is_told() -> None:
    file = Path(__file__).parents[1] / "golden" / "kept" / "terristories" / "08.json"
    match = restored(GAMES["terristories"], from_json(file.read_bytes())).main
    first, *_ = Course(match).turnings
    began = match.moments[first.at].step.frames[0].event
    assert [type(event).__name__ for event in (began, *first.events)] == ["ProjectDropped", "ImpactsApplied"]
    assert first.kinds == ("societal", "economy")


def test_decisions_that_change_nothing_do_not_matter() -> None:
    assert Course(new_match()).turnings == ()


def test_what_all_gain_together_matters_where_nobody_moves_apart() -> None:
    assert max([(1, 1, 1), (5, 5, 5), (0, 0, 0)], key=weight) == (5, 5, 5)
    assert max([(5, 5, 5), (0, 1, 0)], key=weight) == (0, 1, 0)


@with_each("gains, far", [((5, 0), 5), ((-1, 3, 0), 4), ((2, 2), 0), ((3,), 3), ((-3,), 3)])
def test_seats_move_apart_by_what_one_gains_and_another_does_not(gains: tuple[int, ...], far: int) -> None:
    assert apart(gains) == far
