"""Business that resolves by itself."""

from typing import Any

from boardkit.core import Effect, Seat
from boardkit.core.notation.shapes import fields_of
from boardkit.games.terristories.box.effects import EFFECTS, CardEffect
from boardkit.games.terristories.box.things import AleaCard, ProjectCard
from boardkit.maps.octagons import Octagon


class LayPlanet(Effect, word="lay-planet", rule="IV.2.c"):
    """The territories are laid out, and the indices set."""


class Deal(Effect, word="deal", rule="IV.2.l"):
    """Everybody takes what belongs to the role."""


class PutIndividuals(Effect, word="put-individuals", rule="IV.2.p"):
    """The individuals of the set-up take their places."""

    seat: Seat
    left: int


class BeginRound(Effect, word="begin-round", rule="V"):
    """A round begins."""


class BeginPhase(Effect, word="begin-phase", rule="V"):
    """A phase begins."""

    phase: int


class SecondPurchases(Effect, word="second-purchases", rule="V.1.a"):
    """Seats whose turn was over when the governor used the power make a second purchase."""


class OfferStock(Effect, word="offer-stock", rule="V.2.a"):
    """Seats may activate cards of their stock."""


class CountVotes(Effect, word="count-votes", rule="V.1.b"):
    """The votes for an index are counted."""


class LayProjects(Effect, word="lay-projects", rule="V.2.a"):
    """The projects that were chosen in secret are laid on the table."""


class BeginFinancing(Effect, word="begin-financing", rule="V.2.b"):
    """The projects on the table may be financed."""


class ApplyProjects(Effect, word="apply-projects", rule="V.2.c"):
    """The financed projects are applied, and the others go under their piles."""


class ApplyCards(Effect, word="apply-cards", rule="V.2.c"):
    """The projects in front of the seats do what they do in a phase."""

    phase: int


class ApplyCard(Effect, word="apply-card", rule="V.2.c"):
    """A project does what it says."""

    seat: Seat
    project: ProjectCard


class RunEffect(Effect, word="run-effect", rule="V.2.d"):
    """One effect of a card comes about; `alea` is the hazard it belongs to, if any."""

    seat: Seat
    effect: CardEffect
    at: Octagon | None = None
    alea: AleaCard | None = None

    @staticmethod
    def modernised(plain: dict[str, Any]) -> dict[str, Any]:
        """Read an older code, in which an effect of any kind had the fields of all."""
        match plain:
            case {"effect": {"op": str(word), **fields}} if kind := EFFECTS.get(word):
                own = {name: fields[name] for name in fields_of(kind) if name in fields}
                return {**plain, "effect": [word, own]}
        return plain


class BuryCard(Effect, word="bury-card", rule="V.2.c"):
    """A lightning project that has been applied goes under its pile."""

    seat: Seat
    project: ProjectCard


class RefillHand(Effect, word="refill-hand", rule="V.2.c"):
    """A seat draws until it holds three cards again."""

    seat: Seat


class BeginHarvest(Effect, word="begin-harvest", rule="V.3"):
    """It is a seat's turn to harvest."""

    seat: Seat


class RevealAlea(Effect, word="reveal-alea", rule="V.4"):
    """The hazard of the round comes off the pile."""


class ApplyAlea(Effect, word="apply-alea", rule="V.4"):
    """The hazard comes about."""


class LookAtPile(Effect, word="look-at-pile", rule="V.2.d"):
    """A seat that may do so looks at the hazard on top of the pile."""

    seat: Seat


class BeginWages(Effect, word="begin-wages", rule="V.5.a"):
    """A seat is to pay its individuals; `added` is what the societal index adds."""

    seat: Seat
    added: int


class EndRound(Effect, word="end-round", rule="VI"):
    """The round is over: the common objective is looked at."""


class CountClaims(Effect, word="count-claims", rule="VI.c"):
    """All seats have said whether they claim their objectives."""
