"""What chance may answer."""

from boardkit.core import Move, frozen
from boardkit.games.terristories.box.things import AleaCard, Character, Mission, Planet, ProjectCard


@frozen
class GoTo(Move, verb="planet"):
    """Chance: this is the planet."""

    planet: Planet


@frozen
class SetOut(Move, verb="mission"):
    """Chance: this is the mission."""

    mission: Mission


@frozen
class TakeCharacter(Move, verb="character"):
    """Chance: this is the character."""

    character: Character


@frozen
class Draw(Move, verb="draw"):
    """Chance: this project comes off a pile."""

    card: ProjectCard


@frozen
class Strike(Move, verb="hazard"):
    """Chance: this hazard comes off the pile."""

    alea: AleaCard


@frozen
class Rain(Move, verb="rain"):
    """Chance: the rain token shows this number."""

    amount: int
