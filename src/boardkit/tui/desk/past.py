"""What has happened since a seat's last decision: told by decision, and shown on the map."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from boardkit.core import CHANCE, Seat
from boardkit.draw.blocks import wrapped
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.text.recap import Group, Item, last_decision, recap
from boardkit.tui.desk.desk import Desk

INDENT: Final = "    "


def since(desk: Desk, seat: Seat) -> int:
    """Return the moment after which everything is new to a seat."""
    return last_decision(desk.match, seat) + 1


def recap_for(desk: Desk, seat: Seat, ears: Seat) -> Sequence[Group]:
    """Tell what has happened since a seat's last decision, as `ears` may hear it."""
    return recap(desk.match, ears, desk.words, since(desk, seat))


def recap_lines(desk: Desk, groups: Sequence[Group], palette: Palette, width: int) -> list[Text]:
    """Write a recap: each decision with the chip of who made it, and below it what came of it."""
    return [line for group in groups for line in _group(desk, group, palette, width)]


def _group(desk: Desk, group: Group, palette: Palette, width: int) -> Iterator[Text]:
    head = Text("   ") if group.seat == CHANCE else chip(group.seat, palette)
    for number, item in enumerate(group.items):
        times = item.count * group.count if number == 0 else item.count
        said = Text(_said(desk, item, times), "bold" if number == 0 else "")
        for at, line in enumerate(wrapped(said, width - len(INDENT))):
            lead = Text.assemble(head, " ") if number == at == 0 else Text("  → " if at == 0 else INDENT)
            yield lead.append_text(line)


def _said(desk: Desk, item: Item, times: int) -> str:
    return item.line.text if times == 1 else desk.words("recap-times", text=item.line.text, times=times)


def recap_of_turn(desk: Desk) -> Sequence[Group]:
    """Tell what has come of the decisions that one seat has made in a row up to now, as all may hear it."""
    match = desk.match
    by, first = match.decider(match.at), match.at
    while first > 0 and match.moments[first].seat in (by, CHANCE):
        first -= 1
    return recap(match, CHANCE, desk.words, first + 1)
