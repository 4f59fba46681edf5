"""`boardkit tournament`: lets computer players of several levels play each other."""

from argparse import Namespace

from boardkit.commands.desk import Desk
from boardkit.commands.faults import MoreLevelsThanSeats
from boardkit.commands.parser import Parser
from boardkit.commands.reading import game_named
from boardkit.commands.simulate import declare as declare_games
from boardkit.commands.simulate import plan_of, run_plan
from boardkit.core import FaultError


def declare(parser: Parser) -> None:
    """Take who plays, and what else many games take."""
    declare_games(parser, games=100)
    parser.option("levels", "levels", nargs="+", default=["strong", "casual"])


def run(desk: Desk, given: Namespace) -> int:
    """Play the games and print the figures."""
    game = game_named(desk, given.game)
    levels = tuple(word.strip() for part in given.levels for word in part.split(","))
    seats = max(len(levels), game.seats[0]) if given.seats is None else given.seats
    if len(levels) > seats:
        raise FaultError(MoreLevelsThanSeats(len(levels), seats))
    players = (*levels, *(levels[-1],) * (seats - len(levels)))
    return run_plan(desk, plan_of(game, given, players), given, by_player=True)
