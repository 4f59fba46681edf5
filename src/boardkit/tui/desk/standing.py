"""Whether the coach's note stands."""

from boardkit.tui.desk.desk import Desk


def note_of(desk: Desk) -> str:
    """Return the section that the coach tells now; empty once anything is chosen, and without a coach."""
    coach = desk.coach
    if coach is None or desk.touched or desk.looked is not None or desk.walk is not None:
        return ""
    return coach.note
