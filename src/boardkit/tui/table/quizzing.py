"""Questions at the table: the answers lie in the hand, and nothing on screen tells which is right."""

from typing import Final

from rich.text import Text
from textual import events, on

from boardkit.core import Move
from boardkit.core.lines.choosing import PLACE
from boardkit.core.teaching.lesson import About
from boardkit.core.teaching.quiz import Quiz
from boardkit.draw.drawing import Face, Picture
from boardkit.draw.looks import Mark, Marks, Ring
from boardkit.draw.shapes import Place
from boardkit.tui.table.lessonpanel import choice_said
from boardkit.tui.table.play import PlayScreen
from boardkit.tui.widgets.hand import Entry, HandView
from boardkit.tui.widgets.lines import Lines

NEVER: Final = frozenset(
    {
        "undo",
        "redo",
        "curtain",
        "branch",
        "branches",
        "main_line",
        "present",
        "handout",
        "teacher",
        "eyes",
    }
)
"""What makes no sense in a lesson, which has its own way back and forth."""

ON_A_WALK: Final = frozenset(
    {"decision_on", "decision_back", "turn_on", "turn_back", "round_on", "round_back", "auto_play", "speed"}
)
"""What goes through a match, and so makes sense in a lesson only once a walk has begun."""

TELLING: Final = frozenset({"walk", "inspect", "overlay", "why", "find", "only_move", "jump", "type_move"})
"""What might tell the answer to a question that is open."""

TOLD_BY_THE_TABLE: Final = frozenset({About.POINTS, About.LEADER, About.NEXT})
"""What a question may be about whose answer stands beside the map."""


class QuizScreen(PlayScreen):
    """A table at which a question can be open.

    Attributes:
        quiz: the question that is open, if one is.
        chosen: the answer taken to it.
    """

    quiz: Quiz | None = None
    chosen: int | None = None

    def badges(self) -> list[str]:
        """Say nothing in the title: every table of a lesson is open."""
        return []

    def _draw_side(self) -> None:
        """Hide what the table counts while that would answer the open question."""
        super()._draw_side()
        tells = self.quiz is not None and self.quiz.about in TOLD_BY_THE_TABLE
        self.query_one("#seats", Lines).visible = not tells
        self.set_class(tells, "-tells")

    def picture(self) -> Picture:
        """Draw the map; a move that is offered as an answer hovers over it, and no overlay tells more."""
        if self.quiz is None:
            return super().picture()
        return self.drawing.picture(self.state, self.offered)

    @property
    def offered(self) -> Move | None:
        """The move that is taken as an answer to the open question, if it is one."""
        quiz = self.quiz
        choice = quiz.choices[self.chosen] if quiz is not None and self.chosen is not None else None
        return choice if isinstance(choice, Move) else None

    def marks(self) -> Marks:
        """Ring a move that is taken as an answer, without a word on whether it is legal."""
        if self.quiz is None:
            return super().marks()
        return Marks(rings=(Ring(self._touched(), Mark.PICKED),), cursor=self.cursor)

    def _touched(self) -> frozenset[Place]:
        move = self.offered
        return self.drawing.touched(move) if move is not None and hasattr(move, PLACE) else frozenset()

    def _draw_hand(self) -> None:
        quiz = self.quiz
        if quiz is None:
            super()._draw_hand()
            return
        words = self.words
        faces = [Face((Text(choice_said(quiz, number, words)),)) for number in range(len(quiz.choices))]
        entries = [Entry(face, taken=number == self.chosen) for number, face in enumerate(faces)]
        self.query_one(HandView).show(entries, words("hand-more", count=len(entries)))

    def on_key(self, event: events.Key) -> None:
        """Take digits as answers while a question is open."""
        quiz = self.quiz
        if quiz is not None and event.key.isdecimal() and 0 < int(event.key) <= len(quiz.choices):
            event.stop()
            event.prevent_default()
            self.take(int(event.key) - 1)

    def take(self, number: int) -> None:
        """Take an answer, or an entry of the hand."""
        if self.quiz is None:
            super().take(number)
        elif 0 <= number < len(self.quiz.choices):
            self.chosen = number
            self.redraw()

    @on(HandView.Taken)
    def answer_at_once(self, event: HandView.Taken) -> None:
        """Answer what was clicked twice."""
        if event.twice and self.quiz is not None:
            self.action_pick()

    def action_next_target(self) -> None:
        """Go to the next answer, or to the next place."""
        if self.quiz is None:
            super().action_next_target()
        else:
            self._next_answer(1)

    def action_last_target(self) -> None:
        """Go to the answer before, or to the place before."""
        if self.quiz is None:
            super().action_last_target()
        else:
            self._next_answer(-1)

    def _next_answer(self, step: int) -> None:
        assert self.quiz is not None
        now = -1 if self.chosen is None and step > 0 else self.chosen or 0
        self.take((now + step) % len(self.quiz.choices))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Bar what makes no sense in a lesson, and what might tell an answer."""
        return self._allows(action) and super().check_action(action, parameters)

    def works(self, action: str) -> bool:
        """Tell whether an action makes sense now."""
        if action == "pick":
            return True
        return self._allows(action) and super().works(action)

    def _allows(self, action: str) -> bool:
        if action in NEVER or (action in ON_A_WALK and self.walk is None):
            return False
        return self.quiz is None or action not in TELLING
