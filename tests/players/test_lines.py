"""The line after a better move: it ends with the turn, and the others do what they did."""

from random import Random

import pytest

from boardkit.core import CHANCE, Study, legal
from boardkit.players.explaining import LONGEST, better_line
from boardkit.players.lookup import mind_of
from boardkit.players.mind import Worth
from boardkit.players.review import Judged, Mark, decisions_of
from boardkit.players.verdict import Opinion, Verdict
from tests.every import played_out


@pytest.mark.parametrize("key", ["tectonic_tribes", "life_in_reterra"])
def test_a_better_line_ends_with_the_turn(key: str) -> None:
    match = played_out(key, 2)
    at = Random(key).choice(decisions_of(match))
    before = match.moments[at - 1].step.state
    better = next(move for move in legal(match.game, before) if move != match.moments[at].move)
    opinions = tuple(Opinion(move, Worth(), 1) for move in (better, match.moments[at].move) if move)
    one = Judged(at, match.moments[at].seat, opinions[1].move, Verdict(better, opinions), 1.0, Mark.MISTAKE)
    line = better_line(match, one, Study(match).branch("better", at - 1).match)
    made = [moment for moment in line.moments[at : line.at + 1] if moment.seat != CHANCE]
    assert made[0].move == better
    assert len(made) <= LONGEST + 1
    mind = mind_of(key)
    tables = [moment.step.state for moment in line.moments[at : line.at]]
    assert all(mind.turn(table) == mind.turn(before) for table in tables if table.to_move != CHANCE)
