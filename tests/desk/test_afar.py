"""Deeds whose module is imported when they are first wanted are those that it has."""

import pytest

from boardkit.tui.desk import far
from boardkit.tui.desk.desk import Afar

FAR = {name: table for name, table in vars(far).items() if isinstance(table, Afar)}


@pytest.mark.parametrize("name", FAR)
def test_deeds_from_afar_are_those_of_their_module(name: str) -> None:
    assert set(FAR[name]) == set(FAR[name].there())
