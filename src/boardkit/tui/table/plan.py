"""The plan of a table: how many cells each room has, and in which form what a question needs stands there."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from rich.text import Text

from boardkit.core.values import Value
from boardkit.draw.blocks import Room, shortened
from boardkit.draw.needs import ENDLESS, Given, Need, Rank, Tell, allotted, stacked
from boardkit.draw.palette import Palette
from boardkit.draw.show import needs_of
from boardkit.text import Words
from boardkit.text.words import key_said
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Ink, note_of, telling_itself
from boardkit.tui.desk.facts import TAB_NAMES, fills_form, is_away, key_for, marks, shown_key
from boardkit.tui.desk.hand import held_lines, taken_said
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.stakes import prompt_in
from boardkit.tui.desk.tips import focus, focus_of, inside
from boardkit.tui.widgets.hand import flow

WINDOWS: Final = (100, 120, 150, 180)  # columns of a window from which on the side is wider
ALL_BESIDE: Final = 120  # columns of a window from which on the side is no longer narrow
TAUGHT: Final = (36, 44, 54, 64, 76)  # columns of the side where something is taught
MEDIUM, TALL = 32, 50  # lines from which on a window is not short, and is tall
HANDS: Final = (3, 7, 9, 11)  # lines of the hand in windows that are short, medium, tall, and tall and wide
AROUND: Final = 5  # lines of a window beside those of map and hand: title, bar, prompt, footer
TWO, SECOND = 90, 44  # columns from which on the side has two of them, and those of what belongs to all then
APART: Final = 2  # the columns between those two

FOOT, NARROW_FOOT, LOG = 7, 2, 3
"""The fewest lines of what is looked at and what has happened, and those that the log keeps below a card."""

GAPS: Final = 2  # the blank lines below the seats and below the rest, where there are any

BESIDE: Final = (Rank.MINE, Rank.COMMON, Rank.OTHERS, Rank.RULE)
"""The needs that are told beside the map, or in lines that the hand leaves; rules where all else is told."""


class Plan(Value, eq=False):
    """The rooms of a table."""

    side: int  # the columns of the side; `hand` the lines of the hand, 0 where nothing can lie there
    hand: int
    second: int  # the columns of what belongs to all, where it has some of its own beside the rest; else 0
    width: int  # the columns of a line beside the map
    prompt: Text
    # the lines of the rooms of the side by their names; what is not named is not shown
    heights: Mapping[str, int]
    texts: Mapping[str, Sequence[Text]]  # what stands in those rooms that are written once for all
    # what the question needs, as it stands beside the map and in lines that the hand leaves
    given: Sequence[Given] = ()
    spare: Sequence[Text] = ()  # those lines
    signs: frozenset[str] = frozenset()  # the signs that are explained there


def planned(desk: Desk, ink: Ink, size: Room, *, clock: bool = False) -> Plan:
    """Lay out a table in a window, on whose side the time is told or not."""
    these = (desk, ink.palette, ink.tones, size, clock)
    return desk.drawn.once(lambda *_: _planned(desk, ink, size, clock=clock), *these, what=_planned)


def _planned(desk: Desk, ink: Ink, size: Room, *, clock: bool) -> Plan:
    narrow, side = size.width < ALL_BESIDE, side_columns(desk, size)
    # Where nothing can lie in the hand, the side has its lines, and those of the bar.
    walks = desk.walk is not None and size.height < MEDIUM
    hides_hand = walks or "-watching" in desk.modes[0].styles or "-quiz" in desk.mode.styles
    wide = size.height >= TALL and size.width >= WINDOWS[-1]
    hand = 0 if hides_hand else HANDS[(size.height >= MEDIUM) + (size.height >= TALL) + wide]
    second = SECOND if side >= TWO and desk.zoom != 1 else 0
    width = side - (1 if size.width < WINDOWS[0] else 2) - (second + APART if second else 0)
    room = Room(width, size.height - AROUND - clock - narrow - hand + (not hand))
    tell, prompt = partial(_told, desk, ink), prompt_in(desk, ink, size.width - 2)
    every = needs_of(desk.drawing, desk.sight.view)
    needs = [need for need in every if need.rank in BESIDE and (need.told or need.name in KIT)]
    # The first line of a narrow side names its parts: each can have all of it.
    tabs = {"tabs": 1} if narrow else {}
    if desk.walk is not None or desk.modes[0].teaches:
        heights, texts = _while_taught(desk, needs, room, tell, narrow=narrow)
        return Plan(side, hand, 0, width, prompt, {**tabs, **heights}, texts)
    below = Room(size.width, _free_lines(desk, ink, Room(size.width, hand)))
    held = _lying([need for need in needs if need.held], below, tell, narrow=narrow)
    lies = [one.need for one in held]
    rest = [need for need in needs if need not in lies]
    said = f"{prompt.plain} {taken_said(panels.hand(desk, ink, Room(size.width, hand)))}"
    side_of = _Side(desk, ink, rest, room, second, tell, narrow, said)
    given, heights, texts = side_of.laid_out()
    told = [*desk.mode.below(desk, ink, below), *stacked(held, below.height)]
    free = below.height - len(told) - bool(told)
    whole = free > 0 and side_of.is_whole(given, heights.get("log", 0))
    legend = panels.signs(desk, ink, below.width)[:free] if whole else ()
    spare = [*told, *([Text()] if told and legend else []), *legend]
    heights, signs = {**tabs, **heights}, signs_in(legend)
    return Plan(side, hand, second, width, prompt, heights, texts, (*held, *given), spare, signs)


def side_columns(desk: Desk, size: Room) -> int:
    """Return the columns of the side in a window."""
    if desk.hides_map:
        return size.width
    teaches = desk.modes[0].teaches
    columns = (TAUGHT if teaches else desk.drawing.beside)[sum(size.width >= least for least in WINDOWS)]
    alone = teaches or desk.walk is not None or "-watching" in desk.modes[0].styles or size.height < TALL
    return desk.drawing.beside[-2] if alone and columns >= TWO else columns


def _told(desk: Desk, ink: Ink, need: Need, room: Room) -> Sequence[Text]:
    """Write a need in its largest form that has room."""
    if need.told is None:
        return KIT[need.name](desk, ink, room)
    view = desk.mode.foreseen(desk)
    return desk.drawn.once(
        _by_game, need, view, desk.words, ink.palette, room, what=(_by_game, need.name, room)
    )


def _by_game(need: Need, view: Any, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    assert need.told is not None
    return [telling_itself(line) for line in need.told(view, words, palette, room)]


KIT: Final[Mapping[str, Callable[[Desk, Ink, Room], Sequence[Text]]]] = {
    "others": panels.seat_rows,
    "common": panels.common,
    "held": held_lines,
}
"""The needs beside the map that the kit writes."""


def _free_lines(desk: Desk, ink: Ink, room: Room) -> int:
    """Count the lines that the entries of the hand leave, and the one that parts them from what is told."""
    if not room.height:
        return 0
    placed = flow(panels.hand(desk, ink, room), room.width, marks(desk))
    high = max((spot.region.bottom for spot in placed), default=0)
    return max(room.height - high - bool(placed), 0)


def _lying(needs: Sequence[Need], room: Room, tell: Tell, *, narrow: bool) -> Sequence[Given]:
    """Tell needs in lines that the hand leaves, if all of one has room there, or little beside the map."""
    if not room.height:
        return ()
    told = (Given(need, tell(need, room)) for need in needs)
    return [one for one in told if one.lines and (narrow or _says_all(one, room.width, tell))]


def _says_all(given: Given, width: int, tell: Tell) -> bool:
    return len(tell(given.need, Room(width, ENDLESS))) == len(given.lines)


def signs_in(legend: Sequence[Text]) -> frozenset[str]:
    """Name the signs that lines of a legend explain: they are written in bold."""
    bold = (
        line.plain[span.start : span.end] for line in legend for span in line.spans if span.style == "bold"
    )
    return frozenset(sign for signs in bold for sign in signs.split())


Heights = Mapping[str, int]
Texts = Mapping[str, Sequence[Text]]


class _Side(Value, eq=False):
    """The side of a table at which a match is played, about to be laid out."""

    desk: Desk
    ink: Ink
    needs: Sequence[Need]
    room: Room
    second: int
    tell: Tell
    narrow: bool
    said: str  # what the prompt and the hand say

    def laid_out(self) -> tuple[Sequence[Given], Heights, Texts]:
        """Lay out what is needed, and below it what is looked at and what has happened."""
        if self.narrow and self.desk.tab is not None:
            return self._one_part(TAB_NAMES[self.desk.tab])
        looks = is_looked_at(self.desk, self.ink, inside(self.room.width), self.said)
        half = self.room.height // 2 + 1
        foot = FOOT if not self.narrow else half if looks else NARROW_FOOT
        high = self.room.height - foot
        seats, gauges = self._shared_out(high)
        if self._without_room((*seats, *gauges)):
            # With a line less, smaller forms may leave room for all.
            seats, gauges = self._shared_out(high, less=1)
            without = self._without_room((*seats, *gauges))
            named = Given(Need("without", Rank.SIGNS, lambda *_: without), without)
            gauges = [*gauges, named] if without else gauges
        if not looks and not self.second:
            grown = self._grown((*gauges, *seats), foot - max(LOG, self._news()))
            gauges, seats = grown[: len(gauges)], grown[len(gauges) :]
        gauges = self._with_rules(seats, gauges, high)
        texts = self._apart(_lines(seats), gauges, high)
        heights = {name: len(lines) for name, lines in texts.items()}
        left = self.room.height - heights["seats"] - (0 if self.second else heights["gauges"])
        if self.second:
            heights["gauges"] = self.room.height
        if looks:
            heights["focus"] = left if self.narrow or left < FOOT + LOG else left - LOG
            room = Room(self.room.width, heights["focus"])
            texts["focus"] = focus(self.desk, self.ink, room, self.said)
            left -= heights["focus"]
        return (*seats, *gauges), {**heights, "log": left}, texts

    def _shared_out(self, high: int, less: int = 0) -> tuple[Sequence[Given], Sequence[Given]]:
        """Give each need its lines: the others' rooms, and all else, but for so many lines."""
        view = self.desk.sight.view
        needs = [need for need in self.needs if need.rank is not Rank.RULE]
        others, rest = _parted(needs)
        if self.second:
            left = allotted(others, view, Room(self.room.width, high), self.tell)
            return left, allotted(rest, view, Room(self.second, self.room.height - less), self.tell)
        given = allotted(needs, view, Room(self.room.width, high - less), self.tell)
        return [one for one in given if one.need in others], [one for one in given if one.need in rest]

    def _grown(self, given: Sequence[Given], spare: int) -> Sequence[Given]:
        """Give what has not its largest form the lines that the news leave, in the order of all needs."""
        found = list[Given]()
        for one in given:
            room = Room(self.room.width, len(one.lines) + spare)
            lines = self.tell(one.need, room) if one.lines and spare > 0 else one.lines
            spare -= len(lines) - len(one.lines)
            found.append(Given(one.need, lines))
        return found

    def _without_room(self, given: Sequence[Given]) -> Sequence[Text]:
        """Name in a line what is not told at all, and the key for it; a narrow side names its parts."""
        absent = [
            one.need
            for one in given
            if not self.narrow and not one.lines and self.tell(one.need, Room(self._width(one.need), ENDLESS))
        ]
        if not absent:
            return ()
        words = self.desk.words
        key = key_said(shown_key(self.desk, key_for(self.desk, Do.ZOOM)), words)
        names = words.listed([words(f"need-{need.name}") for need in absent])
        line = Text(words("need-without", needs=names, key=f"{key} {key}"), "dim")
        return [shortened(line, self.second or self.room.width)]

    def _with_rules(self, seats: Sequence[Given], gauges: Sequence[Given], high: int) -> Sequence[Given]:
        """Add rules in lines that are free once all else has all of its own."""
        rules = [need for need in self.needs if need.rank is Rank.RULE]
        room = Room(self.second or self.room.width, self.room.height if self.second else high)
        free = room.height - len(_lines(gauges)) - (0 if self.second else len(_lines(seats))) - 1
        # Whatever is looked at later, the log keeps so many lines, and the rules stay where they are.
        if free < 1 or not rules or not self.is_whole((*seats, *gauges), LOG):
            return gauges
        given = allotted(rules, self.desk.sight.view, Room(room.width, free), self.tell)
        return [*gauges, *(one for one in given if _says_all(one, room.width, self.tell))]

    def _apart(self, seats: Sequence[Text], gauges: Sequence[Given], high: int) -> dict[str, Sequence[Text]]:
        """Part what stands below each other by blank lines, as far as neither it nor the news need them."""
        if self.second:
            return {"seats": [*seats, Text()], "gauges": stacked(gauges, self.room.height)}
        lines = len(_lines(gauges))
        free = high - len(seats) - lines - GAPS
        if self.narrow or free < 0 or self._news() > FOOT:
            return {"seats": seats, "gauges": stacked(gauges, lines)}
        below = [Text()] if gauges else []
        return {"seats": [*seats, Text()], "gauges": [*stacked(gauges, lines + free), *below]}

    def _one_part(self, name: str) -> tuple[Sequence[Given], Heights, Texts]:
        """Give one part of the side all the lines that it needs, and what is left to the log."""
        needs = {"seats": _parted(self.needs)[0], "table": _parted(self.needs)[1]}.get(name, ())
        given = allotted(needs, self.desk.sight.view, self.room, self.tell)
        lines, block = stacked(given, self.room.height), "seats" if name == "seats" else "gauges"
        return given, {block: len(lines), "log": self.room.height - len(lines)}, {block: lines}

    def _news(self) -> int:
        """Count the lines of what has happened."""
        return panels.recap(self.desk, self.ink, self.room.width - 1).plain.count("\n") + 1

    def is_whole(self, given: Sequence[Given], log: int) -> bool:
        """Return whether all that is needed has its largest form, and the news have room in so many lines."""
        return self._news() <= log and all(_says_all(one, self._width(one.need), self.tell) for one in given)

    def _width(self, need: Need) -> int:
        return self.second if self.second and need.rank is not Rank.OTHERS else self.room.width


def _parted(needs: Sequence[Need]) -> tuple[Sequence[Need], Sequence[Need]]:
    """Part what the others have from all else."""
    others = [need for need in needs if need.rank is Rank.OTHERS]
    return others, [need for need in needs if need not in others]


def is_looked_at(desk: Desk, ink: Ink, width: int, said: str) -> bool:
    """Return whether something is looked at that is told in full: a note, a sentence, an entry, a place.

    An entry of which prompt and hand have said all is told no more.
    """
    if note_of(desk) or desk.looked is not None:
        return True
    if desk.draft.choice is not None:
        return bool(focus_of(desk, ink, width, prompt=said).lines)
    return desk.cursor is not None and not fills_form(desk) and (desk.touched or is_away(desk))


def _lines(given: Sequence[Given]) -> list[Text]:
    return [line for one in given for line in one.lines]


def _while_taught(
    desk: Desk, needs: Sequence[Need], room: Room, tell: Tell, *, narrow: bool
) -> tuple[Heights, Texts]:
    """Lay out the side of a walk or a lesson: the seats, what belongs to all, and what is told."""
    others, rest = _parted([need for need in needs if need.rank is not Rank.RULE])
    shown = TAB_NAMES[desk.tab or 0] if narrow else ""
    few = Room(room.width, 1 + len(desk.match.players) * (1 if narrow else 2))
    quarter = Room(room.width, room.height // 4)
    texts = dict[str, Sequence[Text]]()
    if shown in ("", "seats"):
        texts["seats"] = _lines(allotted(others, desk.sight.view, few, tell))
    if shown in ("", "table") and "-tells" not in desk.mode.styles:
        texts["gauges"] = stacked(allotted(rest, desk.sight.view, quarter, tell), quarter.height)
    if not narrow:
        texts = {name: [*lines, Text()] for name, lines in texts.items() if lines}
    heights = {name: len(lines) for name, lines in texts.items()}
    told = "walk" if desk.walk is not None else "lesson"
    return {**heights, told: room.height - sum(heights.values())}, texts
