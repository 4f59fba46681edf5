"""3.3 The quick list of placements names the squares that trying one by one finds, in the same order."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import Match, Player, Seat, legal
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.rules.land import fits, misfit
from boardkit.games.tectonic_tribes.rules.model import Continent, Options, State
from boardkit.maps.squares import Square, Turn, box


def one_by_one(continent: Continent, seat: Seat) -> list[tuple[Square, Turn]]:
    xs = [square.x for square in continent.cells]
    ys = [square.y for square in continent.cells]
    corner = Square(min(xs) - 4, min(ys) - 4)
    around = list(box(corner, max(xs) - corner.x + 5, max(ys) - corner.y + 5))
    lying, upright = (Turn.R0, Turn.R180), (Turn.R90, Turn.R270)
    tried = [(at, turn) for turns in (lying, upright) for at in around for turn in turns]
    return [(at, turn) for at, turn in tried if misfit(continent, seat, at, turn) is None]


def table_after(decisions: int, seats: int, seed: int) -> State:
    random = Random(seed)
    match = Match.start(GAME, Options(), [Player("A", seat) for seat in range(seats)], seed)
    while decisions and not match.over:
        decisions -= 1
        match = match.play(random.choice(legal(GAME, match.state)))
    return match.state


@settings(deadline=None, max_examples=12)
@given(decisions=st.integers(1, 120), seats=st.sampled_from(GAME.seats), seed=st.integers(0, 10_000))
def test_3_3_listing_at_once_equals_trying_one_by_one(decisions: int, seats: int, seed: int) -> None:
    state = table_after(decisions, seats, seed)
    for seat in state.everyone:
        assert fits(state.continent, seat) == one_by_one(state.continent, seat)
