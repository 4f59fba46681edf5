"""Making a move by typing it."""

from typing import Final

from attrs import frozen
from rich.text import Text

from boardkit.core import FaultError, notation
from boardkit.text.faults import fault_said
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Say
from boardkit.tui.desk.modes.curtain import ANYWHERE, hide
from boardkit.tui.desk.wishes import Tell


@frozen
class Typing(Mode):
    """Reads a move in notation.

    Attributes:
        suggested: the moves that may be made, written out.
    """

    suggested: tuple[str, ...]

    @property
    def deeds(self) -> Deeds:
        """Give the line, or stop typing."""
        return TYPING

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what was said before."""
        return desk.modes[-2].prompt(desk, ink)


def begin_typing(desk: Desk) -> Outcome:
    """Type a move in words."""
    return Outcome(desk.entering(Typing(tuple(notation.write(move) for move in desk.sight.legal))))


def _play(desk: Desk, said: Say) -> Outcome:
    """Make the move that was typed."""
    table = desk.leaving()
    try:
        move = notation.read(said.line, desk.game.moves)
    except FaultError as error:
        return table.wishing(Tell(fault_said(error.fault, desk.words), wrong=True))
    return table.mode.decide(table, move) if table.sight.acting else Outcome(table)


TYPING: Final[Deeds] = {
    **ANYWHERE,
    **deeds(
        given(Say, _play),
        simply(Do.BACK, lambda desk: Outcome(desk.leaving())),
        simply(Do.CURTAIN, hide),
    ),
}
"""What can be done while a move is typed."""
