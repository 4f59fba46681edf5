"""Business that resolves by itself."""

from typing import ClassVar

from attrs import frozen

from boardkit.core.table import Effect, Seat
from boardkit.games.terristories.components.printed import CardEffect
from boardkit.games.terristories.model import AleaCard, ProjectCard
from boardkit.maps.octagons import Octagon


@frozen
class LayPlanet(Effect):
    """The territories are laid out, and the indices set."""

    rule: ClassVar[str] = "IV.2.c"


@frozen
class Deal(Effect):
    """Everybody takes what belongs to the role."""

    rule: ClassVar[str] = "IV.2.l"


@frozen
class PutIndividuals(Effect):
    """The individuals of the set-up take their places."""

    rule: ClassVar[str] = "IV.2.p"

    seat: Seat
    left: int


@frozen
class BeginRound(Effect):
    """A round begins."""

    rule: ClassVar[str] = "V"


@frozen
class BeginPhase(Effect):
    """A phase begins."""

    rule: ClassVar[str] = "V"

    phase: int


@frozen
class SecondPurchases(Effect):
    """Seats whose turn was over when the governor used the power make a second purchase."""

    rule: ClassVar[str] = "V.1.a"


@frozen
class OfferStock(Effect):
    """Seats may activate cards of their stock."""

    rule: ClassVar[str] = "V.2.a"


@frozen
class CountVotes(Effect):
    """The votes for an index are counted."""

    rule: ClassVar[str] = "V.1.b"


@frozen
class LayProjects(Effect):
    """The projects that were chosen in secret are laid on the table."""

    rule: ClassVar[str] = "V.2.a"


@frozen
class BeginFinancing(Effect):
    """The projects on the table may be financed."""

    rule: ClassVar[str] = "V.2.b"


@frozen
class ApplyProjects(Effect):
    """The financed projects are applied, and the others go under their piles."""

    rule: ClassVar[str] = "V.2.c"


@frozen
class ApplyCards(Effect):
    """The projects in front of the seats do what they do in a phase."""

    rule: ClassVar[str] = "V.2.c"

    phase: int


@frozen
class ApplyCard(Effect):
    """A project does what it says."""

    rule: ClassVar[str] = "V.2.c"

    seat: Seat
    project: ProjectCard


@frozen
class RunEffect(Effect):
    """One effect of a card comes about; `alea` is the hazard it belongs to, if any."""

    rule: ClassVar[str] = "V.2.d"

    seat: Seat
    effect: CardEffect
    at: Octagon | None = None
    alea: AleaCard | None = None


@frozen
class BuryCard(Effect):
    """A lightning project that has been applied goes under its pile."""

    rule: ClassVar[str] = "V.2.c"

    seat: Seat
    project: ProjectCard


@frozen
class RefillHand(Effect):
    """A seat draws until it holds three cards again."""

    rule: ClassVar[str] = "V.2.c"

    seat: Seat


@frozen
class BeginHarvest(Effect):
    """It is a seat's turn to harvest."""

    rule: ClassVar[str] = "V.3"

    seat: Seat


@frozen
class RevealAlea(Effect):
    """The hazard of the round comes off the pile."""

    rule: ClassVar[str] = "V.4"


@frozen
class ApplyAlea(Effect):
    """The hazard comes about."""

    rule: ClassVar[str] = "V.4"


@frozen
class LookAtPile(Effect):
    """A seat that may do so looks at the hazard on top of the pile."""

    rule: ClassVar[str] = "V.2.d"

    seat: Seat


@frozen
class BeginWages(Effect):
    """A seat is to pay its individuals; `added` is what the societal index adds."""

    rule: ClassVar[str] = "V.5.a"

    seat: Seat
    added: int


@frozen
class EndRound(Effect):
    """The round is over: the common objective is looked at."""

    rule: ClassVar[str] = "VI"


@frozen
class CountClaims(Effect):
    """All seats have said whether they claim their objectives."""

    rule: ClassVar[str] = "VI.c"
