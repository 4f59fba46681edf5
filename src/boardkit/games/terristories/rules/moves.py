"""What may be answered."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Move, Seat
from boardkit.games.terristories.rules.model import AleaCard, Character, Index, ProjectCard, Role
from boardkit.games.terristories.rules.options import Mission, Planet
from boardkit.maps.octagons import Octagon


@frozen
class GoTo(Move):
    """Chance: this is the planet."""

    verb: ClassVar[str] = "planet"

    planet: Planet


@frozen
class SetOut(Move):
    """Chance: this is the mission."""

    verb: ClassVar[str] = "mission"

    mission: Mission


@frozen
class TakeRole(Move):
    """Take a role."""

    verb: ClassVar[str] = "role"

    role: Role


@frozen
class TakeCharacter(Move):
    """Chance: this is the character."""

    verb: ClassVar[str] = "character"

    character: Character


@frozen
class Draw(Move):
    """Chance: this project comes off a pile."""

    verb: ClassVar[str] = "draw"

    card: ProjectCard


@frozen
class Settle(Move):
    """Lay a zone of the set-up."""

    verb: ClassVar[str] = "settle"

    at: Octagon


@frozen
class PutIndividual(Move):
    """Put a free individual on an own zone."""

    verb: ClassVar[str] = "individual"

    at: Octagon


@frozen
class UsePower(Move):
    """Use the power of the role."""

    verb: ClassVar[str] = "power"


@frozen
class CallCouncil(Move):
    """Propose to buy a point of an index together."""

    verb: ClassVar[str] = "council"

    index: Index


@frozen
class VoteFor(Move):
    """Vote for an index."""

    verb: ClassVar[str] = "vote"

    index: Index


@frozen
class Pledge(Move):
    """Pay so many cubes for the index."""

    verb: ClassVar[str] = "pledge"

    amount: int


@frozen
class MoveIndividual(Move):
    """Move an individual."""

    verb: ClassVar[str] = "move"

    origin: Octagon
    at: Octagon


@frozen
class BuyIndividual(Move):
    """Buy an individual."""

    verb: ClassVar[str] = "recruit"

    at: Octagon


@frozen
class BuyZone(Move):
    """Buy a zone."""

    verb: ClassVar[str] = "build"

    at: Octagon


@frozen
class Activate(Move):
    """Activate a card of the stock."""

    verb: ClassVar[str] = "activate"

    card: ProjectCard


@frozen
class ShowProfile(Move):
    """Show the back of the character card to all."""

    verb: ClassVar[str] = "show"


@frozen
class Negotiate(Move):
    """Give, ask for or promise cubes before going on."""

    verb: ClassVar[str] = "talk"


@frozen
class Give(Move):
    """Give somebody cubes."""

    verb: ClassVar[str] = "give"
    turns: ClassVar[tuple[str, ...]] = ("amount",)

    to: Seat
    amount: int


@frozen
class Ask(Move):
    """Ask somebody for cubes."""

    verb: ClassVar[str] = "ask"
    turns: ClassVar[tuple[str, ...]] = ("amount",)

    of: Seat
    amount: int


@frozen
class AskAlso(Move):
    """Ask somebody else for as many cubes at the same time."""

    verb: ClassVar[str] = "also"

    of: Seat


@frozen
class PromiseBack(Move):
    """Promise to give back what is given."""

    verb: ClassVar[str] = "back"


@frozen
class Request(Move):
    """Put the request."""

    verb: ClassVar[str] = "request"


@frozen
class Promise(Move):
    """Promise somebody cubes."""

    verb: ClassVar[str] = "promise"
    turns: ClassVar[tuple[str, ...]] = ("amount",)

    to: Seat
    amount: int


@frozen
class Agree(Move):
    """Give what was asked for, or a part of it."""

    verb: ClassVar[str] = "agree"
    turns: ClassVar[tuple[str, ...]] = ("amount",)

    amount: int


@frozen
class Decline(Move):
    """Give nothing."""

    verb: ClassVar[str] = "decline"


@frozen
class Propose(Move):
    """Propose a project of the hand."""

    verb: ClassVar[str] = "propose"

    card: ProjectCard


@frozen
class Contribute(Move):
    """Put cubes on a project."""

    verb: ClassVar[str] = "fund"
    turns: ClassVar[tuple[str, ...]] = ("amount",)

    card: ProjectCard
    amount: int


@frozen
class Withdraw(Move):
    """Take all own cubes back from a project."""

    verb: ClassVar[str] = "withdraw"

    card: ProjectCard


@frozen
class SetToken(Move):
    """Put the token of a project by an own zone."""

    verb: ClassVar[str] = "token"

    at: Octagon


@frozen
class Bury(Move):
    """Put a card of the hand under the own pile."""

    verb: ClassVar[str] = "bury"

    card: ProjectCard


@frozen
class Reap(Move):
    """Harvest cubes from a territory."""

    verb: ClassVar[str] = "harvest"
    turns: ClassVar[tuple[str, ...]] = ("amount",)

    at: Octagon
    amount: int


@frozen
class ReapMost(Move):
    """Harvest as much as one may, but leave `spared` cubes on each territory."""

    verb: ClassVar[str] = "reap"

    spared: int


@frozen
class Strike(Move):
    """Chance: this hazard comes off the pile."""

    verb: ClassVar[str] = "hazard"

    alea: AleaCard


@frozen
class ChooseTerritory(Move):
    """Choose a territory for what a card does."""

    verb: ClassVar[str] = "territory"

    at: Octagon


@frozen
class ChooseSeat(Move):
    """Choose a player for what a card does."""

    verb: ClassVar[str] = "player"

    seat: Seat


@frozen
class Pay(Move):
    """Pay the wages."""

    verb: ClassVar[str] = "pay"


@frozen
class Dismiss(Move):
    """Send an individual back to Earth."""

    verb: ClassVar[str] = "dismiss"

    at: Octagon


@frozen
class Rain(Move):
    """Chance: the rain token shows this number."""

    verb: ClassVar[str] = "rain"

    amount: int


@frozen
class ClaimVictory(Move):
    """Say in secret that the personal objective is met."""

    verb: ClassVar[str] = "claim"


@frozen
class StaySilent(Move):
    """Say in secret that the game goes on."""

    verb: ClassVar[str] = "silent"


@frozen
class Pass(Move):
    """Do nothing, or nothing more."""

    verb: ClassVar[str] = "pass"


MOVES = (
    GoTo, SetOut, TakeRole, TakeCharacter, Draw, Settle, PutIndividual,
    UsePower, CallCouncil, VoteFor, Pledge, MoveIndividual, BuyIndividual, BuyZone, Activate, ShowProfile,
    Negotiate, Give, Ask, AskAlso, PromiseBack, Request, Promise, Agree, Decline,
    Propose, Contribute, Withdraw, SetToken, Bury,
    Reap, ReapMost, Strike, ChooseTerritory, ChooseSeat, Pay, Dismiss, Rain, ClaimVictory, StaySilent, Pass,
)  # fmt: skip
"""Every class of move."""
