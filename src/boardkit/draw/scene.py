"""Everything a painter needs to see, in one value, and the questions all painters ask of it."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from boardkit.core.values import Value
from boardkit.draw.geometry import Geometry
from boardkit.draw.looks import Look, Mark, Marks
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Joint, Place, Tile
from boardkit.draw.writing import Manner, Writing, inscription

YIELDING: Final = (Mark.LEGAL, Mark.LAST)
"""The marks whose signs give way to letters, which tell what is legal."""


class Scene(Value, eq=False, dict=True):
    """A geometry, what its tiles show, what is marked, the colours, and the lines to be painted."""

    geometry: Geometry
    looks: Mapping[Place, Look]
    marks: Marks
    palette: Palette
    lines: frozenset[int]

    @cached_property
    def shown(self) -> Mapping[Place, Mark]:
        """The mark that each place wears most clearly."""
        return self.marks.shown()

    @cached_property
    def tiles(self) -> list[tuple[Tile, Look]]:
        """The tiles that have a look and reach, with their rings, into the lines to be painted."""
        looks = self.looks
        reaching = self.geometry.reaching(self.lines)
        return [(tile, looks[tile.place]) for tile in reaching if tile.place in looks]

    @cached_property
    def hairlines(self) -> list[tuple[Joint, list[Look]]]:
        """The joints on the lines to be painted whose places are all of one group."""
        return list(self._hairlines())

    def _hairlines(self) -> Iterator[tuple[Joint, list[Look]]]:
        looks = self.looks
        for joint in self.geometry.joints_on(self.lines):
            around = [looks[place] for place in joint.places if place in looks]
            if len(around) == len(joint.places):
                group = around[0].group
                if group is not None and all(look.group == group for look in around):
                    yield joint, around

    def rings(self) -> Iterator[tuple[Mark, list[int]]]:
        """Walk the px of all rings, faintest mark first; places of one group share a ring."""
        for mark, places in self.marks.worn():
            here = frozenset(place for place in places if place in self.geometry)
            if here:
                yield mark, self._round(here)
            for ring in self.marks.rings:
                if ring.mark is mark:
                    yield mark, list(self.geometry.rim(ring.places & self.geometry.places))

    def _round(self, places: frozenset[Place]) -> list[int]:
        inside = set(self._inside(places)) if len(places) > 1 else ()
        return [px for place in places for px in self.geometry.ring(place) if px not in inside]

    def _inside(self, places: frozenset[Place]) -> Iterator[int]:
        """Walk the hairline px between places of a set, which no ring round them covers."""
        for joint, _ in self.hairlines:
            if places.issuperset(joint.places):
                yield from self.geometry.span(joint)

    def edges(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Walk the colour tokens and px of all borders between two places."""
        for pair, token in self.marks.edges.items():
            first, second = pair
            if first in self.geometry and second in self.geometry:
                yield token, self.geometry.edge(first, second)

    def writing(
        self, tile: Tile, look: Look, chip: str, signs: str, padding: bool, coloured: bool = False
    ) -> tuple[Writing, ...]:
        """Write a tile's look, letter and label in a tier's manner."""
        letter = self.marks.letters.get(tile.place, "")
        label = str(tile.place) if self.marks.coordinates else ""
        yielding = self.shown.get(tile.place) in YIELDING
        return inscription(tile.shape, look, Manner(chip, signs, padding, letter, label, coloured, yielding))
