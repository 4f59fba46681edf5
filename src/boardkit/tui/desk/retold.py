"""What is told of the walk at a desk."""

from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.telling import Telling


def telling(desk: Desk) -> Telling:
    """Return what is told of the walk that is taken."""
    walk = desk.walk
    assert walk is not None
    past = desk.sight.past
    decider, pace = desk.match.decider(walk.halt.at), desk.mode.pace(desk)
    return Telling(walk, desk.game, desk.drawing, past, decider, pace)
