"""What may be asked."""

from typing import ClassVar, Final

from attrs import frozen

from boardkit.core import Question, Seat
from boardkit.games.terristories.rules.model import Index, ProjectCard
from boardkit.maps.octagons import Octagon


@frozen
class DrawPlanet(Question):
    """Chance: which planet is drawn?"""

    word: ClassVar[str] = "draw-planet"
    rule: ClassVar[str] = "IV.2.a"


@frozen
class DrawMission(Question):
    """Chance: which mission is drawn?"""

    word: ClassVar[str] = "draw-mission"
    rule: ClassVar[str] = "IV.2.d"


@frozen
class ChooseRole(Question):
    """Which role does the seat take?"""

    word: ClassVar[str] = "choose-role"
    rule: ClassVar[str] = "IV.2.h"


@frozen
class DrawCharacter(Question):
    """Chance: which character of its role does `to` draw?"""

    word: ClassVar[str] = "draw-character"
    rule: ClassVar[str] = "IV.2.h"

    to: Seat


@frozen
class DrawProject(Question):
    """Chance: which card does `to` draw from its pile?"""

    word: ClassVar[str] = "draw-project"
    rule: ClassVar[str] = "IV.2.l"

    to: Seat


@frozen
class PlaceFirstZone(Question):
    """Where does the seat lay a zone of the set-up?"""

    word: ClassVar[str] = "place-first-zone"
    rule: ClassVar[str] = "IV.2.p"


@frozen
class PlaceIndividual(Question):
    """On which of its zones does the seat put an individual?"""

    word: ClassVar[str] = "place-individual"
    rule: ClassVar[str] = "IV.2.p"


@frozen
class Develop(Question):
    """What does the seat do in the first phase?"""

    word: ClassVar[str] = "develop"
    rule: ClassVar[str] = "V.1"


@frozen
class BuySecond(Question):
    """Does the seat, whose turn is over, make a second purchase?"""

    word: ClassVar[str] = "buy-second"
    rule: ClassVar[str] = "V.1.a"


@frozen
class Vote(Question):
    """Which index is to rise, when `proposed` is proposed?"""

    word: ClassVar[str] = "vote"
    rule: ClassVar[str] = "V.1.b"

    proposed: Index


@frozen
class BreakTie(Question):
    """Which of the indices with equal votes is to rise?"""

    word: ClassVar[str] = "break-tie"
    rule: ClassVar[str] = "V.1.b"

    indices: tuple[Index, ...]


@frozen
class PledgeCubes(Question):
    """How many of the `left` cubes does the seat pay for the index?"""

    word: ClassVar[str] = "pledge-cubes"
    rule: ClassVar[str] = "V.1.b"

    index: Index
    left: int


@frozen
class UseStock(Question):
    """Does the seat activate a card of its stock in this phase?"""

    word: ClassVar[str] = "use-stock"
    rule: ClassVar[str] = "V.2.a"


@frozen
class SelectProject(Question):
    """Which project does the seat propose, in secret?"""

    word: ClassVar[str] = "select-project"
    rule: ClassVar[str] = "V.2.a"


@frozen
class Finance(Question):
    """What does the seat add to the projects that are proposed?"""

    word: ClassVar[str] = "finance"
    rule: ClassVar[str] = "V.2.b"


@frozen
class Talk(Question):
    """What does the seat give, ask for or promise, before it goes on?"""

    word: ClassVar[str] = "talk"
    rule: ClassVar[str] = "V.2.b"


@frozen
class PutRequest(Question):
    """Whom does the seat ask for `amount` cubes each, and does it promise to give them `back`?"""

    word: ClassVar[str] = "put-request"
    rule: ClassVar[str] = "V.2.b"

    of: tuple[Seat, ...]
    amount: int
    back: bool = False


@frozen
class AnswerRequest(Question):
    """Does the seat give `to` the cubes that were asked for, and that may have been promised `back`?"""

    word: ClassVar[str] = "answer-request"
    rule: ClassVar[str] = "V.2.b"

    to: Seat
    amount: int
    back: bool = False


@frozen
class PlaceToken(Question):
    """By which of its zones does the seat put the token of a project?"""

    word: ClassVar[str] = "place-token"
    rule: ClassVar[str] = "V.2.c"

    card: ProjectCard


@frozen
class DiscardProjects(Question):
    """Which cards of its hand does the seat put under its pile, if any?"""

    word: ClassVar[str] = "discard-projects"
    rule: ClassVar[str] = "V.2.c"


@frozen
class DiscardOne(Question):
    """Which card of its hand must the seat put under its pile?"""

    word: ClassVar[str] = "discard-one"
    rule: ClassVar[str] = "V.2.d"


@frozen
class Harvest(Question):
    """Where does the seat harvest, and how much?"""

    word: ClassVar[str] = "harvest"
    rule: ClassVar[str] = "V.3"


@frozen
class DrawAlea(Question):
    """Chance: which hazard is drawn?"""

    word: ClassVar[str] = "draw-alea"
    rule: ClassVar[str] = "V.4"


@frozen
class LookAhead(Question):
    """Chance: which hazard does `to` see on top of the pile?"""

    word: ClassVar[str] = "look-ahead"
    rule: ClassVar[str] = "V.2.d"

    to: Seat


@frozen
class Fertilise(Question):
    """To which of `left` fertile territories more does the seat add `amount` cubes? `fed` have theirs."""

    word: ClassVar[str] = "fertilise"
    rule: ClassVar[str] = "V.2.d"

    amount: int
    left: int = 1
    fed: tuple[Octagon, ...] = ()


@frozen
class Restore(Question):
    """Which sterile territory does the seat turn fertile, with `amount` cubes?"""

    word: ClassVar[str] = "restore"
    rule: ClassVar[str] = "V.2.d"

    amount: int


@frozen
class Block(Question):
    """On which territory may nobody else harvest in this round?"""

    word: ClassVar[str] = "block"
    rule: ClassVar[str] = "V.2.d"


@frozen
class Present(Question):
    """Which player gains `amount` cubes?"""

    word: ClassVar[str] = "present"
    rule: ClassVar[str] = "V.2.d"

    amount: int


@frozen
class StealFrom(Question):
    """From which player does the seat take `amount` cubes?"""

    word: ClassVar[str] = "steal-from"
    rule: ClassVar[str] = "V.2.d"

    amount: int


@frozen
class ChooseFewest(Question):
    """Which of the players with the fewest individuals gains one?"""

    word: ClassVar[str] = "choose-fewest"
    rule: ClassVar[str] = "V.2.d"

    among: tuple[Seat, ...]


@frozen
class PayWages(Question):
    """Does the seat pay its `due` cubes of wages, or send an individual away?"""

    word: ClassVar[str] = "pay-wages"
    rule: ClassVar[str] = "V.5.a"

    due: int


@frozen
class TossRain(Question):
    """Chance: which side does the rain token fall on?"""

    word: ClassVar[str] = "toss-rain"
    rule: ClassVar[str] = "V.6.a"


@frozen
class ClaimObjective(Question):
    """Does the seat say, in secret, that it has met its personal objective?"""

    word: ClassVar[str] = "claim-objective"
    rule: ClassVar[str] = "VI.c"


OF_CHANCE: Final = frozenset(
    {DrawPlanet, DrawMission, DrawCharacter, DrawProject, DrawAlea, LookAhead, TossRain}
)
"""The questions that chance answers."""

CLOSED: Final = OF_CHANCE | {ChooseRole, PlaceFirstZone, Talk, PutRequest, ClaimObjective}
"""The questions before which nobody negotiates: those of chance, of the set-up, of the talk itself, and the
last of a round, when its six phases are over."""
