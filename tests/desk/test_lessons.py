"""Lessons at the desk: every one of every game is read to its end, never past the answer, and kept."""

from collections.abc import Callable

import pytest

from boardkit.core.lines.course import Stride
from boardkit.core.lines.match import LEVELS, Sitter
from boardkit.core.records.position import position_code
from boardkit.core.teaching.lesson import About
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.values import evolve
from boardkit.games import GAMES
from boardkit.library.lessons import Found, lessons_of
from boardkit.text.markdown import without_marks
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import Do, PlayOn, Point, Say, Stroll, Want
from boardkit.tui.desk.match.playing import commands
from boardkit.tui.desk.teach.reading import Help, Reading, help_said
from boardkit.tui.desk.wishes import (
    Ask,
    Begin,
    Confirm,
    KeepProgress,
    Leave,
    Notice,
    Open,
    Pick,
    Presenter,
    Ring,
    Rules,
    Tell,
)
from tests.daily import in_turn
from tests.desk.lessons import FOUND, answered, lesson_desk, read_until, reading_of, step_done
from tests.desk.texts import prompted
from tests.desk.tools import after, drawn, ink_of
from tests.every import every_language

GAME = GAMES["tectonic_tribes"]
FIRST = lessons_of(GAME, None)[0]
ON, BACK = Stroll(Stride.HAPPENING, 1), Stroll(Stride.HAPPENING, -1)

every_lesson = pytest.mark.parametrize("found", FOUND, ids=lambda found: found.id)
every_game_first = pytest.mark.parametrize(
    "found", [lessons_of(game, None)[0] for game in GAMES.values()], ids=lambda found: found.game
)


def told(desk: Desk) -> str:
    """Return the lesson as it stands beside the map."""
    return panels.lesson(desk, ink_of(desk.game.key, len(desk.match.players))).plain


def to_play(reading: Reading) -> bool:
    return reading.to_play


def asks_points(reading: Reading) -> bool:
    return reading.quiz is not None and reading.quiz.about is About.POINTS


def opened_at(wanted: Callable[[Reading], bool], found: Found = FIRST) -> Desk:
    """Read a lesson up to the first step that is wanted."""
    desk = lesson_desk(found)
    while not wanted(reading_of(desk)):
        desk = step_done(desk).desk
    return desk


@pytest.mark.sample(24)
@pytest.mark.parametrize(
    ("found", "way"), in_turn(FOUND, [("en", True), ("fr", False)], lambda found: found.id)
)
def test_every_lesson_is_read_to_its_end_by_typing_and_by_hand(found: Found, way: tuple[str, bool]) -> None:
    language, typing = way
    desk, kept = lesson_desk(found, language), []
    steps = len(reading_of(desk).stages)
    for at in range(steps):
        assert reading_of(desk).at == at
        assert desk.match is reading_of(desk).stage.match
        outcome = answered(desk, typing=typing)
        drawn(outcome.desk if at % 2 else desk)
        if not reading_of(outcome.desk).finished:
            outcome = outcome.then(lambda now: update(now, Do.ACT))
        kept += [wish for wish in outcome.wishes if isinstance(wish, KeepProgress)]
        desk = outcome.desk
    assert [(wish.lesson, wish.done) for wish in kept] == [(found.id, at + 1) for at in range(steps)]
    assert prompted(desk).strip() == desk.words("lesson-finished")
    assert [type(wish) for wish in update(desk, Do.ACT).wishes] == [Leave]


@pytest.mark.sample(16)
@every_lesson
def test_whoever_looks_back_sees_each_step_done_and_comes_to_the_end_again(found: Found) -> None:
    desk = read_until(lesson_desk(found), len(reading_of(lesson_desk(found)).stages) - 1)
    desk = answered(desk).desk
    done, last = reading_of(desk).done, reading_of(desk).at
    for at in reversed(range(last)):
        desk = after(desk, BACK)
        assert (reading_of(desk).at, reading_of(desk).done, reading_of(desk).open) == (at, done, False)
    drawn(desk)
    assert reading_of(after(desk, *[ON] * last)).at == last


def test_a_wrong_move_is_answered_by_the_rule_and_a_legal_one_that_is_not_meant_too() -> None:
    desk = opened_at(to_play)
    said = after(desk, Do.TYPE_MOVE, Say("place e9s9 r0"))
    assert "✗ The card must cover at least one square of the continent. §3.3" in told(said)
    assert "✗ The card must cover at least one square of the continent. §3.3" in prompted(said)
    said = after(said, Do.TYPE_MOVE, Say("place e1s1 r0"))
    assert "✗ What the lake is worth: it would be 5. Asked for: at least 12." in told(said)
    assert prompted(said).splitlines()[1].startswith("✗ What the lake is worth: it would be 5.")
    assert (reading_of(said).at, reading_of(said).done) == (reading_of(desk).at, reading_of(desk).done)
    assert said.match == desk.match


def test_a_title_that_a_chapter_shares_with_its_lesson_is_told_once() -> None:
    assert FIRST.lesson is not None
    named = [evolve(one, title=FIRST.lesson.title) for one in FIRST.lesson.chapters]
    desk = lesson_desk(evolve(FIRST, lesson=evolve(FIRST.lesson, chapters=named)))
    assert told(desk).count(FIRST.lesson.title["en"]) == 1


def test_a_move_that_cannot_be_read_is_refused_in_passing() -> None:
    desk = opened_at(to_play)
    (wish,) = update(after(desk, Do.TYPE_MOVE), Say("dance")).wishes
    assert isinstance(wish, Tell)
    assert wish.wrong


def test_no_step_leads_past_the_answer() -> None:
    desk = opened_at(to_play)
    at = reading_of(desk).at
    further = [Stroll(Stride.DECISION, 1), Do.REDO, Do.TO_END, Do.ONLY_MOVE, Do.UNDO, Do.BACK]
    looked = after(desk, BACK, *further, ON, ON)
    assert (reading_of(looked).at, reading_of(looked).done) == (at, at)
    (wish,) = update(looked, ON).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Confirm)
    assert wish.dialog.then is Want.SHOW_STEP


def test_who_has_taken_nothing_hears_the_bell() -> None:
    desk = opened_at(lambda reading: reading.quiz is not None)
    assert [type(wish) for wish in update(desk, Do.ACT).wishes] == [Ring]


def test_the_rule_of_a_question_is_quoted_once_it_is_answered() -> None:
    desk = opened_at(asks_points)
    section = rulebook_of(GAME, "en").sections[reading_of(desk).stage.step.rule]
    first = without_marks(section.text).splitlines()[0]
    assert section.title in told(desk)
    assert first not in told(desk)
    assert first in told(answered(desk).desk)


def test_what_led_to_a_step_can_be_walked_and_nothing_after_it() -> None:
    desk = opened_at(to_play)
    walked = after(desk, Do.WALK, Do.TO_END)
    assert walked.walk is not None
    assert walked.walk.halt.at == walked.match.at == len(walked.match.moments) - 1
    shown = panels.walk(walked, ink_of(GAME.key, len(walked.match.players)), 46)
    assert walked.words("lesson-rule") in shown.plain
    back = after(walked, Do.TO_START, ON, Do.BACK)
    assert back.walk is None
    assert reading_of(back).open


def test_a_walk_in_a_lesson_leads_nowhere_else() -> None:
    known = after(opened_at(to_play), Do.WALK).mode.deeds
    nowhere = {Do.BRANCH, Do.BRANCHES, Do.PRESENT, Do.HAND_OUT, Do.TEACHER, Do.EYES, Do.CURTAIN, Do.UNDO}
    assert nowhere.isdisjoint(known)


@every_language
def test_hints_come_when_asked_for(language: str) -> None:
    desk = read_until(lesson_desk(FIRST, language), reading_of(opened_at(to_play)).at)
    outcome = update(desk, Do.HINT)
    hint = help_said(reading_of(desk).stage, Help.IDEA, desk.drawing, desk.words)
    assert hint not in told(desk)
    assert hint in told(outcome.desk)
    assert hint not in told(after(outcome.desk, BACK, ON))
    assert not [wish for wish in outcome.wishes if isinstance(wish, Tell)]


def test_all_of_a_step_can_be_read_where_its_panel_is_too_small() -> None:
    for desk in (opened_at(to_play), opened_at(asks_points)):
        (wish,) = update(desk, Do.LOG).wishes
        assert isinstance(wish, Ask)
        assert isinstance(wish.dialog, Notice)
        assert "\n".join(wish.dialog.lines) == told(desk)


def rule_opened(desk: Desk) -> str:
    """Return the section at which the rulebook is opened."""
    (wish,) = update(desk, Do.RULES).wishes
    assert isinstance(wish, Open)
    assert isinstance(wish.door, Rules)
    return wish.door.section


def test_the_rulebook_opens_at_the_rule_of_the_step_or_of_the_refusal() -> None:
    desk = opened_at(to_play)
    done = answered(desk).desk
    assert rule_opened(done) == reading_of(done).stage.step.rule
    barred = next(at for at in panels.map_(desk).picture.looks if at not in desk.draft.places)
    there = after(desk, Point(barred))
    assert there.draft.move is not None
    refusal = there.sight.refusal(there.draft.move)
    assert refusal is not None
    assert rule_opened(there) == refusal.section


def test_the_reader_goes_on_where_they_stopped_and_can_begin_anew() -> None:
    at = reading_of(opened_at(to_play)).at
    desk = lesson_desk(FIRST, done=at)
    assert (reading_of(desk).at, reading_of(desk).open) == (at, True)
    anew = update(desk, Want.RESTART)
    assert (reading_of(anew.desk).at, reading_of(anew.desk).done) == (0, 0)
    assert [wish.done for wish in anew.wishes if isinstance(wish, KeepProgress)] == [0]
    whole = len(reading_of(desk).stages)
    again = lesson_desk(FIRST, done=whole)
    assert (reading_of(again).at, reading_of(again).open) == (0, False)


def test_a_lesson_offers_its_own_commands_and_the_moves_that_may_be_made() -> None:
    desk = opened_at(to_play)
    own = (
        "key-play_on",
        "key-present",
        "key-hint",
        "key-show-step",
        "key-tents",
        "lesson-restart",
        "command-menu",
    )
    labels = [label for label, _ in commands(desk)]
    assert labels == [*map(desk.words, own), *map(desk.words.say, desk.sight.legal)]
    meant = reading_of(desk).stage.move
    assert meant is not None
    chosen = dict(commands(desk))[desk.words.say(meant)]
    assert not reading_of(after(desk, chosen)).open


def test_no_badge_says_that_the_table_of_a_lesson_is_open() -> None:
    desk = opened_at(to_play)
    assert desk.match.open_table
    assert panels.badges(desk) == ()


@every_game_first
def test_a_lesson_is_presented_as_far_as_it_is_read_and_an_open_answer_stays_open(found: Found) -> None:
    desk = opened_at(to_play, found)
    reading, words = reading_of(desk), desk.words
    door = next(wish.door for wish in update(desk, Do.PRESENT).wishes if isinstance(wish, Open))
    assert isinstance(door, Presenter)
    slides = [make() for make in door.telling(words)]
    assert len(slides) == door.at + 1
    assert slides[-1].asks
    answer = words("handout-answer", answer=words.say(reading.stage.move))
    assert all(answer not in slide.told for slide in slides)
    done = answered(desk).desk
    told = next(wish.door for wish in update(done, Do.PRESENT).wishes if isinstance(wish, Open))
    assert isinstance(told, Presenter)
    assert words.say(reading.stage.move) in told.telling(words)[-1]().told[0]


@every_language
def test_a_match_is_played_on_from_any_table_with_computers_of_a_level(language: str) -> None:
    desk = read_until(lesson_desk(FIRST, language), reading_of(opened_at(to_play)).at)
    (asked,) = update(desk, Do.BRANCH).wishes
    assert isinstance(asked, Ask)
    assert isinstance(asked.dialog, Pick)
    wanted = dict(asked.dialog.entries)
    assert list(wanted.values()) == [PlayOn(sitter) for sitter in (Sitter.PERSON, *LEVELS)]
    (begun,) = update(desk, wanted[desk.words.name(Sitter.CASUAL)]).wishes
    assert isinstance(begun, Begin)
    reading = reading_of(desk)
    assert begun.code == position_code(desk.game, reading.stage.match.state)
    sitters = [player.sitter for player in begun.players]
    assert sitters.pop(reading.viewer) is Sitter.PERSON
    assert set(sitters) == {Sitter.CASUAL}


def test_no_match_is_played_from_an_open_question() -> None:
    asking = opened_at(asks_points)
    assert not {PlayOn, Do.BRANCH} & set(asking.deeds)
    answered_too = answered(asking).desk
    assert {PlayOn, Do.BRANCH} <= set(answered_too.deeds)


def test_whoever_is_alone_plays_on_at_once() -> None:
    alone = next(one for one in FOUND if one.id == "terraforming_mars/11_alone")
    (begun,) = update(lesson_desk(alone), Do.BRANCH).wishes
    assert isinstance(begun, Begin)
    assert [player.sitter for player in begun.players] == [Sitter.PERSON]
