"""What is in the box, and how it is read."""

from collections import Counter
from typing import Any

import pytest

from boardkit.core import FaultError
from boardkit.core.notation.components import fitted
from boardkit.games.terristories.box import (
    ALEAS,
    HIGHEST,
    LOWEST,
    MISSIONS,
    PLANETS,
    POWERS,
    PROFILES,
    PROJECTS,
    ROUNDS,
    TERRAINS,
    bonus,
)
from boardkit.games.terristories.box.printed import CardEffect, Duration, Op, Sign, Where
from boardkit.games.terristories.box.things import Index, Mission, Planet, ProjectCard, Role, Terrain


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
    rows = {terrain: (row.tiles, row.cubes, row.zones) for terrain, row in TERRAINS.items()}
    assert rows == {Terrain.MOUNTAIN: (4, 9, 2), Terrain.PLAIN: (4, 7, 3), Terrain.MARSH: (4, 4, 1)}


def test_every_role_has_a_power_that_costs_and_three_characters() -> None:
    assert all(min(power.cost) < 0 for power in POWERS.values())
    assert Counter(profile.role for profile in PROFILES.values()) == dict.fromkeys(Role, 3)


def test_indices_act_at_both_ends_only() -> None:
    assert [bonus(Index.SOCIETAL, value) for value in (-3, -2, 7, 8, 9, 10)] == [1, 0, 0, -1, -1, -2]
    assert [bonus(Index.ENVIRONMENT, value) for value in (-3, 0, 8, 10)] == [-1, 0, 1, 2]
    assert [bonus(Index.ECONOMY, value) for value in (-3, 0, 9, 10)] == [-1, 0, 1, 2]


def test_a_project_that_acts_where_its_token_is_has_one() -> None:
    here = [card for card in PROJECTS.values() if any(effect.where is Where.HERE for effect in card.effects)]
    assert here
    assert all(card.token for card in here)


def test_a_game_of_eight_rounds_has_enough_hazards_of_each_sign() -> None:
    assert all(count >= ROUNDS for count in Counter(alea.sign for alea in ALEAS.values()).values())


def test_labels_and_whom_they_protect_go_together() -> None:
    assert all((alea.labels is None) == (alea.protects is None) for alea in ALEAS.values())


def test_no_planet_has_more_tiles_of_a_terrain_than_there_are() -> None:
    for layout in PLANETS.values():
        counts = Counter(layout.territories.values())
        assert all(counts[terrain] <= row.tiles for terrain, row in TERRAINS.items())


def test_missions_lie_on_the_tracks() -> None:
    for goal in MISSIONS.values():
        assert all(LOWEST <= number <= HIGHEST for number in (*goal.start, *goal.target))


@pytest.mark.parametrize(
    "effect",
    [
        {"op": "dance"},
        {"op": "regen", "where": "terrain", "terrain": "sea", "amount": 1},
        {"op": "gain", "amuont": 1},
        {"op": "gain", "amount": "1"},
        {"amount": 1},
    ],
)
def test_a_wrong_effect_is_refused(effect: dict[str, Any]) -> None:
    with pytest.raises(FaultError):
        fitted(effect, CardEffect)
