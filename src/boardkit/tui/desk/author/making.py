"""The mode in which a lesson is made, as far as what is done in it needs to know it."""

from boardkit.core import CHANCE, Seat, Study
from boardkit.core.values import Value
from boardkit.tui.desk.author.wishes import KeepDraft
from boardkit.tui.desk.author.work import Work
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.labelled import Labelled
from boardkit.tui.desk.modes.curtain import look


class Making(Value, Labelled, eq=False):
    """A lesson is made."""

    work: Work


def work_at(desk: Desk) -> Work:
    """Return the lesson that is made at a desk."""
    mode = desk.modes[0]
    assert isinstance(mode, Making)
    return mode.work


def turned(desk: Desk, work: Work) -> Outcome:
    """Have another work on the desk, at the same table."""
    mode = desk.modes[0]
    assert isinstance(mode, Making)
    return Outcome(desk.__replace__(modes=(mode.__replace__(work=work),)))


def shown(desk: Desk, work: Work) -> Outcome:
    """Show the table of a work through whoever is asked there, or else the reader."""
    asked = work.match.state.to_move
    viewer = Seat(work.text.seat) if asked in (None, CHANCE) or asked is None else asked
    now = turned(desk, work).desk
    return look(now.__replace__(study=Study(work.match)), viewer)


def changed(desk: Desk, work: Work) -> Outcome:
    """Show what has been changed, with no move in the making, and keep it as a draft."""
    return shown(desk, work).wishing(KeepDraft(work.text, work.name))
