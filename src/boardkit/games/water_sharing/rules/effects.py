"""Business that resolves by itself."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Effect, Seat
from boardkit.games.water_sharing.box import DamSite
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import ActionCard, Stage


@frozen
class SeatEffect(Effect):
    """Business of one seat, in the order of the initiative."""

    rule: ClassVar[str] = "5"

    seat: Seat


@frozen
class Open(Effect):
    """Everybody places a residential zone, then builds."""

    word: ClassVar[str] = "open"
    rule: ClassVar[str] = "4"


@frozen
class BeginRound(Effect):
    """The initiative goes on, and a round begins."""

    word: ClassVar[str] = "begin-round"
    rule: ClassVar[str] = "5.1"


@frozen
class RaiseSprings(Effect):
    """Water comes to every river hex, as the card says."""

    word: ClassVar[str] = "raise-springs"
    rule: ClassVar[str] = "5.2"


@frozen
class Enter(Effect):
    """A step of the round begins."""

    word: ClassVar[str] = "enter"
    rule: ClassVar[str] = "5"

    stage: Stage


@frozen
class MayContestWater(SeatEffect):
    """The seat may declare hostility over water, if there is any to fight for."""

    word: ClassVar[str] = "may-contest-water"
    rule: ClassVar[str] = "6"


@frozen
class MayCollect(SeatEffect):
    """The seat may take water, if there is any for it."""

    word: ClassVar[str] = "may-collect"
    rule: ClassVar[str] = "5.3"


@frozen
class MayGenerate(SeatEffect):
    """What needs nothing works; then the seat may run its buildings and trade."""

    word: ClassVar[str] = "may-generate"
    rule: ClassVar[str] = "5.4"


@frozen
class Harvest(SeatEffect):
    """The seat's buildings bring thunes and victory points."""

    word: ClassVar[str] = "harvest"
    rule: ClassVar[str] = "5.5"


@frozen
class MayPlayCards(SeatEffect):
    """A step closes: the seat may play cards, if it could hold one that can be played."""

    word: ClassVar[str] = "may-play-cards"
    rule: ClassVar[str] = "9.3"


@frozen
class CountCrises(SeatEffect):
    """The seat's buildings that did not work are in crisis, or have a riot."""

    word: ClassVar[str] = "count-crises"
    rule: ClassVar[str] = "5.5.1"


@frozen
class Fall(SeatEffect):
    """The seat's buildings pollute."""

    word: ClassVar[str] = "fall"
    rule: ClassVar[str] = "5.6"


@frozen
class AfterFall(SeatEffect):
    """The seat may clean the river, if it can."""

    word: ClassVar[str] = "after-fall"
    rule: ClassVar[str] = "5.6"


@frozen
class MayContestSite(SeatEffect):
    """The seat may declare hostility over a site, if another could build there, too."""

    word: ClassVar[str] = "may-contest-site"
    rule: ClassVar[str] = "6"


@frozen
class FirstBuilder(Effect):
    """The first seat that has not passed builds."""

    word: ClassVar[str] = "first-builder"
    rule: ClassVar[str] = "5.7"


@frozen
class Flow(Effect):
    """The pollution flows down."""

    word: ClassVar[str] = "flow"
    rule: ClassVar[str] = "5.8"


@frozen
class EndRound(Effect):
    """The water goes to the sea, and another round begins or the game ends."""

    word: ClassVar[str] = "end-round"
    rule: ClassVar[str] = "5.9"


@frozen
class ShowBids(Effect):
    """All bids of a conflict are shown, and the dice are rolled."""

    word: ClassVar[str] = "show-bids"
    rule: ClassVar[str] = "6"


@frozen
class EndConflict(Effect):
    """The scores of a conflict are compared."""

    word: ClassVar[str] = "end-conflict"
    rule: ClassVar[str] = "6"


@frozen
class Strike(SeatEffect):
    """A card of the seat does what it says to `target`."""

    word: ClassVar[str] = "strike"
    rule: ClassVar[str] = "9.3"

    card: ActionCard
    target: Seat


@frozen
class InviteToDam(SeatEffect):
    """The seat is asked whether it shares the dam that waits to be built."""

    word: ClassVar[str] = "invite-to-dam"
    rule: ClassVar[str] = "11"

    by: Seat
    at: Spot


@frozen
class RaiseDam(SeatEffect):
    """A dam is built: all partners have agreed."""

    word: ClassVar[str] = "raise-dam"
    rule: ClassVar[str] = "11"

    site: DamSite
    partners: tuple[Seat, ...]
