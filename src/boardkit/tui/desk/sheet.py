"""A sheet in place of the map: lines, with areas that want something when they are clicked."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.tui.desk.intents import Intent

LOW: Final = 11
"""The most lines of the room of the hand, where a sheet leaves the map where it is."""


class Area(Value):
    """Cells of a sheet, and what is wanted by a click on them."""

    intent: Intent
    left: int
    top: int
    width: int
    height: int

    def covers(self, column: int, line: int) -> bool:
        """Tell whether a cell belongs to it."""
        return 0 <= column - self.left < self.width and 0 <= line - self.top < self.height


class Sheet(Value):
    """Lines with areas that can be clicked.

    Attributes:
        full: whether it takes all the width; if not, the side stays where there is room for both.
        low: whether it lies in the room of the hand, so that the map stays, too.
    """

    lines: tuple[Text, ...]
    areas: tuple[Area, ...] = ()
    full: bool = True
    low: bool = False

    @property
    def width(self) -> int:
        """Columns of the longest line."""
        return max((line.cell_len for line in self.lines), default=0)

    def at(self, column: int, line: int) -> Intent | None:
        """Say what is wanted by a click on a cell."""
        return next((area.intent for area in self.areas if area.covers(column, line)), None)


def plain(lines: Sequence[Text]) -> Sheet:
    """Make a sheet of lines that want nothing."""
    return Sheet(tuple(lines))


def wanting(intent: Intent, lines: Sequence[Text]) -> Sheet:
    """Make a sheet of lines that all want something."""
    sheet = plain(lines)
    return sheet.__replace__(areas=(Area(intent, 0, 0, sheet.width, len(sheet.lines)),))


def stacked(*sheets: Sheet) -> Sheet:
    """Lay sheets below each other."""
    lines, areas = list[Text](), list[Area]()
    for sheet in sheets:
        areas += [area.__replace__(top=area.top + len(lines)) for area in sheet.areas]
        lines += sheet.lines
    return Sheet(tuple(lines), tuple(areas))


def abreast(*sheets: Sheet, gap: int = 0) -> Sheet:
    """Lay sheets beside each other."""
    high = max((len(sheet.lines) for sheet in sheets), default=0)
    lines, areas, left = [Text() for _ in range(high)], list[Area](), 0
    for sheet in sheets:
        areas += [area.__replace__(left=area.left + left) for area in sheet.areas]
        for number, line in enumerate(lines):
            line.pad_right(left - line.cell_len)
            line.append_text(sheet.lines[number] if number < len(sheet.lines) else Text())
        left += sheet.width + gap
    return Sheet(tuple(lines), tuple(areas))


def within(sheet: Sheet, width: int, height: int) -> Sheet:
    """Cut a sheet to a room."""
    lines = tuple(line[:width] if line.cell_len > width else line for line in sheet.lines[:height])
    return sheet.__replace__(lines=lines)


def fits(sheet: Sheet, room: Room) -> bool:
    """Tell whether a room has all of a sheet."""
    return room.holds(sheet.lines)
