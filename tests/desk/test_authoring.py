"""A lesson made at the table, without a terminal: from nothing to its end, and whatever an author wants."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardkit.core import CHANCE, Match, Study, legal
from boardkit.core.faults import NotJson
from boardkit.core.lines.course import Stride
from boardkit.core.notation.moves import write
from boardkit.core.teaching import goals
from boardkit.core.teaching.checking import faults_in
from boardkit.core.teaching.faults import LessonDoesNotFit, MarkNowhere
from boardkit.core.teaching.goals import Goal
from boardkit.core.teaching.lesson import About, Ask, Step, Task, from_json, to_json
from boardkit.core.teaching.manuscript import Manuscript, manuscript_of
from boardkit.core.teaching.quiz import quiz_of
from boardkit.core.teaching.reaching import bounded
from boardkit.games import GAMES
from boardkit.library.lessons import Found, draft_of, forget_draft, keep_draft, keep_lesson, lessons_of
from boardkit.library.storage_faults import BadLessonName, FileTrouble
from boardkit.text import LANGUAGES, words_for
from boardkit.text.teaching import pointed_said
from boardkit.tui.desk import panels
from boardkit.tui.desk.author.authoring import Authoring
from boardkit.tui.desk.author.work import (
    AskFor,
    BringHere,
    Fill,
    KeepDraft,
    KeepLesson,
    LeaveBranch,
    MakeLesson,
    SetBounds,
    Shift,
    TypeRule,
    Work,
    fields,
    make_lesson,
    new_lesson,
    work_at,
)
from boardkit.tui.desk.desk import Desk, Outcome, update
from boardkit.tui.desk.intents import Decide, Do, KeepAs, Kept, Point, ShowFault, Stand, Stroll, Want
from boardkit.tui.desk.teach.lessons import ReadingLesson, opened_lesson
from boardkit.tui.desk.wishes import Ask as AskWish
from boardkit.tui.desk.wishes import Author, Complain, Leave, Open, Pick, Tell, Trial
from tests.daily import in_turn
from tests.desk.lessons import reading_of, step_done
from tests.desk.tools import drawn, ink_of, opened, random_match, seated
from tests.every import every_key
from tests.helpers import fault_of
from tests.tui.desks import done, entered, led_out, picked, wanted_at_random, wished

NEXT, BEFORE = Stroll(Stride.HAPPENING, 1), Stroll(Stride.HAPPENING, -1)


def author_at(wish: MakeLesson | Author, language: str = "en") -> Desk:
    """Sit down to make a lesson."""
    work, line = Work.begun(wish.text, "", wish.at), wish.text.line
    words = words_for(language, line.game.key, [player.name for player in line.players])
    return update(Desk.of(Study(work.match), words, Authoring(work)), Want.SIT_DOWN).desk


def author_of(match: Match[Any], language: str = "en") -> Desk:
    """Make a lesson of an open match, from its start."""
    wish = wished(make_lesson(seated(match.__replace__(open_table=True), language)), MakeLesson)
    return author_at(MakeLesson(wish.text, 0), language)


def text_of(desk: Desk) -> Manuscript:
    return work_at(desk).text


def steps_of(desk: Desk) -> list[Step]:
    return [placed.step for placed in text_of(desk).laid]


def noted(desk: Desk, note: str) -> Desk:
    """Add a note."""
    return entered(picked(done(desk, Do.REPLAY), "note"), note).desk


def asked(desk: Desk, note: str, about: str) -> Outcome:
    """Add a question."""
    return picked(entered(picked(done(desk, Do.REPLAY), "question"), note), about)


def tasked(desk: Desk, note: str) -> Outcome:
    """Add a task with the move that the match makes; its goal is asked for."""
    return entered(picked(done(desk, Do.REPLAY), "the move of the match"), note)


def filled(desk: Desk, *way: str | int, value: Any) -> Desk:
    return done(desk, Fill(way, value)).desk


def read_to_its_end(game: str, wish: KeepLesson) -> None:
    """Play a lesson as its readers do."""
    reading, lecture = opened_lesson(GAMES[game], [Found(game, "made", own=True, lesson=wish.lesson)], 0, 0)
    words = words_for("en", game, wish.lesson.start.players)
    desk = update(
        Desk.of(Study(reading.stage.match), words, ReadingLesson(lecture, reading)), Want.SIT_DOWN
    ).desk
    for _ in wish.lesson.chapters[0].steps:
        desk = step_done(desk).desk
    assert reading_of(desk).finished


@pytest.mark.sample(4)
@every_key
def test_a_lesson_is_made_from_nothing_saved_checked_and_read(key: str, tmp_path: Path) -> None:
    desk = done(author_of(random_match(key, 30)), NEXT, NEXT).desk
    desk = noted(desk, "Look at the table.")
    desk = picked(tasked(desk, "Make a move that is allowed."), "Any move that is allowed").desk
    desk = picked(asked(desk, "What may be done?", "is allowed?"), "Enough").desk
    desk = asked(desk, "Who is asked next?", "asked next").desk
    desk = picked(tasked(desk, "Do just this."), "This move, and no other").desk
    desk = filled(desk, "task", "hint", "en", value="Look at your hand.")
    desk = filled(desk, "note", "fr", value="Faites exactement ceci.")
    assert work_at(desk).faults == ()
    wish = wished(entered(done(desk, Do.SPEED), "made"), KeepLesson)
    keep_lesson(tmp_path, wish.name, wish.lesson)
    [found] = [one for one in lessons_of(GAMES[key], tmp_path) if one.own]
    assert found.lesson == wish.lesson
    assert faults_in(GAMES[key], found.lesson) == ()
    assert [one.name for one in lessons_of(GAMES[key], tmp_path) if one.own] == ["made"]
    read_to_its_end(key, wish)


@pytest.mark.sample(4)
@every_key
def test_a_saved_lesson_is_taken_in_hand_again_as_it_was(key: str) -> None:
    for found in lessons_of(GAMES[key], None)[:3]:
        assert found.lesson is not None
        text = manuscript_of(GAMES[key], found.lesson)
        assert [one.step for one in text.laid] == [one.step for one in text.steps]
        assert faults_in(GAMES[key], text.lesson) == ()
        again = manuscript_of(GAMES[key], from_json(to_json(text.lesson).encode()))
        assert to_json(again.lesson) == to_json(text.lesson)


@pytest.mark.sample(4)
@pytest.mark.parametrize(("key", "language"), in_turn(GAMES, LANGUAGES))
def test_every_part_is_drawn_and_can_be_asked_for(key: str, language: str) -> None:
    desk = author_of(random_match(key, 30), language)
    for sort in range(2 + (work_at(desk).next_move is not None)):
        dialog = wished(done(desk, Do.REPLAY), AskWish).dialog
        assert isinstance(dialog, Pick)
        desk = entered(done(desk, dialog.entries[sort][1]), f"Étape {sort}").desk
        for field in fields(work_at(desk), desk.words):
            wished(done(desk, AskFor(field.way)), AskWish)
        assert drawn(desk)
    for intent in (Do.TEACHER, Do.LOG, Do.HAND_OUT, Do.MAIN_LINE, Do.HELP):
        dialog = wished(done(desk, intent), AskWish).dialog
        assert isinstance(dialog, Pick)
        assert dialog.entries


@every_key
def test_whatever_an_author_wants_the_lesson_can_be_kept_and_left(key: str) -> None:
    random, outcome = Random(key), Outcome(author_of(random_match(key, 12)))
    more = (NEXT, BEFORE, Stroll(Stride.DECISION, 1), Stroll(Stride.ROUND, -1), Shift(1), BringHere())
    branches = (AskFor(("ask", "then")), AskFor(("task", "then")), LeaveBranch())
    for _ in range(60):
        mode = outcome.desk.mode
        intent = wanted_at_random(
            outcome, random, (*more, *branches, ShowFault(0), AskFor(("rule",)), Do.REMOVE)
        )
        outcome = update(outcome.desk, intent)
        text = work_at(outcome.desk).whole.text
        assert to_json(manuscript_of(GAMES[key], text.lesson).lesson) if text.steps else True
        assert mode is not None
    assert led_out(outcome.desk).answer is None


def test_a_step_is_moved_changed_removed_and_brought_back() -> None:
    desk = author_of(random_match("tectonic_tribes", 12))
    desk = noted(done(noted(desk, "one"), NEXT, NEXT).desk, "two")
    assert [placed.at for placed in text_of(desk).laid] == [text_of(desk).rests[at] for at in (0, 2)]
    up = done(desk, Shift(-1)).desk
    assert [step.note["en"] for step in steps_of(up)] == ["two", "one"]
    assert work_at(up).match.at == text_of(up).laid[0].at
    moved = done(desk, NEXT, BringHere()).desk
    assert text_of(moved).laid[1].at == text_of(desk).rests[3]
    gone = done(desk, Do.REMOVE).desk
    assert [step.note["en"] for step in steps_of(gone)] == ["one"]
    back = done(gone, Do.UNDO).desk
    assert [step.note["en"] for step in steps_of(back)] == ["one", "two"]
    assert len(steps_of(done(back, Do.REDO).desk)) == 1


def test_the_moves_between_two_steps_are_made_by_the_lesson() -> None:
    match = random_match("tectonic_tribes", 12)
    desk = noted(done(noted(author_of(match), "one"), NEXT, NEXT).desk, "two")
    one, two = text_of(desk).lesson.chapters[0].steps
    assert one.moves == []
    assert two.moves == text_of(desk).moves(text_of(desk).laid[0].at, text_of(desk).laid[1].at)


def test_a_chapter_called_as_its_lesson_follows_the_title_after_the_lesson_is_taken_in_hand_again() -> None:
    text = text_of(noted(author_of(random_match("tectonic_tribes", 12)), "one"))
    again = manuscript_of(GAMES["tectonic_tribes"], text.lesson)
    assert evolve(again, title={"en": "Lakes"}).lesson.chapters[0].title == {"en": "Lakes"}


def test_a_move_made_on_the_table_becomes_what_the_author_says() -> None:
    desk = author_of(random_match("tectonic_tribes", 12))
    desk = done(desk, *[NEXT] * 4).desk
    move = next(move for move in legal(desk.game, desk.match.state) if move != work_at(desk).next_move)
    made = picked(entered(picked(done(desk, Decide(move)), "A new task"), "Do it."), "no other").desk
    assert steps_of(made)[0].task == Task(play=write(move), goal=goals.Moves(of=[write(move)]))
    assert text_of(made).rests[-1] > work_at(made).at
    played = picked(done(desk, Decide(move)), "The lesson makes it").desk
    assert text_of(played).move_at(desk.match.at) == write(move)
    assert work_at(played).at > desk.match.at
    other = next(one for one in legal(desk.game, desk.match.state) if one != move)
    replied = entered(picked(done(made, Decide(other)), "A wrong move"), "Not that.").desk
    task = steps_of(replied)[0].task
    assert task is not None
    assert [(one.move, one.note) for one in task.mistakes] == [(write(other), {"en": "Not that."})]
    assert work_at(replied).faults == ()


def test_goals_are_proposed_with_how_many_moves_reach_them() -> None:
    desk = done(author_of(random_match("life_in_reterra", 30)), *[NEXT] * 12).desk
    outcome = tasked(desk, "Go on.")
    dialog = wished(outcome, AskWish).dialog
    assert isinstance(dialog, Pick)
    assert all("✓" in str(said) for said, intent in dialog.entries if isinstance(intent, Fill))
    desk = outcome.desk
    way = ("task", "goal")
    desk = done(desk, Fill(way, {"is": "points", "at_least": 0}), SetBounds("3-5")).desk
    assert goal_of(desk) == goals.Points(at_least=3, at_most=5)
    wrong = done(desk, SetBounds("many"))
    assert wished(wrong, Tell).wrong
    both = picked(done(desk, AskFor((*way, "and"))), "Any move that is allowed").desk
    assert goal_of(both) == goals.AllOf(of=[goals.Points(at_least=3, at_most=5), goals.Legal()])
    wished(done(desk, Fill(way, {"is": "nothing"})), Complain)
    assert goal_of(done(desk, Fill(way, None)).desk) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_are_proposed_only_where_what_they_count_has_a_name(language: str) -> None:
    """The squares of a continent are counted by a way of the table that no language has a word for."""
    desk = author_of(random_match("tectonic_tribes", 1), language)
    listed = done(desk, AskFor(("moves",)))
    moves = wished(listed, AskWish).dialog
    assert isinstance(moves, Pick)
    dialog = wished(entered(update(listed.desk, moves.entries[0][1]), "Go on."), AskWish).dialog
    assert isinstance(dialog, Pick)
    filled = [intent.value for _, intent in dialog.entries if isinstance(intent, Fill)]
    counted = [one["of"] for one in filled if one is not None and one["is"] == "number"]
    assert "continent.placements" in counted
    assert "continent.cells" not in counted


def goal_of(desk: Desk) -> Goal | None:
    task = steps_of(desk)[-1].task
    assert task is not None
    return task.goal


def test_bounds_are_read_as_they_are_typed() -> None:
    goal = goals.Points(at_least=1)
    said = {"5": (5, None, None), ">= 2": (2, None, None), "<=3": (None, 3, None), "=0": (None, None, 0)}
    for text, bounds in said.items():
        other = bounded(goal, text)
        assert isinstance(other, goals.Points)
        assert (other.at_least, other.at_most, other.exactly) == bounds
    assert bounded(goal, "x") is bounded(goals.Legal(), "5") is None


def test_a_question_has_answers_of_which_one_is_right_and_replies() -> None:
    desk = done(author_of(random_match("tectonic_tribes", 12)), *[NEXT] * 4).desk
    for about in (About.LEGAL, About.REFUSED, About.POINTS):
        outcome = asked(desk, "Which?", words_for("en")(f"author-about-{about}"))
        step = steps_of(outcome.desk)[0]
        assert step.ask is not None
        assert len(step.ask.choices) == 4
        quiz = quiz_of(work_at(outcome.desk).before_step, step.ask)
        wrong = next(one for at, one in enumerate(step.ask.choices) if at != quiz.right)
        replies = done(outcome.desk, AskFor(("ask", "mistakes")))
        said = wished(replies, AskWish).dialog
        assert isinstance(said, Pick)
        intent = next(one for at, (_, one) in enumerate(said.entries) if at == step.ask.choices.index(wrong))
        replied = entered(done(replies.desk, intent), "No: look again.").desk
        assert work_at(replied).faults == ()
        ask = steps_of(replied)[0].ask
        assert isinstance(ask, Ask)
        assert [(one.choice, one.note) for one in ask.mistakes] == [(wrong, {"en": "No: look again."})]
        emptied = filled(replied, "ask", "mistakes", 0, "note", "en", value="")
        assert steps_of(emptied)[0].ask == step.ask


def test_all_faults_are_listed_and_each_leads_to_its_step() -> None:
    desk = author_of(random_match("tectonic_tribes", 12))
    desk = noted(noted(desk, "one"), "two")
    desk = filled(desk, "rule", value="99")
    desk = filled(done(desk, Stand(0)).desk, "rule", value="98")
    assert len(work_at(desk).faults) == 2
    outcome = done(desk, ShowFault(1))
    assert work_at(outcome.desk).chosen == 1
    wished(outcome, AskWish)
    assert panels.lesson(desk, ink_of("tectonic_tribes", 2), 44).plain.count("⚠") == 2
    wished(done(desk, TypeRule("97")), Complain)
    assert steps_of(done(desk, TypeRule("§3.3")).desk)[0].rule == "3.3"


def test_places_are_ringed_and_arrows_drawn_as_readers_will_see_them() -> None:
    desk = author_of(random_match("terraforming_mars", 12))
    desk = noted(desk, "Look here.")
    places = {desk.words.name(place): place for place in desk.drawing.map(desk.state, None).looks}
    here, there = list(places.values())[10:12]
    pointed = done(desk, Point(here))
    desk = picked(pointed, "Ring ").desk
    desk = filled(desk, "arrows", value=[f"{here}>{there}"])
    step = steps_of(desk)[0]
    assert (step.rings, step.arrows) == ([str(here)], [f"{here}>{there}"])
    mode = desk.modes[0]
    assert mode.named(desk, places.values()) == {here}
    assert mode.arrows(desk, places.values()) == ((here, there),)
    assert set(panels.map_(desk).marks.letters.values()) == {"←", "◉"}
    told = list(pointed_said(step, desk.words))
    assert told == [f"Look at: {here}.", f"Look from {here} to {there}."]
    lost = filled(filled(desk, "rings", value=["Z99"]), "arrows", value=[f"{here}"])
    assert [type(one.fault) for one in work_at(lost).faults if isinstance(one, LessonDoesNotFit)] == [
        MarkNowhere,
        MarkNowhere,
    ]
    assert all("Z99" in desk.words.say(one) for one in work_at(lost).faults[:1])
    wish = wished(entered(done(desk, Do.SPEED), "x"), KeepLesson)
    words = words_for("en", "terraforming_mars", wish.lesson.start.players)
    reading, lecture = opened_lesson(desk.game, [Found("", "", own=True, lesson=wish.lesson)], 0, 0)
    reader = update(
        Desk.of(Study(reading.stage.match), words, ReadingLesson(lecture, reading)), Want.SIT_DOWN
    ).desk
    assert reader.modes[0].named(reader, places.values()) == {here}
    assert reader.modes[0].arrows(reader, places.values()) == ((here, there),)


def test_trying_leads_to_the_lesson_and_saving_tells_what_does_not_fit() -> None:
    desk = noted(author_of(random_match("tectonic_tribes", 12)), "one")
    door = wished(done(desk, Do.PRESENT), Open).door
    assert isinstance(door, Trial)
    assert door.lesson == text_of(desk).lesson
    known = done(desk, Kept("name"))
    assert not work_at(known.desk).lost
    again = wished(done(known.desk, Do.SPEED), KeepLesson)
    assert (again.name, again.over) == ("name", True)
    wished(done(filled(desk, "rule", value="99"), Do.PRESENT), Complain)
    wished(done(desk, Do.LEAVE), Leave)


@every_key
def test_at_a_match_with_secrets_nothing_hidden_is_told(key: str) -> None:
    match = random_match(key, 20, seed=3).__replace__(open_table=False)
    desk = opened(seated(match))
    wish = wished(make_lesson(desk), MakeLesson)
    if not match.game.secret:
        assert wish.text.line.moments == desk.match.moments
        return
    line, viewer = wish.text.line, desk.viewer
    assert viewer != CHANCE
    assert (len(line.moments), line.seed == match.seed) == (1, False)
    assert match.game.view(line.state, viewer) == match.game.view(desk.match.state, viewer)


def test_a_kill_loses_nothing_but_what_is_being_typed(tmp_path: Path) -> None:
    game = GAMES["tectonic_tribes"]
    outcome = entered(picked(done(author_of(random_match(game.key, 12)), Do.REPLAY), "note"), "one")
    wish = wished(outcome, KeepDraft)
    keep_draft(tmp_path, wish.text, wish.name)
    kept = draft_of(tmp_path, game)
    assert kept is not None
    text, name = kept
    assert (to_json(text.lesson), name) == (to_json(wish.text.lesson), "")
    assert len(text.line.moments) == len(wish.text.line.moments)
    assert lessons_of(game, tmp_path) == lessons_of(game, None)
    [path] = tmp_path.rglob("tectonic_tribes.json")
    path.write_text("{", "utf-8")
    assert isinstance(fault_of(partial(draft_of, tmp_path, game)), NotJson)
    keep_draft(tmp_path, wish.text, "")
    assert draft_of(tmp_path, game) is not None
    forget_draft(tmp_path, game.key)
    assert draft_of(tmp_path, game) is None


def test_a_lesson_is_saved_nowhere_but_among_the_own_and_over_none(tmp_path: Path) -> None:
    lesson = text_of(noted(author_of(random_match("tectonic_tribes", 2)), "one")).lesson
    for name in ("../x", "a/b", "", ".hidden", "x" * 61):
        assert isinstance(fault_of(partial(keep_lesson, tmp_path, name, lesson)), BadLessonName)
    keep_lesson(tmp_path, "x", lesson)
    assert isinstance(fault_of(partial(keep_lesson, tmp_path, "x", lesson)), FileTrouble)
    assert keep_lesson(tmp_path, "x", lesson, replace=True) == "x"
    assert [path.name for path in tmp_path.rglob("*.json")] == ["x.json"]
    assert KeepAs("x") == KeepAs("x", over=False)


@every_key
def test_a_lesson_begins_with_a_new_match_from_the_list_of_lessons(key: str) -> None:
    wish = new_lesson(GAMES[key], words_for("en", key))
    desk = author_at(wish)
    assert work_at(desk).next_move is None
    desk = entered(picked(picked(done(desk, Do.REPLAY), "from a list"), ""), "Begin.").desk
    assert work_at(desk).faults == ()
