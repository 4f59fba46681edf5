"""The printed examples as lessons: what the rulebook says of them is true of the tables they play."""

import pytest

from boardkit.core import Seat
from boardkit.core.teaching.stages import Stage, stages
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box.things import Planet
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.questions import PayWages
from boardkit.games.terristories.rules.scoring import LostTogether, WonAlone, WonTogether
from boardkit.library.lessons import lessons_of
from tests.games.terristories.board import A, B, C, D, cubes, there

LESSONS = {found.name: found.lesson for found in lessons_of(GAME, None)}


def played(name: str) -> tuple[Stage, ...]:
    lesson = LESSONS[name]
    assert lesson is not None
    return stages(GAME, lesson)


def tables(name: str) -> list[State]:
    """List the table of a lesson after every decision, chance's included."""
    return [moment.step.state for moment in played(name)[-1].done.moments]


def test_the_lessons_stand_in_the_order_of_the_book() -> None:
    assert list(LESSONS)[:3] == ["01_first_game", "02_development", "03_projects"]
    assert [int(name.partition("_")[0]) for name in LESSONS] == list(range(1, 14))


def test_iii_1_the_first_game_is_won_by_two_on_tuto() -> None:
    first, last = tables("01_first_game")[0], tables("01_first_game")[-1]
    assert (first.planet, first.seats, first.indices) == (Planet.TUTO, 2, (1, 1, 1))
    assert GAME.score(last).verdict == WonTogether()


def test_iv_2_erde_has_a_sterile_plain_and_two_individuals_on_every_first_zone() -> None:
    first, last = tables("13_setting_up_erde")[0], tables("13_setting_up_erde")[-1]
    assert (first.planet, first.seats, first.indices) == (Planet.ERDE, 3, (-1, 1, 0))
    assert [str(at) for at, land in first.land.items() if land.sterile] == ["c1"]
    assert [there(last, at).individuals for at in ("a1", "c2", "b3")] == [(2, 0, 0), (0, 2, 0), (0, 0, 2)]
    assert (cubes(last), last.ambassador) == ([6, 6, 6], C)


def test_v_1_d_the_farmers_plain_is_full_and_the_marsh_has_a_factory() -> None:
    last = tables("02_development")[-1]
    assert there(last, "b2").zones == (2, 1, 0, 0)
    assert there(last, "c3").zones == (0, 0, 1, 0)


def test_v_2_c_the_three_projects_move_the_indices_as_printed() -> None:
    before, after = tables("03_projects")[0], tables("03_projects")[-1]
    moved = tuple(new - old for old, new in zip(before.indices, after.indices, strict=True))
    assert moved == (-1, 4, -1)
    assert after.tableaux[A].cards[0].stocked
    assert not after.tableaux[C].cards[0].stocked
    assert cubes(after)[D] == cubes(before)[D]


def test_v_2_b_the_turbine_is_paid_by_two_and_the_cube_comes_back() -> None:
    turbine = next(state for state in tables("09_financing_together") if state.tableaux[C].cards)
    assert cubes(turbine)[B] == 3
    assert turbine.tableaux[C].cubes == 0
    assert [cubes(state)[B] for state in tables("09_financing_together")[-2:]] == [5, 6]


def test_v_3_the_harvests_are_6_and_2_and_3_and_4() -> None:
    last = played("04_harvest")[-1].done.state
    assert [have - 3 for have in cubes(last)] == [3, 6, 4, 2]


def test_v_4_labels_of_one_stop_the_tax_and_labels_of_two_the_hurricane() -> None:
    taxed = next(state for state in tables("05_hazard") if state.alea == "space_tax")
    assert cubes(taxed) == [3, 1, 1, 1]
    stormy = next(state for state in tables("05_hazard") if state.alea == "hurricane")
    before = tables("05_hazard")[-2]
    assert there(stormy, "b2") == there(before, "b2")
    assert there(stormy, "c2").cubes == there(before, "c2").cubes - 1


@pytest.mark.parametrize(
    ("lesson", "asked"),
    [("06_wages", [(A, 3), (B, 4), (B, 3)]), ("08_golden_times", [(A, 1), (B, 2), (B, 1)])],
    ids=["at -3", "at 9 and 10"],
)
def test_v_5_b_the_wages_are_as_printed(lesson: str, asked: list[tuple[Seat, int]]) -> None:
    questions = (state.question for state in tables(lesson))
    bills = [(one.seat, one.due) for one in questions if isinstance(one, PayWages)]
    assert list(dict.fromkeys(bills)) == asked


def test_v_6_a_a_plain_with_6_cubes_drinks_and_one_with_7_does_not() -> None:
    start, rained = tables("07_regeneration")[0], next(s for s in tables("07_regeneration") if s.round == 5)
    assert [there(start, at).cubes for at in ("a1", "c1", "a2")] == [6, 7, 0]
    assert [there(rained, at).cubes for at in ("a1", "c1", "a2")] == [7, 7, 0]


def test_v_3_the_last_cube_costs_a_point_everywhere_and_the_power_restores_the_land() -> None:
    sterile = next(state for state in tables("10_sterile_land") if there(state, "a2").sterile)
    assert sterile.indices == (2, 2, 2)
    assert there(tables("10_sterile_land")[-1], "a2").cubes == 4


def test_vi_two_win_at_once_and_without_a_cube_all_lose() -> None:
    assert GAME.score(tables("11_objectives")[-1]).verdict == WonAlone((A, B))
    assert GAME.score(tables("12_one_cube_short")[-1]).verdict == LostTogether()
