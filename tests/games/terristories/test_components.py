"""What is in the box, and how it is read."""

import re
from collections import Counter

import pytest

from boardkit.core.notation.components import ComponentError, read_records
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
from boardkit.games.terristories.box.effects import Capacity, CardEffect, Label, OnLand, Shield, Where
from boardkit.games.terristories.box.printed import Duration, Power, Sign
from boardkit.games.terristories.box.things import Index, Mission, Planet, ProjectCard, Role, Terrain
from tests.every import with_each


def test_the_box_has_68_projects_17_of_each_role() -> None:
    assert Counter(project.role for project in PROJECTS.values()) == dict.fromkeys(Role, 17)


def test_19_projects_have_a_token_of_their_own_and_12_a_label() -> None:
    tokens = [project.token for project in PROJECTS.values() if project.token]
    assert len(tokens) == len(set(tokens)) == 19
    assert sum(project.total(Label) for project in PROJECTS.values()) == 12


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


def acts_at_its_token(effect: CardEffect) -> bool:
    return isinstance(effect, OnLand | Capacity | Shield) and effect.where is Where.HERE


def test_a_project_that_acts_where_its_token_is_has_one() -> None:
    here = [card for card in PROJECTS.values() if any(map(acts_at_its_token, card.effects))]
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


@with_each(
    "effect, fault",
    [
        ('{"op": "dance"}', "WrongType(path='$.effects[0].op')"),
        ('{"amount": 1}', "WrongType(path='$.effects[0].op')"),
        ('{"op": "gain", "amuont": 1}', "UnknownField(path='$.effects[0]', name='amuont')"),
        ('{"op": "gain", "amount": 1, "kind": "gain"}', "UnknownField(path='$.effects[0]', name='kind')"),
        ('{"op": "gain", "amount": 1, "where": "all"}', "UnknownField(path='$.effects[0]', name='where')"),
        (
            '{"op": "steal", "amount": 1, "per": "extra_zone"}',
            "UnknownField(path='$.effects[0]', name='per')",
        ),
        ('{"op": "redraw", "amount": 1}', "UnknownField(path='$.effects[0]', name='amount')"),
        ('{"op": "gain", "amount": "1"}', "WrongType(path='$.effects[0].amount')"),
        ('{"op": "rain", "amount": 1}', "MissingField(path='$.effects[0].where')"),
        (
            '{"op": "rain", "amount": 1, "where": "terrain", "terrain": "sea"}',
            "NotOneOf(path='$.effects[0].terrain', value='sea', known=('mountain', 'plain', 'marsh'))",
        ),
    ],
)
def test_an_effect_has_the_keys_of_its_kind_and_no_others(effect: str, fault: str) -> None:
    """What does not fit is refused with its file, line and key."""
    record = f'{{"role": "farmer", "cost": [0, 0, -1], "effects": [{effect}], "source": "original"}}'
    with pytest.raises(ComponentError, match=re.escape(f"powers.json, line 2: {fault}")):
        read_records(f"[\n{record}\n]", "powers.json", Power)
