"""`boardkit simulate`: lets chance play whole games, for figures and for soaking the rules."""

import json
import time
from argparse import Namespace
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from attrs import asdict, frozen

from boardkit.commands.desk import Desk
from boardkit.commands.parser import Parser
from boardkit.commands.play import MOST_SEATS
from boardkit.commands.reading import game_named, options_from
from boardkit.core import Game, Match, Player, legal, records
from boardkit.core.lines.players import COLOURS

MOST_GAMES: Final = 1_000_000
MOST_DECISIONS: Final = 100_000
"""When to give a game up; the longest match of any game is far shorter."""


@frozen
class Played:
    """A game that was played at random: its decisions, the moves listed for them, and the points."""

    decisions: int
    moves_listed: int
    finished: bool
    scores: tuple[int, ...]


@frozen(kw_only=True)
class Figures:
    """What came of some games.

    Attributes:
        decisions: of seats, in all games; chance's answers do not count.
        moves_listed: the legal moves that the seats had to choose from, in all games.
        seconds: how long it took.
        longest: the most decisions in one game.
        scores: the totals by seat, game by game.
    """

    game: str
    seats: int
    games: int
    finished: int
    decisions: int
    moves_listed: int
    seconds: float
    longest: int
    scores: tuple[tuple[int, ...], ...]


def declare(parser: Parser) -> None:
    """Take a game, how many to play and by how many seats."""
    parser.operand("game", "game")
    parser.number("seats", 1, MOST_SEATS)
    parser.number("games", 1, MOST_GAMES, default=1)
    parser.number("seed", default=0)
    parser.option("option", "pair", nargs="+", action="extend", default=[])
    parser.flag("json")


def run(desk: Desk, given: Namespace) -> int:
    """Play games at random and print the figures."""
    game = game_named(desk, given.game)
    options = options_from(game, given.option)
    seats = game.seats[0] if given.seats is None else given.seats
    figures = simulate(game, options, seats, given.games, given.seed)
    print(json.dumps(asdict(figures)) if given.json else _sentence(desk, figures))
    return 0


def simulate(game: Game[Any], options: Any, seats: int, games: int, seed: int) -> Figures:
    """Play games at random; all but the seconds follow from the arguments.

    Raises:
        FaultError: the game is not for so many seats, or the options do not fit.
    """
    began = time.perf_counter()
    matches = (_start(game, options, seats, seed, n) for n in range(games))
    played = [play_at_random(match, Random(f"{seed}/{n}")) for n, match in enumerate(matches)]
    return _figures(game.key, seats, played, time.perf_counter() - began)


def play_at_random(match: Match[Any], random: Random) -> Played:
    """Play a match, to its end unless it has none, every seat taking any legal move."""
    decisions = listed = 0
    while not match.over and decisions < MOST_DECISIONS:
        moves = legal(match.game, match.state)
        match = match.play(random.choice(moves))
        decisions += 1
        listed += len(moves)
    return Played(decisions, listed, match.over, match.game.score(match.state).totals)


def _start(game: Game[Any], options: Any, seats: int, seed: int, number: int) -> Match[Any]:
    players = [Player(str(seat + 1), seat % COLOURS) for seat in range(seats)]
    return records.start(game, options, players, Random(f"{seed}:{number}").getrandbits(30))


def _figures(key: str, seats: int, played: Sequence[Played], seconds: float) -> Figures:
    return Figures(
        game=key,
        seats=seats,
        games=len(played),
        finished=sum(game.finished for game in played),
        decisions=sum(game.decisions for game in played),
        moves_listed=sum(game.moves_listed for game in played),
        seconds=seconds,
        longest=max(game.decisions for game in played),
        scores=tuple(game.scores for game in played),
    )


def _sentence(desk: Desk, figures: Figures) -> str:
    return desk.words(
        "cli-simulate-done",
        game=desk.words("title"),
        seats=figures.seats,
        games=figures.games,
        decisions=figures.decisions,
        listed=figures.moves_listed,
        longest=figures.longest,
        seconds=f"{figures.seconds:.2f}",
        rate=round(figures.decisions / figures.seconds),
    )
