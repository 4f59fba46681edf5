"""What a territory offers: room for zones, what may be harvested, and how near it is to its end."""

from collections.abc import Iterator
from typing import Final

from boardkit.games.terristories.box import TERRAINS
from boardkit.games.terristories.rules.harvest import most
from boardkit.games.terristories.rules.model import State
from boardkit.maps.octagons import Octagon
from boardkit.text import Words

FEW: Final = 2
"""With so many cubes a territory is in danger."""


def outlook_said(view: State, at: Octagon, words: Words) -> Iterator[str]:
    """Say how many zones have room, what whoever is asked may harvest, and whether few cubes are left."""
    territory = view.land[at]
    yield words("territory-room", room=TERRAINS[territory.terrain].zones - sum(territory.zones))
    if territory.sterile:
        return
    seat = view.to_move
    if view.round and seat is not None and seat in view.everyone and territory.individuals[seat]:
        yield words("territory-harvest", seat=words.seat(seat), most=most(view, seat, at))
    if territory.cubes <= FEW:
        yield words("territory-few", cubes=territory.cubes)
