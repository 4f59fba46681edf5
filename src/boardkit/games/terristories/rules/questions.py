"""What may be asked."""

from typing import Final

from boardkit.core import Question, Seat
from boardkit.games.terristories.box.things import Index, ProjectCard
from boardkit.maps.octagons import Octagon


class DrawPlanet(Question, word="draw-planet", rule="IV.2.a"):
    """Chance: which planet is drawn?"""


class DrawMission(Question, word="draw-mission", rule="IV.2.d"):
    """Chance: which mission is drawn?"""


class ChooseRole(Question, word="choose-role", rule="IV.2.h"):
    """Which role does the seat take?"""


class DrawCharacter(Question, word="draw-character", rule="IV.2.h"):
    """Chance: which character of its role does `to` draw?"""

    to: Seat


class DrawProject(Question, word="draw-project", rule="IV.2.l"):
    """Chance: which card does `to` draw from its pile?"""

    to: Seat


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


class LookAhead(Question, word="look-ahead", rule="V.2.d"):
    """Chance: which hazard does `to` see on top of the pile?"""

    to: Seat


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
