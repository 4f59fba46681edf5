"""Buildings on the board, and facts that follow from how they stand together."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Final

from boardkit.core import Seat, Value
from boardkit.games.water_sharing.box import NEAR, THIRSTY, WATERSIDE, DamSite, Spot, reading, sites_over
from boardkit.games.water_sharing.box.things import Building
from boardkit.maps.groups import parted


class Tile(Value):
    """A building that stands on a hex, with the marker of its community."""

    building: Building
    owner: Seat


class Dam(Value):
    """A dam (barrage) over three hexes, with one to three owners."""

    site: DamSite
    owners: tuple[Seat, ...]

    @property
    def at(self) -> Spot:
        """The river hex, where its water lies."""
        return self.site.at

    @property
    def hexes(self) -> tuple[Spot, Spot, Spot]:
        """The river hex and the two shores."""
        return self.site.hexes


class Holding(Value, dict=True, eq=False):
    """Buildings of one community, and facts that follow from them; what is built alike has the same one."""

    built: frozenset[tuple[Spot, Building]]  # its tiles
    dams: tuple[Dam, ...]  # in which it has a share
    # its constructions, split where they do not touch; the main part first
    parts: tuple[frozenset[Spot], ...]
    # for each construction the name of its part: the part's first hex in reading order
    part: Mapping[Spot, Spot]
    beside: frozenset[Spot]  # the hexes next to its constructions
    # the river hexes it may draw from, each with the parts that touch it
    taps: Mapping[Spot, tuple[Spot, ...]]
    thirst: Mapping[Spot, int]  # how much water the buildings of each part need in a round
    markers: int  # how many of its markers are on the board

    @cached_property
    def main(self) -> Spot | None:
        """The name of the main part; None for a community that has built nothing."""
        return next(iter(self.thirst), None)

    @cached_property
    def dam_sites(self) -> frozenset[DamSite]:
        """The sites of which it has something beside one of the three hexes, free or not."""
        return frozenset[DamSite]().union(*map(sites_over, self.beside))


class Land(Value, dict=True):
    """All that stands on the board."""

    tiles: Mapping[Spot, Tile]
    dams: tuple[Dam, ...] = ()

    @cached_property
    def taken(self) -> frozenset[Spot]:
        """The hexes that something stands on."""
        return frozenset((*self.tiles, *(at for dam in self.dams for at in dam.hexes)))

    @cached_property
    def dam_at(self) -> Mapping[Spot, Dam]:
        """The dams by each of their hexes."""
        return {at: dam for dam in self.dams for at in dam.hexes}

    @cached_property
    def _known(self) -> dict[Seat, Holding]:
        return {}

    def with_tile(self, at: Spot, tile: Tile) -> "Land":
        """Put a tile on a hex."""
        return Land({**self.tiles, at: tile}, self.dams)

    def without_tile(self, at: Spot) -> "Land":
        """Take the tile of a hex away."""
        return Land({other: tile for other, tile in self.tiles.items() if other != at}, self.dams)

    def holding(self, seat: Seat) -> Holding:
        """Return what a community has built; worked out once."""
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = _holding(frozenset(self.of(seat)), self.dams, seat)
        return known

    def dams_of(self, seat: Seat) -> list[Dam]:
        """List the dams that a community has a share in."""
        return [dam for dam in self.dams if seat in dam.owners]

    def built(self, seat: Seat, at: Spot) -> Building | None:
        """Name the building of a community on a hex, if it has one there."""
        tile = self.tiles.get(at)
        return None if tile is None or tile.owner != seat else tile.building

    @cached_property
    def _built(self) -> Mapping[Seat, list[tuple[Spot, Building]]]:
        found = defaultdict[Seat, list[tuple[Spot, Building]]](list)
        for at, tile in self.tiles.items():
            found[tile.owner].append((at, tile.building))
        return found

    def of(self, seat: Seat) -> Sequence[tuple[Spot, Building]]:
        """List the tiles of a community, in the order they were built."""
        return self._built.get(seat, ())


KNOWN: Final = 2048  # of how many holdings one knows what follows from them


@lru_cache(maxsize=KNOWN)
def _holding(built: frozenset[tuple[Spot, Building]], all_dams: tuple[Dam, ...], seat: Seat) -> Holding:
    """5.4 Whatever a community has built side by side hangs together."""
    dams = tuple(dam for dam in all_dams if seat in dam.owners)
    hexes = frozenset((*(at for at, _ in built), *(at for dam in dams for at in dam.hexes)))
    groups = parted(dict.fromkeys(hexes, seat), NEAR.__getitem__)
    parts = sorted(groups, key=lambda group: (-len(group), reading(_name(group))))
    names = [_name(part) for part in parts]
    part = {at: name for name, group in zip(names, parts, strict=True) for at in group}
    thirst = dict.fromkeys(names, 0)
    for at, building in built:
        thirst[part[at]] += THIRSTY[building]
    # 5.3, 11 It may draw from river hexes beside or under its constructions; a dam's water is its owners'.
    closed = {dam.at for dam in all_dams if seat not in dam.owners}
    found = defaultdict[Spot, dict[Spot, None]](dict)
    for at in sorted(part, key=reading):
        for water in WATERSIDE[at]:
            if water not in closed:
                found[water][part[at]] = None
    taps = {water: tuple(found[water]) for water in sorted(found, key=reading)}
    beside = frozenset[Spot]().union(*map(NEAR.__getitem__, hexes))
    return Holding(built, dams, tuple(parts), part, beside, taps, thirst, markers=len(built) + len(dams))


def _name(part: frozenset[Spot]) -> Spot:
    return min(part, key=reading)
