"""Scene that a painter sees, and how the writing of a tile is arranged on the lines of its shape."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from boardkit.core.values import Value
from boardkit.draw.geometry import NOBODY, Geometry
from boardkit.draw.glyphs import glyph
from boardkit.draw.grids import FLAT
from boardkit.draw.looks import Look, Mark, Marks
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Joint, Place, Shape, Slot, Tile


class Hand(Enum):
    """What kind of writing a text is, which decides its colours."""

    TEXT = auto()
    CHIP = auto()
    LETTER = auto()
    FIRST_LETTER = auto()
    SIGN = auto()
    LABEL = auto()


class Piece(NamedTuple):
    """A stretch of text in one hand."""

    text: str
    hand: Hand = Hand.TEXT


Line = tuple[Piece, ...]


class Writing(NamedTuple):
    """A piece at its cell, relative to the shape's origin."""

    line: int
    column: int
    text: str
    hand: Hand


class Manner(Value, cache_hash=True):
    """What goes onto a tile beside its look."""

    chip: str = " {} "  # what is written for an owner's letter, such as ` {} `
    signs: str = ""  # what stands left and right of a line of a marked tile, the first where it has room
    padding: bool = False  # whether the signs keep a blank's distance where there is room
    letter: str = ""  # the keys of a jump hint, where nothing else is written
    label: str = ""  # the notation of the place, for the last line
    coloured: bool = False  # whether the colour of a tile tells its terrain
    yielding: bool = False  # whether the signs give way where a jump hint stands
    shy: bool = False  # whether they give way wherever the tile would say less with them


@lru_cache(maxsize=8192)
def inscription(shape: Shape, look: Look, manner: Manner) -> tuple[Writing, ...]:
    """Write a look onto a shape; what has no room is left out, least important first."""
    slots = shape.slots
    if not slots:
        return ()
    chosen, lines = _said(slots, look, manner)
    if manner.shy or (manner.letter and manner.yielding):
        bare, plain = _said(slots, look, manner.__replace__(signs=""))
        chosen, lines = (chosen, lines) if _told(lines) == _told(plain) else (bare, plain)
    if not manner.letter:
        return (*_written(chosen, lines), *_label(slots, chosen, lines, manner.label))
    return tuple(_lettered(slots, chosen, lines, manner, glyph(look.fill)))


def _told(lines: Sequence[Line]) -> str:
    """Return all that lines say, without the signs of a mark."""
    return "".join(text for line in lines for text, hand in line if hand is not Hand.SIGN).replace(" ", "")


def _said(slots: Sequence[Slot], look: Look, manner: Manner) -> tuple[Sequence[Slot], Sequence[Line]]:
    """Say as much as has room: in full, in lines, in fewer lines, or in one."""
    if len(slots) == 1:
        width = slots[0].width
        if look.chip is not None and (look.short or look.lines) and width == len(manner.signs) + 1:
            # With the right sign a glyph would give way to its owner's letter.
            manner = manner.__replace__(signs=manner.signs[:1])
        return _place(slots, _dressed([_short(look, manner, width)], manner, width))
    widest = max(slot.width for slot in slots)
    *larger, last = [form for form in (look.full, look.worded, look.lines, look.brief) if form] or [
        look.lines
    ]
    for form in larger:
        whole = _tall(form, look, manner)
        # The signs of a mark stand round the first line; or round another, as that may be the narrowest.
        for at in range(len(whole) if manner.signs else 1):
            chosen, lines = _place(slots, [*whole[:at], *_dressed(whole[at:], manner, widest)])
            if _told(lines) == _told(whole):
                return chosen, lines
    return _place(slots, _dressed(_tall(last, look, manner), manner, widest))


def _short(look: Look, manner: Manner, width: int) -> Line:
    """Say everything on one line: glyph, a level, the second sign of `short` or a gap, and chip."""
    room = width - len(_signs(manner, width))
    face = look.short or (look.lines[0] if look.lines else "")
    level = "" if look.height < 1 else "▴" if look.height == 1 else str(look.height)
    if look.chip is None:
        text = f"{face} {level}" if level and face else face or level
        # Where it has no room, the numbers of bonuses are raised before the rest is cut.
        return (Piece(text if len(text) <= room else raised(text)[:room]),)
    chip = manner.chip.format(look.chip.letter)
    before = face[:1] + (level or look.short[1:2] or " ") if face else level
    close, letter = before.rstrip(), look.chip.letter
    forms = ((before, chip), (close, chip), (close, letter), (close[:1], letter), ("", letter))
    before, chip = next(form for form in forms if len("".join(form)) <= room or form == forms[-1])
    return Piece(before), Piece(chip, Hand.CHIP)


def _signs(manner: Manner, width: int) -> str:
    """Return the signs of a mark; where they would leave no room for anything else, the left one."""
    return manner.signs if width > len(manner.signs) else manner.signs[: width - 1]


def _tall(texts: Sequence[str], look: Look, manner: Manner) -> list[Line]:
    """Say one thing a line: first text, chip or height, further texts."""
    first, *rest = texts or ("",)
    marks = "▴" * look.height if look.height <= 3 else f"▴{look.height}"
    lines = [(Piece(text),) for text in rest]
    if look.chip is not None:
        first = f"{first} {marks}".strip()
        lines.insert(0, (Piece(manner.chip.format(look.chip.letter), Hand.CHIP),))
    elif marks:
        lines.insert(0, (Piece(marks),))
    return [(Piece(first),), *lines]


def _dressed(lines: list[Line], manner: Manner, width: int) -> list[Line]:
    """Put the signs of a mark round the first line."""
    if not manner.signs:
        return lines
    left, right = tuple(_signs(manner, width).ljust(2))
    inner = lines[0]
    if right == " ":
        return [(Piece(left, Hand.SIGN), *inner), *lines[1:]]
    if _width(inner) > width - 2:
        inner = (Piece(inner[0].text[: width - 2], inner[0].hand),)
    if not _width(inner) and width > len(manner.signs):
        inner = (Piece(" "),)
    gap = " " if manner.padding and _width(inner) + 4 <= width else ""
    return [(Piece(left + gap, Hand.SIGN), *inner, Piece(gap + right, Hand.SIGN)), *lines[1:]]


def _width(line: Line) -> int:
    return sum(len(piece.text) for piece in line)


def _place(slots: Sequence[Slot], lines: Sequence[Line]) -> tuple[Sequence[Slot], Sequence[Line]]:
    """Choose neighbouring slots near the middle that are wide enough, dropping last lines if need be."""
    for count in range(min(len(lines), len(slots)), 0, -1):
        middle = (len(slots) - count) / 2
        starts = sorted(range(len(slots) - count + 1), key=lambda start: (abs(start - middle), start))
        for start in starts:
            window = slots[start : start + count]
            if all(_width(line) <= slot.width for line, slot in zip(lines, window, strict=False)):
                return window, lines[:count]
    first = "".join(piece.text for piece in lines[0])
    return slots[:1], [(Piece(first[: slots[0].width], lines[0][0].hand),)]


def _label(
    slots: Sequence[Slot], chosen: Sequence[Slot], lines: Sequence[Line], label: str
) -> Iterator[Writing]:
    """Write the place on the last line that is free and wide enough."""
    used = {slot for slot, line in zip(chosen, lines, strict=True) if _width(line)}
    free = [slot for slot in slots if slot not in used and len(label) <= slot.width]
    if label and free:
        slot = free[-1]
        yield Writing(slot.line, slot.column + (slot.width - len(label)) // 2, label, Hand.LABEL)


def _lettered(
    slots: Sequence[Slot], chosen: Sequence[Slot], lines: Sequence[Line], manner: Manner, terrain: str
) -> Iterator[Writing]:
    """Put a jump hint where nothing is written: onto a line that is free, else beside what stands on one.

    Nothing that a tile says gives way to it but blanks, the signs of a mark, and the sign of its terrain.
    Of a hint that has no room for all its keys the first is shown, marked as one that others follow.
    """
    used = {slot for slot, line in zip(chosen, lines, strict=True) if _width(line)}
    free = [slot for slot in slots if slot not in used]
    for keys, form, gap in _tries(manner, terrain):
        hand = Hand.LETTER if keys == manner.letter else Hand.FIRST_LETTER
        slot = next((one for one in reversed(free) if len(keys) <= one.width), None)
        if slot is not None:
            yield from _written(chosen, lines)
            # Where the middle is between two columns, it stands right, as beside what a square says.
            yield Writing(slot.line, slot.column + (slot.width - len(keys) + 1) // 2, keys, hand)
            return
        closer = [form(line) for line in lines]
        rooms = [slot.width - _width(line) for slot, line in zip(chosen, closer, strict=True)]
        at = max(range(len(rooms)), key=lambda number: (rooms[number], number))
        if rooms[at] >= len(keys) + gap:
            left = chosen[at].width - len(keys)
            yield from _written((*chosen[:at], *chosen[at + 1 :]), (*lines[:at], *lines[at + 1 :]))
            yield from _written([chosen[at]._replace(width=left)], [closer[at]])
            yield Writing(chosen[at].line, chosen[at].column + left, keys, hand)
            return
    yield from _written(chosen, lines)


def _tries(manner: Manner, terrain: str) -> Iterator[tuple[str, Callable[[Line], Line], int]]:
    """List how many keys are tried beside how much of a line, and how far from it, the best first."""

    def whole(line: Line) -> Line:
        return line

    def groundless(line: Line) -> Line:
        """Leave the sign of the terrain out, too, if a line begins with it: its colour says the same."""
        return _less(line) if any(text.startswith(terrain) for text, _ in _bare(line)[:1]) else _bare(line)

    def without_first(line: Line) -> Line:
        """Leave the first sign out, which says what stands there, if more is said than that."""
        bare = _bare(line)
        return _less(line) if _width(bare) > 1 and bare[0].hand is Hand.TEXT else bare

    def owner(line: Line) -> Line:
        """Leave out what stands before an owner's letter, if there is one: only what is owned has it."""
        return tuple(piece for piece in _bare(line) if piece.hand is Hand.CHIP) or _bare(line)

    def owned(line: Line) -> Line:
        """Leave out the first sign alone, if an owner's letter follows."""
        return without_first(line) if owner(line) != _bare(line) else _bare(line)

    coloured = (groundless, lambda line: _raised(groundless(line))) if manner.coloured else ()
    forms = (whole, _close, _bare, *coloured, lambda line: _raised(_bare(line)), owned, owner)
    yield from ((manner.letter, form, 1) for form in (whole, _raised))
    for keys in dict.fromkeys((manner.letter, manner.letter[:1])):
        yield from ((keys, form, 0) for form in forms)
    yield from ((manner.letter[:1], form, 0) for form in (groundless, without_first))


def _close(line: Line) -> Line:
    """Leave the blanks out."""
    return tuple(Piece(text.replace(" ", ""), hand) for text, hand in line)


def _bare(line: Line) -> Line:
    """Leave the signs of a mark out, too."""
    return tuple(piece for piece in _close(line) if piece.hand is not Hand.SIGN)


def _raised(line: Line) -> Line:
    return tuple(Piece(raised(text), hand) for text, hand in line)


def raised(text: str) -> str:
    """Write the number of a bonus small and raised, without its plus, and twice as much by `×` alone."""
    return MARK.sub(lambda found: RAISED[found[0]], text)


def _less(line: Line) -> Line:
    (text, hand), *others = _bare(line)
    return (Piece(text[1:], hand), *others)


def _written(slots: Sequence[Slot], lines: Sequence[Line]) -> Iterator[Writing]:
    for slot, line in zip(slots, lines, strict=True):
        column = slot.column + (slot.width - _width(line)) // 2
        for text, hand in line:
            if text:
                yield Writing(slot.line, column, text, hand)
            column += len(text)


RAISED: Final = {"×2": "×", **{f"+{number}": sign for number, sign in enumerate("⁰¹²³⁴⁵⁶⁷⁸⁹")}}
MARK: Final = re.compile("|".join(map(re.escape, RAISED)))

YIELDING: Final = (Mark.LEGAL, Mark.LAST)
"""The marks whose signs give way to letters, which tell what is legal."""


class Scene(Value, eq=False, dict=True):
    """A geometry, what its tiles show, what is marked, the colours, and the cells to be painted."""

    geometry: Geometry
    looks: Mapping[Place, Look]
    marks: Marks
    palette: Palette
    lines: frozenset[int]
    columns: range

    @cached_property
    def shown(self) -> Mapping[Place, Mark]:
        """The mark that each place wears most clearly."""
        return self.marks.shown()

    @cached_property
    def tiles(self) -> list[tuple[Tile, Look]]:
        """The tiles that have a look and reach, with their rings, into the cells to be painted."""
        looks, first, end = self.looks, self.columns.start, self.columns.stop
        return [
            (tile, looks[tile.place])
            for tile in self.geometry.reaching(self.lines)
            if tile.place in looks
            and tile.column + tile.shape.bounds[0] < end
            and tile.column + tile.shape.bounds[2] > first
        ]

    @cached_property
    def hairlines(self) -> list[tuple[Joint, list[Look]]]:
        """The joints among the cells to be painted whose places are all of one group."""
        found = list[tuple[Joint, list[Look]]]()
        looks, first, end = self.looks, self.columns.start, self.columns.stop
        for joint in self.geometry.joints_on(self.lines):
            if joint.x >= end or joint.x + joint.width <= first:
                continue
            around = [looks[place] for place in joint.places if place in looks]
            if len(around) == len(joint.places):
                group = around[0].group
                if group is not None and not [look for look in around if look.group != group]:
                    found.append((joint, around))
        return found

    def rings(self) -> Iterator[tuple[Mark, list[int]]]:
        """Walk the px of all rings, faintest mark first; places of one group share a ring."""
        for mark, places in self.marks.worn():
            here = places & self.geometry.places
            if here:
                # No ring covers the hairline px between places of a set.
                hairlines = self.hairlines if len(here) > 1 else ()
                joints = (joint for joint, _ in hairlines if here.issuperset(joint.places))
                inside = {px for joint in joints for px in self.geometry.span(joint)}
                round_it = [px for place in here for px in self.geometry.ring(place) if px not in inside]
                yield mark, self._beside(round_it, here)
            for ring in self.marks.rings:
                if ring.mark is mark:
                    ringed = ring.places & self.geometry.places
                    yield mark, self._beside(self.geometry.rim(ringed), ringed)

    def _beside(self, ring: Iterable[int], places: frozenset[Place]) -> list[int]:
        """Leave of a ring what stands at the left and right ends of its places where rows touch."""
        owner, tiles = self.geometry.owner, self.geometry.tiles
        if not (self.geometry.is_grid and self.geometry.size in FLAT):
            return list(ring)
        near = ((px, owner[px - 1], owner[(px + 1) % len(owner)]) for px in ring)
        ends = ((px, [at != NOBODY and tiles[at].place in places for at in own]) for px, *own in near)
        return [px for px, (left, right) in ends if left != right]

    def edges(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Walk the colour tokens and px of all borders between two places."""
        for pair, token in self.marks.edges.items():
            first, second = pair
            if first in self.geometry and second in self.geometry:
                yield token, self.geometry.edge(first, second)

    def writing(
        self, tile: Tile, look: Look, chip: str, signs: str, padding: bool, coloured: bool = False
    ) -> tuple[Writing, ...]:
        """Write a tile's look, letter and label in a tier's manner; what hovers is not written over."""
        letter = "" if look.ghost else self.marks.letters.get(tile.place, "")
        label = str(tile.place) if self.marks.coordinates else ""
        mark = self.shown.get(tile.place)
        yields = mark in YIELDING, mark is Mark.LAST and look.chip is None
        return inscription(tile.shape, look, Manner(chip, signs, padding, letter, label, coloured, *yields))
