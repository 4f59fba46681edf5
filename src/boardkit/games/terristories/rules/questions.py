"""The questions, and business that resolves by itself."""

from typing import Any, Final

from boardkit.core import Effect, Question, Seat, SeatChance, SeatEffect
from boardkit.core.notation.shapes import fields_of
from boardkit.games.terristories.box.effects import EFFECTS, CardEffect
from boardkit.games.terristories.box.things import AleaCard, Index, ProjectCard
from boardkit.maps.octagons import Octagon


class DrawPlanet(Question, word="draw-planet", rule="IV.2.a"):
    """Chance: which planet is drawn?"""


class DrawMission(Question, word="draw-mission", rule="IV.2.d"):
    """Chance: which mission is drawn?"""


class ChooseRole(Question, word="choose-role", rule="IV.2.h"):
    """Which role does the seat take?"""


class DrawCharacter(SeatChance, word="draw-character", rule="IV.2.h"):
    """Chance: which character of its role does `to` draw?"""


class DrawProject(SeatChance, word="draw-project", rule="IV.2.l"):
    """Chance: which card does `to` draw from its pile?"""


class PlaceFirstZone(Question, word="place-first-zone", rule="IV.2.p"):
    """Where does the seat lay a zone of the set-up?"""


class PlaceIndividual(Question, word="place-individual", rule="IV.2.p"):
    """On which of its zones does the seat put an individual?"""


class Develop(Question, word="develop", rule="V.1"):
    """What does the seat do in the first phase?"""


class BuySecond(Question, word="buy-second", rule="V.1.a"):
    """Does the seat, whose turn is over, make a second purchase?"""


class Vote(Question, word="vote", rule="V.1.b"):
    """Which index is to rise, when `proposed` is proposed?"""

    proposed: Index


class BreakTie(Question, word="break-tie", rule="V.1.b"):
    """Which of the indices with equal votes is to rise?"""

    indices: tuple[Index, ...]


class PledgeCubes(Question, word="pledge-cubes", rule="V.1.b"):
    """How many of the `left` cubes does the seat pay for the index?"""

    index: Index
    left: int


class UseStock(Question, word="use-stock", rule="V.2.a"):
    """Does the seat activate a card of its stock in this phase?"""


class SelectProject(Question, word="select-project", rule="V.2.a"):
    """Which project does the seat propose, in secret?"""


class Finance(Question, word="finance", rule="V.2.b"):
    """What does the seat add to the projects that are proposed?"""


class Talk(Question, word="talk", rule="V.2.b"):
    """What does the seat give, ask for or promise, before it goes on?"""


class PutRequest(Question, word="put-request", rule="V.2.b"):
    """Whom does the seat ask for `amount` cubes each, and does it promise to give them `back`?"""

    of: tuple[Seat, ...]
    amount: int
    back: bool = False


class AnswerRequest(Question, word="answer-request", rule="V.2.b"):
    """Does the seat give `to` the cubes that were asked for, and that may have been promised `back`?"""

    to: Seat
    amount: int
    back: bool = False


class PlaceToken(Question, word="place-token", rule="V.2.c"):
    """By which of its zones does the seat put the token of a project?"""

    card: ProjectCard


class DiscardProjects(Question, word="discard-projects", rule="V.2.c"):
    """Which cards of its hand does the seat put under its pile, if any?"""


class DiscardOne(Question, word="discard-one", rule="V.2.d"):
    """Which card of its hand must the seat put under its pile?"""


class Harvest(Question, word="harvest", rule="V.3"):
    """Where does the seat harvest, and how much?"""


class DrawAlea(Question, word="draw-alea", rule="V.4"):
    """Chance: which hazard is drawn?"""


class LookAhead(SeatChance, word="look-ahead", rule="V.2.d"):
    """Chance: which hazard does `to` see on top of the pile?"""


class Fertilise(Question, word="fertilise", rule="V.2.d"):
    """To which of `left` fertile territories more does the seat add `amount` cubes? `fed` have theirs."""

    amount: int
    left: int = 1
    fed: tuple[Octagon, ...] = ()


class Restore(Question, word="restore", rule="V.2.d"):
    """Which sterile territory does the seat turn fertile, with `amount` cubes?"""

    amount: int


class Block(Question, word="block", rule="V.2.d"):
    """On which territory may nobody else harvest in this round?"""


class Present(Question, word="present", rule="V.2.d"):
    """Which player gains `amount` cubes?"""

    amount: int


class StealFrom(Question, word="steal-from", rule="V.2.d"):
    """From which player does the seat take `amount` cubes?"""

    amount: int


class ChooseFewest(Question, word="choose-fewest", rule="V.2.d"):
    """Which of the players with the fewest individuals gains one?"""

    among: tuple[Seat, ...]


class PayWages(Question, word="pay-wages", rule="V.5.a"):
    """Does the seat pay its `due` cubes of wages, or send an individual away?"""

    due: int


class TossRain(Question, word="toss-rain", rule="V.6.a"):
    """Chance: which side does the rain token fall on?"""


class ClaimObjective(Question, word="claim-objective", rule="VI.c"):
    """Does the seat say, in secret, that it has met its personal objective?"""


OF_CHANCE: Final[frozenset[type[Question]]] = frozenset(
    {DrawPlanet, DrawMission, DrawCharacter, DrawProject, DrawAlea, LookAhead, TossRain}
)
"""The questions that chance answers."""

CLOSED: Final = OF_CHANCE | {ChooseRole, PlaceFirstZone, Talk, PutRequest, ClaimObjective}
"""The questions before which nobody negotiates: those of chance, of the set-up, of the talk itself, and the
last of a round, when its six phases are over."""


class LayPlanet(Effect, word="lay-planet", rule="IV.2.c"):
    """The territories are laid out, and the indices set."""


class Deal(Effect, word="deal", rule="IV.2.l"):
    """Everybody takes what belongs to the role."""


class PutIndividuals(SeatEffect, word="put-individuals", rule="IV.2.p"):
    """The individuals of the set-up take their places."""

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


class ApplyCard(SeatEffect, word="apply-card", rule="V.2.c"):
    """A project does what it says."""

    project: ProjectCard


class RunEffect(SeatEffect, word="run-effect", rule="V.2.d"):
    """One effect of a card comes about; `alea` is the hazard it belongs to, if any."""

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


class BuryCard(SeatEffect, word="bury-card", rule="V.2.c"):
    """A lightning project that has been applied goes under its pile."""

    project: ProjectCard


class RefillHand(SeatEffect, word="refill-hand", rule="V.2.c"):
    """A seat draws until it holds three cards again."""


class BeginHarvest(SeatEffect, word="begin-harvest", rule="V.3"):
    """It is a seat's turn to harvest."""


class RevealAlea(Effect, word="reveal-alea", rule="V.4"):
    """The hazard of the round comes off the pile."""


class ApplyAlea(Effect, word="apply-alea", rule="V.4"):
    """The hazard comes about."""


class LookAtPile(SeatEffect, word="look-at-pile", rule="V.2.d"):
    """A seat that may do so looks at the hazard on top of the pile."""


class BeginWages(SeatEffect, word="begin-wages", rule="V.5.a"):
    """A seat is to pay its individuals; `added` is what the societal index adds."""

    added: int


class EndRound(Effect, word="end-round", rule="VI"):
    """The round is over: the common objective is looked at."""


class CountClaims(Effect, word="count-claims", rule="VI.c"):
    """All seats have said whether they claim their objectives."""
