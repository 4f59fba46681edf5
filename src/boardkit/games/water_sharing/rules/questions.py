"""What may be asked."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Question, Seat
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import ActionCard
from boardkit.games.water_sharing.rules.deals import Deal


@frozen
class WhoBegins(Question):
    """Chance: who had the feet in the water last?"""

    word: ClassVar[str] = "who-begins"
    rule: ClassVar[str] = "3.3"


@frozen
class DealObjective(Question):
    """Chance: which objective card does `to` receive?"""

    word: ClassVar[str] = "deal-objective"
    rule: ClassVar[str] = "3.2"

    to: Seat


@frozen
class DealAction(Question):
    """Chance: which action card does `to` receive?"""

    word: ClassVar[str] = "deal-action"
    rule: ClassVar[str] = "3.2"

    to: Seat


@frozen
class RevealResource(Question):
    """Chance: which card for water and world market is turned up?"""

    word: ClassVar[str] = "reveal-resource"
    rule: ClassVar[str] = "5.2"


@frozen
class ChooseResource(Question):
    """Which card for water and world market has the table chosen? The seat tells it for everybody."""

    word: ClassVar[str] = "choose-resource"
    rule: ClassVar[str] = "9.2"


@frozen
class PlaceZone(Question):
    """Where does the seat place its residential zone?"""

    word: ClassVar[str] = "place-zone"
    rule: ClassVar[str] = "4"


@frozen
class BuildFirst(Question):
    """What does the seat build in the opening?"""

    word: ClassVar[str] = "build-first"
    rule: ClassVar[str] = "4"


@frozen
class ContestWater(Question):
    """Does the seat declare hostility over the water of a hex?"""

    word: ClassVar[str] = "contest-water"
    rule: ClassVar[str] = "6"


@frozen
class ContestSite(Question):
    """Does the seat declare hostility over a site to build on?"""

    word: ClassVar[str] = "contest-site"
    rule: ClassVar[str] = "6"


@frozen
class HowMuch(Question):
    """How many victory points does the seat bid in the conflict, in secret?"""

    word: ClassVar[str] = "how-much"
    rule: ClassVar[str] = "6"


@frozen
class RollDie(Question):
    """Chance: how many swords does the die show for `to` in the conflict?"""

    word: ClassVar[str] = "roll-die"
    rule: ClassVar[str] = "6"

    to: Seat


@frozen
class Reinforce(Question):
    """Does the seat play a card after the dice of the conflict?"""

    word: ClassVar[str] = "reinforce"
    rule: ClassVar[str] = "6"


@frozen
class FirstUse(Question):
    """How does the winner of a conflict over water use the hex first?"""

    word: ClassVar[str] = "first-use"
    rule: ClassVar[str] = "6"

    at: Spot


@frozen
class FirstSite(Question):
    """What does the winner of a conflict over a site build there?"""

    word: ClassVar[str] = "first-site"
    rule: ClassVar[str] = "6"

    at: Spot


@frozen
class Collect(Question):
    """Which water does the seat take?"""

    word: ClassVar[str] = "collect"
    rule: ClassVar[str] = "5.3"


@frozen
class Generate(Question):
    """Which buildings does the seat run, and what does it trade?"""

    word: ClassVar[str] = "generate"
    rule: ClassVar[str] = "5.4"


@frozen
class AnswerDeal(Question):
    """Does the seat accept what `by` proposes?"""

    word: ClassVar[str] = "answer-deal"
    rule: ClassVar[str] = "7.2"

    by: Seat
    deal: Deal


@frozen
class SufferCard(Question):
    """Does the seat bear a card that strikes it, or declare hostility?"""

    word: ClassVar[str] = "suffer-card"
    rule: ClassVar[str] = "9.3"

    by: Seat
    card: ActionCard


@frozen
class AnyCard(Question):
    """Does the seat play an action card before the next step begins?"""

    word: ClassVar[str] = "any-card"
    rule: ClassVar[str] = "9.3"


@frozen
class RollRiot(Question):
    """Chance: how many victory points does a riot at a building of `to` cost?"""

    word: ClassVar[str] = "roll-riot"
    rule: ClassVar[str] = "5.5.1"

    to: Seat
    at: Spot


@frozen
class AfterPollution(Question):
    """Does the seat clean the river after pollution has fallen?"""

    word: ClassVar[str] = "after-pollution"
    rule: ClassVar[str] = "5.6"


@frozen
class WhatToBuild(Question):
    """What does the seat build or destroy?"""

    word: ClassVar[str] = "what-to-build"
    rule: ClassVar[str] = "5.7"


@frozen
class WhichShore(Question):
    """On which dry hexes does the dam at `at` lean? The first may be chosen already."""

    word: ClassVar[str] = "which-shore"
    rule: ClassVar[str] = "11"

    at: Spot
    partners: tuple[Seat, ...]
    first: Spot | None = None


@frozen
class JoinDam(Question):
    """Does the seat share a dam that `by` proposes, for so many thunes?"""

    word: ClassVar[str] = "join-dam"
    rule: ClassVar[str] = "11"

    by: Seat
    at: Spot
    cost: int


@frozen
class WhichHex(Question):
    """Which hex does the card mean? There are `left` to choose, on seat `target` if it strikes one."""

    word: ClassVar[str] = "which-hex"
    rule: ClassVar[str] = "9.3"

    card: ActionCard
    left: int
    target: Seat | None = None
    chosen: tuple[Spot, ...] = ()
