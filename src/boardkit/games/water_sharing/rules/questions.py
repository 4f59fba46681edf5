"""The questions, and business that resolves by itself."""

from boardkit.core import Effect, Question, Seat, SeatChance, SeatEffect
from boardkit.games.water_sharing.box import DamSite, Spot, things
from boardkit.games.water_sharing.rules.moves import Deal


class WhoBegins(Question, word="who-begins", rule="3.3"):
    """Chance: who had the feet in the water last?"""


class DealObjective(SeatChance, word="deal-objective", rule="3.2"):
    """Chance: which objective card does `to` receive?"""


class DealAction(SeatChance, word="deal-action", rule="3.2"):
    """Chance: which action card does `to` receive?"""


class RevealResource(Question, word="reveal-resource", rule="5.2"):
    """Chance: which card for water and world market is turned up?"""


class ChooseResource(Question, word="choose-resource", rule="9.2"):
    """Which card for water and world market has the table chosen? The seat tells it for everybody."""


class PlaceZone(Question, word="place-zone", rule="4"):
    """Where does the seat place its residential zone?"""


class BuildFirst(Question, word="build-first", rule="4"):
    """What does the seat build in the opening?"""


class ContestWater(Question, word="contest-water", rule="6"):
    """Does the seat declare hostility over the water of a hex?"""


class ContestSite(Question, word="contest-site", rule="6"):
    """Does the seat declare hostility over a site to build on?"""


class HowMuch(Question, word="how-much", rule="6"):
    """How many victory points does the seat bid in the conflict, in secret?"""


class RollDie(SeatChance, word="roll-die", rule="6"):
    """Chance: how many swords does the die show for `to` in the conflict?"""


class Reinforce(Question, word="reinforce", rule="6"):
    """Does the seat play a card after the dice of the conflict?"""


class FirstUse(Question, word="first-use", rule="6"):
    """How does the winner of a conflict over water use the hex first?"""

    at: Spot


class FirstSite(Question, word="first-site", rule="6"):
    """What does the winner of a conflict over a site build there?"""

    at: Spot


class Collect(Question, word="collect", rule="5.3"):
    """Which water does the seat take?"""


class Generate(Question, word="generate", rule="5.4"):
    """Which buildings does the seat run, and what does it trade?"""


class AnswerDeal(Question, word="answer-deal", rule="7.2"):
    """Does the seat accept what `by` proposes?"""

    by: Seat
    deal: Deal


class SufferCard(Question, word="suffer-card", rule="9.3"):
    """Does the seat bear a card that strikes it, or declare hostility?"""

    by: Seat
    card: things.ActionCard


class AnyCard(Question, word="any-card", rule="9.3"):
    """Does the seat play an action card before the next step begins?"""


class RollRiot(SeatChance, word="roll-riot", rule="5.5.1"):
    """Chance: how many victory points does a riot at a building of `to` cost?"""

    at: Spot


class AfterPollution(Question, word="after-pollution", rule="5.6"):
    """Does the seat clean the river after pollution has fallen?"""


class WhatToBuild(Question, word="what-to-build", rule="5.7"):
    """What does the seat build or destroy?"""


class WhichShore(Question, word="which-shore", rule="11"):
    """On which dry hexes does the dam at `at` lean? The first may be chosen already."""

    at: Spot
    partners: tuple[Seat, ...]
    first: Spot | None = None


class JoinDam(Question, word="join-dam", rule="11"):
    """Does the seat share a dam that `by` proposes, for so many thunes?"""

    by: Seat
    at: Spot
    cost: int


class WhichHex(Question, word="which-hex", rule="9.3"):
    """Which hex does the card mean? There are `left` to choose, on seat `target` if it strikes one."""

    card: things.ActionCard
    left: int
    target: Seat | None = None
    chosen: tuple[Spot, ...] = ()


class Open(Effect, word="open", rule="4"):
    """Everybody places a residential zone, then builds."""


class BeginRound(Effect, word="begin-round", rule="5.1"):
    """The initiative goes on, and a round begins."""


class RaiseSprings(Effect, word="raise-springs", rule="5.2"):
    """Water comes to every river hex, as the card says."""


class BeginStage(Effect, word="enter", rule="5"):
    """A step of the round begins."""

    stage: things.Stage


class MayContestWater(SeatEffect, word="may-contest-water", rule="6"):
    """The seat may declare hostility over water, if there is any to fight for."""


class MayCollect(SeatEffect, word="may-collect", rule="5.3"):
    """The seat may take water, if there is any for it."""


class MayGenerate(SeatEffect, word="may-generate", rule="5.4"):
    """Buildings that need nothing work; then the seat may run its buildings and trade."""


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

    card: things.ActionCard
    target: Seat


class InviteToDam(SeatEffect, word="invite-to-dam", rule="11"):
    """The seat is asked whether it shares the dam that waits to be built."""

    by: Seat
    at: Spot


class RaiseDam(SeatEffect, word="raise-dam", rule="11"):
    """A dam is built: all partners have agreed."""

    site: DamSite
    partners: tuple[Seat, ...]
