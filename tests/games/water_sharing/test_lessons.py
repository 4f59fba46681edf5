"""The lessons of the game: the printed examples are among them, as printed."""

from collections.abc import Iterator

import pytest

from boardkit.core.teaching.stages import Stage, stages
from boardkit.games import GAMES
from boardkit.games.water_sharing.rules.model import State
from boardkit.library.lessons import lessons_of
from tests.games.water_sharing.basin import A, at

GAME = GAMES["water_sharing"]


def taught(name: str) -> tuple[Stage, ...]:
    """Play the lesson of this name."""
    found = next(one for one in lessons_of(GAME, None) if one.id.endswith(f"/{name}"))
    assert found.lesson is not None
    return stages(GAME, found.lesson)


def tables(name: str) -> Iterator[State]:
    """Walk the tables of a lesson, as each of its steps is done."""
    return (stage.done.state for stage in taught(name))


def test_there_are_eleven_and_each_has_moves_and_questions() -> None:
    found = [one for one in lessons_of(GAME, None) if not one.own]
    assert len(found) == 11
    for one in found:
        steps = taught(one.id.rpartition("/")[2])
        assert any(stage.move for stage in steps)
        assert any(stage.quiz for stage in steps)


def test_10_1_the_printed_power_plant_makes_two_energy_of_one_water() -> None:
    stage = next(one for one in taught("3_needs") if one.step.task and one.step.task.play == "run f4")
    plant = at(5, 3)
    before, after = (match.state.communities[A].stores[plant] for match in (stage.match, stage.done))
    assert (before.water - after.water, after.energy - before.energy) == (1, 2)


def test_10_2_the_printed_junction_feeds_the_zone_across_the_river() -> None:
    stage = next(one for one in reversed(taught("3_needs")) if one.move and one.step.rule == "10.2")
    zone = at(6, 2)
    assert zone in stage.match.state.crisis
    assert zone in stage.done.state.worked
    assert zone not in stage.done.state.crisis


def test_5_8_the_printed_three_cubes_end_on_three_hexes() -> None:
    found = [dict(table.pollution) for table in tables("6_pollution")]
    fallen = found.index({at(6, 3): 3})
    assert {at(7, 3): 1, at(8, 4): 1, at(9, 4): 1} in found[fallen:]


def test_11_the_dam_is_filled_to_nine_from_downstream() -> None:
    assert max(table.water.get(at(4, 2), 0) for table in tables("8_dams")) == 9


@pytest.mark.parametrize("seat", range(3))
def test_11_each_of_three_owners_pays_11(seat: int) -> None:
    found = list(tables("8_dams"))
    built = next(table for table in found if table.land.dams)
    assert found[0].communities[seat].thunes - built.communities[seat].thunes == 11


def test_12_2_scenario_1_is_played_as_a_whole_round_for_four() -> None:
    found = list(tables("7_scenario_1"))
    assert (found[0].seats, found[0].clock.round, found[-1].clock.round) == (4, 1, 2)
    assert not any(table.crisis for table in found)
