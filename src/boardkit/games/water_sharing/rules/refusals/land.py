"""Why something may not be built or destroyed."""

from typing import ClassVar

from attrs import frozen

from boardkit.core.step import Refusal
from boardkit.core.table import Seat
from boardkit.games.water_sharing.spots import Spot
from boardkit.games.water_sharing.things import Building


@frozen
class OffTheBoard(Refusal):
    """The board has no such hex."""

    rule: ClassVar[str] = "3.1"


@frozen
class SiteTaken(Refusal):
    """Something stands there already."""

    rule: ClassVar[str] = "5.7"

    at: Spot


@frozen
class WrongGround(Refusal):
    """The building may not stand on such a hex."""

    rule: ClassVar[str] = "10.1"

    building: Building


@frozen
class NotBeside(Refusal):
    """Nothing of the seat's stands beside the site."""

    rule: ClassVar[str] = "5.7"


@frozen
class NoTileLeft(Refusal):
    """The box has no such tile left."""

    rule: ClassVar[str] = "2"

    building: Building


@frozen
class NoMarkerLeft(Refusal):
    """All markers of a seat are on the board."""

    rule: ClassVar[str] = "2"

    seat: Seat


@frozen
class OnlyZoneFirst(Refusal):
    """The first building of a community is a residential zone."""

    rule: ClassVar[str] = "4"


@frozen
class NoDamSite(Refusal):
    """No dam can stand there for these owners."""

    rule: ClassVar[str] = "11"


@frozen
class NoShore(Refusal):
    """The dam cannot lean on that hex."""

    rule: ClassVar[str] = "11"


@frozen
class DamRefusedBefore(Refusal):
    """The same dam was proposed and refused in this step."""

    rule: ClassVar[str] = "11"


@frozen
class NotYours(Refusal):
    """The seat has no such building there."""

    rule: ClassVar[str] = "5.7.1"


@frozen
class SharedDam(Refusal):
    """A dam with several owners cannot be destroyed by one of them."""

    rule: ClassVar[str] = "5.7.1"
