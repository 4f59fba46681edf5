"""The printed scoring example as a lesson: a whole continent, laid card by card."""

from boardkit.core import Seat
from boardkit.core.teaching.stages import Stage, stages
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.box.things import Terrain
from boardkit.games.tectonic_tribes.rules.scoring import FewerTribeCards
from boardkit.library.lessons import lessons_of

KEVIN, RENE, SAMANTHA = Seat(0), Seat(1), Seat(2)


def played(name: str) -> tuple[Stage, ...]:
    lesson = next(found.lesson for found in lessons_of(GAME, None) if found.name == name)
    assert lesson is not None
    return stages(GAME, lesson)


def test_4_the_lesson_counts_21_to_14_to_5() -> None:
    sheet = GAME.score(played("6_printed_count")[-1].done.state)
    assert sheet.totals == (14, 5, 21)
    assert [line.points for line in sheet.of(SAMANTHA)] == [12, 8, 1]
    assert sorted(line.points for line in sheet.of(KEVIN)) == [1, 1, 2, 5, 5]
    assert sorted(line.points for line in sheet.of(RENE)) == [2, 3]


def test_4_the_lesson_loses_two_forests_to_kevin() -> None:
    regions = played("6_printed_count")[-1].done.state.continent.regions
    forests = [region for region in regions if region.terrain is Terrain.FOREST and region.holder == KEVIN]
    assert sorted((len(region.squares), region.tents) for region in forests) == [
        (2, {KEVIN: 2, SAMANTHA: 1}),
        (5, {KEVIN: 2, SAMANTHA: 1}),
    ]


def test_4_the_lesson_of_denial_ends_in_a_tie_that_fewer_tribe_cards_break() -> None:
    quiz = played("5_denial")[-1].quiz
    assert quiz is not None
    sheet = GAME.score(quiz.match.state)
    assert (sheet.totals, sheet.deciding) == ((0, 0), FewerTribeCards((-1, -2)))
