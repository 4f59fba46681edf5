"""What may be asked, and what may be answered."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Move, Question, Seat
from boardkit.games.life_in_reterra.rules.community import Card, LandTile, Turn
from boardkit.maps.squares import Square


@frozen
class DrawFirst(Question):
    """Chance: who begins?"""

    word: ClassVar[str] = "draw-first"
    rule: ClassVar[str] = "5.5"


@frozen
class DealStart(Question):
    """Chance: which start tile does `to` receive?"""

    word: ClassVar[str] = "deal-start"
    rule: ClassVar[str] = "5.5"

    to: Seat


@frozen
class DealSecret(Question):
    """Chance: which secret tile does `to` receive?"""

    word: ClassVar[str] = "deal-secret"
    rule: ClassVar[str] = "5.5"

    to: Seat


@frozen
class FillRow(Question):
    """Chance: which land tile comes into the row?"""

    word: ClassVar[str] = "fill-row"
    rule: ClassVar[str] = "6.4"


@frozen
class LayTile(Question):
    """Which land tile does the seat lay, and where?

    Attributes:
        refreshed: whether it has exchanged energy sources of the row in this turn.
    """

    word: ClassVar[str] = "lay-tile"
    rule: ClassVar[str] = "6.1"

    refreshed: bool = False


@frozen
class Build(Question):
    """Does the seat place a building or an inhabitant?"""

    word: ClassVar[str] = "build"
    rule: ClassVar[str] = "6.2"


@frozen
class UsePowers(Question):
    """Which power does the seat use next?"""

    word: ClassVar[str] = "use-powers"
    rule: ClassVar[str] = "6.3"


@frozen
class BeginWith(Move):
    """Chance: this seat plays first."""

    verb: ClassVar[str] = "first"

    seat: Seat


@frozen
class Draw(Move):
    """Chance: this land tile is drawn."""

    verb: ClassVar[str] = "draw"

    tile: LandTile


@frozen
class PlaceTile(Move):
    """Lay a land tile; `at` is its north-west space as turned."""

    verb: ClassVar[str] = "place"
    turns: ClassVar[tuple[str, ...]] = ("turn",)

    tile: LandTile
    at: Square
    turn: Turn


@frozen
class RefreshEnergy(Move):
    """Put two energy sources under the stack, named in the order of the row."""

    verb: ClassVar[str] = "refresh"

    first: LandTile
    second: LandTile


@frozen
class PlaceBuilding(Move):
    """Place a building; `at` is the north-west corner of its box as turned."""

    verb: ClassVar[str] = "build"
    turns: ClassVar[tuple[str, ...]] = ("turn",)

    card: Card
    at: Square
    turn: Turn


@frozen
class PlaceInhabitant(Move):
    """Place an inhabitant on a gear of the tile just laid."""

    verb: ClassVar[str] = "inhabitant"

    at: Square


@frozen
class WelcomeInhabitant(Move):
    """Place an inhabitant by the power of the building at `by`."""

    verb: ClassVar[str] = "welcome"

    by: Square
    at: Square


@frozen
class PlaceRelic(Move):
    """Place a relic token by the power of the building at `by`."""

    verb: ClassVar[str] = "relic"

    by: Square
    at: Square


@frozen
class PlaceJunk(Move):
    """Place junk in the community of `seat` by the power of the building at `by`."""

    verb: ClassVar[str] = "junk"

    by: Square
    seat: Seat
    at: Square


@frozen
class ChangeTile(Move):
    """Exchange a tile of the row by the power of the building at `by`."""

    verb: ClassVar[str] = "change"

    by: Square
    tile: LandTile


@frozen
class Pass(Move):
    """Place nothing, or leave the powers that are left unused."""

    verb: ClassVar[str] = "pass"


MOVES = (
    BeginWith,
    Draw,
    PlaceTile,
    RefreshEnergy,
    PlaceBuilding,
    PlaceInhabitant,
    WelcomeInhabitant,
    PlaceRelic,
    PlaceJunk,
    ChangeTile,
    Pass,
)
