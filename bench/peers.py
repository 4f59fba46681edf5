"""Random play beside other engines, all in one run: `python -m bench.peers`.

A peer is imported when its engine is made, so that one that is not installed is left out.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from bench import matches
from bench.figures import print_table, rate
from bench.random_play import Engine, Tally, measure
from boardkit.core import Match, legal
from boardkit.games import GAMES
from boardkit.text import words_for

CHESS: Final = "python-chess, chess"
CATAN: Final = "catanatron, Catan at 4"

HEAD: Final = (
    "random play",
    "keeps",
    "listed/s while listing",
    "of python-chess",
    "listed/s in all",
    "of python-chess",
    "decisions/s",
    "of catanatron",
)


def boardkit(key: str, seats: int) -> Engine[Match[Any]]:
    """Play a game through `Match`: rules checked at every move, every table kept."""
    return Engine(
        f"boardkit, {words_for('en', key)('title')} at {seats}",
        "every table",
        start=partial(matches.opening, seats, game=GAMES[key]),
        moves=lambda match: legal(match.game, match.state),
        play=Match.play,
        over=lambda match, _: match.over,
    )


def python_chess() -> Engine[Any]:
    """Play chess with python-chess on one board; draws are those that need no look at past positions."""
    import chess

    def play(board: Any, move: Any) -> Any:
        board.push(move)
        return board

    def over(board: Any, moves: Sequence[Any]) -> bool:
        return not moves or board.halfmove_clock >= 100 or board.is_insufficient_material()

    return Engine(
        CHESS,
        "nothing",
        start=lambda _: chess.Board(),
        moves=lambda board: list(board.legal_moves),
        play=play,
        over=over,
    )


def catanatron() -> Engine[Any]:
    """Play Catan at 4 with catanatron, which searches and records by copying the game at each step."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    def start(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def play(game: Any, action: Any) -> Any:
        after = game.copy()
        after.execute(action)
        return after

    def over(game: Any, _: Sequence[Any]) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT

    return Engine(
        CATAN,
        "a copy of each",
        start=start,
        moves=lambda game: game.state.playable_actions,
        play=play,
        over=over,
        lists=False,
    )


def open_spiel() -> Engine[Any]:
    """Play chess with open_spiel (C++), a new state for each move."""
    import pyspiel

    game = pyspiel.load_game("chess")
    return Engine(
        "open_spiel, chess (C++)",
        "a copy of each",
        start=lambda _: game.new_initial_state(),
        moves=lambda state: state.legal_actions(),
        play=lambda state, action: state.child(action),
        over=lambda state, _: state.is_terminal(),
    )


def pettingzoo() -> Engine[Any]:
    """Play chess with pettingzoo, whose moves are a mask that comes with the observation."""
    from pettingzoo.classic import chess_v6

    env = chess_v6.raw_env()

    def start(seed: int) -> Any:
        env.reset(seed=seed)
        return env

    def moves(env: Any) -> Sequence[int]:
        listed: list[int] = env.last()[0]["action_mask"].nonzero()[0].tolist()
        return listed

    def play(env: Any, action: int) -> Any:
        env.step(action)
        return env

    return Engine(
        "pettingzoo, chess",
        "nothing",
        start=start,
        moves=moves,
        play=play,
        over=lambda env, _: any(env.terminations.values()) or any(env.truncations.values()),
    )


def installed(makers: Iterable[Callable[[], Engine[Any]]]) -> list[Engine[Any]]:
    """Return the peers that are there, and say which are not."""
    engines = []
    for maker in makers:
        try:
            engines.append(maker())
        except ModuleNotFoundError as error:
            print(f"{maker.__name__} is left out: {error}. `pip install -e '.[bench]'` brings it.")
    return engines


def row(engine: Engine[Any], tally: Tally, tallies: dict[str, Tally]) -> tuple[str, ...]:
    """Write what an engine came to, beside python-chess's lists and catanatron's decisions."""
    chess = tallies.get(CHESS, Tally())
    catan = tallies.get(CATAN, Tally())
    return (
        engine.name,
        engine.keeps,
        rate(tally.listed, tally.listing),
        ratio((tally.listed, tally.listing), (chess.listed, chess.listing)),
        rate(tally.listed, tally.seconds),
        ratio((tally.listed, tally.seconds), (chess.listed, chess.seconds)),
        rate(tally.decisions, tally.seconds),
        ratio((tally.decisions, tally.seconds), (catan.decisions, catan.seconds)),
    )


def ratio(ours: tuple[int, float], theirs: tuple[int, float]) -> str:
    """Divide one rate by another; `-` when either was not taken."""
    if not all((*ours, *theirs)):
        return "-"
    return f"{ours[0] / ours[1] / (theirs[0] / theirs[1]):.2f}"


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m bench.peers", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="turns that each engine gets")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a turn is, at least")
    parser.add_argument("--games", nargs="+", default=[matches.GAME.key], choices=tuple(GAMES))
    chosen = parser.parse_args()
    peers = installed((python_chess, catanatron, open_spiel, pettingzoo))
    engines = [*(boardkit(key, seats) for key in chosen.games for seats in GAMES[key].seats), *peers]
    tallies = measure(engines, chosen.rounds, chosen.seconds)
    print_table(HEAD, [row(engine, tallies[engine.name], tallies) for engine in engines])


if __name__ == "__main__":
    main()
