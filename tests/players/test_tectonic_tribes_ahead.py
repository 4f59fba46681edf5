"""How players of Tectonic Tribes tell a lead in the first rounds, and the win from then on."""

from typing import Final

import pytest

from boardkit.core import Seat
from boardkit.games.tectonic_tribes.box import TRIBE
from boardkit.games.tectonic_tribes.players import MIND
from boardkit.games.tectonic_tribes.players.judgement import AHEAD, WEIGHTS, WINNING
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.players.mind import WON
from tests.games.tectonic_tribes.board import revealed, table


def judged(state: State, seat: int = 0) -> dict[str, float]:
    return dict(MIND.worth(state, Seat(seat), WEIGHTS).terms)


ISLAND: Final = """
    F F P P
    F F 0 P
    P L L P
"""


def test_a_lead_is_told_as_one_until_a_tribe_card_may_end_the_match_and_as_the_win_from_then_on() -> None:
    early, late = (revealed(ISLAND, 41, 40, round=number) for number in (len(TRIBE) - 1, len(TRIBE)))
    first, then = judged(early), judged(late)
    assert first[WON] == pytest.approx(WINNING / 2)
    assert first[AHEAD] > then[AHEAD] == 0.0
    assert then[WON] == pytest.approx(first[AHEAD] + first[WON])
    assert judged(early, 1)[AHEAD] == pytest.approx(-first[AHEAD])
    for over in (early.__replace__(last_round=True), early.__replace__(hand=2)):
        assert judged(over)[AHEAD] == 0.0


def test_nobody_is_ahead_where_nobody_has_points() -> None:
    assert judged(table("P P P P", hand=1)).items() >= {AHEAD: 0.0, WON: WINNING / 2}.items()
