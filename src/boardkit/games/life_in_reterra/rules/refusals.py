"""Why an answer may not be given."""

from attrs import frozen

from boardkit.core import Refusal, Seat
from boardkit.games.life_in_reterra.box.things import Card, LandTile
from boardkit.games.life_in_reterra.rules.community import Turn
from boardkit.maps.squares import Square


@frozen
class GameIsOver(Refusal, word="game-is-over", rule="6"):
    """Nobody is asked any more."""


@frozen
class NotAsked(Refusal, word="not-asked", rule="6"):
    """The answer is to another question."""


@frozen
class NobodySitsThere(Refusal, word="nobody-sits-there", rule="5.5"):
    """There is no such seat."""

    seat: Seat


@frozen
class NotInStack(Refusal, word="not-in-stack", rule="5.5"):
    """The land tile cannot be drawn now."""

    tile: LandTile


@frozen
class TileOutOfReach(Refusal, word="tile-out-of-reach", rule="6.1"):
    """The land tile is neither in the row nor one of the seat's secret tiles."""

    tile: LandTile


@frozen
class LiesTheSame(Refusal, word="lies-the-same", rule="6.1"):
    """So turned, the tile lies as it does at a smaller turn."""

    turn: Turn


@frozen
class NotEdgeToEdge(Refusal, word="not-edge-to-edge", rule="6.1"):
    """The tile would not touch another one along a whole edge."""

    at: Square


@frozen
class TileInTheWay(Refusal, word="tile-in-the-way", rule="6.1"):
    """There is a tile already."""

    at: Square


@frozen
class OutOfFrame(Refusal, word="out-of-frame", rule="6"):
    """The community would be wider or higher than four tiles."""

    at: Square


@frozen
class FewEnergySources(Refusal, word="few-energy-sources", rule="6.1"):
    """There are fewer than two energy sources in the row."""

    count: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return 2 - self.count


@frozen
class NoEnergySource(Refusal, word="no-energy-source", rule="6.1"):
    """The tile is no energy source of the row."""

    tile: LandTile


@frozen
class NotInOrder(Refusal, word="not-in-order", rule="6.1"):
    """Two energy sources are named from left to right, so that each pair has one name."""


@frozen
class RefreshedAlready(Refusal, word="refreshed-already", rule="6.1"):
    """The seat has exchanged energy sources in this turn."""


@frozen
class NotOnTheBoard(Refusal, word="not-on-the-board", rule="5.2"):
    """The building does not belong to this game."""

    card: Card


@frozen
class NoneLeft(Refusal, word="none-left", rule="5.3"):
    """All copies of the building are placed."""

    card: Card


@frozen
class StandsTheSame(Refusal, word="stands-the-same", rule="7.1"):
    """So turned, the building stands as it does at a smaller turn."""

    turn: Turn


@frozen
class NoLand(Refusal, word="no-land", rule="6.2"):
    """There is no land yet."""

    at: Square


@frozen
class SpaceTaken(Refusal, word="space-taken", rule="6.2"):
    """Something stands there already."""

    at: Square


@frozen
class NoGear(Refusal, word="no-gear", rule="8.2"):
    """There is no gear on the space."""

    at: Square


@frozen
class TerrainsDiffer(Refusal, word="terrains-differ", rule="6.2"):
    """The gears below the building are not all of one terrain."""


@frozen
class NotOnThisTile(Refusal, word="not-on-this-tile", rule="6.2"):
    """None of the gears is on the tile laid in this turn."""


@frozen
class NoInhabitantsLeft(Refusal, word="no-inhabitants-left", rule="5.4"):
    """All inhabitants are placed."""


@frozen
class NoTokensLeft(Refusal, word="no-tokens-left", rule="5.4"):
    """All tokens are placed."""


@frozen
class RelicSideUnused(Refusal, word="relic-side-unused", rule="5.4"):
    """The table plays without the relic side of the tokens."""


@frozen
class NoSuchPower(Refusal, word="no-such-power", rule="6.3"):
    """No building there has such a power to use now."""

    by: Square


@frozen
class NotNextToIt(Refusal, word="not-next-to-it", rule="11"):
    """The space is not next to the building."""

    at: Square


@frozen
class BeyondReach(Refusal, word="beyond-reach", rule="6.3"):
    """The power is not against that seat, or not any more in this turn."""

    seat: Seat


@frozen
class NoRelicThere(Refusal, word="no-relic-there", rule="9.3"):
    """No relic is open there."""

    at: Square


@frozen
class RelicProtected(Refusal, word="relic-protected", rule="7.2"):
    """A building protects the relic."""

    at: Square


@frozen
class NotInRow(Refusal, word="not-in-row", rule="6.3"):
    """The tile is not in the row."""

    tile: LandTile


@frozen
class MustUsePower(Refusal, word="must-use-power", rule="6.3"):
    """A power can do something and must be used."""
