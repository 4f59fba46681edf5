"""Deeds whose module is imported when they are first wanted are those that it has."""

import pytest

from boardkit.tui.desk import handing
from boardkit.tui.desk.author import beginning
from boardkit.tui.desk.desk import Deeds
from boardkit.tui.desk.modes import choosing, inclass


@pytest.mark.parametrize(
    ("named", "there"),
    [
        (choosing.HANDING, handing.HANDING),
        (choosing.BEGINNING, beginning.BEGINNING),
        (choosing.CLASSES, inclass.CLASSES),
    ],
)
def test_deeds_from_afar_are_those_of_their_module(named: Deeds, there: Deeds) -> None:
    assert set(named) == set(there)
