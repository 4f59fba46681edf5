"""A lesson line by line, from its first step to its end: where its reader stands, what is said and heard."""

from collections.abc import Callable, Mapping, Sequence
from string import ascii_lowercase
from typing import Any, Final

from boardkit.commands.plain.sitting import Leaving, Sitting, Talk, picked
from boardkit.commands.plain.telling import tell_question
from boardkit.commands.plain.turns import is_move, make_move, tried
from boardkit.commands.plain.verbs import ALONE, VERBS, Verb, known, leave, obey
from boardkit.core import Move, Study, choice_of
from boardkit.core.lines.course import Stride
from boardkit.core.lines.match import LEVELS, Sitter
from boardkit.core.teaching.lesson import Step
from boardkit.core.teaching.quiz import Quiz
from boardkit.draw.hearing import card_heard
from boardkit.library.session import Unkept
from boardkit.text import Words
from boardkit.text.names import folded
from boardkit.text.teaching import choice_said, own_text, pointed_said
from boardkit.tui.desk.desk import Desk, Outcome, update
from boardkit.tui.desk.intents import Do, Intent, PlayOn, Stroll, Take, Want
from boardkit.tui.desk.teach.lessons import Lecture, Quizzing, ReadingLesson, lesson_at
from boardkit.tui.desk.teach.reading import Reading, end_of, help_said, may_play_on
from boardkit.tui.desk.wishes import Begin, KeepProgress, KeepTried, Open, Practice, Tell, Wish

ALWAYS: Final = ("describe", "map", "beside", "where", "regions", "hand", "offers", "cards", "piles", "brief")
"""The words of play that work in a lesson, too, and tell no answer."""

UNASKED: Final = ("look", "score", "why")  # those that might tell the answer to a question


class LessonSitting(Sitting):
    """A lesson being read line by line."""

    def __init__(
        self, lecture: Lecture, reading: Reading, words: Words, talk: Talk, keep: Callable[[Wish], None]
    ) -> None:
        study = Study(reading.stage.match)
        super().__init__(Unkept(), study, words, talk)
        self.keep = keep  # remembers what is done and answered
        # Where the reader goes on, once they want to: to a match, or to practice.
        self.door: Begin | Practice | None = None
        self.told: tuple[int, Step] | None = None  # the step that was told last, and its place
        # The lesson as it stands, as a screen would have it.
        self.desk = Desk.of(study, words, ReadingLesson(lecture, reading))
        self.wants(Want.SIT_DOWN)

    @property
    def lesson(self) -> ReadingLesson:
        """The lesson, and where its reader stands."""
        return lesson_at(self.desk)

    @property
    def reading(self) -> Reading:
        """Where the reader stands."""
        return self.lesson.reading

    @property
    def place(self) -> tuple[int, Step]:
        """The step where the reader stands, which stays the same however its table changes."""
        return self.reading.at, self.reading.stage.step

    def wants(self, intent: Intent) -> None:
        """Do what is wanted."""
        self.follow(update(self.desk, intent))

    def follow(self, outcome: Outcome) -> None:
        """Take over what came of something, and do what is wished."""
        self.desk = outcome.desk
        self.study = self.desk.study
        # Each table of practice has players of its own.
        self.aloud.words = self.words.called(one.name for one in self.study.main.players)
        self.begin_move()
        for wish in outcome.wishes:
            match wish:
                case KeepProgress() | KeepTried():
                    self.keep(wish)
                case Tell(sentence):
                    self.tell(sentence)
                case Begin():
                    self.door = wish
                case Open(door=Practice() as door):
                    self.door = door

    def decide(self, move: Move) -> None:
        """Let the lesson judge a move."""
        self.follow(self.lesson.decide(self.desk, move))
        self.tell_reply()

    def tell_reply(self) -> None:
        """Say what came of the last answer."""
        lesson = self.lesson
        if lesson.said:
            said = lesson.said.removeprefix("✗ ").removeprefix(f"{self.words('lesson-wrong')} ")
            self.say("plain-lesson-good" if lesson.judged else "plain-lesson-bad", said=said)


def tell_step(sitting: LessonSitting) -> None:
    """Say where we are, what is explained, and what is to be done."""
    reading, words = sitting.reading, sitting.words
    stage, lesson = reading.stage, sitting.lesson.lecture.lesson
    sitting.told = sitting.place
    sitting.talk.say("")
    chapter = words.written(own_text(lesson.chapters[stage.chapter].title, words))
    sitting.say("plain-lesson-step", at=stage.number + 1, steps=len(reading.own), chapter=chapter)
    if stage.aside:
        sitting.say("lesson-once-more" if reading.reviewed else "lesson-aside")
    sitting.tell(*sitting.aloud.page(own_text(stage.step.note, words)), *pointed_said(stage.step, words))
    section = sitting.rules.sections.get(stage.step.rule)
    if section is not None:
        sitting.say("plain-lesson-rule", section=section.number, title=section.title)
    tell_task(sitting)


def tell_task(sitting: LessonSitting) -> None:
    """Say what is to be done, or that it goes on."""
    reading, words = sitting.reading, sitting.words
    if reading.quiz is not None:
        if (move := reading.quiz.move) is not None:
            heard = card_heard(sitting.drawing, sitting.view, choice_of(move), words)
            # Whether a condition is met may be what is asked.
            sitting.tell(*(line.lstrip("✓✗ ") for line in heard))
        for number, letter in enumerate(ascii_lowercase[: len(reading.quiz.choices)]):
            choice = choice_said(reading.quiz, number, words)
            sitting.say("plain-lesson-choice", letter=letter, choice=choice)
        sitting.say("plain-lesson-answers" if reading.quiz.wants_all else "plain-lesson-answer")
    elif reading.to_play:
        tell_question(sitting)
    else:
        tell_done(sitting)


def tell_done(sitting: LessonSitting) -> None:
    """Say what there is to say once a step is done, and how to go on."""
    reading, words = sitting.reading, sitting.words
    if not reading.open and reading.stage.step.because:
        sitting.tell(*sitting.aloud.page(own_text(reading.stage.step.because, words)))
    if not reading.finished:
        sitting.say("plain-lesson-on")
        return
    following = own_text(sitting.lesson.lecture.following, words)
    lines = end_of(reading, following, words, sitting.rules).plain.splitlines()
    sitting.tell(*(line for line in lines if line and "▶" not in line))
    sitting.say("plain-lesson-end-play" if may_play_on(reading) else "plain-lesson-end")


def tell_outcome(sitting: LessonSitting, *, told: bool = False) -> None:
    """Say what came of an answer; after a good one, what there is to say of the step."""
    if not told:
        sitting.tell_reply()
    if not sitting.reading.to_answer and sitting.told == sitting.place:
        tell_done(sitting)


def read_lesson(sitting: LessonSitting) -> None:
    """Read a lesson to its end, or until somebody leaves; how far they have come is kept."""
    lecture = sitting.lesson.lecture
    title = sitting.words.written(own_text(lecture.lesson.title, sitting.words))
    number, count = lecture.number
    sitting.say("plain-lesson-welcome", title=title, number=number, count=count)
    go_on(sitting, done=sitting.reading.done == len(sitting.reading.stages))


def go_on(sitting: LessonSitting, *, done: bool = False) -> None:
    """Read on from where the reader stands; of a lesson that was `done` ask whether to begin again."""
    sitting.told = sitting.door = None
    try:
        if done and sitting.agrees("plain-lesson-done"):
            sitting.wants(Want.RESTART)
        while sitting.door is None:
            if sitting.told != sitting.place:
                tell_step(sitting)
            line = sitting.talk.listen()
            with tried(sitting, line):
                _answer(sitting, line)
    except (Leaving, EOFError):
        if sitting.lesson.lecture.id:
            sitting.say("plain-lesson-bye")


def _answer(sitting: LessonSitting, line: str) -> None:
    word, _, rest = line.partition(" ")
    verb = _known(sitting).get(folded(word))
    quiz = sitting.reading.quiz
    if not line:
        _go_on(sitting)
    elif quiz is not None and (given := _given(line, quiz)):
        mode = sitting.desk.mode
        assert isinstance(mode, Quizzing)
        for number in given.symmetric_difference(mode.chosen) if quiz.wants_all else given:
            sitting.wants(Take(number))
        sitting.wants(Do.ACT)
        tell_outcome(sitting)
    elif verb is not None and not is_move(sitting, word, rest):
        obey(sitting, verb, word, rest.strip(), ALONE_HERE)
    elif sitting.reading.to_play:
        make_move(sitting, line)
        tell_outcome(sitting, told=True)
    else:
        sitting.say("plain-not-there", answer=sitting.quoted(line))


def _given(line: str, quiz: Quiz) -> set[int]:
    """Return the numbers, from 0, of the answers named: one, unless all that are right are wanted."""
    letters = {letter: at for at, letter in enumerate(ascii_lowercase[: len(quiz.choices)])}
    named = line.lower().replace(",", " ").split() if quiz.wants_all else [line.lower()]
    chosen: list[Any] = [letters.get(word, picked(range(len(letters)), word)) for word in named]
    return set() if None in chosen else set(chosen)


def _go_on(sitting: LessonSitting) -> None:
    """Go on where nothing is to be done; else say again what is."""
    if sitting.reading.finished:
        raise Leaving
    if sitting.reading.to_answer:
        tell_task(sitting)
    else:
        sitting.wants(Stroll(Stride.HAPPENING, 1))


def _tell_help(sitting: LessonSitting, _: str) -> None:
    for topic in OWN:
        sitting.say(f"plain-lesson-help-{topic}")
    for topic in (*ALWAYS, *UNASKED):
        sitting.say(f"plain-help-{topic}")


def _hint(sitting: LessonSitting, _: str) -> None:
    before = sitting.lesson.help
    sitting.wants(Do.HINT)
    lesson = sitting.lesson
    if lesson.help > before:
        sitting.tell(help_said(lesson.reading.stage, lesson.help, sitting.drawing, sitting.words))
    tell_outcome(sitting, told=sitting.reading.to_answer)


def _show(sitting: LessonSitting, _: str) -> None:
    """Make the move for the reader, or give the answer."""
    if not sitting.reading.to_answer:
        _go_on(sitting)
        return
    sitting.wants(Want.SHOW_STEP)
    sitting.tell(sitting.lesson.said)
    tell_outcome(sitting, told=True)


def _rule(sitting: LessonSitting, rest: str) -> None:
    """Read a section of the rules, by default that of the step; not while it would tell an answer."""
    number = rest or sitting.reading.stage.step.rule
    if sitting.reading.quiz is not None and not rest:
        sitting.say("plain-lesson-not-now")
    elif number:
        VERBS["rules"][0](sitting, number)


def _play_on(sitting: LessonSitting, rest: str) -> None:
    """Play a match from the table that is shown, with people or computers of a level."""
    words = sitting.words
    levels = {words.name(one).rpartition(" ")[2]: one for one in LEVELS}
    sitter = {folded(level): one for level, one in levels.items()}.get(folded(rest), Sitter.PERSON)
    if rest and sitter is Sitter.PERSON:
        sitting.say("plain-lesson-levels", levels=words.listed([*levels]))
        return
    sitting.wants(PlayOn(sitter))
    if sitting.door is None:
        sitting.say("plain-lesson-not-now")


def _practise(sitting: LessonSitting, _: str) -> None:
    """Practise what was missed, or more of the same."""
    if not sitting.reading.finished:
        sitting.say("plain-lesson-not-now")
    sitting.wants(Do.FORGO)


def _restart(sitting: LessonSitting, _: str) -> None:
    sitting.wants(Want.RESTART)
    sitting.told = None


def _not_now(sitting: LessonSitting, _: str) -> None:
    sitting.say("plain-lesson-not-now")


OWN: Final[Mapping[str, tuple[Verb, Sequence[str], Sequence[str]]]] = {
    "help": (_tell_help, ("?", "help"), ("aide",)),
    "again": (lambda sitting, _: tell_step(sitting), ("again",), ("encore",)),
    "back": (lambda sitting, _: sitting.wants(Stroll(Stride.HAPPENING, -1)), ("b", "back"), ("retour",)),
    "hint": (_hint, ("hint",), ("conseil", "indice")),
    "show": (_show, ("show",), ("montrer",)),
    "rule": (_rule, ("r", "rules"), ("regles",)),
    "restart": (_restart, ("restart",), ("recommencer",)),
    "practise": (_practise, ("practise", "more"), ("entrainer", "encore-dix")),
    "play": (_play_on, ("on",), ("jouer",)),
    "quit": (leave, ("q", "quit"), ("quitter",)),
}
"""What each word does in a lesson, in English and in French, as in play."""

ALONE_HERE: Final = ALONE.union(do for topic, (do, _, _) in OWN.items() if topic not in ("rule", "play"))
"""What the words do that take nothing behind them."""


def _known(sitting: LessonSitting) -> Mapping[str, Verb]:
    verbs = {topic: VERBS[topic] for topic in (*ALWAYS, *UNASKED)}
    if sitting.reading.quiz is not None:
        verbs |= {topic: (_not_now, *VERBS[topic][1:]) for topic in UNASKED}
    return known((*verbs.values(), *OWN.values()), sitting.words.language)
