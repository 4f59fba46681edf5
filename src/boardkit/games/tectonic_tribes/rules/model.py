"""The state of a game: terrain and tribe cards, and the continent."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Self

from attrs import frozen

from boardkit.core import BY_SEAT, DERIVED, Seat, Table, put
from boardkit.core.values import Value
from boardkit.games.tectonic_tribes.box.things import SCORING, Bonus, Face, Terrain, TerrainCard, TribeCard
from boardkit.maps.groups import parted
from boardkit.maps.squares import Square, Turn, neighbours


class AfterRivalDiscard(StrEnum):
    """Fate of one's own terrain card when a tribe card costs a rival's."""

    PLACED = "placed"
    LOST = "lost"


@frozen
class Options:
    """Variants and table options (section 5 and 3.3.2)."""

    advanced: bool = False
    after_rival_discard: AfterRivalDiscard = AfterRivalDiscard.PLACED


class Cell(Value):
    """A square of the continent: what is visible there."""

    terrain: Terrain
    bonus: Bonus | None
    tent: Seat | None  # the seat whose tent (tente) stands here
    layer: int  # which placement lies on top, counted from 0
    height: int  # how many cards lie below it


class Placement(Value):
    """A card that was laid on the continent, a terrain card or a seat's tribe card."""

    at: Square
    turn: Turn
    seat: Seat
    terrain: TerrainCard | None = None
    tribe: TribeCard | None = None


class Region(Value):
    """Connected squares of one scoring terrain, with the tents around it by seat."""

    terrain: Terrain
    squares: frozenset[Square]
    plus: int
    doubles: int
    tents: Mapping[Seat, int]

    @property
    def at(self) -> Square:
        """The region's first square in reading order, which names it."""
        return min(self.squares, key=lambda square: (square.y, square.x))

    @property
    def points(self) -> int:
        """Points of the region: its squares and plus marks, doubled by each double mark."""
        return (len(self.squares) + self.plus) << self.doubles

    @property
    def holder(self) -> Seat | None:
        """The seat with more tents around the region than any other, or None."""
        most = max(self.tents.values(), default=0)
        leaders = [seat for seat, tents in self.tents.items() if tents == most]
        return leaders[0] if len(leaders) == 1 else None


class Continent(Value, dict=True):
    """The land so far: the visible squares and every card that was laid, oldest first."""

    cells: Annotated[Mapping[Square, Cell], DERIVED]
    placements: tuple[Placement, ...] = ()

    def lay(self, placement: Placement, faces: Mapping[Square, Face]) -> Self:
        """Lay a card on top of what is there."""
        layer, cells = len(self.placements), {**self.cells}
        for at, face in faces.items():
            below, tent = self.cells.get(at), placement.seat if face.tent else None
            cells[at] = Cell(face.terrain, face.bonus, tent, layer, 0 if below is None else below.height + 1)
        return type(self)(cells, (*self.placements, placement))

    @cached_property
    def regions(self) -> tuple[Region, ...]:
        """The scoring regions, in reading order."""
        cells = self.cells.items()
        land = {at: cell.terrain for at, cell in cells if cell.tent is None and cell.terrain in SCORING}
        found = map(self._region, parted(land, neighbours))
        return tuple(sorted(found, key=lambda region: (region.at.y, region.at.x)))

    def _region(self, squares: frozenset[Square]) -> Region:
        marks = [mark for at in squares if (mark := self.cells[at].bonus)]
        around = {near for at in squares for near in neighbours(at)} - squares
        tents: dict[Seat, int] = {}
        for at in around:
            cell = self.cells.get(at)
            if cell is not None and cell.tent is not None:
                tents[cell.tent] = tents.get(cell.tent, 0) + 1
        doubles = marks.count(Bonus.DOUBLE)
        terrain = self.cells[next(iter(squares))].terrain
        return Region(terrain, squares, sum(mark.plus for mark in marks), doubles, tents)


class State(Table, kw_only=True):
    """The table of Tectonic Tribes."""

    options: Options
    continent: Continent
    deck: tuple[TerrainCard, ...]  # the draw pile as a bag: nobody knows its order, so it has none
    face_down: tuple[TerrainCard, ...] = ()  # discards that nobody may look at
    face_up: tuple[TerrainCard, ...] = ()  # terrain cards that were seen and then discarded
    hands: Annotated[tuple[tuple[TerrainCard, ...], ...], BY_SEAT]  # terrain cards in hand, by seat
    tribes: Annotated[tuple[tuple[TribeCard, ...], ...], BY_SEAT]  # tribe cards left, by seat
    set_aside: Annotated[tuple[TerrainCard | None, ...], BY_SEAT]  # discards, until all have chosen
    # the card each seat plays this round; None once it is placed or discarded, or not yet chosen
    chosen: Annotated[tuple[TerrainCard | None, ...], BY_SEAT]
    order: tuple[Seat, ...] = ()  # the seats in the order of this round, or of the set-up, as far as known
    acted: tuple[Seat, ...] = ()  # the seats that have placed, or passed, this round
    hand: int = 0  # the number of the hand (main) being played, from 1; 0 during set-up
    round: int = 0  # the number of the round within the hand, from 1
    last_round: bool = False  # whether somebody has placed the fifth tribe card in a game that ends then

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.hands)

    def with_hand(self, seat: Seat, cards: tuple[TerrainCard, ...]) -> "State":
        """Give a seat another hand."""
        return self.__replace__(hands=put(self.hands, seat, cards))

    def with_chosen(self, seat: Seat, card: TerrainCard | None) -> "State":
        """Set the card that a seat plays this round, or take it away."""
        return self.__replace__(chosen=put(self.chosen, seat, card))
