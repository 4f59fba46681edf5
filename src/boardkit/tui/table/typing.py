"""Making a move at the table by typing it."""

from abc import abstractmethod

from textual import on
from textual.suggester import SuggestFromList
from textual.widgets import Input

from boardkit.core import FaultError, Move, notation
from boardkit.text.faults import fault_said
from boardkit.tui.table.teaching import TeachingScreen


class TypingScreen(TeachingScreen):
    """Reads moves in notation."""

    @abstractmethod
    def decide(self, move: Move) -> None:
        """Make a move."""

    def action_type_move(self) -> None:
        """Type a move in words."""
        typed = self.query_one("#typed", Input)
        typed.suggester = SuggestFromList([notation.write(move) for move in self.sight.legal])
        typed.placeholder = self.words("type-here")
        typed.display = True
        typed.value = ""
        typed.focus()

    def show_anew(self) -> None:
        """Ask for the move in the language of now, too."""
        super().show_anew()
        self.query_one("#typed", Input).placeholder = self.words("type-here")

    @on(Input.Submitted, "#typed")
    def play_typed(self, event: Input.Submitted) -> None:
        """Make the move that was typed."""
        self.stop_typing()
        try:
            move = notation.read(event.value, self.match.game.moves)
        except FaultError as error:
            self.board.tell(fault_said(error.fault, self.words), wrong=True)
            return
        if self.sight.acting:
            self.decide(move)

    def stop_typing(self) -> None:
        """Put the line for typing away, and what was typed."""
        typed = self.query_one("#typed", Input)
        typed.display = False
        typed.value = ""
        self.set_focus(None)

    def action_back(self) -> None:
        """Stop typing, or back out of what is being chosen."""
        if self.query_one("#typed", Input).display:
            self.stop_typing()
        else:
            super().action_back()
