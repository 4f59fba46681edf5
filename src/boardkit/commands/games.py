"""`boardkit games`: what is in the box."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from attrs import fields

from boardkit.commands.desk import Desk
from boardkit.commands.parser import takes
from boardkit.commands.reading import allowed
from boardkit.core import Game
from boardkit.core.catalogue import GAMES, elsewhere
from boardkit.core.notation.moves import write_value
from boardkit.core.notation.shapes import fields_of
from boardkit.core.rules.kinds import kebab
from boardkit.text import Words
from boardkit.text.names import visible
from boardkit.text.shelf import in_full


@takes()
def run_games(desk: Desk, _given: Namespace) -> int:
    """Print each game with its options."""
    for game in GAMES.values():
        for line in _lines(game, desk.speak(game.key)):
            print(line)
    for entry, reason in elsewhere().broken.items():
        print(desk.words("cli-game-broken", entry=entry, reason=visible(reason)))
    return 0


def _lines(game: Game[Any], words: Words) -> Iterator[str]:
    least, most = game.seats[0], game.seats[-1]
    yield words("cli-game-line", key=game.key, title=words("title"), least=least, most=most)
    yield words("cli-game-summary", summary=words("summary"))
    yield from (words("cli-game-summary", summary=line) for line in in_full(game, words))
    shapes = fields_of(game.options)
    for option in fields(game.options):
        message = f"option-{kebab(option.name)}"
        yield words(
            "cli-game-option",
            name=option.name,
            values=" | ".join(allowed(shapes[option.name])),
            default=write_value(option.default),
            title=words(message),
        )
        yield words("cli-game-option-help", help=words.explanation(message))
