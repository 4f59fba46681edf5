"""The parts of the side, of which a small window shows one at a time."""

from typing import Final

from boardkit.draw.extras import shared_wanted
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.standing import note_of

TAB_NAMES: Final = ("seats", "table", "log", "card")
"""The parts of the side, by what comes after `tab-` in the message that names one."""

SEATS, TABLE, _, CARD = range(len(TAB_NAMES))


def shown_tab(desk: Desk) -> int:
    """Return the part of the side that is shown where there is no room for all."""
    return _automatic_tab(desk) if desk.tab is None else desk.tab


def _automatic_tab(desk: Desk) -> int:
    """Return the part that is wanted most: the card that is taken, what the question is about, the seats."""
    choice = desk.draft.choice
    if note_of(desk):
        return CARD
    if not desk.sight.acting:
        return SEATS
    if choice is not None and not choice.needs_place:
        return CARD
    return TABLE if shared_wanted(desk.drawing, desk.sight.view) else SEATS
