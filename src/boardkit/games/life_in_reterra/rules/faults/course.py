"""What cannot be at any point of a match: questions out of order, and tiles and powers that do not fit."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from boardkit.core import CHANCE, Fault, Pending, Seat
from boardkit.core.editing.faults import QuestionsAstray
from boardkit.core.editing.sound import entries
from boardkit.games.life_in_reterra.box import BOX, TILES, Kind
from boardkit.games.life_in_reterra.box.things import LandTile
from boardkit.games.life_in_reterra.rules.claims import claims_of_turn
from boardkit.games.life_in_reterra.rules.dealing import deals
from boardkit.games.life_in_reterra.rules.effects import (
    BeginPowers,
    BeginTurn,
    OfferBuilding,
    OfferPowers,
    RefillRow,
)
from boardkit.games.life_in_reterra.rules.model import Now, Placed, State
from boardkit.games.life_in_reterra.rules.questions import (
    Build,
    DealSecret,
    DealStart,
    DrawFirst,
    FillRow,
    LayTile,
    UsePowers,
)
from boardkit.games.life_in_reterra.rules.turns import TURNS

LIMITS: Final[Mapping[tuple[type, str], range]] = {(Now, "number"): range(1, TURNS + 1)}

REFRESHED = 2
"""How many tiles come into the row for the energy sources that were exchanged."""


class StartTileAstray(Fault):
    """A start tile lies neither in its stack nor first in a community, or another tile lies there."""

    tile: LandTile


class PlacedWrong(Fault):
    """What the turn says was laid or placed in it is not what lies there."""


class ClaimsWrong(Fault):
    """A power may still be used that no building has in this turn, or none may where it is asked for one."""


def astray(state: State) -> Iterator[Fault]:
    """5.5, 6 Hold what lies there to the point of the match that the question tells."""
    if list(state.pile[::-1]) not in _ways_ahead(state):
        yield QuestionsAstray()
        return
    yield from _turn(state)
    yield from _start_tiles(state)


def _ways_ahead(state: State) -> Iterator[list[Pending]]:
    """List what may be asked from here on, as in a match."""
    now = state.now
    if now is None:
        whole: list[Pending] = [DrawFirst(CHANCE), *deals(map(Seat, range(state.seats))), BeginTurn()]
        yield whole[len(whole) - len(state.pile) :]
        return
    seat, end = now.seat, [RefillRow(), BeginTurn()]
    later = [OfferBuilding(seat), BeginPowers(seat), *end]
    yield [LayTile(seat), *later]
    for waiting in range(REFRESHED + 1):
        yield [*[FillRow(CHANCE)] * waiting, LayTile(seat, refreshed=True), *later]
    yield [Build(seat), BeginPowers(seat), *end]
    yield [UsePowers(seat), *end]
    yield [FillRow(CHANCE), OfferPowers(seat), *end]
    yield [FillRow(CHANCE), BeginTurn()]


def _turn(state: State) -> Iterator[Fault]:
    for seat in range(state.seats):
        due = _tiles_due(state, Seat(seat))
        yield from entries(state, ("communities", seat, "tiles"), due, due)
        yield from _secrets(state, Seat(seat))
    yield from entries(state, ("row",), _row_due(state), _row_due(state))
    if not _placed_right(state):
        yield PlacedWrong()
    elif not _claims_right(state):
        yield ClaimsWrong()


def _tiles_due(state: State, seat: Seat) -> int:
    """5.5, 6 Count the tiles that a seat has laid: the start tile, and one in each of its turns."""
    now, order = state.now, state.everyone
    if now is None:
        return int(DealStart(CHANCE, seat) not in state.pile) if state.pile else BOX["tiles_of_a_community"]
    done = order.index(seat) < order.index(now.seat) or (seat == now.seat and not _to_lay(state))
    return now.number + done


def _to_lay(state: State) -> bool:
    """Tell whether the tile of this turn is still to be laid."""
    return any(isinstance(one, LayTile) for one in state.pile)


def _row_due(state: State) -> int:
    """6.4 Count the tiles of the row: all, but for those that are being replaced."""
    taken = (
        state.now is not None and not _to_lay(state) and not state.now.secret and RefillRow() in state.pile
    )
    return BOX["row"] - state.pile.count(FillRow(CHANCE)) - taken


def _secrets(state: State, seat: Seat) -> Iterator[Fault]:
    """5.5 Nobody has more secret tiles than were dealt."""
    most = BOX["secret_tiles"] - state.pile.count(DealSecret(CHANCE, seat))
    least = most if state.now is None and state.pile else 0
    yield from entries(state, ("secrets", seat), least, most)


def _placed_right(state: State) -> bool:
    """6.1, 6.2 Tell whether the turn says of its tile and its building what lies there."""
    now = state.now
    if now is None:
        return True
    land, to_build = state.communities[now.seat], _to_lay(state) or Build(now.seat) in state.pile
    at = None if _to_lay(state) else land.tiles[-1].at
    new = len(land.buildings) - now.standing
    fresh = now.placed is Placed.NOTHING if to_build else True
    return (
        now.at == at and new == (now.placed is Placed.BUILDING) and fresh and not (at is None and now.secret)
    )


def _claims_right(state: State) -> bool:
    """6.3 Tell whether the powers that may still be used are powers of this turn."""
    now, left = state.now, Counter(state.claims)
    if now is None or not any(isinstance(one, UsePowers | OfferPowers) for one in state.pile):
        return not left
    asked = isinstance(state.question, UsePowers)
    return left <= Counter(claims_of_turn(state, now.seat)) and bool(left or not asked)


def _start_tiles(state: State) -> Iterator[Fault]:
    """5.5 Start tiles come first in the communities, and lie nowhere else but in their own stack."""
    others = [*state.row, *state.stack, *state.beneath, *(tile for own in state.secrets for tile in own)]
    for land in state.communities:
        others += [laid.tile for laid in land.tiles[1:]]
        yield from (StartTileAstray(laid.tile) for laid in land.tiles[:1] if not _is_start(laid.tile))
    yield from (StartTileAstray(tile) for tile in others if _is_start(tile))
    yield from (StartTileAstray(tile) for tile in state.starts if not _is_start(tile))


def _is_start(tile: LandTile) -> bool:
    return TILES[tile].kind is Kind.START
