"""Branches made at the table: steps for who gives one answer, of questions, of tasks, inside each other."""

from boardkit.core import legal
from boardkit.core.notation.moves import write
from boardkit.core.teaching.faults import InBranch, LessonDoesNotFit
from boardkit.core.teaching.lesson import Branch, from_json, to_json
from boardkit.core.teaching.manuscript import manuscript_of
from boardkit.tui.desk.author.work import AskFor, EnterBranch, KeepDraft, KeepLesson, LeaveBranch, work_at
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Decide, Do, Kept, ShowFault, Take
from boardkit.tui.desk.wishes import Ask, Complain, Leave, Open, Pick, Ring, Trial
from tests.desk.lessons import reading_of
from tests.desk.test_authoring import NEXT, author_of, filled, noted, steps_of, tasked, text_of
from tests.desk.test_own_questions import GAME, own_question, reader_of, told
from tests.desk.tools import after, drawn, made, random_match
from tests.tui.desks import done, entered, picked, wished


def in_branch(desk: Desk, answer: str, note: str) -> Desk:
    """Begin a branch of the question at hand with a note."""
    begun = picked(done(desk, AskFor(("ask", "then"))), f"New steps for who answers “{answer}”")
    return entered(picked(begun, "note"), note).desk


def branches(desk: Desk) -> list[Branch]:
    [*_, last] = work_at(desk).whole.text.laid
    part = last.step.ask or last.step.task
    assert part is not None
    return part.then


def test_a_branch_of_a_question_is_made_read_changed_and_removed() -> None:
    desk = in_branch(own_question("*Yes / No", how=""), "No", "Look again.")
    assert "Branch for who answers: No" in told(desk)
    assert drawn(desk)
    assert [(one.answer, len(one.steps)) for one in branches(desk)] == [("1", 1)]
    assert work_at(desk).faults == ()
    more = noted(desk, "And again.")
    back = done(more, Do.BACK)
    assert not [wish for wish in back.wishes if isinstance(wish, Leave)]
    assert "Branches   No" in told(back.desk)
    assert from_json(to_json(text_of(back.desk).lesson).encode()) == text_of(back.desk).lesson
    lesson = text_of(back.desk).lesson
    reader = after(reader_of(lesson), Take(1), Do.ACT)
    assert reading_of(reader).stage.step.note == {"en": "Look again."}
    again = picked(done(back.desk, AskFor(("ask", "then"))), "If the answer is “No”: 2 steps").desk
    assert [step.note["en"] for step in steps_of(again)] == ["Look again.", "And again."]
    gone = picked(done(done(again, LeaveBranch()).desk, AskFor(("ask", "then"))), "No steps any more").desk
    assert branches(gone) == []
    assert len(branches(done(gone, Do.UNDO).desk)) == 1


def test_a_branch_without_steps_leaves_nothing_and_one_change_is_taken_back_as_a_whole() -> None:
    desk = own_question("*Yes / No", how="")
    empty = done(done(desk, EnterBranch("1")).desk, LeaveBranch()).desk
    assert text_of(empty) is text_of(desk)
    left = done(noted(in_branch(desk, "No", "One."), "Two."), LeaveBranch()).desk
    assert len(branches(left)[0].steps) == 2
    assert branches(done(left, Do.UNDO).desk) == []
    emptied = done(
        picked(done(left, AskFor(("ask", "then"))), "If the answer").desk, Do.REMOVE, Do.REMOVE, LeaveBranch()
    )
    assert branches(emptied.desk) == []


def test_a_branch_of_a_task_begins_after_its_move_and_may_have_moves_tasks_and_branches() -> None:
    desk = done(author_of(random_match(GAME, 12)), *[NEXT] * 4).desk
    desk = picked(tasked(desk, "Do this."), "This move, and no other").desk
    at, before = work_at(desk).text.laid[0].at, work_at(desk).match
    other = next(one for one in legal(desk.game, desk.match.state) if one != work_at(desk).sample)
    begun = picked(done(desk, Decide(other)), "Steps of their own")
    inner = entered(picked(begun, "note"), "That was another move.").desk
    assert work_at(inner).match.at > at
    assert work_at(inner).match.state == before.play(other).state
    move = legal(inner.game, inner.match.state)[0]
    inner = picked(entered(picked(done(inner, Decide(move)), "A new task"), "Go on."), "no other").desk
    deeper = done(inner, EnterBranch(write(move))).desk
    deeper = noted(deeper, "Deep.")
    assert [len(one.aside.way) for one in (work_at(deeper), work_at(inner)) if one.aside] == [3, 3]
    out = done(deeper, Do.BACK, Do.BACK).desk
    [branch] = branches(out)
    assert branch.answer == write(other)
    assert [step.task is None for step in branch.steps] == [True, False]
    assert branch.steps[1].task is not None
    assert [one.answer for one in branch.steps[1].task.then] == [write(move)]
    assert work_at(out).faults == ()
    again = manuscript_of(desk.game, text_of(out).lesson)
    assert to_json(again.lesson) == to_json(text_of(out).lesson)
    reader = reader_of(text_of(out).lesson)
    reader = made(reader, other).desk
    assert reading_of(reader).stage.step.note == {"en": "That was another move."}


def test_what_is_made_in_a_branch_is_kept_saved_and_tried_with_the_whole() -> None:
    desk = in_branch(own_question("*Yes / No", how=""), "No", "Look again.")
    added = entered(picked(done(desk, Do.REPLAY), "note"), "More.")
    draft = wished(added, KeepDraft).text
    assert draft.steps[0].step.ask is not None
    assert len(draft.steps[0].step.ask.then[0].steps) == 2
    saved = wished(entered(done(added.desk, Do.SPEED), "made"), KeepLesson)
    assert saved.lesson == draft.lesson
    door = wished(done(added.desk, Do.PRESENT), Open).door
    assert isinstance(door, Trial)
    assert (door.lesson, door.done) == (draft.lesson, 0)
    assert work_at(done(done(added.desk, Kept("made")).desk, Do.BACK).desk).name == "made"
    titles = [label for label, _ in _picks(done(added.desk, Do.TEACHER).wishes)]
    assert "Back to the lesson, out of the branch" in titles
    assert not any("title" in str(label) for label in titles)


def _picks(wishes: tuple[object, ...]) -> tuple[tuple[object, object], ...]:
    [dialog] = [wish.dialog for wish in wishes if isinstance(wish, Ask)]
    assert isinstance(dialog, Pick)
    return dialog.entries


def test_faults_in_a_branch_are_found_from_inside_and_from_outside() -> None:
    desk = in_branch(own_question("*Yes / No", how=""), "No", "One.")
    wrong = filled(noted(desk, "Two."), "rule", value="99")
    [fault] = work_at(wrong).faults
    assert isinstance(fault, LessonDoesNotFit)
    assert isinstance(fault.fault, InBranch)
    assert work_at(done(done(wrong, Do.UNDO).desk, Do.REDO, ShowFault(0)).desk).chosen == 1
    outside = done(wrong, LeaveBranch(), ShowFault(0)).desk
    assert (work_at(outside).aside, work_at(outside).chosen) == (None, 0)
    both = filled(outside, "rule", value="98")
    inside = picked(done(both, AskFor(("ask", "then"))), "If the answer").desk
    assert work_at(done(inside, ShowFault(0)).desk).aside is None


def test_there_are_no_branches_of_notes_and_none_for_answers_that_fit_nothing() -> None:
    desk = noted(author_of(random_match(GAME, 12)), "one")
    assert [type(wish) for wish in done(desk, EnterBranch("0")).wishes] == [Ring]
    assert [type(wish) for wish in done(desk, LeaveBranch()).wishes] == [Ring]
    task = picked(tasked(done(desk, NEXT).desk, "Do this."), "This move, and no other").desk
    wished(done(task, EnterBranch("nothing at all")), Complain)
