"""Table options and variants (III, VII)."""

from enum import StrEnum

from attrs import frozen

from boardkit.games.terristories.box.things import Mission, Planet


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
