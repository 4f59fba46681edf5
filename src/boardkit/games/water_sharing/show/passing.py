"""What a community gives up by passing: water that is needed, buildings that stand still, building on."""

from collections.abc import Iterator, Sequence

from boardkit.core import Seat
from boardkit.games.water_sharing.box.things import Building, Good, Stage
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import BuildFirst, Collect, Generate, WhatToBuild
from boardkit.games.water_sharing.show.catalogue import possible
from boardkit.games.water_sharing.show.economy import idle, lacking, sums
from boardkit.games.water_sharing.show.samples import asked
from boardkit.text import Words


def given_up(view: State, words: Words) -> Sequence[str]:
    """Say what is given up by passing now, a sentence each; nothing where nothing is."""
    seat = asked(view)
    return () if seat is None else tuple(_given_up(view, seat, words))


def _given_up(view: State, seat: Seat, words: Words) -> Iterator[str]:
    match view.question:
        case Collect():
            count = sums(view, seat).missing(Good.WATER)
            yield from (words("pass-thirsty", count=count),) if count else ()
        case Generate():
            yield from _still(view, seat, words)
        case BuildFirst() | WhatToBuild():
            thunes = view.communities[seat].thunes
            if any(possible(view, seat, building) for building in Building):
                stage = "opening" if view.clock.stage is Stage.OPENING else "round"
                yield words("pass-building", thunes=thunes, stage=stage)


def _still(view: State, seat: Seat, words: Words) -> Iterator[str]:
    """Name the buildings that would stand still, those first that could run."""
    there = [(at, building, bool(lacking(view, seat, at, building))) for at, building in idle(view, seat)]
    for lacks, message in ((False, "pass-could-run"), (True, "pass-stands-still")):
        named = [f"{words.name(building)} {at}" for at, building, lacked in there if lacked is lacks]
        if named:
            yield words(message, buildings=words.listed(named), count=len(named))
