"""Looks of tiles and marks on a map, and which tiles look different after a change."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType

from msgspec import field

from boardkit.core.values import Value
from boardkit.draw.shapes import Place

NONE: frozenset[Place] = frozenset()


class Chip(Value):
    """An owner's mark: a letter on the owner's colour, given as a token such as `owner.0`."""

    letter: str
    colour: str


class Look(Value, cache_hash=True):
    """Look of one tile.

    Give texts odd widths (`♣`, `1 ■`), because every tile is an odd number of columns wide.
    """

    fill: str = "empty"  # the colour token of the ground, such as `terrain.lake`
    # the texts, most important first; a tile shows as many as have room, below one another, and the chip
    # comes second. An empty text keeps its place free.
    lines: tuple[str, ...] = ()
    chip: Chip | None = None  # the owner, shown at every size
    # squares of one group are separated by a hairline only; `None` belongs to no group
    group: Place | None = None
    height: int = 0  # levels above the ground, shown as `▴` and as a lighter fill
    ghost: bool = False  # whether it is not there yet; it keeps its colours, and the ring round it tells
    # what stands for all `lines` where there is room for one only; the first of them by default. Beside a
    # chip two signs of it have room, or one where a height is shown.
    short: str = ""
    outline: bool = True  # whether the tiers without colour draw the tile's border
    # several owners, whose letters stand on their colours wherever the texts have them
    owners: tuple[Chip, ...] = ()
    brief: tuple[str, ...] = ()  # what stands for `lines` where not all of them have room, but more than one
    # whether it counts for more than others of its ground; told by a px where no text has room
    prized: bool = False
    full: tuple[str, ...] = ()  # what stands for `lines` where all of it has room
    worded: tuple[str, ...] = ()  # the same in fewer words, where `full` has no room

    def bears(self, chip: Chip) -> bool:
        """Return whether something here is an owner's, alone or among several."""
        return chip == self.chip or (chip in self.owners and any(chip.letter in line for line in self.lines))


class Mark(StrEnum):
    """The rings a tile can wear, from the faintest to the one that covers all others."""

    HINT = "hint"
    LEGAL = "legal"
    PICKED = "picked"
    LAST = "last"
    REFUSED = "refused"
    CURSOR = "cursor"


class Ring(Value):
    """One ring round a whole set of places, such as a card about to be placed."""

    places: frozenset[Place]
    mark: Mark = Mark.CURSOR


class Marks(Value):
    """Marks on the map at the moment; everything is optional."""

    cursor: Place | None = None  # the place the keyboard is on
    legal: frozenset[Place] = NONE  # places that may be chosen
    picked: frozenset[Place] = NONE  # places chosen so far
    last: frozenset[Place] = NONE  # what the last move changed, ringed with dots
    hint: frozenset[Place] = NONE  # places worth a look
    # places that may not be used, ringed in red and between exclamation marks
    refused: frozenset[Place] = NONE
    # the key to press to jump to a place
    letters: Mapping[Place, str] = field(default_factory=lambda: MappingProxyType({}))
    # colour tokens of borders, such as rivers, by the two places they lie between
    edges: Mapping[frozenset[Place], str] = field(default_factory=lambda: MappingProxyType({}))
    rings: tuple[Ring, ...] = ()  # rings round whole sets of places
    coordinates: bool = False  # whether tiles print the notation of their place where there is room
    clear: bool = False  # whether they print it as clearly as their texts, for paper

    def worn(self) -> Sequence[tuple[Mark, frozenset[Place]]]:
        """List the marks and the places that wear them, faintest first."""
        return (
            (Mark.HINT, self.hint),
            (Mark.LEGAL, self.legal),
            (Mark.PICKED, self.picked),
            (Mark.LAST, self.last),
            (Mark.REFUSED, self.refused),
            (Mark.CURSOR, NONE if self.cursor is None else frozenset({self.cursor})),
        )

    def shown(self) -> Mapping[Place, Mark]:
        """Name the strongest mark of every marked place, those of rings included."""
        marks: dict[Place, Mark] = {}
        for mark, places in self.worn():
            ringed = [place for ring in self.rings if ring.mark is mark for place in ring.places]
            marks.update(dict.fromkeys((*ringed, *places), mark))
        return marks


def changed(
    looks: Mapping[Place, Look], marks: Marks, new_looks: Mapping[Place, Look], new_marks: Marks
) -> frozenset[Place]:
    """Name the places whose tile or ring differs between two pictures of one board."""
    if marks.coordinates != new_marks.coordinates:
        return frozenset((*looks, *new_looks))
    remarked = frozenset(_remarked(marks, new_marks))
    if looks is new_looks:
        return remarked
    redressed = (place for place, look in new_looks.items() if looks.get(place) != look)
    return remarked.union(looks.keys() - new_looks.keys(), redressed)


def _remarked(old: Marks, new: Marks) -> Iterator[Place]:
    for (_, before), (_, after) in zip(old.worn(), new.worn(), strict=True):
        yield from before ^ after
    for ring in set(old.rings) ^ set(new.rings):
        yield from ring.places
    yield from (place for place, _ in old.letters.items() ^ new.letters.items())
    yield from (place for pair, _ in old.edges.items() ^ new.edges.items() for place in pair)
