"""5.5 Who begins, start tiles, secret tiles; 6.4 the row, and the stack it is filled from."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from boardkit.core import CHANCE, Each, Event, Refusal, Seat, SeatEvent, Step, emit, put
from boardkit.core.values import without
from boardkit.games.life_in_reterra.box import BOX
from boardkit.games.life_in_reterra.box.things import HIDDEN, LandTile
from boardkit.games.life_in_reterra.rules.community import Community, LaidTile, spaces_of
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import BeginWith, Draw
from boardkit.games.life_in_reterra.rules.questions import DealSecret, DealStart, FillRow
from boardkit.maps.squares import Square, Turn

ORIGIN = Square(0, 0)  # where everybody's start tile lies
Drawing = DealStart | DealSecret | FillRow


class NobodySitsThere(Refusal, word="nobody-sits-there", rule="5.5"):
    """There is no such seat."""

    seat: Seat


def beginners(state: State) -> Iterable[BeginWith]:
    """5.5 List the players."""
    return map(BeginWith, sorted(state.everyone))


class FirstChosen(SeatEvent, rule="5.5", touches=("first",)):
    """Chance has said who begins."""


def begin_with(state: State, move: BeginWith) -> Step[State]:
    """5.5 Chance has named the first player."""
    return emit(state.answered().__replace__(first=move.seat), FirstChosen(move.seat))


draw: Final = cache(Draw)  # the answers, made once: the stack is listed for every tile that is drawn


def drawable(state: State, question: Drawing) -> tuple[LandTile, ...]:
    """5.5, 6.1 List what may come up; what was put under the stack comes when all else is gone, in order."""
    return state.starts if isinstance(question, DealStart) else state.stack or state.beneath[:1]


def draws(state: State, question: Drawing) -> Each[LandTile]:
    """List the answers of chance."""
    return Each(draw, drawable(state, question))


class NotInStack(Refusal, word="not-in-stack", rule="5.5"):
    """The land tile cannot be drawn now."""

    tile: LandTile


class StartDealt(SeatEvent, rule="5.5"):
    """A seat received its start tile."""

    touches = ("starts", "communities[seat].spaces[spaces]", "communities[seat].tiles")
    where = ("spaces",)

    tile: LandTile
    spaces: tuple[Square, ...]


def deal_start(state: State, question: DealStart, move: Draw) -> Step[State]:
    """5.5 The start tile is the first of a community."""
    laid = LaidTile(move.tile, ORIGIN, Turn.R0)
    spaces = spaces_of(laid)
    state = state.answered().__replace__(starts=without(state.starts, move.tile))
    state = state.with_community(question.to, Community({}).lay(laid, spaces))
    return emit(state, StartDealt(question.to, move.tile, tuple(spaces)))


class SecretDealt(SeatEvent, rule="5.5", reveals=True, minor=True, hides={"tile": HIDDEN}):
    """A seat received a secret tile."""

    touches = ("stack", "secrets[seat]")

    tile: LandTile


def deal_secret(state: State, question: DealSecret, move: Draw) -> Step[State]:
    """5.5 Everybody has three secret tiles, and never gets another one."""
    seat = question.to
    own = tuple(sorted((*state.secrets[seat], move.tile)))
    state = _drawn(state.answered(), move.tile).__replace__(secrets=put(state.secrets, seat, own))
    return emit(state, SecretDealt(seat, move.tile))


class RowFilled(Event, rule="6.4", reveals=True, touches=("stack", "beneath", "row")):
    """A land tile came into the row."""

    tile: LandTile


def fill_row(state: State, move: Draw) -> Step[State]:
    """6.4 A tile comes into the row."""
    state = _drawn(state.answered(), move.tile)
    return emit(state.__replace__(row=(*state.row, move.tile)), RowFilled(move.tile))


def refill_row(state: State) -> Step[State]:
    """6.4 A tile taken from the row is replaced, a secret tile is not."""
    return Step(state.ask(*[FillRow(CHANCE)] * (BOX["row"] - len(state.row))))


def put_beneath(state: State, tiles: tuple[LandTile, ...]) -> State:
    """6.1, 6.3 Tiles leave the row for the bottom of the stack."""
    row = tuple(tile for tile in state.row if tile not in tiles)
    return state.__replace__(row=row, beneath=(*state.beneath, *tiles))


def deals(seats: Iterable[Seat]) -> list[DealStart | DealSecret | FillRow]:
    """5.5 Start tiles, then the row, then three secret tiles for everybody."""
    everyone = list(seats)
    secrets = [DealSecret(CHANCE, seat) for seat in everyone for _ in range(BOX["secret_tiles"])]
    return [*(DealStart(CHANCE, seat) for seat in everyone), *[FillRow(CHANCE)] * BOX["row"], *secrets]


def _drawn(state: State, tile: LandTile) -> State:
    if state.stack:
        return state.__replace__(stack=without(state.stack, tile))
    return state.__replace__(beneath=state.beneath[1:])
