"""How often a table that works together wins TerriStories: `python -m bench.cooperation`.

Everybody plays as computer players do at a glance, with no look ahead.
"""

from argparse import ArgumentParser
from random import Random

from bench.figures import print_table
from boardkit.core import Match, Player
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box.things import Mission, Planet
from boardkit.games.terristories.players import MIND
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.options import Options
from boardkit.players.search import Listed


def played(options: Options, seats: int, seed: int) -> Match[State]:
    """Play a whole match."""
    random = Random(seed)
    match = Match.start(GAME, options, [Player(f"Player {seat + 1}", seat) for seat in range(seats)], seed)
    while not match.over:
        match = match.play(MIND.policy(match.state, Listed(GAME, match.state), random))
    return match


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench.cooperation", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="how many for each number of stars and seats")
    games: int = parser.parse_args().games
    rows = []
    for planet, mission in zip(list(Planet)[:3], list(Mission)[:3], strict=True):
        options = Options(planet=planet, mission=mission, cooperative=True)
        won = [
            sum(bool(GAME.score(played(options, seats, seed).state).winners) for seed in range(games))
            for seats in GAME.seats
        ]
        rows.append((planet.value, *(f"{100 * count / games:.0f} %" for count in won)))
    print_table(("won together", *(f"{seats} seats" for seats in GAME.seats)), rows)


if __name__ == "__main__":
    main()
