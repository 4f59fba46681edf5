"""Questions of an author's own, and several right answers: made, taken, counted, put to a class."""

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from boardkit.commands.plain.lesson import LessonSitting, read_lesson
from boardkit.commands.plain.sitting import Talk
from boardkit.core import Study
from boardkit.core.faults import Fault, UnknownField
from boardkit.core.teaching.checking import faults_in
from boardkit.core.teaching.faults import (
    AnswerNotOffered,
    EmptyLesson,
    LessonDoesNotFit,
    SeveralAnswers,
    TooManyAnswers,
)
from boardkit.core.teaching.lesson import Ask, Chapter, Lesson, Offered, Wanted, from_json, to_json
from boardkit.core.teaching.quiz import Classroom
from boardkit.library.lessons import Found
from boardkit.text import words_for
from boardkit.text.reasons import fault_said
from boardkit.tui.desk import panels
from boardkit.tui.desk.author.work import AskFor, SetAnswers, answers_in, fields, work_at
from boardkit.tui.desk.desk import Desk, Outcome, update
from boardkit.tui.desk.intents import ClassCalled, Do, Next, Take, Want
from boardkit.tui.desk.teach.classroom import asked_in
from boardkit.tui.desk.teach.lessons import ReadingLesson, lesson_at, opened_lesson
from boardkit.tui.desk.wishes import Ask as AskWish
from boardkit.tui.desk.wishes import Entry, KeepTried, Pick, Ring, Wish
from tests.desk.test_authoring import asked, author_of, filled, steps_of, text_of
from tests.desk.tools import after, ink_of, random_match
from tests.tui.desks import done, entered, picked, wished

GAME = "tectonic_tribes"
OWN = "My own"


def own_question(answers: str = "*Lakes / Mines / *Forests", how: str = "any of") -> Desk:
    """Make a lesson of one question of one's own."""
    desk = author_of(random_match(GAME, 12))
    typed = entered(asked(desk, "What is green or blue?", OWN), answers)
    return picked(typed, how).desk if how else typed.desk


def ask_of(desk: Desk) -> Ask:
    ask = steps_of(desk)[0].ask
    assert ask is not None
    return ask


def reader_of(lesson: Lesson, language: str = "en") -> Desk:
    """Open a lesson for a reader."""
    game = author_of(random_match(GAME, 2)).game
    reading, lecture = opened_lesson(game, [Found(GAME, "made", own=True, lesson=lesson)], 0, 0)
    words = words_for(language, GAME, lesson.start.players)
    return update(
        Desk.of(Study(reading.stage.match), words, ReadingLesson(lecture, reading)), Want.SIT_DOWN
    ).desk


def told(desk: Desk) -> str:
    return panels.lesson(desk, ink_of(GAME, 2), 44).plain


def test_a_question_of_ones_own_is_typed_with_its_answers_and_which_are_right() -> None:
    desk = own_question()
    assert [(one.text, one.right) for one in ask_of(desk).answers] == [
        ({"en": "Lakes"}, True),
        ({"en": "Mines"}, False),
        ({"en": "Forests"}, True),
    ]
    assert ask_of(desk).wanted is Wanted.ANY
    assert work_at(desk).faults == ()
    assert from_json(to_json(text_of(desk).lesson).encode()) == text_of(desk).lesson
    shown = {field.way: field.said for field in fields(work_at(desk), desk.words)}
    assert shown["ask", "answers", "en"] == "✓ Lakes · Mines · ✓ Forests"
    assert shown["ask", "answers", "fr"] == "—"
    french = entered(done(desk, AskFor(("ask", "answers", "fr"))), "Lacs / Mines / Forêts").desk
    assert [one.text["fr"] for one in ask_of(french).answers] == ["Lacs", "Mines", "Forêts"]
    assert [one.right for one in ask_of(french).answers] == [True, False, True]
    assert "a) Lacs" in told(reader_of(text_of(french).lesson, "fr"))


def test_answers_are_ticked_in_the_list_and_typed_again() -> None:
    desk = own_question("*Yes / No", how="")
    listed = done(desk, AskFor(("ask", "choices")))
    ticked = picked(listed, "☐ No")
    assert [one.right for one in ask_of(ticked.desk).answers] == [True, True]
    assert isinstance(wished(ticked, AskWish).dialog, Pick)
    again = wished(picked(ticked, "Type the answers"), AskWish).dialog
    assert isinstance(again, Entry)
    assert (again.value, again.tall) == ("*Yes\n*No", True)
    turned = picked(done(desk, AskFor(("ask", "about"))), "asked next")
    assert not [wish for wish in turned.wishes if isinstance(wish, AskWish)], "the answers are the players"
    other = turned.desk
    assert (ask_of(other).answers, work_at(other).faults) == ([], ())


def test_a_wrong_answer_of_ones_own_has_its_reply() -> None:
    desk = own_question("*Yes / No", how="")
    replied = entered(picked(done(desk, AskFor(("ask", "mistakes"))), "to: No"), "Count again.").desk
    assert [(one.choice, one.note) for one in ask_of(replied).mistakes] == [("1", {"en": "Count again."})]
    assert work_at(replied).faults == ()
    wrong = after(reader_of(text_of(replied).lesson), Take(1), Do.ACT)
    assert "✗ No. Count again." in told(wrong)
    assert "✗ No. That is not so here." in told(after(reader_of(text_of(desk).lesson), Take(1), Do.ACT))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("*a / b", [("a", True), ("b", False)]),
        ("a\n* 1/2\n\n", [("a", False), ("1/2", True)]),
        (" / * / a", [("a", False)]),
        ("", []),
    ],
)
def test_answers_are_parted_by_lines_or_by_strokes(typed: str, expected: list[tuple[str, bool]]) -> None:
    assert [(one.text["en"], one.right) for one in answers_in(typed, "en", [])] == expected


def given(lesson: Lesson, *numbers: int) -> Outcome:
    return update(after(reader_of(lesson), *map(Take, numbers)), Do.ACT)


def tried(outcome: Outcome) -> tuple[str, bool]:
    """Say what is kept of an answer."""
    [wish] = [wish for wish in outcome.wishes if isinstance(wish, KeepTried)]
    return wish.tried.answer, wish.tried.good


def test_any_right_answer_is_right_where_one_is_enough() -> None:
    lesson = text_of(own_question()).lesson
    answers = {number: tried(given(lesson, number)) for number in range(3)}
    assert answers == {0: ("Lakes", True), 1: ("Mines", False), 2: ("Forests", True)}
    assert "✓ Lakes · Forests" in told(given(lesson, 2).desk)


def test_all_right_answers_are_ticked_where_all_are_wanted() -> None:
    lesson = text_of(own_question(how="all of")).lesson
    open_ = reader_of(lesson)
    assert "☐ a) Lakes" in told(open_)
    ticked = after(open_, Take(0), Take(1), Take(1))
    assert "☒ a) Lakes" in told(ticked)
    assert "☐ b) Mines" in told(ticked)
    assert [type(wish) for wish in update(ticked, Next(1)).wishes] == [Ring]
    assert "but it is not all" in told(after(ticked, Do.ACT))
    assert "✗ No. " in told(given(lesson, 0, 1, 2).desk)
    assert tried(given(lesson, 2, 1)) == ("Mines · Forests", False)
    assert tried(given(lesson, 2, 0)) == ("Lakes · Forests", True)
    helped = after(open_, Do.HINT, Do.HINT, Do.HINT)
    assert "So many of the answers are right: 2." in told(helped)
    assert "The answer is: Lakes · Forests" in told(helped)
    assert lesson_at(after(ticked, Do.BACK)).reading.open


def test_several_moves_may_be_right_too() -> None:
    desk = done(author_of(random_match(GAME, 12)), *[Do.WALK]).desk
    outcome = asked(desk, "Which may be made?", "is allowed?")
    dialog = wished(outcome, AskWish).dialog
    assert isinstance(dialog, Pick)
    legal = next(intent for said, intent in dialog.entries if str(said).startswith("☐ ✓"))
    several = update(outcome.desk, legal).desk
    assert [type(one.fault) for one in work_at(several).faults if isinstance(one, LessonDoesNotFit)] == [
        SeveralAnswers
    ]
    assert work_at(filled(several, "ask", "wanted", value="all")).faults == ()


class Lines(Talk):
    """Types some lines, and hears what is said."""

    def __init__(self, *lines: str) -> None:
        self.live = False
        self.lines = list(lines)
        self.told: list[str] = []

    def say(self, *lines: str) -> None:
        self.told += lines

    def listen(self) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def read_in_lines(lesson: Lesson, *lines: str) -> tuple[str, list[Wish]]:
    """Read a lesson line by line."""
    desk, talk, kept = reader_of(lesson), Lines(*lines), list[Wish]()
    mode = lesson_at(desk)
    read_lesson(LessonSitting(mode.lecture, mode.reading, desk.words, talk, kept.append))
    return "\n".join(talk.told), kept


def test_they_are_answered_line_by_line() -> None:
    said, kept = read_in_lines(text_of(own_question()).lesson, "b", "c")
    assert "Not that. That is not so here." in said
    assert "Well done. Right." in said
    assert [wish.tried.answer for wish in kept if isinstance(wish, KeepTried)] == ["Mines", "Forests"]
    said, kept = read_in_lines(text_of(own_question(how="all of")).lesson, "a", "a, b", "x", "a c")
    assert "type the letters of all of them" in said
    assert [wish.tried.answer for wish in kept if isinstance(wish, KeepTried)] == [
        "Lakes",
        "Lakes · Mines",
        "Lakes · Forests",
    ]
    assert said.index("but it is not all") < said.index("Well done. Right.")


def test_a_class_is_asked_and_every_right_answer_counts() -> None:
    desk = after(reader_of(text_of(own_question()).lesson), ClassCalled(Classroom(("Ada", "Bob"))))
    mode = asked_in(desk)
    assert mode is not None
    question = mode.poll.question
    assert (question.text, question.choices) == ("What is green or blue?", ("Lakes", "Mines", "Forests"))
    assert question.rights == (0, 2)
    room = Classroom(("Ada", "Bob")).asked(mode.poll.answered("Ada", 2).answered("Bob", 1))
    assert (room.right("Ada"), room.right("Bob")) == (1, 0)
    many = " / ".join(("*1", *map(str, range(2, 9))))
    lesson = text_of(own_question(many, how="")).lesson
    assert asked_in(after(reader_of(lesson), ClassCalled(Classroom(("Ada",))))) is None


def with_ask(**fields: Any) -> Lesson:
    """Make a lesson whose one question has other fields."""
    lesson = text_of(own_question()).lesson
    [step] = lesson.chapters[0].steps
    assert step.ask is not None
    other = evolve(step, ask=evolve(step.ask, **fields))
    return evolve(lesson, chapters=[Chapter(title=lesson.title, steps=[other])])


def offered(*rights: bool) -> list[Offered]:
    return [Offered(text={"en": f"Answer {number}"}, right=right) for number, right in enumerate(rights)]


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"answers": offered(False, False)}, AnswerNotOffered),
        ({"answers": offered(True)}, AnswerNotOffered),
        ({"answers": offered(True, True), "wanted": Wanted.ONE}, SeveralAnswers),
        ({"answers": offered(True, *[False] * 26)}, TooManyAnswers),
        ({"answers": [*offered(True), Offered(text={})]}, EmptyLesson),
        ({"choices": ["1"]}, UnknownField),
        ({"about": "points"}, UnknownField),
    ],
)
def test_what_is_wrong_with_answers_is_said_in_a_sentence(
    fields: dict[str, Any], fault: Callable[..., Fault]
) -> None:
    lesson = with_ask(**fields)
    [found] = faults_in(author_of(random_match(GAME, 2)).game, lesson)
    assert isinstance(found, LessonDoesNotFit)
    assert isinstance(found.fault, fault)  # type: ignore[arg-type]
    for language in ("en", "fr"):
        assert fault_said(found, words_for(language, GAME)).count("\n") == 0


def test_typed_answers_for_no_question_change_nothing() -> None:
    desk = author_of(random_match(GAME, 2))
    assert [type(wish) for wish in done(desk, SetAnswers("en", "*a / b")).wishes] == [Ring]


def test_texts_of_several_lines_stand_in_one_where_there_is_one() -> None:
    desk = filled(own_question("*Yes / No", how=""), "note", "en", value="One.\n\nTwo.")
    noted = entered(picked(done(desk, AskFor(("ask", "mistakes"))), "to: No"), "Count\nagain.").desk
    listed = wished(done(noted, Do.LOG), AskWish).dialog
    replies = wished(done(noted, AskFor(("ask", "mistakes"))), AskWish).dialog
    assert isinstance(listed, Pick)
    assert isinstance(replies, Pick)
    said = " ".join(str(label) for label, _ in (*listed.entries, *replies.entries))
    assert "One. Two." in said
    assert "Count again." in said
    assert "x0a" not in told(noted) + said
