"""2 The table before the first answer."""

from boardkit.core import CHANCE, Step
from boardkit.games.tectonic_tribes.box import TERRAIN, TRIBE
from boardkit.games.tectonic_tribes.rules.effects import BeginHand
from boardkit.games.tectonic_tribes.rules.model import Continent, Options, State
from boardkit.games.tectonic_tribes.rules.questions import DrawOrder


def setup(options: Options, seats: int) -> Step[State]:
    """2 Everybody takes five tribe cards; order cards are drawn, then cards for the origin, then hands."""
    state = State(
        options=options,
        continent=Continent({}),
        deck=tuple(TERRAIN),
        hands=((),) * seats,
        tribes=(tuple(TRIBE),) * seats,
        set_aside=(None,) * seats,
        chosen=(None,) * seats,
    )
    draws = [DrawOrder(CHANCE, place) for place in range(1, seats + 1)]
    return Step(state.ask(*draws, BeginHand()))
