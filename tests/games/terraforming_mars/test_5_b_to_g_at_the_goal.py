"""Sections V.B.3 and V.G: standard projects and conversions stay open when a parameter is at its goal."""

import pytest

from boardkit.games.terraforming_mars.box.things import Area, TileKind
from boardkit.games.terraforming_mars.rules.model import State
from tests.games.terraforming_mars.tables import KIM, after, choices, company, has, money, rich, table

OCEANS = "A2 A4 A5 B6 D8 E4 E5 E6 F6"
AT_THE_GOAL = " ".join(f"ocean@{at}" for at in OCEANS.split())


def warm(**stock: int) -> State:
    """Set a table on which all three parameters are at their goals."""
    kim = company(stock=stock, tableau="standard-technology")
    return table(kim, rich(), placed=AT_THE_GOAL, temperature=8, oxygen=14)


@pytest.mark.parametrize(("project", "cost"), [("asteroid", 14), ("aquifer", 18)])
def test_V_B_3_a_project_is_open_at_the_goal_costs_all_and_raises_nothing(project: str, cost: int) -> None:
    state = warm(**money(30))
    assert f"project {project}" in choices(state)
    state = after(state, f"project {project}")
    assert (state.temperature, state.planet.oceans, state.companies[KIM].rating) == (8, 9, 20)
    assert has(state, KIM, "megacredits") == 30 - cost + 3


def test_V_B_3_a_greenery_is_still_placed_when_the_oxygen_is_at_its_goal() -> None:
    state = after(warm(**money(23)), "project greenery", "place C3")
    assert state.planet.tiles[Area.parse("C3")].kind is TileKind.GREENERY
    assert (state.oxygen, state.companies[KIM].rating) == (14, 20)


def test_V_G_heat_may_be_given_at_the_goal_and_does_nothing() -> None:
    state = warm(heat=9)
    assert "heat" in choices(state)
    state = after(state, "heat")
    assert (state.temperature, state.companies[KIM].rating, has(state, KIM, "heat")) == (8, 20, 1)


def test_V_G_plants_become_a_greenery_at_the_goal() -> None:
    state = after(warm(plants=8), "plants", "place C3")
    assert state.planet.tiles[Area.parse("C3")].kind is TileKind.GREENERY
    assert (state.oxygen, state.companies[KIM].rating) == (14, 20)
