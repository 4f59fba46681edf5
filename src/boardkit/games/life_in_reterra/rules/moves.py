"""The moves."""

from collections.abc import Mapping
from typing import Any

from boardkit.core import Move, Seat
from boardkit.games.life_in_reterra.box import CARDS
from boardkit.games.life_in_reterra.box.things import Card, LandTile
from boardkit.games.life_in_reterra.rules.community import standing
from boardkit.maps.squares import Square, Turn


class BeginWith(Move, verb="first"):
    """Chance: this seat plays first."""

    seat: Seat


class Draw(Move, verb="draw"):
    """Chance: this land tile is drawn."""

    tile: LandTile


class PlaceTile(Move, verb="place", turns=("turn",)):
    """Lay a land tile; `at` is its north-west space as turned."""

    tile: LandTile
    at: Square
    turn: Turn


class RefreshEnergy(Move, verb="refresh"):
    """Put two energy sources under the stack, named in the order of the row."""

    first: LandTile
    second: LandTile


class PlaceBuilding(Move, verb="build", turns=("turn",)):
    """Place a building; `at` is the north-west corner of its box as turned."""

    card: Card
    at: Square
    turn: Turn

    @property
    def told(self) -> Mapping[str, Any]:
        """The first of its spaces, which names the building: none need lie in the corner of its box."""
        return {"at": standing(self.card, self.at, self.turn)[0]} if self.card in CARDS else {}


class PlaceInhabitant(Move, verb="inhabitant"):
    """Place an inhabitant on a gear of the tile just laid."""

    at: Square


class WelcomeInhabitant(Move, verb="welcome"):
    """Place an inhabitant by the power of the building at `by`."""

    by: Square
    at: Square


class PlaceRelic(Move, verb="relic"):
    """Place a relic token by the power of the building at `by`."""

    by: Square
    at: Square


class PlaceJunk(Move, verb="junk"):
    """Place junk in the community of `seat` by the power of the building at `by`."""

    by: Square
    seat: Seat
    at: Square


class ChangeTile(Move, verb="change"):
    """Exchange a tile of the row by the power of the building at `by`."""

    by: Square
    tile: LandTile


class Pass(Move, verb="pass"):
    """Place nothing, or leave the powers that are left unused."""
