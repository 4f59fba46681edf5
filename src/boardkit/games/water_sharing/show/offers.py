"""What is listed besides what may be done, what a seat holds, and what a question is about."""

from collections.abc import Sequence
from typing import Final

from boardkit.core import Move, Seat
from boardkit.games.water_sharing.box.board import reading
from boardkit.games.water_sharing.box.buildings import SINGLE
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Build, BuildDam, DrawObjective, PlayAction
from boardkit.games.water_sharing.rules.questions import BuildFirst, PlaceZone, WhatToBuild
from boardkit.games.water_sharing.rules.sites import build
from boardkit.games.water_sharing.show.samples import HERE, asked
from boardkit.games.water_sharing.show.tiles import places

EACH: Final = (Build, BuildDam)
"""Buildings are listed one by one, so that each keeps its number."""


def offers(view: State) -> Sequence[Move]:
    """Show every building where something is built, always in the same order; else what may be done alone."""
    seat = asked(view)
    if seat is None or not isinstance(view.question, BuildFirst | WhatToBuild):
        return ()
    return tuple(build(building, _near(view, seat, building)) for building in SINGLE)


def _near(view: State, seat: Seat, building: Building) -> Spot:
    """Name a hex where a building could stand, whatever it costs, or else one that shows why none can."""
    fit = places(view, seat, building)
    return fit[0] if fit else min(view.land.holding(seat).beside, default=HERE, key=reading)


def hand(view: State, seat: Seat) -> Sequence[Move]:
    """Show the objective and the action cards that a seat holds."""
    community = view.communities[seat]
    objective = () if community.objective is None else (DrawObjective(community.objective),)
    return (*objective, *(PlayAction(card, None) for card in community.actions))


def wants_shared(view: State) -> bool:
    """Tell whether sums, prices or a conflict matter more than what lies before the others."""
    return asked(view) is not None and not isinstance(view.question, PlaceZone)
