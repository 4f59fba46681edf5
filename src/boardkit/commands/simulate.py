"""`boardkit simulate`, `tournament` and `study`: many games of computers, and what they tell."""

import json
import time
from argparse import Namespace
from collections.abc import Iterable
from contextlib import nullcontext
from itertools import product
from typing import Any, Final

from boardkit.commands import STREAM
from boardkit.commands.desk import Desk
from boardkit.commands.faults import MoreLevelsThanSeats, OptionIdle
from boardkit.commands.figures import page, progress, show
from boardkit.commands.parser import Argument, flag, number, operand, option, takes
from boardkit.commands.reading import MOST_SEATS, game_named, options_from, write_file
from boardkit.core import FaultError, Game
from boardkit.core.catalogue import GAMES
from boardkit.core.notation.shapes import Basic, fields_of
from boardkit.many.figures import Tally, standings
from boardkit.many.job import Plan, header_of
from boardkit.many.playing import begin
from boardkit.many.report import about, by_setting, details
from boardkit.many.running import begun, crew, go_on
from boardkit.many.store import read_from, write_to
from boardkit.players.lookup import RANDOM

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 1_000

MOST_LINES: Final = 10_000
TOP: Final = 10
"""The lines of a long table that are printed."""


def many(games: int) -> tuple[Argument, ...]:
    """Return what commands take that play many games: `games` of them if no other number is given."""
    return (
        operand("game", "game"),
        number("seats", 1, MOST_SEATS),
        number("games", 1, MOST_GAMES, default=games),
        number("seed", default=0),
        option("option", "pair", nargs="+", action="extend", default=[]),
        number("jobs", 1, MOST_JOBS, default=1),
        option("dask", "address"),
        option("out", "file"),
        flag("json"),
    )


@takes(*many(1))
def run_simulate(desk: Desk, given: Namespace) -> int:
    """Play games at random and print the figures."""
    game = game_named(desk, given.game)
    seats = game.seats[0] if given.seats is None else given.seats
    return run_plan(desk, plan_of(game, given, (RANDOM,) * seats), given)


def run_plan(desk: Desk, plan: Plan, given: Namespace, by_player: bool = False) -> int:
    """Have the games of a plan played that are not kept yet, and print the figures, in JSON who won, too."""
    hands = crew(given.jobs, given.dask)
    began = time.perf_counter()
    kept = nullcontext() if given.out is None else write_to(given.out, header_of(plan))
    with kept as store:
        counted = begun(plan, given.games, store)
        with progress(desk.words, counted.kept, given.games) as advance:
            for played in go_on(plan, given.games, hands, store, counted):
                advance(played)
    seconds, words = time.perf_counter() - began, desk.words
    figures: dict[str, Any] = {
        "game": plan.game,
        "seats": plan.seats,
        "games": len(counted.totals),
        "finished": counted.sum(lambda tally: tally.finished),
        "decisions": counted.sum(lambda tally: tally.decisions),  # of seats; chance's answers do not count
        "moves_listed": counted.sum(
            lambda tally: tally.listed
        ),  # the legal ones that seats had to choose from
        "seconds": seconds,
        "longest": max(tally.longest for tally in counted.settings),  # the most decisions in one game
        "scores": [counted.totals[number] for number in sorted(counted.totals)],  # by seat, game by game
    }
    if given.json:
        more = {"settings": standings(counted.settings, header_of(plan))} if by_player else {}
        print(json.dumps({**figures, **more}))
    else:
        rate, title = round(counted.decisions / seconds), words("title")
        told = {**figures, "game": title, "listed": figures["moves_listed"], "seconds": f"{seconds:.2f}"}
        print(words("cli-simulate-done", rate=rate, **told))
        if counted.kept:
            print(words("many-kept", kept=counted.kept, file=str(given.out)))
        if figures["finished"] > 1:
            print()
            show((*by_setting(counted.settings, header_of(plan), words), words("many-legend")), words)
    return 0


def settings_from(game: Game[Any], pairs: Iterable[str]) -> tuple[Any, ...]:
    """Build options from pairs, `scenario=s1,s2` standing for both; FaultError if one is none.

    The commas of an option that is a text part nothing.
    """
    several, fields = list[list[str]](), fields_of(game.options)
    for pair in pairs:
        name, _, values = pair.partition("=")
        whole = fields.get(name.replace("-", "_")) is Basic.TEXT or "," not in values
        several.append([pair] if whole else [f"{name}={value}" for value in values.split(",")])
    return tuple(dict.fromkeys(options_from(game, some) for some in product(*several)))


def plan_of(game: Game[Any], given: Namespace, players: tuple[str, ...]) -> Plan:
    """Plan the games, and set the first table of each setting, to find out whether it can be played."""
    settings, seats = settings_from(game, given.option), len(players)
    plan = Plan(
        game=game.key, rules=game.rules, settings=settings, seats=seats, seed=given.seed, players=players
    )
    for at in range(len(settings)):
        begin(plan.job(at))
    return plan


@takes(*many(100), option("levels", "levels", nargs="+", default=["strong", "casual"]))
def run_tournament(desk: Desk, given: Namespace) -> int:
    """Play the games and print the figures."""
    game = game_named(desk, given.game)
    levels = tuple(word.strip() for part in given.levels for word in part.split(","))
    seats = max(len(levels), game.seats[0]) if given.seats is None else given.seats
    if len(levels) > seats:
        raise FaultError(MoreLevelsThanSeats(len(levels), seats))
    players = (*levels, *(levels[-1],) * (seats - len(levels)))
    return run_plan(desk, plan_of(game, given, players), given, by_player=True)


@takes(operand("file", "file"), number("top", 1, MOST_LINES), option("html", "file"), flag("force"))
def run_study(desk: Desk, given: Namespace) -> int:
    """Print what the games tell, or write it into a page."""
    with read_from(given.file) as store:
        header = store.header
        whole, *tallies = (Tally(header.seats) for _ in ("whole", *header.settings))
        for outcome in store.outcomes():
            whole.add(outcome)
            tallies[outcome.setting].add(outcome)
        leftover = store.leftover
    words = desk.speak(header.game)
    report = (
        *about(whole, header, words),
        *([words("many-leftover", file=str(leftover), path=given.file)] if leftover else []),
        "",
        *by_setting(tallies, header, words),
        *details(whole, GAMES[header.game], words),
        words("many-legend"),
        words("many-legend-deeds"),
    )
    if given.html is None:
        show(report, words, TOP if given.top is None else given.top)
    else:
        if given.top is not None:
            desk.complain(OptionIdle("top", "html"))
        write_file(given.html, page(report, words), force=given.force)
        if given.html != STREAM:
            print(words("cli-study-done", file=given.html))
    return 0
