"""`boardkit check`: holds any installed game to what every game promises."""

from argparse import Namespace
from collections.abc import Callable, Iterator
from typing import Any, Final

from boardkit.commands.desk import Desk
from boardkit.commands.parser import Parser
from boardkit.commands.reading import game_named, option_names
from boardkit.core import Game
from boardkit.core.notation.moves import write_value
from boardkit.core.rules.kinds import kebab
from boardkit.draw.drawings import drawing_of
from boardkit.draw.numbers import watched
from boardkit.testing.checking import Breach, Held, check
from boardkit.testing.matches import Setting
from boardkit.text import Words
from boardkit.text.names import visible

MOST_MATCHES: Final = 100_000


def declare(parser: Parser) -> None:
    """Take a game, and how many matches to play from which seed on."""
    parser.operand("game", "game")
    parser.number("matches", 1, MOST_MATCHES, default=20)
    parser.number("seed", default=0)


def run(desk: Desk, given: Namespace) -> int:
    """Print a line for each promise, and what broke it."""
    game = game_named(desk, given.game)
    held = check(game, range(given.seed, given.seed + given.matches), _numbers(game))
    for one in held:
        for line in _lines(one, desk, game.key):
            print(visible(line))
    kept = sum(one.breach is None and one.tried > 0 for one in held)
    print(desk.words("cli-check-done", game=desk.words("title"), kept=kept, promises=len(held)))
    return 0 if kept == len(held) else 1


def _lines(held: Held, desk: Desk, game: str) -> Iterator[str]:
    words = desk.words
    promise = words(kebab(held.promise))
    match held.breach:
        case None:
            yield words("cli-check-kept" if held.tried else "cli-check-untried", promise=promise)
        case Breach(why, where, seed, setting):
            yield words("cli-check-broken", promise=promise, why=why)
            if where:
                yield words("cli-check-where", where=where)
            if setting is not None:
                yield words("cli-check-setting", seats=setting.seats, options=_options(setting, words))
            if seed is not None:
                yield desk.advised(words("cli-check-again", game=game, seed=str(seed)))


def _options(setting: Setting, words: Words) -> str:
    names = option_names(setting.game)
    return words.listed([f"{name}={write_value(getattr(setting.options, name))}" for name in names])


def _numbers(game: Game[Any]) -> Callable[[Any], object]:
    """Return what counts on a table what its picture does; a drawing that cannot be had breaks a promise."""
    return lambda table: watched(drawing_of(game.key), table)
