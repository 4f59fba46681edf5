from random import Random

import pytest

from boardkit.core import Match, Player
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box import SCENARIOS
from boardkit.games.water_sharing.box.things import Beginner, Building, Options, Scenario
from boardkit.games.water_sharing.rules.faults import box, pieces
from boardkit.games.water_sharing.rules.options import ScenarioForMore, fault
from boardkit.games.water_sharing.rules.rounds import RoundBegun
from boardkit.games.water_sharing.rules.setup import setup
from boardkit.players.lookup import pick
from boardkit.testing.matches import tables
from tests.games.water_sharing.basin import A, B, C, D, at

PLAYED = [(scenario, seats) for scenario, opening in SCENARIOS.items() for seats in opening.players]


@pytest.mark.parametrize(
    ("scenario", "thunes", "rounds", "buildings"),
    [
        (Scenario.INTERDEPENDENCE, 10, 5, {A: 3, B: 4, C: 3, D: 3}),
        (Scenario.THREE_OWNERS, 10, 5, {A: 3, B: 3, C: 3, D: 3}),
        (Scenario.ONE_OWNER, 7, 4, {A: 2, B: 3, C: 3, D: 3}),
        (Scenario.POLLUTION, 12, 5, {A: 3, B: 3, C: 3, D: 3}),
    ],
)
def test_12_a_scenario_starts_as_described(
    scenario: Scenario, thunes: int, rounds: int, buildings: dict[int, int]
) -> None:
    state = setup(Options(scenario=scenario, beginner=Beginner.FIRST), 4).state
    assert {community.thunes for community in state.communities} == {thunes}
    assert state.clock.rounds == rounds
    assert {seat: len(state.land.of(seat)) for seat in (A, B, C, D)} == buildings
    assert pieces(state) == box(state)


def test_12_3_the_dam_has_three_owners() -> None:
    state = setup(Options(scenario=Scenario.THREE_OWNERS), 3).state
    assert [(dam.at, dam.owners) for dam in state.land.dams] == [(at(4, 2), (A, B, C))]
    assert state.tiles[Building.DAM] == 3


def test_12_4_the_dam_has_one_owner() -> None:
    state = setup(Options(scenario=Scenario.ONE_OWNER), 4).state
    assert [(dam.at, dam.owners) for dam in state.land.dams] == [(at(4, 7), (A,))]


def test_12_communities_without_a_player_are_left_out() -> None:
    state = setup(Options(scenario=Scenario.INTERDEPENDENCE), 3).state
    assert {tile.owner for tile in state.land.tiles.values()} == {A, B, C}


def test_12_a_scenario_has_its_numbers_of_players() -> None:
    for scenario in (Scenario.INTERDEPENDENCE, Scenario.THREE_OWNERS, Scenario.ONE_OWNER):
        assert fault(Options(scenario=scenario), 2) == ScenarioForMore(3)
        assert fault(Options(scenario=scenario), 3) is None
    assert fault(Options(scenario=Scenario.POLLUTION), 2) is None


def test_12_the_cards_of_a_scenario_come_in_their_order() -> None:
    state = setup(Options(scenario=Scenario.INTERDEPENDENCE, beginner=Beginner.FIRST), 4).state
    script = [
        (card.water, card.energy_price, card.food_price) for card in SCENARIOS[Scenario.INTERDEPENDENCE].cards
    ]
    assert script == [(2, 2, 2), (2, 3, 2), (1, 3, 3), (3, 2, 2), (1, 2, 3)]
    assert len(state.decks.script) == 4
    assert len(set(state.decks.script)) == 4


@pytest.mark.parametrize(("scenario", "seats"), PLAYED)
def test_12_every_scenario_is_played_to_its_end(scenario: Scenario, seats: int) -> None:
    random = Random(7)
    options = Options(scenario=scenario)
    match = Match.start(GAME, options, [Player(f"P{seat}", seat) for seat in range(seats)], 7)
    while not match.over:
        match = match.play(pick(tuple(GAME.answers.legal(match.state)), random))
    rounds = [frame.event for _, frame in match.frames() if isinstance(frame.event, RoundBegun)]
    assert len(rounds) == match.state.clock.rounds
    simplified = SCENARIOS[scenario].simplified
    assert all(not state.pollution for state in tables(match)) == simplified
