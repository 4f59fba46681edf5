"""What players may answer."""

from boardkit.core import Move, Seat, frozen
from boardkit.games.terristories.box.things import (
    Index,
    ProjectCard,
    Role,
)
from boardkit.maps.octagons import Octagon


@frozen
class TakeRole(Move, verb="role"):
    """Take a role."""

    role: Role


@frozen
class Settle(Move, verb="settle"):
    """Lay a zone of the set-up."""

    at: Octagon


@frozen
class PutIndividual(Move, verb="individual"):
    """Put a free individual on one of one's zones."""

    at: Octagon


@frozen
class UsePower(Move, verb="power"):
    """Use the power of the role."""


@frozen
class CallCouncil(Move, verb="council"):
    """Propose to buy a point of an index together."""

    index: Index


@frozen
class VoteFor(Move, verb="vote"):
    """Vote for an index."""

    index: Index


@frozen
class Pledge(Move, verb="pledge", turns=("amount",)):
    """Pay so many cubes for the index."""

    amount: int


@frozen
class MoveIndividual(Move, verb="move"):
    """Move an individual."""

    origin: Octagon
    at: Octagon


@frozen
class BuyIndividual(Move, verb="recruit"):
    """Buy an individual."""

    at: Octagon


@frozen
class BuyZone(Move, verb="build"):
    """Buy a zone."""

    at: Octagon


@frozen
class Activate(Move, verb="activate"):
    """Activate a card of the stock."""

    card: ProjectCard


@frozen
class ShowProfile(Move, verb="show"):
    """Show the back of the character card to all."""


@frozen
class Negotiate(Move, verb="talk"):
    """Give, ask for or promise cubes before going on."""


@frozen
class Give(Move, verb="give", turns=("amount",)):
    """Give somebody cubes."""

    to: Seat
    amount: int


@frozen
class Ask(Move, verb="ask", turns=("amount",)):
    """Ask somebody for cubes."""

    of: Seat
    amount: int


@frozen
class AskAlso(Move, verb="also"):
    """Ask somebody else for as many cubes at the same time."""

    of: Seat


@frozen
class PromiseBack(Move, verb="back"):
    """Promise to give back what is given."""


@frozen
class Request(Move, verb="request"):
    """Put the request."""


@frozen
class Promise(Move, verb="promise", turns=("amount",)):
    """Promise somebody cubes."""

    to: Seat
    amount: int


@frozen
class Agree(Move, verb="agree", turns=("amount",)):
    """Give what was asked for, or a part of it."""

    amount: int


@frozen
class Decline(Move, verb="decline"):
    """Give nothing."""


@frozen
class Propose(Move, verb="propose"):
    """Propose a project of the hand."""

    card: ProjectCard


@frozen
class Contribute(Move, verb="fund", turns=("amount",)):
    """Put cubes on a project."""

    card: ProjectCard
    amount: int


@frozen
class Withdraw(Move, verb="withdraw"):
    """Take all one's cubes back from a project."""

    card: ProjectCard


@frozen
class SetToken(Move, verb="token"):
    """Put the token of a project by one of one's zones."""

    at: Octagon


@frozen
class Bury(Move, verb="bury"):
    """Put a card of the hand under one's pile."""

    card: ProjectCard


@frozen
class Reap(Move, verb="harvest", turns=("amount",)):
    """Harvest cubes from a territory."""

    at: Octagon
    amount: int


@frozen
class ReapMost(Move, verb="reap"):
    """Harvest as much as one may, but leave `spared` cubes on each territory."""

    spared: int


@frozen
class ChooseTerritory(Move, verb="territory"):
    """Choose a territory for what a card does."""

    at: Octagon


@frozen
class ChooseSeat(Move, verb="player"):
    """Choose a player for what a card does."""

    seat: Seat


@frozen
class Pay(Move, verb="pay"):
    """Pay the wages."""


@frozen
class Dismiss(Move, verb="dismiss"):
    """Send an individual back to Earth."""

    at: Octagon


@frozen
class ClaimVictory(Move, verb="claim"):
    """Say in secret that the personal objective is met."""


@frozen
class StaySilent(Move, verb="silent"):
    """Say in secret that the game goes on."""


@frozen
class Pass(Move, verb="pass"):
    """Do nothing, or nothing more."""
