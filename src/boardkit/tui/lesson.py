"""A lesson at the table: the reader makes the moves and answers the questions; the note stands beside."""

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from boardkit.core.choosing import PLACE
from boardkit.core.faults import FaultError
from boardkit.core.match import Match
from boardkit.core.step import Move
from boardkit.core.table import Seat
from boardkit.core.teaching import Stage
from boardkit.draw.drawing import Face, Picture
from boardkit.draw.looks import Mark, Marks, Ring
from boardkit.draw.shapes import Place
from boardkit.library.lessons import Found, keep_progress
from boardkit.tui.app import Command
from boardkit.tui.dialogs import NoticeScreen
from boardkit.tui.keys import LESSON_KEYS, Key, foot
from boardkit.tui.lessonpanel import Panel, choice_said, reply_said
from boardkit.tui.play import PlayScreen
from boardkit.tui.reading import Reading
from boardkit.tui.session import Unkept
from boardkit.tui.showing import Sight
from boardkit.tui.widgets.hand import Entry, HandView
from boardkit.tui.widgets.lines import Lines

NEVER: Final = frozenset({"undo", "redo", "curtain", "turn_on", "turn_back"})
"""What makes no sense in a lesson, which has its own way back and forth."""

TELLING: Final = frozenset({"walk", "inspect", "overlay", "why", "find", "only_move", "jump", "type_move"})
"""What might tell the answer to a question that is open."""


class LessonScreen(PlayScreen):
    """Leads a reader through a lesson; put before the screen of a game, it is a lesson at that game's table.

    Attributes:
        reading: where the reader stands.
        chosen: the answer taken to the question that is open.
        feedback: what came of the last answer.
        hinted: whether the hint was asked for.
    """

    def __init__(self, found: Found, number: tuple[int, int], reading: Reading) -> None:
        super().__init__(reading.stage.match, Unkept())
        assert found.lesson is not None
        self.found = found
        self.lesson = found.lesson
        self.number = number
        self.reading = reading
        self.chosen: int | None = None
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
        self.chosen = None
        stage = reading.stage
        self.look(stage.match if reading.open else stage.done, reading.viewer)

    def _keep(self, done: int) -> None:
        try:
            keep_progress(self.board.library, self.found.id, done)
        except FaultError as error:
            self.board.say(error.fault)

    @property
    def panel(self) -> Panel:
        """What is told of the lesson now."""
        return Panel(self.lesson, self.number, self.reading, self.feedback, self.hinted)

    def sight_of(self, match: Match[Any], viewer: Seat) -> Sight:
        """Let nobody move but where the lesson wants a move."""
        return Sight(match, viewer, self.drawing, resting=not self.reading.to_play)

    def draw_foot(self) -> None:
        """Write the lesson."""
        book = self.board.rulebook(self.match.game)
        self.query_one("#lesson-text", Lines).show(self.panel.text(self.words, book))

    def _draw_side(self) -> None:
        """Hide what the table counts while a question is open."""
        super()._draw_side()
        for name in ("#seats", "#gauges"):
            self.query_one(name, Lines).visible = self.reading.quiz is None

    def picture(self) -> Picture:
        """Draw the map; a move that is offered as an answer hovers over it, and no overlay tells more."""
        if self.reading.quiz is None:
            return super().picture()
        return self.drawing.picture(self.state, self.offered)

    @property
    def offered(self) -> Move | None:
        """The move that is taken as an answer to the open question, if it is one."""
        quiz = self.reading.quiz
        choice = quiz.choices[self.chosen] if quiz is not None and self.chosen is not None else None
        return choice if isinstance(choice, Move) else None

    def marks(self) -> Marks:
        """Ring a move that is taken as an answer, without a word on whether it is legal."""
        if self.reading.quiz is None:
            return super().marks()
        return Marks(rings=(Ring(self._touched(), Mark.PICKED),), cursor=self.cursor)

    def _touched(self) -> frozenset[Place]:
        move = self.offered
        return self.drawing.touched(move) if move is not None and hasattr(move, PLACE) else frozenset()

    def _asked(self) -> Text:
        """Say what is to be done, and what came of it."""
        if self.reading.to_play:
            said = super()._asked()
            return Text("\n").join([said, self.feedback]) if self.feedback else said
        words = self.words
        if self.reading.quiz is not None:
            return Text("\n").join([Text(words("lesson-your-answer"), "bold"), self.feedback])
        if self.reading.finished:
            return Text(words("lesson-finished"), "bold")
        answered = self.reading.stage.wants_answer or not self.reading.open
        return Text(words("lesson-answered" if answered else "lesson-go-on"), "bold")

    def _draw_hand(self) -> None:
        quiz = self.reading.quiz
        if quiz is None:
            super()._draw_hand()
            return
        words = self.words
        faces = [Face((Text(choice_said(quiz, number, words)),)) for number in range(len(quiz.choices))]
        entries = [Entry(face, taken=number == self.chosen) for number, face in enumerate(faces)]
        self.query_one(HandView).show(entries, words("hand-more", count=len(entries)))

    def on_key(self, event: Any) -> None:
        """Take digits as answers while a question is open."""
        quiz = self.reading.quiz
        if quiz is not None and event.key.isdecimal() and 0 < int(event.key) <= len(quiz.choices):
            event.stop()
            event.prevent_default()
            self.take(int(event.key) - 1)

    def take(self, number: int) -> None:
        """Take an answer, or an entry of the hand."""
        if self.reading.quiz is None:
            super().take(number)
        elif 0 <= number < len(self.reading.quiz.choices):
            self.chosen = number
            self.redraw()

    @on(HandView.Taken)
    def answer_at_once(self, event: HandView.Taken) -> None:
        """Answer what was clicked twice."""
        if event.twice and self.reading.quiz is not None:
            self.action_pick()

    def action_next_target(self) -> None:
        """Go to the next answer, or to the next place."""
        self._next_answer(1) if self.reading.quiz else super().action_next_target()

    def action_last_target(self) -> None:
        """Go to the answer before, or to the place before."""
        self._next_answer(-1) if self.reading.quiz else super().action_last_target()

    def _next_answer(self, step: int) -> None:
        assert self.reading.quiz is not None
        now = -1 if self.chosen is None and step > 0 else self.chosen or 0
        self.take((now + step) % len(self.reading.quiz.choices))

    def action_pick(self) -> None:
        """Answer, make the move, or go on."""
        if self.walk is not None:
            super().action_pick()
        elif self.reading.quiz is not None:
            self._answer()
        elif self.reading.to_play:
            self._try()
        elif self.reading.finished:
            self.dismiss()
        else:
            self.action_step_on()

    def _answer(self) -> None:
        quiz = self.reading.quiz
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
        return Text(f"✗ {self.words.say(refusal)} §{refusal.rule}")

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
        self.board.notify(self.panel.hint(self.words), markup=False)
        self.redraw()

    def action_log(self) -> None:
        """Show all of the step, where the panel is too small for it."""
        book = self.board.rulebook(self.match.game)
        lines = self.panel.text(self.words, book).plain.splitlines()
        self.board.push_screen(NoticeScreen(self.words("lesson-all-steps"), lines, self.words))

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

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Bar what makes no sense in a lesson, and what might tell an answer."""
        return self._allows(action) and super().check_action(action, parameters)

    def works(self, action: str) -> bool:
        """Tell whether an action makes sense now."""
        if action == "pick":
            return True
        return self._allows(action) and super().works(action)

    def _allows(self, action: str) -> bool:
        return action not in NEVER and (self.reading.quiz is None or action not in TELLING)


def _meant(stage: Stage) -> Move:
    assert stage.move is not None
    return stage.move


def lesson_screen(game_screen: type[PlayScreen]) -> type[LessonScreen]:
    """Make the screen of lessons at a game's own table."""
    return type(f"Lesson{game_screen.__name__}", (LessonScreen, game_screen), {})
