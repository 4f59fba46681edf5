"""What others have done, played on the map by itself: a few pictures of it, and numbers that count up."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import Any, Final

from rich.text import Text

from boardkit.core import CHANCE, Event, Seat
from boardkit.core.values import Value
from boardkit.draw.looks import Look, Mark, Marks, Ring
from boardkit.draw.numbers import changes_said, differences
from boardkit.draw.seats import chip
from boardkit.draw.shapes import Place
from boardkit.draw.show import Picture, board, home
from boardkit.tui.desk.desk import Desk, Ink, Mode
from boardkit.tui.desk.facts import picture_at, shown_map
from boardkit.tui.desk.panels import MUCH, Scene
from boardkit.tui.desk.recap import ended_a_round, since

MOST: Final = 8  # the most pictures; where more has happened, some show several happenings
BARE: Final = Look(outline=False)  # the look of a place that a map does not have yet
Told = tuple[Any, Event, Any]  # the table before, what has happened, and the table after


class Still(Value, eq=False):
    """A picture of what has happened."""

    scenes: tuple[Scene, Scene]  # the map with what will change ringed, and then as it has changed
    said: tuple[Text, Text]  # what has happened, and the numbers that it changed
    desks: tuple[Desk, Desk]  # by which numbers are told beside the map, before and after


class Earlier(Value, Mode, eq=False):
    """Tells beside the map how the table was; nothing can be done."""

    table: Any

    def foreseen(self, desk: Desk) -> Any:
        """Return the table as it was."""
        del desk
        return self.table


def shown_now(shown: Mapping[Seat, int], desk: Desk) -> Mapping[Seat, int]:
    """Return the last moment that was shown to each seat, and by CHANCE to all, now that a desk is shown."""
    seats = {seat: min(at, desk.match.at) for seat, at in shown.items()}
    return {**seats, desk.viewer: desk.match.at} if desk.mode.plays else seats


def unseen(desk: Desk, shown: Mapping[Seat, int]) -> Iterator[Told]:
    """List what is to be played: what others have done since the viewer's last turn, if it was not shown yet.

    Of the viewer's own deeds only what they reveal is played; in a lesson and at the end nothing is.
    """
    match, viewer = desk.match, desk.viewer
    last = max(shown.get(viewer, 0), shown.get(CHANCE, 0))
    if last >= match.at or match.over or desk.modes[0].teaches or not desk.mode.plays:
        return
    for at in range(max(desk.drawn.once(since, match, viewer), last + 1), match.at + 1):
        before = match.moments[at - 1].step.state
        others = match.decider(at) != viewer or ended_a_round(match, at)
        for frame in match.moments[at].step.frames:
            if not frame.event.minor and (others or frame.event.is_news(viewer)):
                yield before, frame.event.covered(desk.sight.past), frame.state
            before = frame.state


def stills(desk: Desk, ink: Ink, told: Sequence[Told]) -> Sequence[Still]:
    """Make pictures of what has happened: one of what is alike, and none where there is nothing to see."""
    # So that the desk forgets nothing of what it has drawn.
    apart = desk.__replace__(drawn=desk.drawn.apart())
    alike = [[*them] for _, them in groupby(told, lambda one: desk.words.say(one[1]))]
    count = min(len(alike), MOST)
    parts = (alike[at * len(alike) // count : (at + 1) * len(alike) // count] for at in range(count))
    return [still for part in parts for still in _still(desk, apart, ink, [*chain.from_iterable(part)])]


def _still(desk: Desk, apart: Desk, ink: Ink, told: Sequence[Told]) -> Iterator[Still]:
    drawing, once = desk.drawing, apart.drawn.once
    before, after = (once(desk.game.view, table, desk.sight.past) for table in (told[0][0], told[-1][2]))
    events = [event for _, event, _ in told]
    whose = home(drawing, after, None, events[-1])
    maps = ((view, once(board, drawing, view, whose, None)) for view in (before, after))
    old, new = (once(drawing.in_words, view, bare, desk.words) for view, bare in maps)
    places = _changed(old, new, events)
    changes = differences(once(drawing.numbers, before), once(drawing.numbers, after))
    if not (places or changes or any(event.reveals for event in events)):
        return
    marks = Marks(rings=(Ring(places, Mark.PICKED),) if places else (), edges=drawing.edges)
    # No place moves while it plays: a map is drawn on the board that it has later.
    ground = picture_at(desk) if whose == shown_map(desk) else new
    laid = (Picture(ground.board, {at: one.looks.get(at, BARE) for at in ground.looks}) for one in (old, new))
    first, second = (Scene(picture, marks, places) for picture in laid)
    seat = getattr(events[0], "seat", CHANCE)
    said = Text() if seat == CHANCE else chip(seat, ink.palette).append(" ")
    said.append("  ".join(dict.fromkeys(map(desk.words.say, events))), "bold")
    lines = said, Text(changes_said(changes, desk.words))
    yield Still((first, second), lines, (apart.entering(Earlier(before)), apart.entering(Earlier(after))))


def _changed(before: Picture, after: Picture, events: Sequence[Event]) -> frozenset[Place]:
    """Name the places of the events, and those that look different, unless that is much of the map."""
    named = frozenset(place for event in events for place in event.places if place in after.looks)
    looks = {place for place, look in after.looks.items() if before.looks.get(place, BARE) != look}
    return named | looks if len(looks) <= len(after.looks) // MUCH else named


NUMBER: Final = re.compile(r"\d+")
WORD: Final = re.compile(r"[^\W\d]+|\d+")


def counted(before: Sequence[Text], after: Sequence[Text], part: float) -> Sequence[Text]:
    """Return lines of which the numbers are a part of the way there from earlier ones with the same words."""
    earlier: dict[str, list[str]] = {}
    for line in before:
        earlier.setdefault(_form(line), []).append(line.plain)
    return [_between(earlier.get(_form(line)) or [line.plain], line, part) for line in after]


def _form(line: Text) -> str:
    return " ".join(WORD.findall(NUMBER.sub("0", line.plain)))


def _between(alike: list[str], line: Text, part: float) -> Text:
    numbers = map(int, NUMBER.findall(alike.pop(0)))

    def on_the_way(match: re.Match[str]) -> str:
        was, now, wide = next(numbers), int(match[0]), len(match[0])
        number = str(round(was + (now - was) * part)).rjust(wide)
        return number if was != now and len(number) == wide else match[0]

    counting = line.copy()
    counting.plain = NUMBER.sub(on_the_way, line.plain)
    return counting
