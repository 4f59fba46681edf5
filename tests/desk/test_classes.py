"""A class is asked: in secret one after the other, or by hands; then all is revealed, kept and written."""

import csv
from io import StringIO
from itertools import chain
from typing import Any

import pytest

from boardkit.core.teaching.quiz import Classroom, Poll, Question, names_in, question_in
from boardkit.draw.blocks import Room
from boardkit.handout.lessons import class_table
from boardkit.library import open_library
from boardkit.library.lessons import CLASS_SETTING, classroom, keep_class
from boardkit.text import words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import (
    ClassCalled,
    ClassServed,
    Do,
    NameClass,
    Next,
    Pose,
    PoseChoices,
    PupilsAnswered,
    SendAway,
    Tally,
    Want,
)
from boardkit.tui.desk.stakes import PLAIN
from boardkit.tui.desk.teach.classroom import NAME, InClass, Inviting, Polling, class_sheet
from boardkit.tui.desk.teach.lessons import Quizzing
from boardkit.tui.desk.wishes import (
    Ask,
    CallClass,
    Confirm,
    Entry,
    KeepAnswers,
    KeepClass,
    OfDevices,
    Pick,
    Tell,
    WriteTable,
)
from tests.desk.lessons import FOUND, lesson_desk, steps_of
from tests.desk.tools import after, drawn, ink_of, pressed, random_match, seated
from tests.every import every_language, with_each

WHAT = Question("How much?", ("3", "4", "5"), 1)
ROOM = Room(80, 18)


def in_class(*names: str, language: str = "en") -> Desk:
    """Meet a class at an open table."""
    desk = seated(random_match("tectonic_tribes", 8), language)
    assert [type(wish) for wish in pressed(desk, "Q").wishes] == [CallClass]
    return after(desk, ClassCalled(Classroom(names)))


def asked(*names: str) -> Desk:
    return after(in_class(*names), Pose(WHAT))


def poll(desk: Desk) -> Poll:
    mode = next(mode for mode in desk.modes if isinstance(mode, Polling))
    return mode.poll


def sheet(desk: Desk) -> str:
    found = panels.sheet(desk, ink_of("tectonic_tribes", 2), ROOM)
    assert found is not None
    return "\n".join(line.plain for line in found.lines)


def prompt(desk: Desk) -> str:
    return panels.prompt(desk, ink_of("tectonic_tribes", 2)).plain


def test_one_after_the_other_answers_and_all_is_revealed_at_once() -> None:
    desk = asked("Ada", "Zoe")
    assert prompt(desk).startswith("Ada:")
    desk = pressed(desk, "b", "enter").desk
    assert prompt(desk).startswith("Zoe:")
    outcome = pressed(desk, "a", "enter", "v")
    assert poll(outcome.desk).answers == {"Ada": 1, "Zoe": 0}
    (kept,) = (wish for wish in outcome.wishes if isinstance(wish, KeepClass))
    assert kept.room == Classroom(("Ada", "Zoe"), (poll(outcome.desk),))
    assert "✓ b) 4" in sheet(outcome.desk)
    assert "1 · 50 %" in sheet(outcome.desk)
    assert "Ada                 b✓  1" in sheet(after(outcome.desk, Do.BACK))


def test_the_screen_does_not_tell_which_answer_was_taken() -> None:
    desk = asked("Ada", "Zoe")
    pictures = [[drawn(one), sheet(one)] for one in (pressed(desk, letter).desk for letter in "abc")]
    assert pictures[0] == pictures[1] == pictures[2]
    given = [sheet(pressed(desk, letter, "enter").desk) for letter in "abc"]
    assert given[0] == given[1] == given[2]


def test_the_last_letter_counts_and_none_is_no_answer() -> None:
    desk = asked("Ada")
    assert pressed(desk, "enter").desk is desk
    assert pressed(desk, "f").desk is desk
    assert poll(pressed(desk, "a", "c", "enter").desk).answers == {"Ada": 2}


def test_whoever_is_away_is_skipped_and_an_answer_can_be_given_again() -> None:
    desk = pressed(asked("Ada", "Zoe", "Max"), "tab", "a", "enter").desk
    assert poll(desk).answers == {"Zoe": 0}
    again = pressed(desk, "u", "c", "enter").desk
    assert poll(again).answers == {"Zoe": 2}
    done = pressed(again, "b", "enter").desk
    assert prompt(done).startswith("Everybody")
    assert pressed(done, "a", "enter").desk is done
    assert prompt(after(done, Next(-1))).startswith("Max:")


def test_people_without_names_are_numbered() -> None:
    desk = pressed(asked(), "a", "enter", "b", "enter", "tab").desk
    assert poll(desk).answers == {"Pupil 1": 0, "Pupil 2": 1}
    assert prompt(desk).startswith("Pupil 3:")


def test_hands_are_counted_by_letters_and_by_clicks() -> None:
    desk = pressed(asked("Ada"), "t", "a", "b", "b").desk
    desk = after(desk, Tally(2, 1), Tally(1, -1), Tally(0, -1), Tally(0, -1), Tally(9, 1))
    assert poll(desk).counts == (0, 1, 1)
    assert poll(pressed(desk, "u").desk).counts == (0, 1, 0)
    assert "2 answers." in sheet(desk)


def test_answers_that_were_not_revealed_are_not_lost_by_a_key_too_many() -> None:
    desk = asked("Ada")
    assert isinstance(after(desk, Do.BACK).mode, InClass)
    outcome = pressed(desk, "a", "enter", "escape")
    (wish,) = outcome.wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Confirm)
    assert wish.dialog.careful
    assert isinstance(after(outcome.desk, wish.dialog.then).mode, InClass)


def test_who_answers_on_a_device_is_not_asked_at_the_keyboard_and_late_answers_are_none() -> None:
    desk = pressed(asked("Ada", "Zoe", "Max"), "a").desk
    (mode,) = (mode for mode in desk.modes if isinstance(mode, Polling))
    heard = after(desk, PupilsAnswered(mode.stamp, {"Ada": 1, "Zoe": 2, "Guest": 0, "Eve": 3, "Bo": -1}))
    assert poll(heard).answers == {"Ada": 1, "Zoe": 2, "Guest": 0}
    assert prompt(heard).startswith("Max:")
    assert pressed(heard, "enter").desk is heard
    counted = pressed(heard, "b", "enter", "t", "a").desk
    assert poll(counted).counts == (2, 2, 1)
    assert after(counted, PupilsAnswered("other", {"Ada": 0})) is counted
    closed = pressed(counted, "v").desk
    assert after(closed, PupilsAnswered(mode.stamp, {"Ada": 0})) is closed


def test_a_question_that_is_asked_again_is_another() -> None:
    desk = pressed(asked("Ada"), "a", "enter", "v", "escape").desk
    stamps = [
        mode.stamp
        for one in (asked("Ada"), after(desk, Pose(WHAT)))
        for mode in one.modes[-1:]
        if isinstance(mode, Polling)
    ]
    assert len({*stamps}) == 2


def test_each_answer_is_kept_as_it_comes_and_the_question_goes_on_later() -> None:
    outcome = pressed(asked("Ada", "Zoe"), "b", "enter")
    (wish,) = outcome.wishes
    assert isinstance(wish, KeepClass)
    left = Poll(WHAT, {"Ada": 1})
    assert wish.room == Classroom(("Ada", "Zoe"), open=left)
    bare = seated(random_match("tectonic_tribes", 8))
    met = update(bare, ClassCalled(wish.room))
    assert poll(met.desk) == left
    assert prompt(met.desk).startswith("Zoe:")
    assert any(isinstance(one, Tell) and "its one answer is here" in one.sentence for one in met.wishes)
    assert [one.room for one in pressed(met.desk, "u").wishes if isinstance(one, KeepClass)] == [
        Classroom(("Ada", "Zoe"))
    ]
    dropped = update(met.desk, Want.LEAVE_QUESTION)
    assert [one.room for one in dropped.wishes if isinstance(one, KeepClass)] == [Classroom(("Ada", "Zoe"))]


def test_a_question_left_open_is_closed_by_another_of_a_lesson() -> None:
    asks = ((one, at) for one in FOUND for at, step in enumerate(steps_of(one.id)) if step.quiz is not None)
    found, at = next(asks)
    left = Poll(WHAT, {"Ada": 1})
    outcome = update(lesson_desk(found, "en", at), ClassCalled(Classroom(("Ada",), open=left)))
    assert poll(outcome.desk).question != WHAT
    assert [one.room.polls for one in outcome.wishes if isinstance(one, KeepClass)] == [(left,)]


def test_own_devices_are_asked_about_first_and_their_code_is_shown_with_who_came() -> None:
    desk = asked("Ada")
    assert "Q lets all answer on devices of their own" in sheet(desk)
    (wish,) = pressed(desk, "Q").wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Confirm)
    assert wish.dialog.careful
    assert wish.dialog.then == Want.BEGIN_DEVICES
    (wish,) = update(desk, wish.dialog.then).wishes
    assert isinstance(wish, OfDevices)
    assert wish.wanted == Want.BEGIN_DEVICES
    code = ("http://192.168.178.123:43210/abcdefghijkmnpqr/", *["▀" * 33] * 17)
    shown = after(desk, ClassServed(code, True))
    assert isinstance(shown.mode, Inviting)
    assert prompt(shown).startswith("Nobody has come in yet.")
    for said in (code[0], "▀▀▀▀▀", "The same code for all", "Everybody in your network"):
        assert said in sheet(shown)
    (mode,) = (one for one in shown.modes if isinstance(one, Polling))
    heard = after(shown, ClassServed(code, True, ("Ada", "[b]\x1b")), PupilsAnswered(mode.stamp, {"Ada": 1}))
    assert prompt(heard).startswith("2 pupils have come in.")
    assert poll(heard).answers == {"Ada": 1}
    for key in ("escape", "enter", "Q"):
        back = pressed(heard, key).desk
        assert isinstance(back.mode, Polling)
        assert f"2 pupils have come in: {code[0]}" in sheet(back)
        assert isinstance(pressed(back, "Q").desk.mode, Inviting)
    assert f"2 pupils have come in: {code[0]}" in sheet(pressed(back, "v", "escape").desk)
    (wish,) = pressed(heard, "full_stop").wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Pick)
    (_, everybody), (_, ada), (name, strange) = wish.dialog.entries
    assert name == "[b]\\x1b"
    for intent, sent in ((ada, "Ada"), (strange, "[b]\x1b")):
        (wish,) = update(heard, intent).wishes
        assert isinstance(wish, OfDevices)
        assert wish.wanted == intent == SendAway(sent)
    (wish,) = update(heard, everybody).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Confirm)
    assert wish.dialog.then == Want.BEGIN_DEVICES


def test_nothing_is_revealed_before_anybody_has_answered() -> None:
    desk = asked("Ada")
    assert pressed(desk, "v").desk is desk


def test_a_question_of_ones_own_is_typed() -> None:
    desk = in_class("Ada")
    (wish,) = pressed(desk, "n").wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Pick)
    first, *table = wish.dialog.entries
    assert first[1] is Want.OWN_QUESTION
    assert [entry[0] for entry in table] == ["Who has the most points now?", "Whose turn is it now?"]
    (wish,) = update(desk, Want.OWN_QUESTION).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Entry)
    (wish,) = update(desk, wish.dialog.fill("[b]How much?")).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Entry)
    posed = after(desk, wish.dialog.fill("3 / *4"))
    assert poll(posed).question == Question("[b]How much?", ("3", "4"), 1)
    assert "[b]How much?" in sheet(posed)
    told, again = update(desk, PoseChoices("x", "3")).wishes
    assert isinstance(told, Tell)
    assert isinstance(again, Ask)
    assert isinstance(again.dialog, Entry)
    assert (again.dialog.value, again.dialog.fill("3/4")) == ("3", PoseChoices("x", "3/4"))


@pytest.mark.parametrize("line", ["", "a", "a/", "/a/b", "*a/*b", "a/b/c/d/e/f/g", "  /  "])
def test_what_is_no_list_of_answers_is_refused(line: str) -> None:
    assert question_in("Which?", line) is None
    assert question_in(" ", "a/b") is None


def test_names_are_typed_in_a_line() -> None:
    outcome = update(in_class(), NameClass(" Ada,Zoe ,, Ada, " + "x" * 99))
    assert [wish.room.names for wish in outcome.wishes if isinstance(wish, KeepClass)] == [
        ("Ada", "Zoe", "x" * 40)
    ]
    assert len(names_in(",".join(map(str, range(200))))) == 60


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ada\nZoe\r\n\n Max \n", ("Ada", "Zoe", "Max")),
        ("Lace, Ada\nMay, Zoe\tx", ("Lace, Ada", "May, Zoe x")),
        ("Ada; Zoe;Max", ("Ada", "Zoe", "Max")),
        ("Lace, Ada;", ("Lace, Ada",)),
        ("Ada\n", ("Ada",)),
        ("", ()),
    ],
)
def test_names_are_read_as_lists_are_written_and_read_again_from_one_line(
    text: str, names: tuple[str, ...]
) -> None:
    assert names_in(text) == names
    (wish,) = pressed(in_class(*names), "c").wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Entry)
    assert wish.dialog.fill(wish.dialog.value) == NameClass(wish.dialog.value)
    assert names_in(wish.dialog.value) == names


def test_a_table_that_is_closed_calls_no_class() -> None:
    closed = seated(random_match("tectonic_tribes", 8).__replace__(open_table=False))
    (wish,) = pressed(closed, "Q").wishes
    assert isinstance(wish, Tell)
    assert wish.sentence == closed.words("class-wants-open")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_question_of_a_lesson_is_put_to_the_class(language: str) -> None:
    asks = ((one, at) for one in FOUND for at, step in enumerate(steps_of(one.id)) if step.quiz is not None)
    found, at = next(asks)
    desk = lesson_desk(found, language, at)
    assert isinstance(desk.mode, Quizzing)
    assert [type(wish) for wish in update(desk, Want.ASK_CLASS).wishes] == [CallClass]
    quiz = desk.mode.quiz
    put = after(desk, ClassCalled(Classroom(("Ada",))))
    question = poll(put).question
    assert (len(question.choices), question.right) == (len(quiz.choices), quiz.right)
    assert question.text
    assert all(choice in sheet(put) for choice in question.choices)
    revealed = pressed(put, "a", "enter", "v")
    (learnt,) = (wish.answers["Ada"] for wish in revealed.wishes if isinstance(wish, KeepAnswers))
    assert (learnt.game, learnt.lesson, learnt.step) == (desk.game.key, found.id, at + 1)
    assert (learnt.answer, learnt.good) == (question.choices[0], question.right == 0)
    back = pressed(revealed.desk, "escape", "escape").desk
    assert back.mode is desk.mode


def test_everything_can_be_forgotten_but_the_names() -> None:
    desk = pressed(asked("Ada"), "a", "enter", "v", "escape").desk
    forgotten = update(desk, Want.FORGET_CLASS)
    assert [wish.room for wish in forgotten.wishes if isinstance(wish, KeepClass)] == [Classroom(("Ada",))]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(80, 10), (40, 4), (200, 60)])
def test_sheets_keep_to_their_room(language: str, size: tuple[int, int]) -> None:
    room, ink = Room(*size), ink_of("tectonic_tribes", 2)
    desk = in_class(*(f"Name {number}" for number in range(40)), language=language)
    long = Question("Why? " * 40, tuple(f"because {number} " * 12 for number in range(6)))
    asked = after(desk, Pose(long))
    shown = pressed(asked, "a", "enter", "v").desk
    for one in (desk, asked, pressed(asked, "t").desk, shown, after(shown, Do.BACK)):
        found = panels.sheet(one, ink, room)
        assert found is not None
        assert found.width <= room.width
        assert len(found.lines) <= room.height
        assert panels.keys(one)


def test_answers_stand_below_each_other_whatever_the_names() -> None:
    poll = Poll(Question("Why?", ("so", "because"), 1), dict.fromkeys(("Ada", "漢" * 40, "x" * 40), 1))
    lines = class_sheet(Classroom((), (poll,)), Room(76, 20), words_for("en"), PLAIN).lines
    assert {line[: line.plain.index("b✓")].cell_len for line in lines[1:4]} == {NAME + 2}


def test_the_table_is_written_for_spreadsheets_and_no_name_is_a_formula() -> None:
    evil = ("=SUM(A1)", "+1", "-1", "@x", '"Zoe", "Max"')
    answered = Poll(Question("=1+1?", ("-2", "3"), 0), dict.fromkeys(evil, 0), (1, 1))
    rows = list(csv.reader(StringIO(class_table(Classroom(evil, (answered,)), words_for("en")))))
    assert rows[0] == ["name", "'=1+1?", "right"]
    assert [row[0] for row in rows[1:6]] == ["'=SUM(A1)", "'+1", "'-1", "'@x", '"Zoe", "Max"']
    assert rows[1][1:] == ["a) -2", "1"]
    assert rows[6:] == [["right answer", "a) -2", ""], ["answers a)", "5", ""], ["answers b)", "2", ""]]
    assert not any(cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row)


@pytest.mark.parametrize(("language", "separator"), [("en", ","), ("fr", ";")])
def test_cells_are_parted_as_spreadsheets_of_the_language_part_them(language: str, separator: str) -> None:
    room = Classroom(("Zoe; Max", "Ada, Bo"), (Poll(Question("Why?", ("so", "no")), {"Ada, Bo": 1}, (0, 1)),))
    rows = list(csv.reader(StringIO(class_table(room, words_for(language))), delimiter=separator))
    assert [len(row) for row in rows] == [3] * len(rows)
    assert [row[0] for row in rows[1:3]] == ["Zoe; Max", "Ada, Bo"]


@every_language
@with_each("separator", [",", ";", "\t", "|"])
@with_each("begin", ["=1", "+1", "-1", "@x", "\uff1d1", " =1", "\t=1", '"=1', '";"=1'])
def test_nothing_is_a_formula_whatever_parts_the_cells(language: str, separator: str, begin: str) -> None:
    evil = (begin, f"a{separator}{begin}", f'a"{separator}{begin}', f"a\n{begin}", f"{separator}{begin}")
    room = Classroom(evil, (Poll(Question(evil[1], evil[:2], 0), dict.fromkeys(evil, 1), (1, 1)),))
    text = class_table(room, words_for(language))
    for opened in (separator, ",", ";"):
        read = (
            csv.reader(StringIO(text), delimiter=opened),
            (line.split(opened) for line in text.splitlines()),
        )
        cells = chain.from_iterable(chain.from_iterable(read))
        assert not [cell for cell in cells if cell.lstrip('" \t').startswith(("=", "+", "-", "@", "\uff1d"))]


def test_it_is_written_once_something_was_asked() -> None:
    desk = in_class("Ada")
    assert not pressed(desk, "s").wishes
    (wish,) = pressed(asked("Ada"), "a", "enter", "v", "s").wishes
    assert isinstance(wish, WriteTable)
    assert "Ada" in wish.text


def test_a_class_is_kept_and_damage_forgets_it(tmp_path: Any) -> None:
    room = Classroom(("Ada", "Élodie [b]"), (Poll(WHAT, {"Ada": 1}, (0, 2)), Poll(Question("?", ("a", "b")))))
    with open_library(tmp_path) as library:
        assert classroom(library) == Classroom()
        keep_class(library, room)
        assert classroom(library) == room
        damages: tuple[object, ...] = (3, {"names": 3}, {"polls": [{}]}, None)
        for damaged in damages:
            library.set_setting(CLASS_SETTING, damaged)
            assert classroom(library) == Classroom()
