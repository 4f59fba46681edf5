"""What is wanted by the mouse, by what a widget of the table tells of it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from textual.message import Message
from textual.widgets import Button

from boardkit.draw.seats import LETTERS
from boardkit.tui.desk.intents import Click, Do, Hover, Intent, Leaf, OpenVerb, Point, Take, Type, Wheel
from boardkit.tui.widgets.actionbar import ActionBar
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.leaves import Leaves
from boardkit.tui.widgets.mapview import MapView
from boardkit.tui.widgets.sheetview import SheetView
from boardkit.tui.widgets.told import Told

RIGHT_BUTTON: Final = 3

BUTTONS: Final[Mapping[str, Intent]] = {
    "curtain-open": Do.ACT,
    "refuse": Do.BACK,
    **{f"seat-{seat}": Type(letter) for seat, letter in enumerate(LETTERS)},
}
"""What is wanted by the buttons of a curtain and of a vote."""

CLICKS: Final[Mapping[type[Message], Callable[[Any], Intent]]] = {
    MapView.Picked: lambda event: Click(Point(event.place)),
    MapView.Hovered: lambda event: Hover(event.place),
    MapView.Wheeled: lambda event: Wheel(event.step, on_map=True),
    HandView.Taken: lambda event: Click(Take(event.number)),
    HandView.MoreWanted: lambda _: Do.CHOICES,
    Button.Pressed: lambda event: BUTTONS[event.button.id],
    ActionBar.Opened: lambda event: OpenVerb(event.letter),
    SheetView.Clicked: lambda event: event.wanted,
    Leaves.Turned: lambda event: Leaf(event.step),
    Told.Wheeled: lambda event: Wheel(event.step, on_map=False),
}
"""What is wanted by the mouse, by what a widget tells of it."""
