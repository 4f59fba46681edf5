"""Box drawing: one sign for every meeting of lines."""

import unicodedata
from itertools import product

import pytest

from boardkit.draw.glyphs import BOX, Arms


def test_all_81_meetings_have_a_sign_of_their_own() -> None:
    assert set(BOX) == {Arms(*arms) for arms in product((0, 1, 2), repeat=4)}
    assert len(set(BOX.values())) == 81


@pytest.mark.parametrize(
    ("arms", "sign"),
    [
        (Arms(0, 2, 2, 0), "┏"),
        (Arms(2, 1, 2, 0), "┠"),
        (Arms(1, 2, 2, 1), "╆"),
        (Arms(2, 1, 1, 2), "╃"),
        (Arms(2, 2, 1, 2), "╇"),
        (Arms(1, 2, 1, 2), "┿"),
        (Arms(0, 1, 0, 2), "╾"),
        (Arms(1, 0, 2, 0), "╽"),
    ],
)
def test_mixed_joints_are_right(arms: Arms, sign: str) -> None:
    assert BOX[arms] == sign, unicodedata.name(sign)
