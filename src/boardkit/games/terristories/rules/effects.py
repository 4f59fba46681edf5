"""Business that resolves by itself."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Effect, Seat
from boardkit.games.terristories.box.printed import CardEffect
from boardkit.games.terristories.rules.model import AleaCard, ProjectCard
from boardkit.maps.octagons import Octagon


@frozen
class LayPlanet(Effect):
    """The territories are laid out, and the indices set."""

    word: ClassVar[str] = "lay-planet"
    rule: ClassVar[str] = "IV.2.c"


@frozen
class Deal(Effect):
    """Everybody takes what belongs to the role."""

    word: ClassVar[str] = "deal"
    rule: ClassVar[str] = "IV.2.l"


@frozen
class PutIndividuals(Effect):
    """The individuals of the set-up take their places."""

    word: ClassVar[str] = "put-individuals"
    rule: ClassVar[str] = "IV.2.p"

    seat: Seat
    left: int


@frozen
class BeginRound(Effect):
    """A round begins."""

    word: ClassVar[str] = "begin-round"
    rule: ClassVar[str] = "V"


@frozen
class BeginPhase(Effect):
    """A phase begins."""

    word: ClassVar[str] = "begin-phase"
    rule: ClassVar[str] = "V"

    phase: int


@frozen
class SecondPurchases(Effect):
    """Seats whose turn was over when the governor used the power make a second purchase."""

    word: ClassVar[str] = "second-purchases"
    rule: ClassVar[str] = "V.1.a"


@frozen
class OfferStock(Effect):
    """Seats may activate cards of their stock."""

    word: ClassVar[str] = "offer-stock"
    rule: ClassVar[str] = "V.2.a"


@frozen
class CountVotes(Effect):
    """The votes for an index are counted."""

    word: ClassVar[str] = "count-votes"
    rule: ClassVar[str] = "V.1.b"


@frozen
class LayProjects(Effect):
    """The projects that were chosen in secret are laid on the table."""

    word: ClassVar[str] = "lay-projects"
    rule: ClassVar[str] = "V.2.a"


@frozen
class BeginFinancing(Effect):
    """The projects on the table may be financed."""

    word: ClassVar[str] = "begin-financing"
    rule: ClassVar[str] = "V.2.b"


@frozen
class ApplyProjects(Effect):
    """The financed projects are applied, and the others go under their piles."""

    word: ClassVar[str] = "apply-projects"
    rule: ClassVar[str] = "V.2.c"


@frozen
class ApplyCards(Effect):
    """The projects in front of the seats do what they do in a phase."""

    word: ClassVar[str] = "apply-cards"
    rule: ClassVar[str] = "V.2.c"

    phase: int


@frozen
class ApplyCard(Effect):
    """A project does what it says."""

    word: ClassVar[str] = "apply-card"
    rule: ClassVar[str] = "V.2.c"

    seat: Seat
    project: ProjectCard


@frozen
class RunEffect(Effect):
    """One effect of a card comes about; `alea` is the hazard it belongs to, if any."""

    word: ClassVar[str] = "run-effect"
    rule: ClassVar[str] = "V.2.d"

    seat: Seat
    effect: CardEffect
    at: Octagon | None = None
    alea: AleaCard | None = None


@frozen
class BuryCard(Effect):
    """A lightning project that has been applied goes under its pile."""

    word: ClassVar[str] = "bury-card"
    rule: ClassVar[str] = "V.2.c"

    seat: Seat
    project: ProjectCard


@frozen
class RefillHand(Effect):
    """A seat draws until it holds three cards again."""

    word: ClassVar[str] = "refill-hand"
    rule: ClassVar[str] = "V.2.c"

    seat: Seat


@frozen
class BeginHarvest(Effect):
    """It is a seat's turn to harvest."""

    word: ClassVar[str] = "begin-harvest"
    rule: ClassVar[str] = "V.3"

    seat: Seat


@frozen
class RevealAlea(Effect):
    """The hazard of the round comes off the pile."""

    word: ClassVar[str] = "reveal-alea"
    rule: ClassVar[str] = "V.4"


@frozen
class ApplyAlea(Effect):
    """The hazard comes about."""

    word: ClassVar[str] = "apply-alea"
    rule: ClassVar[str] = "V.4"


@frozen
class LookAtPile(Effect):
    """A seat that may do so looks at the hazard on top of the pile."""

    word: ClassVar[str] = "look-at-pile"
    rule: ClassVar[str] = "V.2.d"

    seat: Seat


@frozen
class BeginWages(Effect):
    """A seat is to pay its individuals; `added` is what the societal index adds."""

    word: ClassVar[str] = "begin-wages"
    rule: ClassVar[str] = "V.5.a"

    seat: Seat
    added: int


@frozen
class EndRound(Effect):
    """The round is over: the common objective is looked at."""

    word: ClassVar[str] = "end-round"
    rule: ClassVar[str] = "VI"


@frozen
class CountClaims(Effect):
    """All seats have said whether they claim their objectives."""

    word: ClassVar[str] = "count-claims"
    rule: ClassVar[str] = "VI.c"
