"""What can happen."""

from typing import ClassVar, Self

from attrs import frozen

from boardkit.core import Event, Seat, evolve
from boardkit.games.life_in_reterra.rules.community import HIDDEN, Card, LandTile, Terrain, Turn
from boardkit.maps.squares import Square


@frozen
class FirstChosen(Event):
    """Chance has said who begins."""

    rule: ClassVar[str] = "5.5"
    touches: ClassVar[tuple[str, ...]] = ("first",)

    seat: Seat


@frozen
class StartDealt(Event):
    """A seat received its start tile."""

    rule: ClassVar[str] = "5.5"
    touches: ClassVar[tuple[str, ...]] = (
        "starts",
        "communities[seat].spaces[spaces]",
        "communities[seat].tiles",
    )

    seat: Seat
    tile: LandTile
    spaces: tuple[Square, ...]

    @property
    def places(self) -> tuple[Square, ...]:
        """The spaces of the tile."""
        return self.spaces


@frozen
class SecretDealt(Event):
    """A seat received a secret tile."""

    rule: ClassVar[str] = "5.5"
    reveals: ClassVar[bool] = True
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "stack",
        "secrets[seat]",
    )

    seat: Seat
    tile: LandTile

    def covered(self, seat: Seat | None) -> Self:
        """Hide the tile from the others."""
        return self if seat == self.seat else evolve(self, tile=HIDDEN)


@frozen
class RowFilled(Event):
    """A land tile came into the row."""

    rule: ClassVar[str] = "6.4"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "stack",
        "beneath",
        "row",
    )

    tile: LandTile


@frozen
class TurnBegun(Event):
    """A seat's turn begins; turns are counted from 1."""

    rule: ClassVar[str] = "6"
    touches: ClassVar[tuple[str, ...]] = ("now",)

    seat: Seat
    number: int
    turns: int


@frozen
class EnergyRefreshed(Event):
    """A seat has put two energy sources of the row under the stack."""

    rule: ClassVar[str] = "6.1"
    touches: ClassVar[tuple[str, ...]] = (
        "row",
        "beneath",
    )

    seat: Seat
    first: LandTile
    second: LandTile


@frozen
class TileLaid(Event):
    """A land tile was laid."""

    rule: ClassVar[str] = "6.1"
    touches: ClassVar[tuple[str, ...]] = (
        "row",
        "secrets[seat]",
        "communities[seat].spaces[spaces]",
        "communities[seat].tiles",
        "now",
    )

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
class BuildingPlaced(Event):
    """A building was placed; `left` copies are on the board."""

    rule: ClassVar[str] = "6.2"
    touches: ClassVar[tuple[str, ...]] = (
        "market",
        "communities[seat].buildings",
        "now.placed",
    )

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
class InhabitantPlaced(Event):
    """An inhabitant was placed in the second step of a turn."""

    rule: ClassVar[str] = "6.2"
    touches: ClassVar[tuple[str, ...]] = (
        "communities[seat].inhabitants",
        "now.placed",
    )

    seat: Seat
    at: Square

    @property
    def places(self) -> tuple[Square, ...]:
        """Where the inhabitant stands."""
        return (self.at,)


@frozen
class NothingPlaced(Event):
    """A seat placed neither building nor inhabitant."""

    rule: ClassVar[str] = "6.2"
    touches: ClassVar[tuple[str, ...]] = ("now.placed",)

    seat: Seat


@frozen
class InhabitantWelcomed(Event):
    """An inhabitant was placed by a building's power."""

    rule: ClassVar[str] = "6.3"
    touches: ClassVar[tuple[str, ...]] = ("communities[seat].inhabitants",)

    seat: Seat
    card: Card
    at: Square

    @property
    def places(self) -> tuple[Square, ...]:
        """Where the inhabitant stands."""
        return (self.at,)


@frozen
class RelicPlaced(Event):
    """A relic token was placed by a building's power."""

    rule: ClassVar[str] = "6.3"
    touches: ClassVar[tuple[str, ...]] = ("communities[seat].relics",)

    seat: Seat
    card: Card
    at: Square

    @property
    def places(self) -> tuple[Square, ...]:
        """Where the token lies."""
        return (self.at,)


@frozen
class JunkPlaced(Event):
    """Junk was placed on a relic of `of` by a building's power."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = ("communities[of].junk",)

    seat: Seat
    of: Seat
    card: Card
    at: Square

    @property
    def places(self) -> tuple[Square, ...]:
        """Where the token lies, in the community of `of`."""
        return (self.at,)


@frozen
class TileChanged(Event):
    """A tile of the row was put under the stack by a building's power."""

    rule: ClassVar[str] = "6.3"
    touches: ClassVar[tuple[str, ...]] = (
        "row",
        "beneath",
    )

    seat: Seat
    card: Card
    tile: LandTile


@frozen
class PowerIdle(Event):
    """A power that would have to be used finds nothing to do."""

    rule: ClassVar[str] = "6.3"

    seat: Seat
    card: Card


@frozen
class PowersLeft(Event):
    """A seat leaves the powers unused that it need not use."""

    rule: ClassVar[str] = "6.3"

    seat: Seat


@frozen
class GameEnded(Event):
    """Every community is complete."""

    rule: ClassVar[str] = "10"
    touches: ClassVar[tuple[str, ...]] = ("now",)


@frozen
class SegmentCounted(Event):
    """A segment is large enough to count."""

    rule: ClassVar[str] = "10"

    seat: Seat
    terrain: Terrain
    size: int
    spaces: tuple[Square, ...]

    @property
    def places(self) -> tuple[Square, ...]:
        """The spaces of the segment."""
        return self.spaces


@frozen
class EnergyCounted(Event):
    """An energy source is surrounded by land."""

    rule: ClassVar[str] = "10"

    seat: Seat
    at: Square
    spaces: tuple[Square, ...]

    @property
    def places(self) -> tuple[Square, ...]:
        """The spaces of the source."""
        return self.spaces
