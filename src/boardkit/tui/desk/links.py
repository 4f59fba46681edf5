"""From a sentence of the log to what it is about: the places that it names are ringed, its card is told."""

from typing import Any

from boardkit.draw.boards import home
from boardkit.draw.drawing import Drawing
from boardkit.draw.extras import thing_in
from boardkit.text.telling import Line
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.intents import Follow

LINK = "link"
"""What a sentence of the log stands for that leads somewhere."""

WANT = "want"
"""What a line stands for that says what a click on it does."""

CARD_TAB = 3
"""The part of the side in which a card is told."""


def link(drawing: Drawing, view: Any, line: Line) -> Follow | None:
    """Return what a sentence leads to, if it is about places or a card, as it was told."""
    event = line.event
    if event is None:
        return None
    places, card = tuple(dict.fromkeys(event.places)), thing_in(drawing, event)
    if not places and card is None:
        return None
    return Follow(line.text, places, home(drawing, view, None, event) if places else None, card)


def follow_link(desk: Desk, there: Follow) -> Outcome:
    """Look at what a sentence is about, if it is about anything; what is chosen stays as it is."""
    if not there.places and there.card is None:
        return Outcome(desk)
    looking = desk.__replace__(looked=there, tab=desk.tab if there.places else CARD_TAB)
    return Outcome(looking if there.whose is None else looking.__replace__(layer=int(there.whose)))


def away(desk: Desk) -> Desk:
    """Look no more at what a sentence was about."""
    return desk if desk.looked is None else desk.__replace__(looked=None)
