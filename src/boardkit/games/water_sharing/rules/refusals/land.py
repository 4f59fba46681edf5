"""Why something may not be built or destroyed."""

from attrs import frozen

from boardkit.core import Refusal, Seat
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building


@frozen
class OffTheBoard(Refusal, word="off-the-board", rule="3.1"):
    """The board has no such hex."""


@frozen
class SiteTaken(Refusal, word="site-taken", rule="5.7"):
    """Something stands there already."""

    at: Spot


@frozen
class WrongGround(Refusal, word="wrong-ground", rule="10.1"):
    """The building may not stand on such a hex."""

    building: Building


@frozen
class NotBeside(Refusal, word="not-beside", rule="5.7"):
    """Nothing of the seat's stands beside the site."""


@frozen
class NoTileLeft(Refusal, word="no-tile-left", rule="2"):
    """The box has no such tile left."""

    building: Building


@frozen
class NoMarkerLeft(Refusal, word="no-marker-left", rule="2"):
    """All markers of a seat are on the board."""

    seat: Seat


@frozen
class OnlyZoneFirst(Refusal, word="only-zone-first", rule="4"):
    """The first building of a community is a residential zone."""


@frozen
class NoDamSite(Refusal, word="no-dam-site", rule="11"):
    """No dam can stand there for these owners."""


@frozen
class NoShore(Refusal, word="no-shore", rule="11"):
    """The dam cannot lean on that hex."""


@frozen
class DamRefusedBefore(Refusal, word="dam-refused-before", rule="11"):
    """The same dam was proposed and refused in this step."""


@frozen
class NotYours(Refusal, word="not-yours", rule="5.7.1"):
    """The seat has no such building there."""


@frozen
class SharedDam(Refusal, word="shared-dam", rule="5.7.1"):
    """A dam with several owners cannot be destroyed by one of them."""
