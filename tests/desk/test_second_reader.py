"""A step seen by others: the author takes it as a reader, and a casual computer player tries it."""

from boardkit.core.lines.match import Sitter
from boardkit.core.notation.moves import write
from boardkit.players.thinking import solve
from boardkit.tui.desk.author.work import AskFor, AskReply, Guessed, work_at
from boardkit.tui.desk.desk import Desk, Outcome, update
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.wishes import Ask, Complain, Entry, Open, Pick, Tell, Think, Trial
from tests.desk.test_authoring import NEXT, author_of, filled, noted, steps_of, tasked
from tests.desk.tools import random_match
from tests.tui.desks import done, entered, picked, wished


def task_of(goal: str) -> Desk:
    """Make a task of laying a tile."""
    desk = author_of(random_match("life_in_reterra", 40))
    while (move := work_at(desk).next_move) is None or move.verb != "place":
        desk = done(desk, NEXT).desk
    return picked(tasked(desk, "Lay it here."), goal).desk


def read_through(desk: Desk) -> tuple[Outcome, list[Guessed]]:
    """Let a second reader try the step as often as it likes."""
    outcome, heard = done(desk, Do.HINT), list[Guessed]()
    while thinks := [wish for wish in outcome.wishes if isinstance(wish, Think)]:
        [think] = thinks
        assert think.task.level is Sitter.CASUAL
        assert isinstance(think.then, Guessed)
        heard.append(think.then.__replace__(verdict=solve(think.task)))
        outcome = update(outcome.desk, heard[-1])
    return outcome, heard


def test_a_second_reader_tries_ten_times_and_its_wrong_moves_can_be_replied_to() -> None:
    desk = task_of("This move, and no other")
    assert "tries this step 10 times" in wished(done(desk, Do.HINT), Tell).sentence
    outcome, heard = read_through(desk)
    assert len(heard) == 10
    dialog = wished(outcome, Ask).dialog
    assert isinstance(dialog, Pick)
    made = [one.verdict.move for one in heard if one.verdict is not None]
    wrong = [move for move in made if move != work_at(desk).sample]
    assert dialog.title == f"{len(wrong)} of 10 would go wrong here"
    assert len(dialog.entries) == len(set(wrong)) + 1 > 1
    label, intent = dialog.entries[0]
    assert f"{max(map(wrong.count, wrong))} × " in str(label)
    assert isinstance(intent, AskReply)
    entry = wished(done(outcome.desk, intent), Ask).dialog
    assert isinstance(entry, Entry)
    replied = entered(done(outcome.desk, intent), "Not there.").desk
    task = steps_of(replied)[-1].task
    assert task is not None
    assert task.mistakes[0].move in {write(move) for move in wrong}
    assert work_at(replied).faults == ()
    again = wished(read_through(replied)[0], Ask).dialog
    assert isinstance(again, Pick)
    [same] = [one for _, one in again.entries if isinstance(one, AskFor)]
    task = steps_of(entered(done(replied, same), "Another word.").desk)[-1].task
    assert task is not None
    assert [one.note for one in task.mistakes] == [{"en": "Another word."}]


def test_where_every_move_is_right_nobody_goes_wrong() -> None:
    outcome, _ = read_through(task_of("Any move that is allowed"))
    dialog = wished(outcome, Ask).dialog
    assert isinstance(dialog, Pick)
    assert (dialog.title, len(dialog.entries)) == ("0 of 10 would go wrong here", 1)


def test_only_tasks_are_tried_and_a_changed_step_is_told_of_no_more() -> None:
    desk = noted(author_of(random_match("tectonic_tribes", 12)), "one")
    assert wished(done(desk, Do.HINT), Tell).wrong
    task = task_of("This move, and no other")
    think = wished(done(task, Do.HINT), Think)
    assert isinstance(think.then, Guessed)
    other = filled(task, "note", "en", value="Another note.")
    assert update(other, think.then.__replace__(verdict=solve(think.task))).wishes == ()
    lost = filled(task, "task", "also", value=["nothing"])
    assert [type(wish) for wish in read_through(lost)[0].wishes] == [Complain]


def test_a_step_is_taken_as_a_reader_takes_it() -> None:
    desk = noted(noted(author_of(random_match("tectonic_tribes", 12)), "one"), "two")
    door = wished(done(desk, Do.EYES), Open).door
    assert isinstance(door, Trial)
    assert door.done == work_at(desk).chosen == 1
