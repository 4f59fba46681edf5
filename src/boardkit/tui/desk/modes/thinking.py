"""A computer player decides, and everybody looks on; whoever stops it can take back, or change who plays."""

from typing import Final

from rich.text import Text

from boardkit.core import CHANCE, Seat
from boardkit.core.lines.match import Sitter, people_of
from boardkit.core.values import Value
from boardkit.players.task import Task
from boardkit.tui.desk.changing import change
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.far import BECAUSE, LOOKING, SEATING, STROLLING
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Thought, Want
from boardkit.tui.desk.modes.asking import undo
from boardkit.tui.desk.modes.curtain import look
from boardkit.tui.desk.wishes import Think


class Thinking(Value, Mode, eq=False):
    """Waits for the decision of a computer player.

    Attributes:
        task: what it thinks about.
        stopped: whether it is to wait until somebody lets it go on.
    """

    task: Task
    stopped: bool = False

    @property
    def deeds(self) -> Deeds:
        """While it thinks, stop it; while it is stopped, look around, take back, let it go on."""
        return STOPPED if self.stopped else AT_WORK

    @property
    def resting(self) -> bool:
        """Let nobody else move."""
        return True

    @property
    def foot(self) -> tuple[str, ...]:
        """The keys that matter."""
        return ("pick", "undo", "walk", "palette", "help") if self.stopped else ("back", "undo", "help")

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say who thinks, and how to stop it or let it go on."""
        del ink
        words, seat = desk.words, self.task.seat
        level = words.name(self.task.level)
        message = "thinking-stopped" if self.stopped else "thinking-now"
        said = words(message, seat=words.seat(seat), level=level)
        return Text.assemble((said, "bold"), "\n", words.explanation(message, "keys"))


def let_think(desk: Desk) -> Outcome:
    """Let the computer player think who is asked; where a person is, change nothing."""
    match = desk.match
    seat = match.state.to_move
    if seat is None or seat == CHANCE or match.players[seat].sitter is Sitter.PERSON:
        return Outcome(desk)
    task = Task.of(match, match.players[seat].sitter)
    return look(desk, watcher(desk)).then(lambda seen: _at_work(seen, Thinking(task)))


def watcher(desk: Desk) -> Seat:
    """Return through whose eyes a computer's turn is seen: the only person's, or everybody's."""
    people = people_of(desk.match.players)
    return people[0] if len(people) == 1 else CHANCE


def _at_work(desk: Desk, mode: Thinking) -> Outcome:
    return desk.entering(mode).wishing(Think(mode.task))


def _mode(desk: Desk) -> Thinking:
    assert isinstance(desk.mode, Thinking)
    return desk.mode


def _decided(desk: Desk, thought: Thought) -> Outcome:
    """Make the move that was thought of, unless it is about another table than this."""
    if thought.task is not _mode(desk).task:
        return Outcome(desk)
    return change(desk, lambda match: match.play(thought.verdict.move))


def _stop(desk: Desk) -> Outcome:
    return Outcome(desk.turning(_mode(desk).__replace__(stopped=True)))


def _go_on(desk: Desk) -> Outcome:
    mode = _mode(desk).__replace__(stopped=False)
    return desk.turning(mode).wishing(Think(mode.task))


AT_WORK: Final[Deeds] = {
    **LOOKING,
    **BECAUSE,
    **deeds(given(Thought, _decided), simply(Do.BACK, _stop), simply(Do.UNDO, undo)),
}
"""What can be done while a computer thinks."""

STOPPED: Final[Deeds] = {
    **LOOKING,
    **BECAUSE,
    **STROLLING,
    **SEATING,
    **deeds(simply(Do.ACT, _go_on), simply(Do.UNDO, undo), simply(Want.SIT_DOWN, _go_on)),
}
"""What can be done while it waits to go on."""

COMPANY: Final[Deeds] = deeds(simply(Want.LET_THINK, let_think))
"""What lets a computer player think."""
