"""Let computer players meet: `python -m bench.pairing GAME strong greedy greedy --games 40`.

The seats rotate from game to game. Prints how often each came first, with 95 % intervals (Wilson), points,
and the time a decision took where there was something to decide.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import mean, median
from typing import Any

from attrs import Factory, define

from boardkit.commands.reading import options_from
from boardkit.core import Game, Match, Player, Seat, legal
from boardkit.core.lines.match import COLOURS
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.many.figures import Rate
from boardkit.players.lookup import Chooser, chooser_of
from boardkit.players.mind import Seen


@define
class Tally:
    """What came of the games of one player, summed over the seats that it had."""

    seats: int = 0
    won: int = 0
    points: list[int] = Factory(list)
    seconds: list[float] = Factory(list)

    def told(self) -> str:
        """Say it in a line."""
        won = Rate(self.won, self.seats)
        spent = sorted(self.seconds) or [0.0]
        late = spent[int(0.99 * (len(spent) - 1))]
        return (
            f"won {self.won:4} of {self.seats} ({won.low:.0%} to {won.high:.0%}), "
            f"points {mean(self.points):6.1f} (median {median(self.points)}), "
            f"ms a decision {1000 * median(spent):.0f}, 99 of 100 {1000 * late:.0f}"
        )


def new_match(game: Game[Any], options: Any, seats: int, seed: str) -> Match[Any]:
    """Begin a match with players who are called by their seats."""
    players = [Player(str(seat), seat % COLOURS) for seat in range(seats)]
    return start(game, options, players, Random(seed).getrandbits(30))


def play(match: Match[Any], seated: Sequence[Chooser], tallies: Sequence[Tally]) -> Match[Any]:
    """Play a match to its end, each seat by its chooser."""
    decision = 0
    while not match.over:
        seat, moves = match.state.to_move, legal(match.game, match.state)
        assert seat is not None
        move, decision, began = moves[0], decision + 1, time.process_time()
        if len(moves) > 1:
            move = seated[seat](Seen.of(match.game, match.state, seat), match.seed + decision)
            tallies[seat].seconds.append(time.process_time() - began)
        match = match.play(move)
    return match


def count(match: Match[Any], tallies: Sequence[Tally]) -> None:
    """Add what came of a match to the tally of each seat; who shares a win has won."""
    sheet = match.game.score(match.state)
    for seat, tally in enumerate(tallies):
        tally.seats += 1
        tally.won += Seat(seat) in sheet.winners
        tally.points.append(sheet.totals[seat])


def rounds_of(match: Match[Any]) -> int:
    """Count the rounds of a match."""
    return len({match.game.round(moment.step.state) for moment in match.moments} - {None})


def main() -> None:
    """Play the games that were asked for and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", nargs="+", help="random, greedy, or a level")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    given = parser.parse_args()
    game, words = GAMES[given.game], given.players
    tallies: dict[str, Tally] = defaultdict(Tally)
    rounds = []
    for number in range(given.games):
        turned = words[number % len(words) :] + words[: number % len(words)]
        seated = [tallies[word] for word in turned]
        match = new_match(game, options_from(game, given.option), len(words), f"{given.seed}:{number}")
        match = play(match, [chooser_of(given.game, word) for word in turned], seated)
        count(match, seated)
        rounds.append(rounds_of(match))
    for word, tally in tallies.items():
        print(f"{word:10}", tally.told())
    print(f"rounds: median {median(rounds)}, {min(rounds)} to {max(rounds)}")


if __name__ == "__main__":
    main()
