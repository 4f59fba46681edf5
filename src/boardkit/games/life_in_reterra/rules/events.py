"""What can happen."""

from typing import Self

from attrs import frozen

from boardkit.core import Event, Seat, evolve
from boardkit.games.life_in_reterra.box.things import HIDDEN, Card, LandTile, Terrain
from boardkit.games.life_in_reterra.rules.community import Turn
from boardkit.maps.squares import Square


@frozen
class FirstChosen(Event, rule="5.5"):
    """Chance has said who begins."""

    touches = ("first",)

    seat: Seat


@frozen
class StartDealt(Event, rule="5.5"):
    """A seat received its start tile."""

    touches = ("starts", "communities[seat].spaces[spaces]", "communities[seat].tiles")

    seat: Seat
    tile: LandTile
    spaces: tuple[Square, ...]

    @property
    def places(self) -> tuple[Square, ...]:
        """The spaces of the tile."""
        return self.spaces


@frozen
class SecretDealt(Event, rule="5.5", reveals=True, minor=True):
    """A seat received a secret tile."""

    touches = ("stack", "secrets[seat]")

    seat: Seat
    tile: LandTile

    def covered(self, seat: Seat | None) -> Self:
        """Hide the tile from the others."""
        return self if seat == self.seat else evolve(self, tile=HIDDEN)


@frozen
class RowFilled(Event, rule="6.4", reveals=True):
    """A land tile came into the row."""

    touches = ("stack", "beneath", "row")

    tile: LandTile


@frozen
class TurnBegun(Event, rule="6"):
    """A seat's turn begins; turns are counted from 1."""

    touches = ("now",)

    seat: Seat
    number: int
    turns: int


@frozen
class EnergyRefreshed(Event, rule="6.1"):
    """A seat has put two energy sources of the row under the stack."""

    touches = ("row", "beneath")

    seat: Seat
    first: LandTile
    second: LandTile


@frozen
class TileLaid(Event, rule="6.1"):
    """A land tile was laid."""

    touches = ("row", "secrets[seat]", "communities[seat].spaces[spaces]", "communities[seat].tiles", "now")

    seat: Seat
    tile: LandTile
    secret: bool
    at: Square
    turn: Turn
    spaces: tuple[Square, ...]

    @property
    def places(self) -> tuple[Square, ...]:
        """The spaces of the tile."""
        return self.spaces


@frozen
class BuildingPlaced(Event, rule="6.2"):
    """A building was placed; `left` copies are on the board."""

    touches = ("market", "communities[seat].buildings", "now.placed")

    seat: Seat
    card: Card
    at: Square
    left: int
    spaces: tuple[Square, ...]

    @property
    def places(self) -> tuple[Square, ...]:
        """The spaces of the building."""
        return self.spaces


@frozen
class InhabitantPlaced(Event, rule="6.2"):
    """An inhabitant was placed in the second step of a turn."""

    touches = ("communities[seat].inhabitants", "now.placed")

    seat: Seat
    at: Square


@frozen
class NothingPlaced(Event, rule="6.2"):
    """A seat placed neither building nor inhabitant."""

    touches = ("now.placed",)

    seat: Seat


@frozen
class InhabitantWelcomed(Event, rule="6.3"):
    """An inhabitant was placed by a building's power."""

    touches = ("communities[seat].inhabitants",)

    seat: Seat
    card: Card
    at: Square


@frozen
class RelicPlaced(Event, rule="6.3"):
    """A relic token was placed by a building's power."""

    touches = ("communities[seat].relics",)

    seat: Seat
    card: Card
    at: Square


@frozen
class JunkPlaced(Event, rule="9.3"):
    """Junk was placed on a relic of `of` by a building's power."""

    touches = ("communities[of].junk",)

    seat: Seat
    of: Seat
    card: Card
    at: Square


@frozen
class TileChanged(Event, rule="6.3"):
    """A tile of the row was put under the stack by a building's power."""

    touches = ("row", "beneath")

    seat: Seat
    card: Card
    tile: LandTile


@frozen
class PowerIdle(Event, rule="6.3"):
    """A power that would have to be used finds nothing to do."""

    seat: Seat
    card: Card


@frozen
class PowersLeft(Event, rule="6.3"):
    """A seat leaves the powers unused that it need not use."""

    seat: Seat


@frozen
class GameEnded(Event, rule="10"):
    """Every community is complete."""

    touches = ("now",)


@frozen
class SegmentCounted(Event, rule="10"):
    """A segment is large enough to count."""

    seat: Seat
    terrain: Terrain
    size: int
    spaces: tuple[Square, ...]

    @property
    def places(self) -> tuple[Square, ...]:
        """The spaces of the segment."""
        return self.spaces


@frozen
class EnergyCounted(Event, rule="10"):
    """An energy source is surrounded by land."""

    seat: Seat
    at: Square
    spaces: tuple[Square, ...]

    @property
    def places(self) -> tuple[Square, ...]:
        """The spaces of the source."""
        return self.spaces
