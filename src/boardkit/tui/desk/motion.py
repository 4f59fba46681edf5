"""What others have done, played on the map by itself: a few pictures of it, and numbers that count up."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import Any, Final

from msgspec import field
from rich.text import Text

from boardkit.core import CHANCE, Event, Frame, Seat, Table
from boardkit.core.values import Value
from boardkit.draw.blocks import in_whole_words
from boardkit.draw.looks import Look, Mark, Marks, Ring
from boardkit.draw.numbers import changes_said, differences
from boardkit.draw.seats import chip
from boardkit.draw.shapes import Place
from boardkit.draw.show import Picture, board, home
from boardkit.tui.desk.desk import Deeds, Desk, Ink, Mode
from boardkit.tui.desk.facts import picture_at, shown_map
from boardkit.tui.desk.panels import MUCH, Scene
from boardkit.tui.desk.recap import ended_a_round, since
from boardkit.tui.desk.sight import Drawn

MOST: Final = 8
"""The most pictures; where more has happened, some of them show several happenings."""

UNHURRIED: Final = 4
"""The most pictures that have all of their time; more share the time of so many."""

APPEARS: Final = 0.4
"""The part of a picture's time that passes before what is new appears where it is ringed."""


class Shown(Value, eq=False):
    """How much of a match everybody at the table has been shown.

    Attributes:
        line: the name of the branch.
        by: the last moment that was shown to each seat; that of CHANCE was to all together.
    """

    line: str
    by: Mapping[Seat, int] = field(default_factory=dict)

    def to(self, seat: Seat) -> int:
        """Return the last moment that a seat was shown."""
        return max(self.by.get(seat, 0), self.by.get(CHANCE, 0))


class Told(Value, eq=False):
    """A happening, and the table before it."""

    before: Table
    frame: Frame[Any]


class Still(Value, eq=False):
    """A picture of what has happened.

    Attributes:
        scenes: the map with what will change ringed, and then as it has changed.
        said: what has happened, and in a second line the numbers that it changed.
        desks: those by which numbers are told beside the map, before and after.
        moves: whether there is anything to see: a place, a number, or what was hidden.
    """

    scenes: tuple[Scene, Scene]
    said: tuple[Text, Text]
    desks: tuple[Desk, Desk]
    moves: bool

    def scene(self, part: float) -> Scene:
        """Return the map after a part of the picture's time."""
        return self.scenes[part >= APPEARS]

    def prompt(self, width: int) -> Text:
        """Write what has happened in two lines."""
        return Text("\n").join(in_whole_words(line, width) for line in self.said)


def seconds(stills: Sequence[Still], each: float, most: float) -> float:
    """Return how long pictures take if each stays for so long, and all of them no longer than `most`."""
    return min(each * min(len(stills), UNHURRIED), most)


class Earlier(Value, Mode, eq=False):
    """Tells beside the map how the table was."""

    table: Any

    @property
    def deeds(self) -> Deeds:
        """Nothing can be done."""
        return {}

    def foreseen(self, desk: Desk) -> Any:
        """Return the table as it was."""
        del desk
        return self.table


def shown_all(desk: Desk) -> Shown:
    """Return that everybody has been shown all that has happened."""
    return Shown(desk.study.name, {CHANCE: desk.match.at})


def shown_now(shown: Shown, desk: Desk) -> Shown:
    """Return what has been shown once a desk is: all of it to whoever looks, to nobody what was undone."""
    at = desk.match.at
    seats = {seat: min(one, at) for seat, one in shown.by.items()}
    return Shown(desk.study.name, {**seats, desk.viewer: at} if desk.mode.plays else seats)


def unseen(desk: Desk, shown: Shown) -> Sequence[Told]:
    """List what has happened since the viewer's last turn and was not shown to them, but for their own deeds.

    At another branch, in a lesson and where the match is over, nothing moves.
    """
    still = not desk.mode.plays or desk.modes[0].teaches or desk.match.over
    return () if still or shown.line != desk.study.name else tuple(_unseen(desk, shown.to(desk.viewer)))


def _unseen(desk: Desk, shown: int) -> Iterator[Told]:
    match, viewer = desk.match, desk.viewer
    if shown >= match.at:
        return
    for at in range(max(since(match, viewer), shown + 1, 1), match.at + 1):
        frames = match.moments[at].step.frames
        tables = (match.moments[at - 1].step.state, *(frame.state for frame in frames))
        others = match.decider(at) != viewer or ended_a_round(match, at)
        for before, frame in zip(tables, frames, strict=False):
            if not frame.event.minor and (others or frame.event.is_news(viewer)):
                yield Told(before, frame)


def motion(desk: Desk, ink: Ink, told: Sequence[Told]) -> Sequence[Still]:
    """Make pictures of what has happened, as whoever looks may know it; one of what is alike."""
    past, apart = desk.sight.past, desk.__replace__(drawn=Drawn())
    alike = [[*them] for _, them in groupby(told, lambda one: desk.words.say(one.frame.event.covered(past)))]
    count = min(len(alike), MOST)
    parts = (alike[at * len(alike) // count : (at + 1) * len(alike) // count] for at in range(count))
    stills = (_still(desk, apart, ink, [*chain.from_iterable(part)]) for part in parts)
    return [still for still in stills if still.moves]


def _still(desk: Desk, apart: Desk, ink: Ink, told: Sequence[Told]) -> Still:
    """Make a picture; what is drawn for it is remembered apart, so that the desk forgets nothing by it."""
    game, drawing, past = desk.game, desk.drawing, desk.sight.past
    before, after = (game.view(table, past) for table in (told[0].before, told[-1].frame.state))
    events = [one.frame.event.covered(past) for one in told]
    whose = home(drawing, after, None, events[-1])
    old, new = (_picture(apart, view, whose) for view in (before, after))
    places = _changed(old, new, events)
    marks = Marks(rings=(Ring(places, Mark.PICKED),) if places else (), edges=drawing.edges)
    ground = picture_at(desk) if whose == shown_map(desk) else new
    old, new = (_laid_on(ground, picture) for picture in (old, new))
    changes = differences(drawing.numbers(before), drawing.numbers(after))
    said = _said(desk, ink, events), Text(changes_said(changes, desk.words))
    moves = bool(places or changes) or any(event.reveals for event in events)
    scenes = Scene(old, marks, places), Scene(new, marks, places)
    return Still(scenes, said, (apart.entering(Earlier(before)), apart.entering(Earlier(after))), moves)


def _said(desk: Desk, ink: Ink, events: Sequence[Event]) -> Text:
    """Say what has happened, behind the chip of the seat that it happened to."""
    seat = getattr(events[0], "seat", CHANCE)
    lead = Text() if seat == CHANCE else chip(seat, ink.palette).append(" ")
    return lead.append("  ".join(dict.fromkeys(map(desk.words.say, events))), "bold")


def _picture(desk: Desk, view: Any, whose: Seat | None) -> Picture:
    bare = desk.drawn.once(board, desk.drawing, view, whose, None)
    return desk.drawn.once(desk.drawing.in_words, view, bare, desk.words)


def _changed(before: Picture, after: Picture, events: Sequence[Event]) -> frozenset[Place]:
    """Name the places of the events, and those that look different, unless that is much of the map."""
    named = frozenset(place for event in events for place in event.places if place in after.looks)
    looks = {place for place, look in after.looks.items() if before.looks.get(place, BARE) != look}
    return named | looks if len(looks) <= len(after.looks) // MUCH else named


BARE: Final = Look(outline=False)
"""The look of a place that a map does not have yet."""


def _laid_on(ground: Picture, picture: Picture) -> Picture:
    """Draw a map on the board that it has later, so that no place moves while it plays."""
    return Picture(ground.board, {place: picture.looks.get(place, BARE) for place in ground.looks})


NUMBER: Final = re.compile(r"\d+")
WORD: Final = re.compile(r"[^\W\d]+|\d+")


def counted(before: Sequence[Text], after: Sequence[Text], part: float) -> Sequence[Text]:
    """Return lines of which the numbers are a part of the way there from those of lines alike before."""
    earlier: dict[str, list[str]] = {}
    for line in before:
        earlier.setdefault(_form(line.plain), []).append(line.plain)
    return [_between(earlier.get(_form(line.plain), []), line, part) for line in after]


def _form(line: str) -> str:
    """Return the words of a line, and where numbers stand between them, whatever signs stand beside them."""
    return " ".join(WORD.findall(NUMBER.sub("0", line)))


def _between(alike: list[str], line: Text, part: float) -> Text:
    """Count the numbers of a line up or down from those of the first that is alike, in the same columns."""
    numbers = iter(NUMBER.findall(alike.pop(0) if alike else line.plain))

    def on_the_way(match: re.Match[str]) -> str:
        was, now = int(next(numbers)), int(match[0])
        number = str(round(was + (now - was) * part)).rjust(len(match[0]))
        return number if was != now and len(number) == len(match[0]) else match[0]

    plain = NUMBER.sub(on_the_way, line.plain)
    if plain == line.plain:
        return line
    counting = line.copy()
    counting.plain = plain
    return counting
