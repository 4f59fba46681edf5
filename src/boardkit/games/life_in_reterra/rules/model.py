"""The state of a game: communities, the market, the land tiles, the turn being played, and what is left."""

from enum import StrEnum
from typing import Annotated

from boardkit.core import BY_SEAT, Refusal, Seat, Table, put
from boardkit.core.rules.table import clockwise
from boardkit.core.values import Value
from boardkit.games.life_in_reterra.box import BOX, CARDS, Face
from boardkit.games.life_in_reterra.box.things import Card, LandTile, Side
from boardkit.games.life_in_reterra.rules.community import Building, Community
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.maps.squares import Square


class Placed(StrEnum):
    """Building or inhabitant that a seat has placed in the second step of its turn."""

    NOTHING = "nothing"
    BUILDING = "building"
    INHABITANT = "inhabitant"


class Stall(Value):
    """A building on the board (plateau de mise en place): its card, the face in use, the copies left."""

    card: Card
    side: Side
    left: int


class Claim(Value):
    """A power that may still be used: that of the building at `by`, against `of` if it names a rival."""

    by: Square
    power: int
    of: Seat | None = None


class Now(Value):
    """The turn that is being played."""

    seat: Seat
    number: int  # which of the seat's turns it is, from 1
    standing: int  # how many buildings stood before it
    at: Square | None = None  # the north-west space of the tile laid in it, once there is one
    secret: bool = False  # whether that tile was one of the seat's secret tiles
    placed: Placed = Placed.NOTHING


class State(Table, kw_only=True):
    """The table of Life in Reterra."""

    options: Options
    communities: Annotated[tuple[Community, ...], BY_SEAT]
    market: tuple[Stall, ...]  # the five buildings of the game
    stack: tuple[LandTile, ...]  # the land tiles to draw, as a bag: nobody knows their order, so it has none
    starts: tuple[LandTile, ...]  # start tiles that nobody has
    secrets: Annotated[tuple[tuple[LandTile, ...], ...], BY_SEAT]  # tuiles secrètes
    first: Seat  # who plays first
    beneath: tuple[LandTile, ...] = ()  # tiles under the stack, in the order they will come up again
    row: tuple[LandTile, ...] = ()  # the tiles that everybody may take (rangée), the oldest first
    now: Now | None = None  # the turn that is being played, or None before the first and after the last
    claims: tuple[Claim, ...] = ()  # the powers that the seat may still use now

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.communities)

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All seats, clockwise from the first player."""
        return clockwise(self.first, self.seats)

    def with_community(self, seat: Seat, community: Community) -> "State":
        """Give a seat another community."""
        return self.__replace__(communities=put(self.communities, seat, community))


def tokens_left(state: State) -> int:
    """5.4 Relics and junk are the two sides of the same tokens."""
    return BOX["tokens"] - sum(len(land.relics) + len(land.junk) for land in state.communities)


def inhabitants_left(state: State) -> int:
    """5.4 There are only so many inhabitants."""
    return BOX["inhabitants"] - sum(len(land.inhabitants) for land in state.communities)


def stall_of(state: State, card: Card) -> Stall | None:
    """5.2 Find a building on the board; None when it does not belong to this game."""
    for stall in state.market:
        if stall.card == card:
            return stall
    return None


def face_of(state: State, card: Card) -> Face:
    """5.2 Return the face of a building's card that is in use; LookupError for one of another game."""
    return CARDS[card].faces[side_of(state, card)]


def side_of(state: State, card: Card) -> Side:
    """5.2 Say which face of a building's card is in use; LookupError for one of another game."""
    stall = stall_of(state, card)
    if stall is None:
        raise LookupError(card)
    return stall.side


def neighbours_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """6.3 Name the seats directly to the left and to the right, each once."""
    count = len(state.communities)
    beside = dict.fromkeys(((seat + 1) % count, (seat - 1) % count))
    return tuple(Seat(other) for other in beside if other != seat)


def building_at(state: State, seat: Seat, at: object) -> Building | None:
    """Find the building of a seat that is named by its first space."""
    return next((building for building in state.communities[seat].buildings if building.at == at), None)


class SpaceRefusal(Refusal):
    """Why something may not be done on a space."""

    at: Square


class NoInhabitantsLeft(Refusal, word="no-inhabitants-left", rule="5.4"):
    """All inhabitants are placed."""
