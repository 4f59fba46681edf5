"""Making a move by typing it."""

from typing import Final

from rich.text import Text

from boardkit.core import FaultError, Move, notation
from boardkit.core.values import Value
from boardkit.text.faults import fault_said
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Say
from boardkit.tui.desk.wishes import Tell


class Typing(Value, Mode, eq=False):
    """Reads a move in notation; whatever no letter stands for can be done besides.

    Attributes:
        suggested: the moves that may be made, written out.
        also: what can be done at the table where it was begun.
    """

    suggested: tuple[str, ...]
    also: Deeds

    @property
    def styles(self) -> tuple[str, ...]:
        """A line to type in has room."""
        return ("-typing",)

    @property
    def deeds(self) -> Deeds:
        """Give the line, stop typing, or do what can be done at the table."""
        return {**self.also, **TYPING}

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what was said before."""
        return desk.modes[-2].prompt(desk, ink)

    def remark(self, desk: Desk) -> str:
        """Say how it stands at the table."""
        return desk.modes[-2].remark(desk)

    def rule(self, desk: Desk) -> str:
        """Return the section that the table is about."""
        return desk.modes[-2].rule(desk)

    def decide(self, desk: Desk, move: Move) -> Outcome:
        """Make a move that was not typed, and stop typing."""
        table = desk.leaving()
        return table.mode.decide(table, move)


def begin_typing(desk: Desk) -> Outcome:
    """Type a move in words."""
    suggested = tuple(notation.write(move) for move in desk.sight.legal)
    return Outcome(desk.entering(Typing(suggested, desk.mode.deeds)))


def _play(desk: Desk, said: Say) -> Outcome:
    """Make the move that was typed."""
    try:
        move = notation.read(said.line, desk.game.moves)
    except FaultError as error:
        return desk.leaving().wishing(Tell(fault_said(error.fault, desk.words), wrong=True))
    return desk.mode.decide(desk, move) if desk.sight.acting else Outcome(desk.leaving())


TYPING: Final[Deeds] = deeds(
    given(Say, _play),
    simply(Do.TYPE_MOVE, Outcome),
    simply(Do.BACK, lambda desk: Outcome(desk.leaving())),
)
"""What is done otherwise while a move is typed."""

TYPED: Final[Deeds] = deeds(simply(Do.TYPE_MOVE, begin_typing))
"""What begins to type."""
