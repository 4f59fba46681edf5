"""6.1 Laying a land tile, and exchanging energy sources before that."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, starmap

from boardkit.core import CHANCE, Condition, Refusal, SeatEvent, Step, emit, must, put, refusal_in
from boardkit.core.values import without
from boardkit.games.life_in_reterra.box import TILES, Kind
from boardkit.games.life_in_reterra.box.things import LandTile
from boardkit.games.life_in_reterra.rules.community import Community, LaidTile, beside, spaces_of, turns_of
from boardkit.games.life_in_reterra.rules.dealing import put_beneath
from boardkit.games.life_in_reterra.rules.model import SpaceRefusal, State
from boardkit.games.life_in_reterra.rules.moves import PlaceTile, RefreshEnergy
from boardkit.games.life_in_reterra.rules.questions import FillRow, LayTile
from boardkit.maps.squares import Square, Turn

PAIR = 2  # 6.1 How many energy sources are exchanged


def layings(state: State, question: LayTile) -> Sequence[PlaceTile]:
    """6.1 List every tile within reach at every spot and turn."""
    spots = state.communities[question.seat].spots
    found: list[PlaceTile] = []
    for tile in (*state.row, *state.secrets[question.seat]):
        for spot in spots:
            found += _ways(tile, spot)
    return found


@cache
def _ways(tile: LandTile, at: Square) -> tuple[PlaceTile, ...]:
    """Return the answers for a tile at a spot, made once: lists of answers are long and asked for often."""
    return tuple(PlaceTile(tile, at, turn) for turn in turns_of(tile))


class TileOutOfReach(Refusal, word="tile-out-of-reach", rule="6.1"):
    """The land tile is neither in the row nor one of the seat's secret tiles."""

    tile: LandTile


class LiesTheSame(Refusal, word="lies-the-same", rule="6.1"):
    """So turned, the tile lies as it does at a smaller turn."""

    turn: Turn


def may_lay(state: State, question: LayTile, move: PlaceTile) -> Iterator[Condition]:
    """6.1 A tile of the row or a secret one, edge to edge, in a frame of four by four."""
    within = move.tile in state.row or move.tile in state.secrets[question.seat]
    yield must(within, TileOutOfReach(move.tile))
    if within:
        yield must(move.turn in turns_of(move.tile), LiesTheSame(move.turn))
    yield from fitting(state.communities[question.seat], move.at)


def misfit(community: Community, at: Square) -> Refusal | None:
    """6.1 Why a tile may not lie there, or None."""
    return refusal_in(fitting(community, at))


class NotEdgeToEdge(SpaceRefusal, word="not-edge-to-edge", rule="6.1"):
    """The tile would not touch another one along a whole edge."""


class TileInTheWay(SpaceRefusal, word="tile-in-the-way", rule="6.1"):
    """There is a tile already."""


class OutOfFrame(SpaceRefusal, word="out-of-frame", rule="6"):
    """The community would be wider or higher than four tiles."""


def fitting(community: Community, at: Square) -> Iterator[Condition]:
    """6.1 Tell one by one what it takes to lie there."""
    yield must(at not in community.corners, TileInTheWay(at))
    yield must(not community.corners.isdisjoint(beside(at)), NotEdgeToEdge(at))
    yield must(community.in_frame(at), OutOfFrame(at))


class TileLaid(SeatEvent, rule="6.1"):
    """A land tile was laid."""

    touches = ("row", "secrets[seat]", "communities[seat].spaces[spaces]", "communities[seat].tiles", "now")
    where = ("spaces",)

    tile: LandTile
    secret: bool
    at: Square
    turn: Turn
    spaces: tuple[Square, ...]


def lay(state: State, question: LayTile, move: PlaceTile) -> Step[State]:
    """6.1 The tile joins the community."""
    seat, laid, secrets = question.seat, LaidTile(move.tile, move.at, move.turn), state.secrets
    secret, spaces = move.tile in secrets[seat], spaces_of(laid)
    if secret:
        secrets = put(secrets, seat, without(secrets[seat], move.tile))
    row = state.row if secret else without(state.row, move.tile)
    assert state.now is not None
    now = state.now.__replace__(at=move.at, secret=secret)
    state = state.answered().with_community(seat, state.communities[seat].lay(laid, spaces))
    state = state.__replace__(row=row, secrets=secrets, now=now)
    return emit(state, TileLaid(seat, move.tile, secret, move.at, move.turn, tuple(spaces)))


def energy_in_row(state: State) -> tuple[LandTile, ...]:
    """6.1 List the energy sources in the row."""
    return tuple(tile for tile in state.row if TILES[tile].kind is Kind.ENERGY)


class FewEnergySources(Refusal, word="few-energy-sources", rule="6.1"):
    """There are fewer than two energy sources in the row."""

    count: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return 2 - self.count


class NoEnergySource(Refusal, word="no-energy-source", rule="6.1"):
    """The tile is no energy source of the row."""

    tile: LandTile


class NotInOrder(Refusal, word="not-in-order", rule="6.1"):
    """Two energy sources are named from left to right, so that each pair has one name."""


class RefreshedAlready(Refusal, word="refreshed-already", rule="6.1"):
    """The seat has exchanged energy sources in this turn."""


def exchanges(state: State, question: LayTile) -> Iterable[RefreshEnergy]:
    """6.1 List the pairs of energy sources that may be exchanged."""
    return () if question.refreshed else starmap(RefreshEnergy, combinations(energy_in_row(state), PAIR))


def may_refresh(state: State, question: LayTile, move: RefreshEnergy) -> Iterator[Condition]:
    """6.1 Two energy sources of the row may be exchanged, once in a turn, before a tile is taken."""
    yield must(not question.refreshed, RefreshedAlready())
    sources, pair = energy_in_row(state), (move.first, move.second)
    yield must(len(sources) >= PAIR, FewEnergySources(len(sources)))
    yield from (must(tile in sources, NoEnergySource(tile)) for tile in pair)
    yield must(pair in combinations(sources, PAIR), NotInOrder())


class EnergyRefreshed(SeatEvent, rule="6.1", touches=("row", "beneath")):
    """A seat has put two energy sources of the row under the stack."""

    first: LandTile
    second: LandTile


def refresh(state: State, question: LayTile, move: RefreshEnergy) -> Step[State]:
    """6.1 Two energy sources go under the stack, and two other tiles take their place."""
    state = put_beneath(state.answered(), (move.first, move.second))
    state = state.ask(*[FillRow(CHANCE)] * PAIR, LayTile(question.seat, refreshed=True))
    return emit(state, EnergyRefreshed(question.seat, move.first, move.second))
