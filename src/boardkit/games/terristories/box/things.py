"""The nouns of the game: cards, roles, tracks and terrains, planets and missions."""

from enum import StrEnum
from typing import Final, NewType

ProjectCard = NewType("ProjectCard", str)  # a project card (carte Projet) by its role and number: `farmer_01`
AleaCard = NewType("AleaCard", str)  # a hazard card (carte Aléa)
Character = NewType("Character", str)  # a character card (carte Personnage), named by the profile on its back
HIDDEN: Final = ProjectCard("hidden")  # a project card that the seat may not see
NOTHING: Final = ProjectCard("nothing")  # the choice to propose no project
HIDDEN_ALEA: Final = AleaCard("hidden")  # a hazard card that another seat has looked at
HIDDEN_CHARACTER: Final = Character("hidden")  # a character card whose back the seat may not see


class Role(StrEnum):
    """Role of a seat on the planet (rôle)."""

    FARMER = "farmer"
    GOVERNOR = "governor"
    ENTREPRENEUR = "entrepreneur"
    ECOLOGIST = "ecologist"


class Index(StrEnum):
    """A track of the space base (indice)."""

    SOCIETAL = "societal"
    ECONOMY = "economy"
    ENVIRONMENT = "environment"


class Terrain(StrEnum):
    """Terrain of a territory (montagne, plaine, marécage)."""

    MOUNTAIN = "mountain"
    PLAIN = "plain"
    MARSH = "marsh"


INDICES: Final = tuple(Index)  # the three tracks, in the order of all triples
Triple = tuple[int, int, int]  # a number for each index: societal, economy, environment


class Planet(StrEnum):
    """A planet (carte Planète) by name, or one to be drawn among those of so many stars."""

    ONE_STAR = "1-star"
    TWO_STARS = "2-stars"
    THREE_STARS = "3-stars"
    TUTO = "tuto"
    VERDANCE = "verdance"
    CLAIRVAL = "clairval"
    HAVRE = "havre"
    ERDE = "erde"
    OCRE = "ocre"
    BRUMAIRE = "brumaire"
    PALINDRA = "palindra"
    CENDRE = "cendre"
    FRICHE = "friche"
    ARCHIPEL = "archipel"
    FOURNAISE = "fournaise"


class Mission(StrEnum):
    """A mission (carte Mission) by name, or one to be drawn among those of so many stars."""

    ONE_STAR = "1-star"
    TWO_STARS = "2-stars"
    THREE_STARS = "3-stars"
    TUTO = "tuto"
    COMPTOIR = "comptoir"
    PREMIERS_PAS = "premiers_pas"
    TERRE_D_ACCUEIL = "terre_d_accueil"
    ESSOR = "essor"
    EXODE = "exode"
    FAILLITE = "faillite"
    SECHERESSE = "secheresse"
    TABLE_RASE = "table_rase"
    REVOLTE = "revolte"
    KRACH = "krach"
    DESASTRE = "desastre"
