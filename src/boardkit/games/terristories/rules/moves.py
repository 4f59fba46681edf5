"""The answers of players and of chance."""

from boardkit.core import Move, Seat
from boardkit.games.terristories.box import things
from boardkit.maps.octagons import Octagon


class LandMove(Move):
    """A move about a territory."""

    at: Octagon


class ProjectMove(Move):
    """A move about a project."""

    card: things.ProjectCard


class TakeRole(Move, verb="role"):
    """Take a role."""

    role: things.Role


class Settle(LandMove, verb="settle"):
    """Lay a zone of the set-up."""


class PutIndividual(LandMove, verb="individual"):
    """Put a free individual on one of one's zones."""


class UsePower(Move, verb="power"):
    """Use the power of the role."""


class CallCouncil(Move, verb="council"):
    """Propose to buy a point of an index together."""

    index: things.Index


class VoteFor(Move, verb="vote"):
    """Vote for an index."""

    index: things.Index


class Pledge(Move, verb="pledge", turns=("amount",)):
    """Pay so many cubes for the index."""

    amount: int


class MoveIndividual(Move, verb="move"):
    """Move an individual."""

    origin: Octagon
    at: Octagon


class BuyIndividual(LandMove, verb="recruit"):
    """Buy an individual."""


class BuyZone(LandMove, verb="build"):
    """Buy a zone."""


class Activate(ProjectMove, verb="activate"):
    """Activate a card of the stock."""


class ShowProfile(Move, verb="show"):
    """Show the back of the character card to all."""


class Negotiate(Move, verb="talk"):
    """Give, ask for or promise cubes before going on."""


class Give(Move, verb="give", turns=("amount",)):
    """Give somebody cubes."""

    to: Seat
    amount: int


class Ask(Move, verb="ask", turns=("amount",)):
    """Ask somebody for cubes."""

    of: Seat
    amount: int


class AskAlso(Move, verb="also"):
    """Ask somebody else for as many cubes at the same time."""

    of: Seat


class PromiseBack(Move, verb="back"):
    """Promise to give back what is given."""


class Request(Move, verb="request"):
    """Put the request."""


class Promise(Move, verb="promise", turns=("amount",)):
    """Promise somebody cubes."""

    to: Seat
    amount: int


class Agree(Move, verb="agree", turns=("amount",)):
    """Give what was asked for, or a part of it."""

    amount: int


class Decline(Move, verb="decline"):
    """Give nothing."""


class Propose(ProjectMove, verb="propose"):
    """Propose a project of the hand."""


class Contribute(ProjectMove, verb="fund", turns=("amount",)):
    """Put cubes on a project."""

    amount: int


class Withdraw(ProjectMove, verb="withdraw"):
    """Take all one's cubes back from a project."""


class SetToken(LandMove, verb="token"):
    """Put the token of a project by one of one's zones."""


class Bury(ProjectMove, verb="bury"):
    """Put a card of the hand under one's pile."""


class Reap(LandMove, verb="harvest", turns=("amount",)):
    """Harvest cubes from a territory."""

    amount: int


class ReapMost(Move, verb="reap"):
    """Harvest as much as one may, but leave `spared` cubes on each territory."""

    spared: int


class ChooseTerritory(LandMove, verb="territory"):
    """Choose a territory for what a card does."""


class ChooseSeat(Move, verb="player"):
    """Choose a player for what a card does."""

    seat: Seat


class Pay(Move, verb="pay"):
    """Pay the wages."""


class Dismiss(LandMove, verb="dismiss"):
    """Send an individual back to Earth."""


class ClaimVictory(Move, verb="claim"):
    """Say in secret that the personal objective is met."""


class StaySilent(Move, verb="silent"):
    """Say in secret that the game goes on."""


class Pass(Move, verb="pass"):
    """Do nothing, or nothing more."""


class GoTo(Move, verb="planet"):
    """Chance: this is the planet."""

    planet: things.Planet


class SetOut(Move, verb="mission"):
    """Chance: this is the mission."""

    mission: things.Mission


class TakeCharacter(Move, verb="character"):
    """Chance: this is the character."""

    character: things.Character


class Draw(ProjectMove, verb="draw"):
    """Chance: this project comes off a pile."""


class Strike(Move, verb="hazard"):
    """Chance: this hazard comes off the pile."""

    alea: things.AleaCard


class Rain(Move, verb="rain"):
    """Chance: the rain token shows this number."""

    amount: int
