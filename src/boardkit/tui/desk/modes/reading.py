"""A lesson at the table: the reader makes the moves and answers the questions; help comes step by step."""

from operator import attrgetter
from typing import Final

from boardkit.core import Move
from boardkit.core.records.position import position_code
from boardkit.core.teaching.stages import branched
from boardkit.text.teaching import choice_said, own_text, reply_said
from boardkit.tui.desk.acting import back
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Confirm, Notice
from boardkit.tui.desk.helping import Help, help_said
from boardkit.tui.desk.intents import Do, Stroll, Want
from boardkit.tui.desk.lessonend import may_play_on
from boardkit.tui.desk.looking import LOOKING
from boardkit.tui.desk.modes.choosing import IN_HAND
from boardkit.tui.desk.modes.curtain import touched
from boardkit.tui.desk.modes.lecturing import Lecturing, finished, lesson_at, missed, read
from boardkit.tui.desk.modes.quizzing import Quizzing
from boardkit.tui.desk.modes.walking import STROLLING
from boardkit.tui.desk.presented import reading_presented
from boardkit.tui.desk.reading import Mark
from boardkit.tui.desk.standing import book_of
from boardkit.tui.desk.walk import Stride
from boardkit.tui.desk.wishes import Ask, Begin, Leave, Open, Ring, Tell, Unroll


class ReadingLesson(Lecturing, eq=False):
    """Leads a reader through a lesson."""

    @property
    def deeds(self) -> Deeds:
        """Make the move of the step, go on, go back, look around."""
        on = PLAYING_ON if may_play_on(self.reading) else {}
        show = SHOWING if self.reading.to_answer else {}
        return {**READING, **on, **show}

    @property
    def in_a_quiz(self) -> Deeds:
        """What goes through the lesson while its question is open, too."""
        return {**IN_A_LESSON, **SHOWING}

    def question(self, desk: Desk) -> str:
        """Return the note of the step, which asks."""
        return own_text(self.reading.stage.step.note, desk.words)

    def answered(self, desk: Desk, said: str, *, good: bool) -> Outcome:
        """Have the step done after a good answer, or say why it was not."""
        stage, quiz = self.reading.stage, desk.mode
        number = quiz.chosen if isinstance(quiz, Quizzing) else None
        branch = None if number is None else stage.branch_of(number)
        aside = () if branch is None else branched(stage, branch, stage.match)
        return finished(desk, self, said, aside=aside) if good else missed(desk, self, said, aside)

    def decide(self, desk: Desk, move: Move) -> Outcome:
        """Let the lesson judge a move."""
        if not self.reading.to_play:
            return Outcome(desk)
        stage = self.reading.stage
        reply = stage.reply(move)
        done = reply.done
        aside = () if reply.branch is None or done is None else branched(stage, reply.branch, done)
        if not reply.good:
            return missed(desk, self, reply_said(reply, stage, desk.words), aside)
        own = self.reading.finish(done).stage.done is done
        return finished(desk, self, reply_said(reply, stage, desk.words, own=own), done, aside)


def begin(desk: Desk) -> Outcome:
    """Show the step where the reader stands."""
    mode = lesson_at(desk)
    return read(desk, mode, mode.reading)


def _act(desk: Desk) -> Outcome:
    """Take what lies nearest, make the move, or go on."""
    mode, move = lesson_at(desk), desk.draft.move
    if mode.reading.to_play and not desk.touched:
        return Outcome(touched(desk))
    if mode.reading.to_play:
        return desk.wishing(Ring()) if move is None else mode.decide(desk, move)
    return desk.wishing(Leave()) if mode.reading.finished else _on(desk)


def _on(desk: Desk) -> Outcome:
    """Go on by a step, as far as the reader has come."""
    mode = lesson_at(desk)
    further = mode.reading.on()
    if mode.reading.to_answer:
        words = desk.words
        yes, no = words("lesson-show-yes"), words("lesson-show-no")
        return desk.wishing(Ask(Confirm(words("lesson-show-ask"), yes, no, Want.SHOW_STEP)))
    if (further.at, further.done) == (mode.reading.at, mode.reading.done):
        return desk.wishing(Ring())
    return read(desk, mode, further)


def leave(desk: Desk) -> Outcome:
    """Take back what has been taken to answer with; where there is nothing, leave the lesson."""
    mode = desk.mode
    if isinstance(mode, Quizzing) and mode.chosen is not None:
        return Outcome(desk.turning(mode.__replace__(chosen=None)))
    before = back(desk).desk
    return desk.wishing(Leave()) if TAKEN(before) == TAKEN(desk) else Outcome(before)


def step(desk: Desk, wanted: Stroll) -> Outcome:
    """Go on by a step of the lesson, or back by one; longer strides are for walks."""
    if wanted.stride is not Stride.HAPPENING:
        return Outcome(desk)
    mode = lesson_at(desk)
    return _on(desk) if wanted.way > 0 else read(desk, mode, mode.reading.back())


def give_hint(desk: Desk) -> Outcome:
    """Help by one step more: what to think of, where to look, the move; then have it made."""
    mode = lesson_at(desk)
    if not mode.reading.to_answer:
        return desk.wishing(Tell(desk.words("lesson-no-hint")))
    if mode.help is Help.MOVE:
        return show_step(desk)
    further = Help(mode.help + 1)
    helped = mode.__replace__(reading=mode.reading.marked(Mark.HELPED), help=further)
    said = help_said(mode.reading.stage, further, desk.drawing, desk.words)
    return desk.__replace__(modes=(helped, *desk.modes[1:])).wishing(Tell(said), Unroll())


def show_step(desk: Desk) -> Outcome:
    """Make the move for the reader, or give the answer."""
    mode, words = lesson_at(desk), desk.words
    stage = mode.reading.stage
    if not mode.reading.to_answer:
        return Outcome(desk)
    shown_now = (
        words.say(stage.move) if stage.quiz is None else choice_said(stage.quiz, stage.quiz.right, words)
    )
    marked = mode.__replace__(reading=mode.reading.marked(Mark.SHOWN))
    return finished(desk, marked, words("lesson-shown-now", move=shown_now))


def present(desk: Desk) -> Outcome:
    """Present the lesson as far as it has been read; an open question stays open."""
    mode = lesson_at(desk)
    reading = mode.reading
    so_far = reading.stages[: reading.at + 1]
    return desk.wishing(Open(reading_presented(mode.lecture.lesson, so_far, reading.done)))


def play_on(desk: Desk) -> Outcome:
    """Play a match from the table at which the lesson ends."""
    last = lesson_at(desk).reading.own[-1].done
    return desk.wishing(Begin(position_code(desk.game, last.state), last.players))


def show_all(desk: Desk) -> Outcome:
    """Show all of the step, where the panel is too small for it."""
    lines = lesson_at(desk).panel(desk).text(desk.words, book_of(desk)).plain.splitlines()
    return desk.wishing(Ask(Notice(desk.words("lesson-all-steps"), tuple(lines))))


def restart(desk: Desk) -> Outcome:
    """Begin the lesson again."""
    mode = lesson_at(desk)
    return read(desk, mode, mode.reading.anew())


TAKEN: Final = attrgetter("looked", "letters", "verb", "kind", "draft")
"""What a step back takes back of a desk, bit by bit."""

PLAYING_ON: Final[Deeds] = deeds(simply(Do.BRANCH, play_on))
"""What can be done at the end of a lesson besides."""

SHOWING: Final[Deeds] = deeds(simply(Want.SHOW_STEP, show_step))
"""What can be done while a step is open besides."""

IN_A_LESSON: Final[Deeds] = deeds(
    given(Stroll, step),
    simply(Do.HINT, give_hint),
    simply(Do.BACK, leave),
    simply(Do.LOG, show_all),
    simply(Do.PRESENT, present),
    simply(Want.RESTART, restart),
)
"""What goes through a lesson."""

READING: Final[Deeds] = {
    **LOOKING,
    **IN_HAND,
    Do.WALK: STROLLING[Do.WALK],
    **IN_A_LESSON,
    **deeds(simply(Do.ACT, _act), simply(Want.SIT_DOWN, begin)),
}
"""What can be done while a lesson is read."""
