"""Table options and variants (III, VII)."""

from enum import StrEnum

from attrs import frozen


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


class Oldest(StrEnum):
    """The seat of the oldest player, who is the first ambassador."""

    SEAT_1 = "1"
    SEAT_2 = "2"
    SEAT_3 = "3"
    SEAT_4 = "4"


@frozen
class Options:
    """Where to go, how to play, and the variants, which go together.

    Attributes:
        cooperative: nobody has a personal objective; always so with two players.
        basic: a first game: no powers, no purchase of index points, and no personal objectives.
        hostile: only bad hazard cards.
        utopian: only good ones.
        ex_nihilo: the indices begin at their lowest, and the targets lie at their highest.
        conquest: only personal objectives count.
        ad_vitam: hourglass projects have their impact in every round.
        last_chance: everybody begins with two zones and five individuals.
    """

    planet: Planet = Planet.TUTO
    mission: Mission = Mission.TUTO
    oldest: Oldest = Oldest.SEAT_1
    cooperative: bool = False
    basic: bool = False
    hostile: bool = False
    utopian: bool = False
    ex_nihilo: bool = False
    conquest: bool = False
    ad_vitam: bool = False
    last_chance: bool = False
