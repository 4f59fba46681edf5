"""Why an answer may not be given."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Refusal, Seat
from boardkit.games.life_in_reterra.rules.community import Card, LandTile, Turn
from boardkit.maps.squares import Square


@frozen
class GameIsOver(Refusal):
    """Nobody is asked any more."""

    word: ClassVar[str] = "game-is-over"
    rule: ClassVar[str] = "6"


@frozen
class NotAsked(Refusal):
    """The answer is to another question."""

    word: ClassVar[str] = "not-asked"
    rule: ClassVar[str] = "6"


@frozen
class NobodySitsThere(Refusal):
    """There is no such seat."""

    word: ClassVar[str] = "nobody-sits-there"
    rule: ClassVar[str] = "5.5"

    seat: Seat


@frozen
class NotInStack(Refusal):
    """The land tile cannot be drawn now."""

    word: ClassVar[str] = "not-in-stack"
    rule: ClassVar[str] = "5.5"

    tile: LandTile


@frozen
class TileOutOfReach(Refusal):
    """The land tile is neither in the row nor one of the seat's secret tiles."""

    word: ClassVar[str] = "tile-out-of-reach"
    rule: ClassVar[str] = "6.1"

    tile: LandTile


@frozen
class LiesTheSame(Refusal):
    """So turned, the tile lies as it does at a smaller turn."""

    word: ClassVar[str] = "lies-the-same"
    rule: ClassVar[str] = "6.1"

    turn: Turn


@frozen
class NotEdgeToEdge(Refusal):
    """The tile would not touch another one along a whole edge."""

    word: ClassVar[str] = "not-edge-to-edge"
    rule: ClassVar[str] = "6.1"

    at: Square


@frozen
class TileInTheWay(Refusal):
    """There is a tile already."""

    word: ClassVar[str] = "tile-in-the-way"
    rule: ClassVar[str] = "6.1"

    at: Square


@frozen
class OutOfFrame(Refusal):
    """The community would be wider or higher than four tiles."""

    word: ClassVar[str] = "out-of-frame"
    rule: ClassVar[str] = "6"

    at: Square


@frozen
class FewEnergySources(Refusal):
    """There are fewer than two energy sources in the row."""

    word: ClassVar[str] = "few-energy-sources"
    rule: ClassVar[str] = "6.1"

    count: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return 2 - self.count


@frozen
class NoEnergySource(Refusal):
    """The tile is no energy source of the row."""

    word: ClassVar[str] = "no-energy-source"
    rule: ClassVar[str] = "6.1"

    tile: LandTile


@frozen
class NotInOrder(Refusal):
    """Two energy sources are named from left to right, so that each pair has one name."""

    word: ClassVar[str] = "not-in-order"
    rule: ClassVar[str] = "6.1"


@frozen
class RefreshedAlready(Refusal):
    """The seat has exchanged energy sources in this turn."""

    word: ClassVar[str] = "refreshed-already"
    rule: ClassVar[str] = "6.1"


@frozen
class NotOnTheBoard(Refusal):
    """The building does not belong to this game."""

    word: ClassVar[str] = "not-on-the-board"
    rule: ClassVar[str] = "5.2"

    card: Card


@frozen
class NoneLeft(Refusal):
    """All copies of the building are placed."""

    word: ClassVar[str] = "none-left"
    rule: ClassVar[str] = "5.3"

    card: Card


@frozen
class StandsTheSame(Refusal):
    """So turned, the building stands as it does at a smaller turn."""

    word: ClassVar[str] = "stands-the-same"
    rule: ClassVar[str] = "7.1"

    turn: Turn


@frozen
class NoLand(Refusal):
    """There is no land yet."""

    word: ClassVar[str] = "no-land"
    rule: ClassVar[str] = "6.2"

    at: Square


@frozen
class SpaceTaken(Refusal):
    """Something stands there already."""

    word: ClassVar[str] = "space-taken"
    rule: ClassVar[str] = "6.2"

    at: Square


@frozen
class NoGear(Refusal):
    """There is no gear on the space."""

    word: ClassVar[str] = "no-gear"
    rule: ClassVar[str] = "8.2"

    at: Square


@frozen
class TerrainsDiffer(Refusal):
    """The gears below the building are not all of one terrain."""

    word: ClassVar[str] = "terrains-differ"
    rule: ClassVar[str] = "6.2"


@frozen
class NotOnThisTile(Refusal):
    """None of the gears is on the tile laid in this turn."""

    word: ClassVar[str] = "not-on-this-tile"
    rule: ClassVar[str] = "6.2"


@frozen
class NoInhabitantsLeft(Refusal):
    """All inhabitants are placed."""

    word: ClassVar[str] = "no-inhabitants-left"
    rule: ClassVar[str] = "5.4"


@frozen
class NoTokensLeft(Refusal):
    """All tokens are placed."""

    word: ClassVar[str] = "no-tokens-left"
    rule: ClassVar[str] = "5.4"


@frozen
class RelicSideUnused(Refusal):
    """The table plays without the relic side of the tokens."""

    word: ClassVar[str] = "relic-side-unused"
    rule: ClassVar[str] = "5.4"


@frozen
class NoSuchPower(Refusal):
    """No building there has such a power to use now."""

    word: ClassVar[str] = "no-such-power"
    rule: ClassVar[str] = "6.3"

    by: Square


@frozen
class NotNextToIt(Refusal):
    """The space is not next to the building."""

    word: ClassVar[str] = "not-next-to-it"
    rule: ClassVar[str] = "11"

    at: Square


@frozen
class BeyondReach(Refusal):
    """The power is not against that seat, or not any more in this turn."""

    word: ClassVar[str] = "beyond-reach"
    rule: ClassVar[str] = "6.3"

    seat: Seat


@frozen
class NoRelicThere(Refusal):
    """No relic is open there."""

    word: ClassVar[str] = "no-relic-there"
    rule: ClassVar[str] = "9.3"

    at: Square


@frozen
class RelicProtected(Refusal):
    """A building protects the relic."""

    word: ClassVar[str] = "relic-protected"
    rule: ClassVar[str] = "7.2"

    at: Square


@frozen
class NotInRow(Refusal):
    """The tile is not in the row."""

    word: ClassVar[str] = "not-in-row"
    rule: ClassVar[str] = "6.3"

    tile: LandTile


@frozen
class MustUsePower(Refusal):
    """A power can do something and must be used."""

    word: ClassVar[str] = "must-use-power"
    rule: ClassVar[str] = "6.3"
