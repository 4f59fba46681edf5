"""Plans of a few small games, and what comes of them."""

from functools import cache

from boardkit.games import GAMES
from boardkit.many.job import Outcome, Plan
from boardkit.many.playing import play
from boardkit.players.lookup import RANDOM

GAME = "tectonic_tribes"


def plan_of(key: str = GAME, seats: int = 2, seed: int = 5) -> Plan:
    game, players = GAMES[key], (RANDOM,) * seats
    settings = (game.options(),)
    return Plan(game=key, rules=game.rules, settings=settings, seats=seats, seed=seed, players=players)


@cache
def played(key: str = GAME, games: int = 20, seats: int = 2) -> tuple[Outcome, ...]:
    """Play the first games of a plan, one by one and here."""
    plan = plan_of(key, seats)
    return tuple(play(plan.job(number)) for number in range(games))
