"""What stands beside the map while nothing is decided: the seats, what belongs to all, what has happened.

None of it depends on the cursor or on the move in the making, so a key draws none of it anew.
"""

from collections.abc import Sequence
from itertools import accumulate, chain
from typing import Any, Final

from rich.text import Text

from boardkit.core import CHANCE, Seat
from boardkit.draw.blocks import Room, from_above
from boardkit.draw.drawing import Drawing
from boardkit.draw.extras import seats_in, shared_in
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Palette
from boardkit.draw.seats import names, seats
from boardkit.text import Words
from boardkit.text.recap import Group
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.legend import legend_lines
from boardkit.tui.desk.modes.curtain import Curtain
from boardkit.tui.desk.past import group_told, latest_first, recap_for, sentences_told
from boardkit.tui.desk.sight import Sight
from boardkit.tui.desk.spotted import by_seat, telling_itself
from boardkit.tui.desk.walk import acting

LEAST_LEGEND: Final = 3
"""The fewest lines of the legend that are worth their rows beside the map."""


def seat_lines(desk: Desk, ink: Ink, room: Room) -> Text:
    """Write what lies open before the seats; where that would tell an answer, who they are on the map."""
    players = len(desk.match.players)
    if "-tells" in desk.mode.styles:
        return names([(seat, desk.words.seat(seat)) for seat in map(Seat, range(players))], ink.palette)
    view = desk.mode.foreseen(desk)
    return desk.drawn.each(room, _seats, desk.drawing, view, players, desk.words, ink.palette, room)


def _seats(drawing: Drawing, view: Any, players: int, words: Words, palette: Palette, room: Room) -> Text:
    found = seats_in(drawing, view, words, palette, room)
    if found is not None:
        return Text("\n").join(by_seat(found))
    facts = [(words.seat(seat), drawing.seat_line(view, seat, words)) for seat in map(Seat, range(players))]
    lines = seats(facts, acting(view), palette, room.width).split("\n")
    return Text("\n").join(by_seat(list(lines)))


def shared(desk: Desk, ink: Ink, room: Room) -> Text:
    """Write what else belongs beside the map, and in rows that are free what the signs stand for."""
    view = desk.mode.foreseen(desk)
    return desk.drawn.once(_shared, desk.drawing, view, desk.words, desk.tier, ink.palette, room)


def _shared(drawing: Drawing, view: Any, words: Words, tier: Tier, palette: Palette, room: Room) -> Text:
    lines = [telling_itself(line) for line in shared_in(drawing, view, words, palette, room)]
    free = room.height - len(lines) - 1
    legend = legend_lines(drawing, words, tier, room.width)[:free] if free >= LEAST_LEGEND else []
    return Text("\n").join([*lines, Text(), *legend] if legend else lines)


def recap(desk: Desk, ink: Ink, width: int) -> Text:
    """Tell what has happened since the viewer's last decision; to all together, what came of the turn."""
    sight = desk.sight
    groups = recap_for(desk, sight.viewer, sight.past)
    return desk.drawn.each(width, _written, sight, groups, desk.words, ink.palette, width)


def latest(desk: Desk, ink: Ink, width: int, most: int) -> Sequence[Text]:
    """Return the last lines of that, at most so many, without telling what comes before them."""
    return desk.drawn.once(_last_lines, desk.sight, desk.words, ink.palette, width, most)


def _last_lines(sight: Sight, words: Words, palette: Palette, width: int, most: int) -> Sequence[Text]:
    lines: list[Text] = []
    for groups in latest_first(sight.match, sight.viewer, sight.past, words):
        said = [one for group in groups for one in sentences_told(sight, group, words, palette, width)]
        lines = _end_of(said, most)
        if sum(map(len, said)) >= most:
            break
    return lines


def before(desk: Desk, ink: Ink, width: int, most: int, log: Room) -> Sequence[Text]:
    """Return the last lines, at most so many, of what is new and has no line in the room of the log."""
    sight = desk.sight
    groups = recap_for(desk, sight.viewer, sight.past)
    return desk.drawn.once(_lines_before, sight, groups, desk.words, ink.palette, width, most, log)


def _lines_before(
    sight: Sight, groups: Sequence[Group], words: Words, palette: Palette, width: int, most: int, log: Room
) -> Sequence[Text]:
    in_log, here = (
        [one for group in groups for one in sentences_told(sight, group, words, palette, wide)]
        for wide in (log.width, width)
    )
    ends = accumulate(map(len, reversed(in_log)))
    shown = sum(1 for lines in ends if lines <= log.height)
    return _end_of(here[: len(here) - shown], most)


def _end_of(sentences: Sequence[Sequence[Text]], most: int) -> list[Text]:
    """Return as many of the last sentences as so many lines hold; of a longer one alone, its end."""
    lines: list[Text] = []
    for said in reversed(sentences):
        if lines and len(said) + len(lines) > most:
            break
        lines = [*said, *lines]
    if len(lines) <= most:
        return lines
    first, *others = lines[-most:]
    return [from_above(first), *others]


def carried_over(desk: Desk, ink: Ink, width: int) -> frozenset[int]:
    """Return the numbers of those lines of the recap that go on with the sentence of the line before."""
    sight = desk.sight
    groups = recap_for(desk, sight.viewer, sight.past)
    return desk.drawn.each(width, _carried_over, sight, groups, desk.words, ink.palette, width)


def _carried_over(
    sight: Sight, groups: Sequence[Group], words: Words, palette: Palette, width: int
) -> frozenset[int]:
    said = [one for group in groups for one in sentences_told(sight, group, words, palette, width)]
    begins = frozenset(accumulate(map(len, said), initial=0))
    return frozenset(range(sum(map(len, said)))) - begins


def curtain_recap(desk: Desk, ink: Ink, width: int) -> Text:
    """Tell what everybody may know of what has happened since the last decision of whoever is next."""
    assert isinstance(desk.mode, Curtain)
    groups = recap_for(desk, desk.mode.seat, CHANCE)
    told = desk.drawn.once(_written, desk.sight, groups, desk.words, ink.palette, width)
    return told or Text(desk.words("recap-nothing"), "dim")


def _written(sight: Sight, groups: Sequence[Group], words: Words, palette: Palette, width: int) -> Text:
    """Write decisions, each with the chip of who made it, and below what came of it."""
    told = (group_told(sight, group, words, palette, width) for group in groups)
    return Text("\n").join(chain.from_iterable(told))
