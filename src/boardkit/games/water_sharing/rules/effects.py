"""Business that resolves by itself."""

from boardkit.core import Effect, Seat
from boardkit.games.water_sharing.box import DamSite
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import ActionCard, Stage


class SeatEffect(Effect, rule="5"):
    """Business of one seat, in the order of the initiative."""

    seat: Seat


class Open(Effect, word="open", rule="4"):
    """Everybody places a residential zone, then builds."""


class BeginRound(Effect, word="begin-round", rule="5.1"):
    """The initiative goes on, and a round begins."""


class RaiseSprings(Effect, word="raise-springs", rule="5.2"):
    """Water comes to every river hex, as the card says."""


class BeginStage(Effect, word="enter", rule="5"):
    """A step of the round begins."""

    stage: Stage


class MayContestWater(SeatEffect, word="may-contest-water", rule="6"):
    """The seat may declare hostility over water, if there is any to fight for."""


class MayCollect(SeatEffect, word="may-collect", rule="5.3"):
    """The seat may take water, if there is any for it."""


class MayGenerate(SeatEffect, word="may-generate", rule="5.4"):
    """What needs nothing works; then the seat may run its buildings and trade."""


class Harvest(SeatEffect, word="harvest", rule="5.5"):
    """The seat's buildings bring thunes and victory points."""


class MayPlayCards(SeatEffect, word="may-play-cards", rule="9.3"):
    """A step closes: the seat may play cards, if it could hold one that can be played."""


class CountCrises(SeatEffect, word="count-crises", rule="5.5.1"):
    """The seat's buildings that did not work are in crisis, or have a riot."""


class Pollute(SeatEffect, word="fall", rule="5.6"):
    """The seat's buildings pollute."""


class AfterFall(SeatEffect, word="after-fall", rule="5.6"):
    """The seat may clean the river, if it can."""


class MayContestSite(SeatEffect, word="may-contest-site", rule="6"):
    """The seat may declare hostility over a site, if another could build there, too."""


class FirstBuilder(Effect, word="first-builder", rule="5.7"):
    """The first seat that has not passed builds."""


class Flow(Effect, word="flow", rule="5.8"):
    """The pollution flows down."""


class EndRound(Effect, word="end-round", rule="5.9"):
    """The water goes to the sea, and another round begins or the game ends."""


class ShowBids(Effect, word="show-bids", rule="6"):
    """All bids of a conflict are shown, and the dice are rolled."""


class EndConflict(Effect, word="end-conflict", rule="6"):
    """The scores of a conflict are compared."""


class Strike(SeatEffect, word="strike", rule="9.3"):
    """A card of the seat does what it says to `target`."""

    card: ActionCard
    target: Seat


class InviteToDam(SeatEffect, word="invite-to-dam", rule="11"):
    """The seat is asked whether it shares the dam that waits to be built."""

    by: Seat
    at: Spot


class RaiseDam(SeatEffect, word="raise-dam", rule="11"):
    """A dam is built: all partners have agreed."""

    site: DamSite
    partners: tuple[Seat, ...]
