"""Table options and variants (III, VII)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from attrs import frozen

from boardkit.core import Refusal
from boardkit.games.terristories.box.things import Mission, Planet


class Oldest(StrEnum):
    """The seat of the oldest player, who is the first ambassador."""

    SEAT_1 = "1"
    SEAT_2 = "2"
    SEAT_3 = "3"
    SEAT_4 = "4"


@frozen
class Options:
    """Where to go, how to play, and the variants, which go together."""

    planet: Planet = Planet.TUTO
    mission: Mission = Mission.TUTO
    oldest: Oldest = Oldest.SEAT_1
    cooperative: bool = False  # nobody has a personal objective; always so with two players
    basic: bool = False  # a first game: no powers, no purchase of index points, and no personal objectives
    hostile: bool = False  # only bad hazard cards
    utopian: bool = False  # only good ones
    ex_nihilo: bool = False  # the indices begin at their lowest, and the targets lie at their highest
    conquest: bool = False  # only personal objectives count
    ad_vitam: bool = False  # hourglass projects have their impact in every round
    last_chance: bool = False  # everybody begins with two zones and five individuals


STARS: Final = {"1-star": 1, "2-stars": 2, "3-stars": 3}
PAIR: Final = 2


def without_objectives(options: Options, seats: int) -> bool:
    """III.1, IV.2.h With two players, in a first game, and where a table wants it so, none are used."""
    return options.cooperative or options.basic or seats == PAIR


def moot(options: Options, seats: int) -> Iterator[str]:
    """III.1 Two players, and a first game, have no personal objectives anyway."""
    if options.basic or seats == PAIR:
        yield "cooperative"


class NoHazards(Refusal, word="no-hazards", rule="VII"):
    """Without good and without bad hazards, none are left."""


class NeedsObjectives(Refusal, word="needs-objectives", rule="VII"):
    """The variant needs personal objectives."""


class NoSuchSeat(Refusal, word="no-such-seat", rule="IV.2.p"):
    """There are not so many players."""

    seats: int


def fault(options: Options, seats: int) -> Refusal | None:
    """VII Say which options do not go together, or not with so many players."""
    if options.hostile and options.utopian:
        return NoHazards()
    if options.conquest and without_objectives(options, seats):
        return NeedsObjectives()
    return NoSuchSeat(seats) if int(options.oldest) > seats else None


def drawn(wish: Planet | Mission) -> bool:
    """Return whether something is wished for by its stars, not by name."""
    return wish in STARS
