"""What a seat may see, and what it may guess."""

from random import Random

from boardkit.core import CHANCE, Match, Player, Seat
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.box.things import HIDDEN
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.options import Options


def opening() -> State:
    return Match.start(GAME, Options(), [Player(f"P{seat}", seat) for seat in range(3)], seed=2).state


def test_5_5_a_seat_sees_its_own_secret_tiles_only() -> None:
    state = opening()
    seen = GAME.view(state, Seat(1))
    assert seen.secrets == ((HIDDEN,) * 3, state.secrets[1], (HIDDEN,) * 3)
    assert set(seen.stack) == {HIDDEN}
    assert len(seen.stack) == len(state.stack)


def test_5_5_everybody_sees_everything_else() -> None:
    state = opening()
    seen = GAME.view(state, CHANCE)
    assert seen.__replace__(secrets=state.secrets, stack=state.stack) == state


def test_a_guess_keeps_what_is_known_and_moves_what_is_not() -> None:
    state = opening().__replace__(beneath=("E01", "E02"))
    state = state.__replace__(stack=tuple(tile for tile in state.stack if tile not in ("E01", "E02")))
    guesses = [GAME.guess(state, Seat(0), Random(seed)) for seed in range(5)]
    assert {guess.secrets[0] for guess in guesses} == {state.secrets[0]}
    assert {guess.beneath for guess in guesses} == {("E01", "E02")}
    assert len({guess.secrets[1] for guess in guesses}) > 1
