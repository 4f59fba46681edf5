"""What chance may answer."""

from boardkit.core import Move
from boardkit.games.terristories.box.things import AleaCard, Character, Mission, Planet, ProjectCard


class GoTo(Move, verb="planet"):
    """Chance: this is the planet."""

    planet: Planet


class SetOut(Move, verb="mission"):
    """Chance: this is the mission."""

    mission: Mission


class TakeCharacter(Move, verb="character"):
    """Chance: this is the character."""

    character: Character


class Draw(Move, verb="draw"):
    """Chance: this project comes off a pile."""

    card: ProjectCard


class Strike(Move, verb="hazard"):
    """Chance: this hazard comes off the pile."""

    alea: AleaCard


class Rain(Move, verb="rain"):
    """Chance: the rain token shows this number."""

    amount: int
