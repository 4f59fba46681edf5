"""Leafing through the focus card where its text is longer than its room: one key leads round."""

from collections.abc import Hashable, Sequence
from typing import Final

from rich.text import Text

from boardkit.draw.blocks import Room, longest, shortened
from boardkit.text.keyboard import key_said
from boardkit.text.spots import standing_for
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.intents import Leaf
from boardkit.tui.desk.wishes import ReadOn

WIDEST: Final = 1000
"""The columns of what has room for anything."""

LEAF: Final = "leaf"
"""What a click leads from a leaf to the next on."""


def turn_leaf(desk: Desk, leaf: Leaf) -> Outcome:
    """Read on in the focus card, or back with -1; after the last leaf comes the first.

    Where something is taught, it is read on instead: it stands in the room of the focus card.
    """
    if desk.modes[0].teaches:
        return desk.wishing(ReadOn(leaf.step))
    about = _looked_at(desk)
    turned = desk.leafed[1] if desk.leafed[0] == about else 0
    return Outcome(desk.__replace__(leafed=(about, turned + leaf.step)))


def leaf_of(
    desk: Desk, lines: Sequence[Text], height: int, width: int = WIDEST
) -> tuple[Sequence[Text], Text]:
    """Return the lines of the leaf that lies open, and how to read on, if they do not all fit on it."""
    if len(lines) <= height:
        return lines, Text()
    leaves = -(-len(lines) // height)
    leaf = desk.leafed[1] % leaves if desk.leafed[0] == _looked_at(desk) else 0
    first = min(leaf * height, len(lines) - height)
    return lines[first : first + height], _reading_on(desk, leaf + 1, leaves, width)


def leafed(desk: Desk, lines: Sequence[Text], room: Room) -> Sequence[Text]:
    """Show the leaf that lies open, and in the last line of the room how to read on where there is more."""
    if len(lines) <= room.height or room.height < 2:
        return lines[: room.height]
    shown, more = leaf_of(desk, lines, room.height - 1, room.width)
    return [*shown, shortened(more, room.width)]


def _looked_at(desk: Desk) -> Hashable:
    """Return what the focus card is about; whatever else is looked at is read from its start."""
    return desk.match.at, desk.looked, desk.draft.choice, desk.cursor


def _reading_on(desk: Desk, leaf: int, leaves: int, width: int) -> Text:
    """Name the key that reads on, in a text that can be clicked."""
    key = next(key for key in desk.keys if key.intent == Leaf(1))
    pressed = key_said(key.shown, desk.words)
    forms = (
        desk.words(one, key=pressed, leaf=leaf, leaves=leaves) for one in ("leaf-more", "leaf-more-brief")
    )
    said = longest(width - 2, *forms)
    return Text(f" {said} ", standing_for(LEAF, 1))
