"""A lesson at the table: the reader makes the moves and answers the questions; the note stands beside."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from boardkit.core import FaultError, Match, Move, Seat, Study
from boardkit.core.teaching.stages import Stage
from boardkit.library.lessons import Found, keep_progress
from boardkit.library.session import Unkept
from boardkit.tui.desk.doors import Command
from boardkit.tui.desk.keys import LESSON_KEYS, Key, foot
from boardkit.tui.desk.reading import Reading
from boardkit.tui.desk.sight import Sight
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.table.lessonpanel import Panel, reply_said
from boardkit.tui.table.play import PlayScreen
from boardkit.tui.table.quizzing import QuizScreen
from boardkit.tui.widgets.lines import Lines


class LessonScreen(QuizScreen):
    """Leads a reader through a lesson; put before the screen of a game, it is a lesson at that game's table.

    Attributes:
        reading: where the reader stands.
        feedback: what came of the last answer.
        hinted: whether the hint was asked for.
    """

    def __init__(self, found: Found, number: tuple[int, int], reading: Reading) -> None:
        super().__init__(Study(reading.stage.match), Unkept())
        assert found.lesson is not None
        self.found = found
        self.lesson = found.lesson
        self.number = number
        self.reading = reading
        self.feedback = Text()
        self.hinted = False

    def side_foot(self) -> ComposeResult:
        """Lay out the lesson where other tables have their log."""
        with VerticalScroll(id="lesson", can_focus=False):
            yield Lines(id="lesson-text")

    def sit_down(self) -> None:
        """Show the step where the reader stands."""
        self.add_class("-lesson")
        self.read(self.reading)

    def read(self, reading: Reading) -> None:
        """Show a step, with nothing answered yet."""
        self.feedback = Text()
        self.hinted = False
        self._show(reading)
        self.query_one("#lesson", VerticalScroll).scroll_home(animate=False)

    def _show(self, reading: Reading) -> None:
        if reading.done != self.reading.done:
            self._keep(reading.done)
        self.reading = reading
        self.walk = None
        self.quiz, self.chosen = reading.quiz, None
        stage = reading.stage
        self.study = Study(stage.match if reading.open else stage.done)
        self.look(reading.viewer)

    def _keep(self, done: int) -> None:
        try:
            keep_progress(self.board.library, self.found.id, done)
        except FaultError as error:
            self.board.say(error.fault)

    @property
    def panel(self) -> Panel:
        """What is told of the lesson now."""
        return Panel(self.lesson, self.number, self.reading, self.feedback, self.hinted)

    def sight_of(self, viewer: Seat) -> Sight:
        """Let nobody move but where the lesson wants a move."""
        return Sight(self.match, viewer, self.drawing, resting=not self.reading.to_play)

    def draw_foot(self) -> None:
        """Write the lesson."""
        book = self.board.rulebook(self.match.game)
        self.query_one("#lesson-text", Lines).show(self.panel.text(self.words, book))

    def _asked(self) -> Text:
        """Say what is to be done, and what came of it."""
        if self.reading.to_play:
            said = super()._asked()
            return Text("\n").join([said, self.feedback]) if self.feedback else said
        words = self.words
        if self.quiz is not None:
            return Text("\n").join([Text(words("lesson-your-answer"), "bold"), self.feedback])
        if self.reading.finished:
            return Text(words("lesson-finished"), "bold")
        answered = self.reading.stage.wants_answer or not self.reading.open
        return Text(words("lesson-answered" if answered else "lesson-go-on"), "bold")

    def action_pick(self) -> None:
        """Answer, make the move, or go on."""
        if self.walk is not None:
            super().action_pick()
        elif self.quiz is not None:
            self._answer()
        elif self.reading.to_play:
            self._try()
        elif self.reading.finished:
            self.dismiss()
        else:
            self.action_step_on()

    def _answer(self) -> None:
        quiz = self.quiz
        if quiz is None or self.chosen is None:
            self.board.bell()
        elif self.chosen == quiz.right:
            self._finish(Text(self.words("lesson-right")))
        else:
            self.feedback = self._wrong(quiz.match, quiz.choices[self.chosen])
            self.redraw()

    def _wrong(self, match: Match[Any], choice: object) -> Text:
        """Say no, and why where a move is refused that was thought legal."""
        refusal = match.game.refusal(match.state, choice) if isinstance(choice, Move) else None
        if refusal is None:
            return Text(f"✗ {self.words('lesson-wrong')}")
        return Text(f"✗ {self.words.say(refusal)} §{refusal.section}")

    def _try(self) -> None:
        move = self.draft.move
        if move is None:
            self.board.bell()
        else:
            self.decide(move)

    def decide(self, move: Move) -> None:
        """Let the lesson judge a move."""
        if not self.reading.to_play:
            return
        stage = self.reading.stage
        reply = stage.reply(move)
        said = reply_said(reply, _meant(stage), self.words)
        if reply.good:
            self._finish(said)
        else:
            self.feedback = said
            self.redraw()

    def _finish(self, said: Text) -> None:
        self.feedback = Text(f"✓ {said.plain}", self.board.tone("success"))
        self._show(self.reading.finish())

    def action_step_on(self) -> None:
        """Go on by a step, as far as the reader has come; on a walk, by a happening."""
        if self.walk is not None:
            super().action_step_on()
            return
        further = self.reading.on()
        if further.at == self.reading.at and further.done == self.reading.done:
            self.board.bell()
        else:
            self.read(further)

    def action_step_back(self) -> None:
        """Go back by a step; on a walk, by a happening."""
        if self.walk is not None:
            super().action_step_back()
        else:
            self.read(self.reading.back())

    def action_hint(self) -> None:
        """Show the hint."""
        self.hinted = True
        self.board.tell(self.panel.hint(self.words))
        self.redraw()

    def action_log(self) -> None:
        """Show all of the step, where the panel is too small for it."""
        book = self.board.rulebook(self.match.game)
        lines = self.panel.text(self.words, book).plain.splitlines()
        self.board.show(NoticeScreen(self.words("lesson-all-steps"), lines, self.words))

    def _rule(self) -> str:
        """Open the rulebook at the rule of the step, unless a refused move has one of its own."""
        return super()._rule() if self.reading.to_play and self.draft.move else self.reading.stage.step.rule

    def commands(self) -> list[Command]:
        """Offer what can be done with the lesson, and, where a move is to be made, every legal one."""
        words = self.words
        own: Iterable[Command] = [
            (words("key-hint"), self.action_hint),
            (words("lesson-restart"), self._restart),
            (words("command-menu"), self.action_leave),
        ]
        return [*own, *((words.say(move), partial(self.decide, move)) for move in self.sight.legal)]

    def _restart(self) -> None:
        self.read(self.reading.anew())

    def foot_keys(self) -> list[Key]:
        """Return the keys of a lesson, or those of a walk."""
        return super().foot_keys() if self.walk else foot(self.board.keys, LESSON_KEYS)


def _meant(stage: Stage) -> Move:
    assert stage.move is not None
    return stage.move


def lesson_screen(game_screen: type[PlayScreen]) -> type[LessonScreen]:
    """Make the screen of lessons at a game's own table."""
    return type(f"Lesson{game_screen.__name__}", (LessonScreen, game_screen), {})
