"""Undo and redo go to the nearest decision, wherever on the line the match stands."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import Match, Player, legal
from tests.toy import TOY, Toy, ToyOptions


def finished(seed: int) -> Match[Toy]:
    random = Random(seed)
    match: Match[Toy] = Match.start(TOY, ToyOptions(), [Player("A", 0), Player("B", 1)], seed)
    while not match.over:
        match = match.play(random.choice(legal(TOY, match.state)))
    return match


@given(seed=st.integers(0, 50), data=st.data())
def test_undo_and_redo_find_the_decisions_next_to_any_moment(seed: int, data: st.DataObject) -> None:
    match = finished(seed)
    here = match.jump(data.draw(st.integers(0, len(match.moments) - 1)))
    assert here.undo().at == max((n for n in match.decisions() if n < here.at), default=here.at)
    assert here.redo().at == min((n for n in match.decisions() if n > here.at), default=here.at)
