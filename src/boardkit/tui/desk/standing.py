"""Whether the coach's note stands, and the book that it is from."""

from boardkit.core.teaching.rulebook import Rulebook, rulebook_of
from boardkit.tui.desk.desk import Desk


def note_of(desk: Desk) -> str:
    """Return the section that the coach tells now; empty once anything is chosen, and without a coach."""
    coach = desk.coach
    if coach is None or desk.touched or desk.looked is not None or desk.walk is not None:
        return ""
    return coach.note


def book_of(desk: Desk) -> Rulebook:
    """Read the rulebook of the game in the language of the desk."""
    return rulebook_of(desk.game, desk.words.language)
