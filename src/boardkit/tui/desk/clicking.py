"""Clicks: the first one takes or points, a second one there makes the move, however much later it comes."""

from collections.abc import Hashable

from boardkit.core import Choice
from boardkit.draw.shapes import Place
from boardkit.tui.desk.deeds import update
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.gathering import may_be_ticked
from boardkit.tui.desk.intents import Click, Do, Point, Take
from boardkit.tui.desk.layers import is_away, shown_map
from boardkit.tui.desk.moving import snapped


def clicked(desk: Desk, click: Click) -> Outcome:
    """Take what is clicked or point at it; on what the click before has taken, make the move.

    No time counts. What the mouse only hovers over was not clicked, and a new question forgets all clicks.
    """
    aim = _aim(desk, click)
    if aim is not None and aim == desk.clicked:
        return update(desk.__replace__(clicked=None), Do.ACT)
    outcome = update(desk, click.first)
    return Outcome(outcome.desk.__replace__(clicked=_aim(outcome.desk, click)), outcome.wishes)


def _aim(desk: Desk, click: Click) -> Hashable:
    """Return what is taken now, if it is what the click is on; None if it is not, or cannot be done."""
    match click.first:
        case Point(place):
            return _aim_at(desk, place)
        case Take(number):
            return _aim_in_hand(desk, number)
    return None


def _aim_at(desk: Desk, place: Place) -> Hashable:
    """Return the entry that is held, and the place where it hovers; of another map, which one, to go home."""
    if is_away(desk):
        return (shown_map(desk), place)
    at = desk.draft.at
    here = desk.picks_places and at is not None and snapped(desk, place) == at
    return (desk.draft.choice, at) if here else None


def _aim_in_hand(desk: Desk, number: int) -> Hashable:
    """Return the answer or the entry that is taken; what needs a place, or is ticked, waits for more."""
    answers = desk.mode.answers(desk)
    if answers is not None:
        return number if number < len(answers.entries) and answers.entries[number].taken else None
    entry = desk.listed[number] if number < len(desk.listed) else None
    if not isinstance(entry, Choice) or entry != desk.draft.choice or entry.needs_place:
        return None
    return None if may_be_ticked(desk, entry) else (entry,)
