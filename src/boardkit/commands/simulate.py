"""`boardkit simulate`: lets chance play whole games, for figures and for soaking the rules."""

import json
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import product
from typing import Any, Final

from boardkit.commands.desk import Desk
from boardkit.commands.parser import Parser
from boardkit.commands.play import MOST_SEATS
from boardkit.commands.reading import game_named, options_from
from boardkit.core import Game
from boardkit.core.notation.shapes import Basic, fields_of
from boardkit.core.values import Value, values_in
from boardkit.many.figures import standings
from boardkit.many.job import Header, Plan, header_of
from boardkit.many.playing import begin
from boardkit.many.running import Counted, begun, crew, go_on
from boardkit.many.store import Store, write_to
from boardkit.players.lookup import RANDOM

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 1_000


class Figures(Value, kw_only=True):
    """Results of some games.

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


def declare(parser: Parser, games: int = 1) -> None:
    """Take a game, how many to play and by how many seats, who plays them, and where they are kept."""
    parser.operand("game", "game")
    parser.number("seats", 1, MOST_SEATS)
    parser.number("games", 1, MOST_GAMES, default=games)
    parser.number("seed", default=0)
    parser.option("option", "pair", nargs="+", action="extend", default=[])
    parser.number("jobs", 1, MOST_JOBS, default=1)
    parser.option("dask", "address")
    parser.option("out", "file")
    parser.flag("json")


def run(desk: Desk, given: Namespace) -> int:
    """Play games at random and print the figures."""
    game = game_named(desk, given.game)
    seats = game.seats[0] if given.seats is None else given.seats
    return run_plan(desk, plan_of(game, given, (RANDOM,) * seats), given)


def run_plan(desk: Desk, plan: Plan, given: Namespace, by_player: bool = False) -> int:
    """Have the games of a plan played that are not kept yet, and print the figures, in JSON who won, too."""
    hands = crew(given.jobs, given.dask)
    began = time.perf_counter()
    with _store(given.out, header_of(plan)) as store:
        counted = begun(plan, given.games, store)
        with _progress(desk, counted.kept, given.games) as more:
            for played in go_on(plan, given.games, hands, store, counted):
                more(played)
    figures = _figures(plan, counted, time.perf_counter() - began)
    if given.json:
        more = {"settings": standings(counted.settings, header_of(plan))} if by_player else {}
        print(json.dumps({**values_in(figures), **more}))
    else:
        _tell(desk, plan, counted, figures, given.out)
    return 0


def settings_from(game: Game[Any], pairs: Iterable[str]) -> tuple[Any, ...]:
    """Build the options of a game from pairs; `scenario=s1,s2` stands for both, one after the other.

    Raises:
        FaultError: a pair is no pair, or names no option, or no value of it; or a file cannot be read.
    """
    several = [tuple(_alternatives(game, pair)) for pair in pairs]
    return tuple(dict.fromkeys(options_from(game, some) for some in product(*several)))


def _alternatives(game: Game[Any], pair: str) -> Iterator[str]:
    """Take a pair apart; the commas of an option that is a text part nothing."""
    name, _, values = pair.partition("=")
    if fields_of(game.options).get(name.replace("-", "_")) is Basic.TEXT or "," not in values:
        yield pair
    else:
        yield from (f"{name}={value}" for value in values.split(","))


def plan_of(game: Game[Any], given: Namespace, players: tuple[str, ...]) -> Plan:
    """Plan the games, and set the first table of each setting, to find out whether it can be played."""
    settings = settings_from(game, given.option)
    plan = Plan(
        game=game.key,
        rules=game.rules,
        settings=settings,
        seats=len(players),
        seed=given.seed,
        players=players,
    )
    for number in range(len(settings)):
        begin(plan.job(number))
    return plan


def _store(name: str | None, header: Header) -> AbstractContextManager[Store | None]:
    return nullcontext() if name is None else write_to(name, header)


def _progress(desk: Desk, done: int, total: int) -> AbstractContextManager[Any]:
    # Rich takes long to import, and mistakes are told without it.
    from boardkit.commands.figures import progress

    return progress(desk.words, done, total)


def _figures(plan: Plan, counted: Counted, seconds: float) -> Figures:
    return Figures(
        game=plan.game,
        seats=plan.seats,
        games=len(counted.totals),
        finished=counted.sum(lambda tally: tally.finished),
        decisions=counted.sum(lambda tally: tally.decisions),
        moves_listed=counted.sum(lambda tally: tally.listed),
        seconds=seconds,
        longest=max(tally.longest for tally in counted.settings),
        scores=tuple(counted.totals[number] for number in sorted(counted.totals)),
    )


def _tell(desk: Desk, plan: Plan, counted: Counted, figures: Figures, name: str | None) -> None:
    """Print a sentence, and tables for each setting."""
    from boardkit.commands.figures import show
    from boardkit.many.report import by_setting

    words = desk.words
    print(_sentence(desk, figures, round(counted.decisions / figures.seconds)))
    if counted.kept:
        print(words("many-kept", kept=counted.kept, file=str(name)))
    if figures.finished > 1:
        print()
        show((*by_setting(counted.settings, header_of(plan), words), words("many-legend")), words)


def _sentence(desk: Desk, figures: Figures, rate: int) -> str:
    return desk.words(
        "cli-simulate-done",
        game=desk.words("title"),
        seats=figures.seats,
        games=figures.games,
        decisions=figures.decisions,
        listed=figures.moves_listed,
        longest=figures.longest,
        seconds=f"{figures.seconds:.2f}",
        rate=rate,
    )
