"""The printed example of Kim, Stanley and Robinson as lessons: one story, played by the rules to its end."""

from boardkit.core.teaching.lesson import Step
from boardkit.core.teaching.stages import Stage, stages
from boardkit.games.terraforming_mars import GAME
from boardkit.library.lessons import lessons_of
from tests.games.terraforming_mars.tables import KIM, ROBINSON, STANLEY, has, makes, points

LESSONS = {found.name: found.lesson for found in lessons_of(GAME, None)}


def played(name: str) -> tuple[Stage, ...]:
    lesson = LESSONS[name]
    assert lesson is not None
    return stages(GAME, lesson)


def test_IV_7_the_story_pays_for_the_cards_as_printed() -> None:
    bought = next(stage.match.state for stage in played("5_printed_story") if stage.step.rule == "IV.8")
    assert [has(bought, seat, "megacredits") for seat in (KIM, STANLEY, ROBINSON)] == [8, 18, 28]
    assert [len(company.hand) for company in bought.companies] == [5, 10, 4]
    assert has(bought, KIM, "titanium") == 10


def test_V_4_the_story_produces_as_printed() -> None:
    produced = next(stage for stage in played("5_printed_story") if stage.step.rule == "V.4.2").match
    before = produced.jump(produced.at - 1).state
    gained = [has(produced.state, KIM, name) - has(before, KIM, name) for name in ("megacredits", "titanium")]
    assert gained == [21, 3]
    assert makes(produced.state, KIM, "titanium") == 3


def test_V_C_the_story_makes_robinson_mayor_and_gives_his_greenery_two_plants() -> None:
    story = played("6_milestones_and_awards")
    claimed = next(stage.done.state for stage in story if stage.step.rule == "V.C.2")
    assert has(claimed, ROBINSON, "megacredits") == 55 - 25 + 3 - 8
    planted = next(stage for stage in story if stage.step.rule == "V.F")
    assert has(planted.match.state, ROBINSON, "plants") == 8
    assert has(story[story.index(planted) + 1].done.state, ROBINSON, "plants") == 2


def test_V_D_the_story_ties_kim_and_stanley_for_thermalist() -> None:
    state = played("6_milestones_and_awards")[-1].match.state
    assert [has(state, seat, "heat") for seat in (KIM, STANLEY, ROBINSON)] == [12, 12, 5]
    assert [points(state, seat, "awards") for seat in (KIM, STANLEY, ROBINSON)] == [5, 5, 0]


def test_VI_B_the_story_ends_with_the_printed_count() -> None:
    match = played("7_final_count")[-1].done
    assert match.over
    sheet = GAME.score(match.state)
    kinds = {"rating": 38, "awards": 5, "milestones": 5, "greeneries": 3, "cities": 5, "cards": 8}
    assert sheet.by_kind(STANLEY) == kinds
    assert (sheet.totals[STANLEY], sheet.winners) == (64, (STANLEY,))
    assert [has(match.state, seat, "heat") for seat in (KIM, STANLEY, ROBINSON)] == [12, 12, 5]


def test_VI_B_the_last_lesson_goes_on_from_the_one_before() -> None:
    before, after = LESSONS["6_milestones_and_awards"], LESSONS["7_final_count"]
    assert before is not None
    assert after is not None
    story = [move for chapter in before.chapters for step in chapter.steps for move in _made(step)]
    assert after.start.moves[: len(before.start.moves) + len(story)] == [*before.start.moves, *story]


def _made(step: Step) -> list[str]:
    return [*step.moves, *([step.task.play] if step.task else [])]
