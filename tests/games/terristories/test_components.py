"""What is in the box, and what the loader says about data that is wrong."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from boardkit.games.terristories import box as components
from boardkit.games.terristories.box import (
    ALEAS,
    MISSIONS,
    PLANETS,
    POWERS,
    PROFILES,
    PROJECTS,
    TERRAINS,
    bonus,
)
from boardkit.games.terristories.box.printed import Duration, Op, Sign, TerrainRow
from boardkit.games.terristories.box.reading import (
    read_aleas,
    read_goal,
    read_layout,
    read_profiles,
    read_projects,
)
from boardkit.games.terristories.box.things import Index, Mission, Planet, ProjectCard, Role, Terrain


def records(name: str) -> list[Any]:
    read: list[Any] = json.loads(files(components.__name__).joinpath(f"{name}.json").read_text("utf-8"))
    return read


def test_the_box_has_68_projects_17_of_each_role() -> None:
    assert Counter(project.role for project in PROJECTS.values()) == dict.fromkeys(Role, 17)


def test_19_projects_have_a_token_of_their_own_and_12_a_label() -> None:
    tokens = [project.token for project in PROJECTS.values() if project.token]
    assert len(tokens) == len(set(tokens)) == 19
    assert sum(project.total(Op.LABEL) for project in PROJECTS.values()) == 12


def test_four_projects_are_for_rivals_only_one_of_each_role() -> None:
    rivals = [project.role for project in PROJECTS.values() if project.competitive]
    assert sorted(rivals) == sorted(Role)


def test_the_wind_turbine_costs_2() -> None:
    turbine = PROJECTS[ProjectCard("entrepreneur_01")]
    assert (turbine.cost, turbine.duration, turbine.token) == (2, Duration.HOURGLASS, "wind_turbine")


def test_the_printed_example_of_a_and_c_adds_up() -> None:
    cards = [PROJECTS[ProjectCard(name)] for name in ("farmer_03", "entrepreneur_03")]
    assert tuple(map(sum, zip(*(card.impacts for card in cards), strict=True))) == (-1, 4, -1)


def test_there_are_10_bad_hazards_and_8_good_ones() -> None:
    assert Counter(alea.sign for alea in ALEAS.values()) == {Sign.NEGATIVE: 10, Sign.POSITIVE: 8}


def test_planets_and_missions_have_four_cards_a_star() -> None:
    assert Counter(layout.stars for layout in PLANETS.values()) == {1: 4, 2: 4, 3: 4}
    assert Counter(goal.stars for goal in MISSIONS.values()) == {1: 4, 2: 4, 3: 4}
    assert set(PLANETS) == set(list(Planet)[3:])
    assert set(MISSIONS) == set(list(Mission)[3:])


def test_terrains_are_as_printed() -> None:
    assert {
        Terrain.MOUNTAIN: TerrainRow(4, 9, 2),
        Terrain.PLAIN: TerrainRow(4, 7, 3),
        Terrain.MARSH: TerrainRow(4, 4, 1),
    } == TERRAINS


def test_every_role_has_a_power_that_costs_and_three_characters() -> None:
    assert all(min(power.cost) < 0 for power in POWERS.values())
    assert Counter(profile.role for profile in PROFILES.values()) == dict.fromkeys(Role, 3)


def test_indices_act_at_both_ends_only() -> None:
    assert [bonus(Index.SOCIETAL, value) for value in (-3, -2, 7, 8, 9, 10)] == [1, 0, 0, -1, -1, -2]
    assert [bonus(Index.ENVIRONMENT, value) for value in (-3, 0, 8, 10)] == [-1, 0, 1, 2]
    assert [bonus(Index.ECONOMY, value) for value in (-3, 0, 9, 10)] == [-1, 0, 1, 2]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"role": "governor"}, "17 cards"),
        ({"token": "mill"}, "19 tokens"),
        ({"labels": 1}, "other labels"),
        ({"effects": [{"op": "label", "n": 1}], "labels": 1}, "12 labels"),
        ({"effects": [{"op": "rain", "where": "token", "n": 1}]}, "has none"),
        ({"effects": [{"op": "dance"}]}, "dance"),
        ({"effects": [{"op": "regen", "where": "terrain:sea", "n": 1}]}, "sea"),
    ],
)
def test_a_wrong_project_is_refused(changes: dict[str, Any], message: str) -> None:
    first, *others = records("projects")
    with pytest.raises(ValueError, match=message):
        read_projects([{**first, **changes}, *others])


def test_wrong_hazards_are_refused() -> None:
    first, *others = records("aleas")
    with pytest.raises(ValueError, match="neither"):
        read_aleas([{**first, "labels": None}, *others])
    with pytest.raises(ValueError, match="eight cards"):
        read_aleas(others[:-1])


def test_wrong_characters_planets_and_missions_are_refused() -> None:
    with pytest.raises(ValueError, match="three characters"):
        read_profiles(records("characters")[1:])
    planet = {"id": "odd", "difficulty": 1, "source": "original"}
    with pytest.raises(ValueError, match="no terrain"):
        read_layout({**planet, "map": ["MX"]})
    with pytest.raises(ValueError, match="four tiles"):
        read_layout({**planet, "map": ["MMMMm"]})
    mission = {"id": "odd", "difficulty": 1, "source": "original"}
    with pytest.raises(ValueError, match="off the tracks"):
        read_goal({**mission, "start": [0, 0, 0], "target": [7, 7, 11]})
