"""Why something may not be built or destroyed."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Refusal, Seat
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building


@frozen
class OffTheBoard(Refusal):
    """The board has no such hex."""

    word: ClassVar[str] = "off-the-board"
    rule: ClassVar[str] = "3.1"


@frozen
class SiteTaken(Refusal):
    """Something stands there already."""

    word: ClassVar[str] = "site-taken"
    rule: ClassVar[str] = "5.7"

    at: Spot


@frozen
class WrongGround(Refusal):
    """The building may not stand on such a hex."""

    word: ClassVar[str] = "wrong-ground"
    rule: ClassVar[str] = "10.1"

    building: Building


@frozen
class NotBeside(Refusal):
    """Nothing of the seat's stands beside the site."""

    word: ClassVar[str] = "not-beside"
    rule: ClassVar[str] = "5.7"


@frozen
class NoTileLeft(Refusal):
    """The box has no such tile left."""

    word: ClassVar[str] = "no-tile-left"
    rule: ClassVar[str] = "2"

    building: Building


@frozen
class NoMarkerLeft(Refusal):
    """All markers of a seat are on the board."""

    word: ClassVar[str] = "no-marker-left"
    rule: ClassVar[str] = "2"

    seat: Seat


@frozen
class OnlyZoneFirst(Refusal):
    """The first building of a community is a residential zone."""

    word: ClassVar[str] = "only-zone-first"
    rule: ClassVar[str] = "4"


@frozen
class NoDamSite(Refusal):
    """No dam can stand there for these owners."""

    word: ClassVar[str] = "no-dam-site"
    rule: ClassVar[str] = "11"


@frozen
class NoShore(Refusal):
    """The dam cannot lean on that hex."""

    word: ClassVar[str] = "no-shore"
    rule: ClassVar[str] = "11"


@frozen
class DamRefusedBefore(Refusal):
    """The same dam was proposed and refused in this step."""

    word: ClassVar[str] = "dam-refused-before"
    rule: ClassVar[str] = "11"


@frozen
class NotYours(Refusal):
    """The seat has no such building there."""

    word: ClassVar[str] = "not-yours"
    rule: ClassVar[str] = "5.7.1"


@frozen
class SharedDam(Refusal):
    """A dam with several owners cannot be destroyed by one of them."""

    word: ClassVar[str] = "shared-dam"
    rule: ClassVar[str] = "5.7.1"
