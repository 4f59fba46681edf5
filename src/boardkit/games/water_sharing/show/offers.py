"""What is listed besides what may be done, what a seat holds, and what a question is about."""

from collections.abc import Sequence
from typing import Final

from boardkit.core import Move, Seat
from boardkit.games.water_sharing.box import BLUEPRINTS
from boardkit.games.water_sharing.box.board import reading
from boardkit.games.water_sharing.box.buildings import SINGLE
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import TRADED, Building
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import (
    Build,
    BuildDam,
    Buy,
    DrawObjective,
    PlayAction,
    Run,
    Sell,
)
from boardkit.games.water_sharing.rules.questions import BuildFirst, Generate, PlaceZone, WhatToBuild
from boardkit.games.water_sharing.rules.sites import build
from boardkit.games.water_sharing.show.economy import idle, lacking
from boardkit.games.water_sharing.show.samples import HERE, asked
from boardkit.games.water_sharing.show.tiles import places

EACH: Final = (Build, BuildDam, Run, Buy, Sell)
"""Buildings, and uses of goods, are listed one by one, so that each keeps its number."""


def offers(view: State) -> Sequence[Move]:
    """Show every building where something is built, and each use of goods, always in the same order."""
    seat = asked(view)
    match view.question:
        case BuildFirst() | WhatToBuild() if seat is not None:
            return tuple(build(building, _near(view, seat, building)) for building in SINGLE)
        case Generate() if seat is not None:
            return (*_run(view, seat), *(trade(good, 1) for trade in (Buy, Sell) for good in TRADED))
        case _:
            return ()


def _run(view: State, seat: Seat) -> Sequence[Move]:
    """Name a building that could run, or else one that shows why none can."""
    needy = [(at, building) for at, building in view.land.of(seat) if BLUEPRINTS[building].needs]
    still = [at for at, building in idle(view, seat) if not lacking(view, seat, at, building)]
    idling = [at for at, _ in idle(view, seat)]
    return tuple(Run(at) for at in (*still, *idling, *(at for at, _ in needy))[:1])


def _near(view: State, seat: Seat, building: Building) -> Spot:
    """Name a hex where a building could stand, whatever it costs, or else one that shows why none can."""
    fit = places(view, seat, building)
    beside = view.land.holding(seat).beside
    free = [at for at in beside if at not in view.land.taken]
    return fit[0] if fit else min(free or beside, default=HERE, key=reading)


def hand(view: State, seat: Seat) -> Sequence[Move]:
    """Show the objective and the action cards that a seat holds."""
    community = view.communities[seat]
    objective = () if community.objective is None else (DrawObjective(community.objective),)
    return (*objective, *(PlayAction(card, None) for card in community.actions))


def wants_shared(view: State) -> bool:
    """Tell whether sums, prices or a conflict matter more than what lies before the others."""
    return asked(view) is not None and not isinstance(view.question, PlaceZone)
