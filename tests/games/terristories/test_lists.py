"""The lists of legal answers are pruned; here they meet every answer that there can be."""

from itertools import product
from random import Random
from typing import Any

import pytest

from boardkit.core import Match, Move, Player, Seat, legal
from boardkit.core.values import names_of
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box import ALEAS, PROFILES, PROJECTS
from boardkit.games.terristories.box.things import HIDDEN, NOTHING, Index, Mission, Planet, Role
from boardkit.games.terristories.rules.options import Options
from boardkit.maps.octagons import Octagon

PLACES = [Octagon(column, row) for column, row in product(range(5), range(5))]
SEATS = list(map(Seat, range(-1, 5)))
NUMBERS = range(-1, 60)

VALUES: dict[str, Any] = {
    "at": PLACES,
    "origin": PLACES,
    "to": SEATS,
    "of": SEATS,
    "seat": SEATS,
    "amount": NUMBERS,
    "spared": NUMBERS,
    "card": [*PROJECTS, HIDDEN, NOTHING],
    "character": list(PROFILES),
    "alea": list(ALEAS),
    "index": list(Index),
    "role": list(Role),
    "planet": list(Planet),
    "mission": list(Mission),
}
"""What a field of an answer may hold, and more."""


def answers() -> list[Move]:
    """List every answer to any question."""
    return [
        kind(*chosen) for kind in GAME.moves for chosen in product(*(VALUES[name] for name in names_of(kind)))
    ]


@pytest.mark.sample(2)
@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_legal_is_left_out_and_nothing_refused_is_listed(seats: int) -> None:
    random, everything = Random(seats), answers()
    options = Options(planet=Planet.THREE_STARS, mission=Mission.THREE_STARS, last_chance=True)
    match = Match.start(GAME, options, [Player(str(seat), seat) for seat in range(seats)], seats)
    while not match.over:
        listed = legal(GAME, match.state)
        if random.random() < 0.04:
            possible = {move for move in everything if GAME.refusal(match.state, move) is None}
            assert set(listed) == possible
            assert len(listed) == len(possible)
        match = match.play(random.choice(listed))
