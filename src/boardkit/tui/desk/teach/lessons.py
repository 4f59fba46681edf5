"""A lesson at the table: moves to make, questions to answer, help step by step; practice read as one."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from operator import attrgetter
from typing import Any, ClassVar, Final

from msgspec import field
from rich.text import Text

from boardkit.core import FaultError, Game, Match, Move, Seat, Study, choice_of, put
from boardkit.core.catalogue import GAMES
from boardkit.core.lines.course import Stride
from boardkit.core.lines.match import LEVELS, Sitter
from boardkit.core.records.position import position_code
from boardkit.core.teaching.faults import NothingToPractise
from boardkit.core.teaching.goals import Said
from boardkit.core.teaching.lesson import FORMAT, Chapter, Lesson, Start
from boardkit.core.teaching.quiz import MOST_CHOICES, Question, Quiz
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.teaching.stages import Stage, branched, stages
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.cards import boxed, told
from boardkit.draw.shapes import Place
from boardkit.draw.show import Entry, Face, card_of
from boardkit.library import Library, learning
from boardkit.library.learning import Tried
from boardkit.library.lessons import Found
from boardkit.library.session import new_seed
from boardkit.practice.exercises import Exercise, Kind
from boardkit.practice.sessions import FAR, Pattern, another, patterns_in, patterns_of, session, table_mark
from boardkit.practice.telling import step_of
from boardkit.text import LANGUAGES, words_for
from boardkit.text.teaching import answers_said, choice_said, own_text, reply_said, wrong_said
from boardkit.tui.desk import intents, wishes
from boardkit.tui.desk.desk import Answers, Deeds, Desk, Ink, Mode, Outcome, book_of, touched
from boardkit.tui.desk.keys import LESSON_KEYS
from boardkit.tui.desk.looking import LOOKING, STROLLING
from boardkit.tui.desk.match.curtain import look
from boardkit.tui.desk.match.forms import IN_HAND
from boardkit.tui.desk.presenting import reading_presented
from boardkit.tui.desk.stakes import Aiming, asked
from boardkit.tui.desk.teach.classroom import meet
from boardkit.tui.desk.teach.reading import (
    Help,
    Mark,
    Panel,
    Reading,
    area,
    arrows_in,
    may_play_on,
    named_in,
    onward_from,
    rings_in,
    to_practise,
)
from boardkit.tui.desk.update import back, go, point
from boardkit.tui.desk.wishes import KeepAnswers, KeepProgress, KeepTried, Practice, Wish

CARD, HIGHEST = 34, 10  # columns of a card that is asked about, and the most lines of what stands on it

TELLING: Final = frozenset(
    {intents.Do.INSPECT, intents.Do.OVERLAY, intents.Do.WHY, intents.Do.FIND, intents.RunCommand}
)
"""Intents that might tell the answer to an open question."""


def _take(desk: Desk, answer: intents.Take) -> Outcome:
    """Take an answer; where all are wanted, beside those that are taken, or leave it again."""
    mode, number = desk.doing(Quizzing), answer.number
    if not 0 <= number < len(mode.quiz.choices):
        return Outcome(desk)
    others = tuple(one for one in mode.chosen if one != number) if mode.quiz.wants_all else ()
    left = mode.quiz.wants_all and number in mode.chosen
    return Outcome(desk.turning(mode.__replace__(chosen=others if left else (*others, number))))


def _next(desk: Desk, step: intents.Next) -> Outcome:
    mode = desk.doing(Quizzing)
    if mode.quiz.wants_all:
        return desk.wishing(wishes.Ring())  # each is taken or left by its letter
    now = mode.chosen[0] if mode.chosen else -1 if step.step > 0 else 0
    return _take(desk, intents.Take((now + step.step) % len(mode.quiz.choices)))


def _answer(desk: Desk) -> Outcome:
    mode, words = desk.doing(Quizzing), desk.words
    if not mode.chosen:
        return desk.wishing(wishes.Ring())
    if mode.quiz.judge(mode.chosen):
        return lesson_at(desk).answered(desk, words("lesson-right"), good=True)
    return lesson_at(desk).answered(desk, wrong_said(mode.quiz, mode.chosen, words), good=False)


def _put_to_class(desk: Desk, called: intents.ClassCalled) -> Outcome:
    """Put the question to a class."""
    quiz = desk.doing(Quizzing).quiz
    choices = [choice_said(quiz, number, desk.words) for number in range(len(quiz.choices))]
    if len(choices) > MOST_CHOICES:
        return desk.wishing(wishes.Tell(desk.words("class-most", limit=MOST_CHOICES), wrong=True))
    mode = lesson_at(desk)
    question = Question(mode.question(desk), tuple(choices), quiz.right, tuple(quiz.also))
    return meet(desk, called.room, question, tried(desk, mode, "", good=False).tried)


def card_asked_about(desk: Desk, ink: Ink) -> Text:
    """Draw the card of the answer that is taken, or of what is asked, if that is about one."""
    move = desk.mode.offered if isinstance(desk.mode, Quizzing) else None
    if move is None or not dict(choice_of(move).values):
        return Text()
    card = card_of(desk.drawing, desk.state, choice_of(move), desk.words, ink.palette)
    lines = [line for line in told(card, CARD - 2) if line.plain.strip()]
    size = Room(CARD, min(len(lines), HIGHEST) + 2)
    return Text("\n").join(boxed(card.name, card.price, lines, size, Text()))


class Lecture(Value, eq=False):
    """A lesson as it is read: its id, number and successor."""

    id: str  # what its progress is kept under; empty keeps none
    lesson: Lesson
    number: tuple[int, int]  # which lesson of how many it is
    following: Said = field(default_factory=dict)  # the title of the lesson that comes next, if one does


class ReadingLesson(Value, Aiming, eq=False):
    """Leads a reader through a lesson."""

    lecture: Lecture
    reading: Reading  # where the reader stands
    judged: bool | None = None  # whether the last answer was good; None before there is one
    said: str = ""  # what came of it
    help: Help = Help.NONE  # how far the reader has been helped with the step

    gathers = False  # a lesson judges each move
    foot = LESSON_KEYS  # the keys of a lesson
    may_leave = True  # a lesson can be left at any moment; how far its reader has come is kept
    teaches = True  # something is told beside the map

    @property
    def resting(self) -> bool:
        """Whether the lesson wants no move now."""
        return not self.reading.to_play

    def beside(self, desk: Desk, ink: Ink, width: int) -> Text:  # noqa: ARG002 - it is wrapped later
        """Tell the step where the reader stands."""
        panel = self.panel(desk).__replace__(feedback=self.feedback(ink), card=card_asked_about(desk, ink))
        return panel.text(desk.words, book_of(desk))

    def panel(self, desk: Desk) -> Panel:
        """Return what is told of the lesson now, in plain words."""
        return Panel(
            self.lecture.lesson,
            self.lecture.number,
            self.reading,
            desk.drawing,
            feedback=Text(self.said),
            help=self.help,
            chosen=desk.mode.chosen if isinstance(desk.mode, Quizzing) else (),
            following=own_text(self.lecture.following, desk.words),
        )

    def named(self, desk: Desk, places: Collection[Place]) -> frozenset[Place]:
        """Return the places that the note names, and those that help points at."""
        stage, words = self.reading.stage, desk.words
        told = stage.step.note if self.reading.open else stage.step.because
        pointed = area(stage, desk.drawing) if self.reading.to_play and self.help >= Help.AREA else ()
        own = rings_in(stage.step, places) if self.reading.open else ()
        told_of = named_in(own_text(told, words), places, words)
        return frozenset((*told_of, *pointed, *own)).intersection(places)

    def arrows(self, _desk: Desk, places: Collection[Place]) -> Sequence[tuple[Place, Place]]:
        """Return the arrows of the step, while it is open."""
        return arrows_in(self.reading.stage.step, places) if self.reading.open else ()

    def feedback(self, ink: Ink) -> Text:
        """Say what came of the last answer."""
        return Text(f"✓ {self.said}", ink.tones.good) if self.judged else Text(self.said)

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what is to be done, and in the second line, which is always seen, what came of it."""
        if self.reading.to_play:
            said = asked(desk, ink.tones)
            return Text("\n").join([said.split("\n")[0], self.feedback(ink)]) if self.said else said
        if self.reading.finished:
            finished = "lesson-finished-missed" if to_practise(self.reading) else "lesson-finished"
            return Text(desk.words("practice-finished" if self.reading.practises else finished), "bold")
        answered = self.reading.stage.wants_answer or not self.reading.open
        asked_now = Text(desk.words("lesson-answered" if answered else "lesson-go-on"), "bold")
        return Text("\n").join([asked_now, self.feedback(ink)]) if self.said else asked_now

    def rule(self, desk: Desk) -> str:
        """Return the rule of the step, unless a refused move has one of its own."""
        refused = self.reading.to_play and desk.draft.move
        return super().rule(desk) if refused else self.reading.stage.step.rule

    @property
    def deeds(self) -> Deeds:
        """Make the move of the step, go on, go back, look around."""
        deeds = dict(READING)
        if may_play_on(self.reading):
            deeds |= {intents.Do.BRANCH: play_on, intents.PlayOn: play_on_with}
        if self.reading.finished:
            deeds[intents.Do.FORGO] = practise
        if self.reading.to_answer:
            deeds[intents.Want.SHOW_STEP] = show_step
        return deeds

    def question(self, desk: Desk) -> str:
        """Return the note of the step, which asks."""
        return own_text(self.reading.stage.step.note, desk.words)

    def answered(self, desk: Desk, said: str, *, good: bool) -> Outcome:
        """Have the step done after a good answer, or say why it was not."""
        stage, quiz = self.reading.stage, desk.doing(Quizzing)
        given = sorted(quiz.chosen)
        branch = stage.branch_of(given)
        aside = () if branch is None else branched(stage, branch, stage.match)
        answer = answers_said(quiz.quiz, given, desk.words)
        out = finished(desk, self, said, aside=aside) if good else missed(desk, self, said, aside)
        return out.wishing(tried(desk, self, answer, good=good))

    def decide(self, desk: Desk, move: Move) -> Outcome:
        """Let the lesson judge a move."""
        if not self.reading.to_play:
            return Outcome(desk)
        stage = self.reading.stage
        reply = stage.reply(move)
        done = reply.done
        aside = () if reply.branch is None or done is None else branched(stage, reply.branch, done)
        told = tried(desk, self, desk.words.say(move), good=reply.good)
        if not reply.good:
            return missed(desk, self, reply_said(reply, stage, desk.words), aside).wishing(told)
        own = self.reading.finish(done).stage.done is done
        said = reply_said(reply, stage, desk.words, own=own)
        return finished(desk, self, said, done, aside).wishing(told)


def missed(desk: Desk, mode: ReadingLesson, said: str, aside: Sequence[Stage] = ()) -> Outcome:
    """Say that an answer was not right, and why; what is told besides to who gives it is told first."""
    reading = mode.reading.marked(Mark.MISSED)
    now = mode.__replace__(reading=reading.looking_closer(aside), judged=False, said=said)
    if len(now.reading.stages) > len(reading.stages):
        return shown(desk, now.__replace__(help=Help.NONE), reading.kept)
    return Outcome(desk.__replace__(modes=(now, *desk.modes[1:]))).wishing(wishes.Unroll())


def finished(
    desk: Desk, mode: ReadingLesson, said: str, own: Match[Any] | None = None, aside: Sequence[Stage] = ()
) -> Outcome:
    """Have the step done, and say so."""
    reading = mode.reading.finish(own).looking_closer(aside)
    return shown(desk, mode.__replace__(reading=reading, judged=True, said=said), mode.reading.kept)


def shown(desk: Desk, mode: ReadingLesson, done: int) -> Outcome:
    """Show where the reader stands now, of whom so many steps were done before."""
    reading = mode.reading
    study = Study(reading.table)
    words = desk.words.called(player.name for player in study.main.players)
    table = look(desk.__replace__(study=study, words=words, modes=(mode,)), reading.viewer)
    known, told = mode.lecture.id, mode.lecture.lesson
    keep = wishes.KeepProgress(known, reading.kept, told.title, told.steps)
    kept = (keep,) if known and reading.kept != done else ()
    quiz = reading.quiz
    out = table.wishing(*kept, wishes.Unroll())
    if quiz is None:
        return out
    return out.then(lambda now: Outcome(now.entering(Quizzing(quiz))))


def read(desk: Desk, mode: ReadingLesson, reading: Reading) -> Outcome:
    """Show a step from its start, with nothing answered yet."""
    fresh = mode.__replace__(reading=reading, judged=None, said="", help=Help.NONE)
    return shown(desk, fresh, mode.reading.kept)


def lesson_at(desk: Desk) -> ReadingLesson:
    """Return the lesson that is read at a desk."""
    return desk.begun_as(ReadingLesson)


def tried(desk: Desk, mode: ReadingLesson, answer: str, *, good: bool) -> wishes.KeepTried:
    """Wish that an answer be kept."""
    reading, lesson = mode.reading, mode.lecture.id
    stage = reading.stage
    known = patterns_in(desk.game, [stage.step.rule]) if stage.step.rule else ()
    kind = reading.kind or next((one.kind for one in known if one.section == stage.step.rule), "")
    first = not stage.aside and stage.number not in reading.marks
    step = stage.number + 1 if lesson else 0
    table = table_mark(stage.match) if reading.practises else ""
    row = Tried(desk.game.key, lesson, step, stage.step.rule, kind, good, answer, first, table)
    return wishes.KeepTried(row)


def _act(desk: Desk) -> Outcome:
    """Take what lies nearest, make the move, or go on."""
    mode, move = lesson_at(desk), desk.draft.move
    if mode.reading.to_play and not desk.touched:
        return Outcome(touched(desk))
    if mode.reading.to_play:
        return desk.wishing(wishes.Ring()) if move is None else mode.decide(desk, move)
    return desk.wishing(wishes.Leave()) if mode.reading.finished else _on(desk)


def _on(desk: Desk) -> Outcome:
    """Go on by a step, as far as the reader has come."""
    mode = lesson_at(desk)
    further = mode.reading.on()
    if mode.reading.to_answer:
        ask, yes, no = (desk.words(f"lesson-show-{said}") for said in ("ask", "yes", "no"))
        return desk.asking(wishes.Confirm(ask, yes, no, intents.Want.SHOW_STEP))
    if (further.at, further.done) == (mode.reading.at, mode.reading.done):
        return desk.wishing(wishes.Ring())
    return read(desk, mode, further)


def leave(desk: Desk) -> Outcome:
    """Take back what has been taken to answer with; where there is nothing, leave the lesson."""
    mode = desk.mode
    if isinstance(mode, Quizzing) and mode.chosen:
        return Outcome(desk.turning(mode.__replace__(chosen=())))
    before = back(desk).desk
    return desk.wishing(wishes.Leave()) if TAKEN(before) == TAKEN(desk) else Outcome(before)


def step(desk: Desk, wanted: intents.Stroll) -> Outcome:
    """Go on by a step of the lesson, or back by one; longer strides are for walks."""
    if wanted.stride is not Stride.HAPPENING:
        return Outcome(desk)
    mode = lesson_at(desk)
    return _on(desk) if wanted.way > 0 else read(desk, mode, mode.reading.back())


def give_hint(desk: Desk) -> Outcome:
    """Help by one step more: what to think of, where to look, the move; then have it made."""
    mode = lesson_at(desk)
    if not mode.reading.to_answer:
        return desk.wishing(wishes.Tell(desk.words("lesson-no-hint")))
    if mode.help is Help.MOVE:
        return show_step(desk)
    further = Help(mode.help + 1)
    helped = mode.__replace__(reading=mode.reading.marked(Mark.HELPED), help=further)
    return desk.__replace__(modes=(helped, *desk.modes[1:])).wishing(wishes.Unroll())


def show_step(desk: Desk) -> Outcome:
    """Make the move for the reader, or give the answer."""
    mode, words = lesson_at(desk), desk.words
    stage = mode.reading.stage
    if not mode.reading.to_answer:
        return Outcome(desk)
    quiz, marked = stage.quiz, mode.__replace__(reading=mode.reading.marked(Mark.SHOWN))
    said = words.say(stage.move) if quiz is None else answers_said(quiz, quiz.rights, words)
    out = finished(desk, marked, words("lesson-shown-now", move=said))
    return out.wishing(tried(desk, mode, "", good=False))


def present(desk: Desk) -> Outcome:
    """Present the lesson as far as it has been read; an open question stays open."""
    lesson, reading = lesson_at(desk).lecture.lesson, lesson_at(desk).reading
    so_far = reading.stages[: reading.at + 1]
    return desk.wishing(wishes.Open(reading_presented(lesson, so_far, reading.done)))


def play_on(desk: Desk) -> Outcome:
    """Ask with whom to play on from here; who is alone at the table plays at once."""
    words = desk.words
    if len(desk.match.players) == 1:
        return play_on_with(desk, intents.PlayOn(Sitter.PERSON))
    entries = [(words("lesson-play-people"), intents.PlayOn(Sitter.PERSON))]
    entries += [(words.name(one), intents.PlayOn(one)) for one in LEVELS]
    return desk.asking(wishes.Pick(words("lesson-play-ask"), tuple(entries)))


def play_on_with(desk: Desk, wanted: intents.PlayOn) -> Outcome:
    """Begin a match at that table, the reader at the seat through which it is seen."""
    reading = lesson_at(desk).reading
    table = onward_from(reading)
    others = tuple(player.__replace__(sitter=wanted.sitter) for player in table.players)
    players = put(others, reading.viewer, table.players[reading.viewer])
    return desk.wishing(wishes.Begin(position_code(desk.game, table.state), players))


def practise(desk: Desk) -> Outcome:
    """Practise what was missed in a lesson, or go on with practice."""
    reading = lesson_at(desk).reading
    if reading.practises:
        return restart(desk)
    door = practice_of(desk.game, to_practise(reading))
    if door is None:
        return desk.wishing(wishes.Tell(desk.words("practice-nothing")))
    return desk.wishing(wishes.Open(door))


def practice_of(game: Game[Any], sections: Sequence[str]) -> wishes.Practice | None:
    """Return the way to practise some sections and those below them, if there is any."""
    patterns = patterns_in(game, sections) if sections else ()
    return wishes.Practice(game, patterns) if patterns else None


def show_all(desk: Desk) -> Outcome:
    """Show all of the step, where the panel is too small for it."""
    lines = lesson_at(desk).panel(desk).text(desk.words, book_of(desk)).plain.splitlines()
    return desk.asking(wishes.Notice(desk.words("lesson-all-steps"), tuple(lines)))


def restart(desk: Desk) -> Outcome:
    """Begin the lesson again."""
    mode = lesson_at(desk)
    return read(desk, mode, mode.reading.anew())


TAKEN: Final = attrgetter("looked", "letters", "verb", "kind", "draft")  # what a step back takes back by bits

IN_A_LESSON: Final[Deeds] = {
    intents.Stroll: step,
    intents.Do.HINT: give_hint,
    intents.Do.BACK: leave,
    intents.Do.LOG: show_all,
    intents.Do.PRESENT: present,
    intents.Want.RESTART: restart,
}
"""Deeds that go through a lesson."""


class Quizzing(Value, Mode, eq=False):
    """Asks a question."""

    quiz: Quiz
    chosen: tuple[int, ...] = ()  # the answers taken to it, the last one last: one, unless all are wanted

    resting = True  # let nobody move
    foot = LESSON_KEYS

    deeds: ClassVar[Deeds] = {
        **{kind: deed for kind, deed in LOOKING.items() if kind not in TELLING},
        **IN_A_LESSON,
        intents.Go: go,
        intents.Point: point,
        intents.Take: _take,
        intents.Next: _next,
        intents.Do.ACT: _answer,
        intents.Want.ASK_CLASS: lambda desk: desk.wishing(wishes.CallClass()),
        intents.ClassCalled: _put_to_class,
        intents.Want.SHOW_STEP: show_step,
    }

    @property
    def styles(self) -> tuple[str, ...]:
        """Numbers of the table are hidden where they would answer the question; names of seats are not."""
        return ("-quiz", "-tells") if self.quiz.told_by_the_table else ("-quiz",)

    def answers(self, desk: Desk) -> Answers:
        """List the answers as a hand does."""
        said = (choice_said(self.quiz, number, desk.words) for number in range(len(self.quiz.choices)))
        entries = (Entry(Face((Text(one),)), taken=number in self.chosen) for number, one in enumerate(said))
        move = self.offered
        # What is asked about hides what lies at its place, by which it is judged; the note rings the place.
        hides = move is not None and move is self.quiz.move and len(desk.drawing.touched(move)) == 1
        about = move or next((one for one in self.quiz.choices if isinstance(one, Move)), None)
        return Answers(tuple(entries), move, not hides, about)

    @property
    def offered(self) -> Move | None:
        """The move that is taken as an answer, the last one, if it is one; else the one it is about."""
        choice = self.quiz.choices[self.chosen[-1]] if self.chosen else None
        return choice if isinstance(choice, Move) else self.quiz.move

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say that an answer is wanted, and what came of the last one."""
        how = "lesson-your-answers" if self.quiz.wants_all else "lesson-your-answer"
        asked = Text(desk.words(how), "bold")
        return Text("\n").join([asked, lesson_at(desk).feedback(ink)])

    def rule(self, desk: Desk) -> str:
        """Return the rule of the step."""
        return desk.modes[0].rule(desk)


READING: Final[Deeds] = {
    **LOOKING,
    **IN_HAND,
    intents.Do.WALK: STROLLING[intents.Do.WALK],
    **IN_A_LESSON,
    intents.Do.ACT: _act,
    intents.Want.SIT_DOWN: lambda desk: read(desk, lesson_at(desk), lesson_at(desk).reading),
}
"""Deeds possible while a lesson is read."""


def opened_lesson(game: Game[Any], found: Sequence[Found], number: int, done: int) -> tuple[Reading, Lecture]:
    """Open a lesson after so many done steps; FaultError if it does not fit its game, or is damaged."""
    one = found[number]
    if one.fault is not None:
        raise FaultError(one.fault)
    assert one.lesson is not None
    reading = Reading.resumed(stages(game, one.lesson), Seat(one.lesson.start.seat), done)
    following = found[number + 1].lesson if number + 1 < len(found) else None
    title = {} if following is None else following.title
    return reading, Lecture(one.id, one.lesson, (number + 1, len(found)), title)


class Drill(Reading, eq=False):
    """Exercises being done."""

    exercises: Sequence[Exercise] = ()
    patterns: Sequence[Pattern] = ()  # what they were made of
    seed: int = 0  # the seed of the first
    given: frozenset[str] = frozenset()  # the marks of tables that are not to come again

    practises = True

    @property
    def kind(self) -> str:  # type: ignore[override]
        """The kind of the exercise that is asked."""
        return self.exercises[self.stage.number].kind

    @classmethod
    def dealt(cls, door: Practice, seed: int) -> "Drill":
        """Make the exercises of a session; FaultError if there are none."""
        found = session(door.game, door.patterns, seed, door.size, door.given)
        if not found:
            sections = dict.fromkeys(pattern.section for pattern in patterns_of(door.game))
            raise FaultError(NothingToPractise(tuple(sections)))
        stages = [step_of(one).__replace__(number=number) for number, one in enumerate(found)]
        given = door.given | {table_mark(one.match) for one in found}
        return cls(stages, found[0].seat, exercises=found, patterns=door.patterns, seed=seed, given=given)

    def anew(self) -> "Drill":
        """Go on with other exercises of the same patterns."""
        door = Practice(self.stage.match.game, self.patterns, given=self.given)
        return self.dealt(door, self.seed + FAR)

    def missed_stages(self) -> Iterator[Stage]:
        """Ask what was missed again, at other tables."""
        game = self.stage.match.game
        for stage, done in zip(self.own, self.exercises, strict=True):
            if self.marks.get(stage.number, Mark.FIRST) >= Mark.MISSED and (
                found := another(game, done, self.given)
            ):
                yield step_of(found).__replace__(aside=True, number=stage.number)


def drill_of(door: Practice) -> tuple[Drill, Lecture]:
    """Make practice, and what it is called; FaultError if there is no exercise of its patterns."""
    game, patterns = door.game, door.patterns
    fresh = door if door.seed is None else door.__replace__(given=frozenset())
    drill = Drill.dealt(fresh, new_seed() if door.seed is None else door.seed)
    start = Start(players=[player.name for player in drill.stage.match.players])
    title = _sections(game, [pattern.section for pattern in patterns])
    chapters = [Chapter(title={one: words_for(one, game.key)("title") for one in LANGUAGES}, steps=[])]
    lesson = Lesson(lesson=FORMAT, game=game.key, title=title, summary=title, start=start, chapters=chapters)
    return drill, Lecture("", lesson, (0, 0))


def _sections(game: Game[Any], sections: Iterable[str]) -> Said:
    """Name the section that is practised with those below it, or how many they are, in every language."""
    numbers = sorted(set(sections), key=len)
    if not all(f"{number}.".startswith(f"{numbers[0]}.") for number in numbers):
        return {one: words_for(one)("practice-sections", count=len(numbers)) for one in LANGUAGES}
    return {one: f"§{rulebook_of(game, one).sections[numbers[0]].heading}" for one in LANGUAGES}


def due_now(library: Library, key: str | None = None) -> Practice | None:
    """Return the way to what is due of a game, by default the one of which most is; None if nothing is."""
    now = datetime.now(UTC).date()
    due = learning.learning(library, now).due(now)
    games = Counter(one.game for one in due if one.game in GAMES and key in (None, one.game))
    if not games:
        return None
    (game, count), *_ = games.most_common(1)
    patterns = [Pattern(one.section, Kind(one.kind)) for one in due if one.game == game]
    return Practice(GAMES[game], patterns, size=count, given=learning.given_before(library))


def keep_learnt(library: Library, wish: Wish, *, again: bool) -> None:
    """Keep how far a learner has come, or what was answered; FaultError if the library cannot be written."""
    now = datetime.now(UTC)
    match wish:
        case KeepProgress(lesson, done, title, steps):
            learning.keep_progress(library, lesson, done, now, title=title, steps=steps)
        case KeepTried(tried):
            learning.learn(library, tried, now, again=again)
        case KeepAnswers(answers):
            learning.class_learned(library, answers, now)
