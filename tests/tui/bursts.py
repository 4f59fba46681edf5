"""Keys and clicks in bursts, by a seed: what is opened first, and what is typed into it without a pause."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random
from string import ascii_letters, digits
from typing import Any, Final

from boardkit.core import Match, Player
from boardkit.core.records.record import start
from boardkit.core.values import Value
from boardkit.games import GAMES
from boardkit.games import KEYS as GAME_KEYS
from boardkit.library.lessons import lessons_of
from tests.tui.tools import played_at_random

SIZES: Final = ((80, 24), (120, 40), (200, 60))

LEAST, MOST = 2, 200
"""How many keys and clicks a burst has."""

NAMED: Final = {
    "enter": "\r",
    "space": " ",
    "tab": "\t",
    "slash": "/",
    "colon": ":",
    "question_mark": "?",
    "apostrophe": "'",
    "full_stop": ".",
    "plus": "+",
    "minus": "-",
    "asterisk": "*",
    "equals_sign": "=",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "left_curly_bracket": "{",
    "right_curly_bracket": "}",
    "less_than_sign": "<",
    "greater_than_sign": ">",
    "left_parenthesis": "(",
    "right_parenthesis": ")",
}
"""Keys that write something and are not called by it."""

SILENT: Final = {
    "escape": "\x1b[27u",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~",
    "delete": "\x1b[3~",
    "backspace": "\x7f",
    "shift+tab": "\x1b[Z",
    "f1": "\x1bOP",
    "f2": "\x1bOQ",
    "f5": "\x1b[15~",
    "f10": "\x1b[21~",
    "ctrl+c": "\x03",
    "ctrl+l": "\x0c",
    "ctrl+p": "\x10",
    "ctrl+y": "\x19",
    "ctrl+z": "\x1a",
}
"""Keys that write nothing, and what a terminal sends for them; ctrl+q, which closes, is left out."""

OFTEN: Final = ("enter", "up", "down", "left", "right", "tab", "escape")

PLAYERS: Final = ("Ada", "Béla", "Chen", "Dora", "Emil", "Fay")

KEYS: Final[tuple[str, ...]] = (*ascii_letters, *digits, *NAMED, *SILENT)

CLICKS: Final = 0.1
"""How often a click comes instead of a key."""


class Click(Value):
    """A button of the mouse at a cell: 1 is the left one, 3 the right one."""

    x: int
    y: int
    button: int = 1


Touch = str | Click


class Episode(Value):
    """What is opened, and what is typed into it.

    Attributes:
        seed: what all else follows from.
        place: the name of what is opened.
    """

    seed: int
    game: str
    size: tuple[int, int]
    place: str

    @classmethod
    def of(cls, seed: int) -> "Episode":
        """Go round the games, then the sizes, then the places."""
        number, game = divmod(seed, len(GAME_KEYS))
        number, size = divmod(number, len(SIZES))
        return cls(seed, GAME_KEYS[game], SIZES[size], tuple(PLACES)[number % len(PLACES)])

    @property
    def random(self) -> Random:
        """A source of chance of its own."""
        return Random(self.seed)

    @property
    def wishes(self) -> Mapping[str, Any]:
        """What the program is asked to begin with."""
        begin, _ = PLACES[self.place]
        if begin == "menu":
            return {}
        if begin == "lesson":
            found = lessons_of(GAMES[self.game], None)
            return {"lesson": (self.game, self.random.randrange(len(found)))}
        return {"new": match_of(self.game, begin, self.seed)}

    @property
    def way(self) -> tuple[str, ...]:
        """The keys that lead to the place; `GAME` stands for those that choose the game out of a list."""
        keys = PLACES[self.place][1].split()
        chosen = [*["down"] * GAME_KEYS.index(self.game), "enter"]
        return tuple(key for part in keys for key in (chosen if part == "GAME" else [part]))

    def bursts(self, touches: int) -> Iterator[list[Touch]]:
        """Type so many keys and clicks, in bursts of any length."""
        random = self.random
        while touches > 0:
            length = min(random.choice((2, 3, 4, 10, 50, random.randint(LEAST, MOST))), touches)
            yield [_touch(random, self.size) for _ in range(length)]
            touches -= length


PLACES: Final = {
    "menu": ("menu", ""),
    "choosing a game": ("menu", "1"),
    "setting up": ("menu", "1 GAME"),
    "saved matches": ("open", "ctrl+q 3"),
    "lessons": ("menu", "3 GAME"),
    "rulebook": ("menu", "4 GAME"),
    "settings": ("menu", "5"),
    "about": ("menu", "7"),
    "open table": ("open", ""),
    "table with secrets": ("closed", ""),
    "curtain over a table": ("closed", "ctrl+l"),
    "walk": ("open", "f5"),
    "later at the table": ("later", ""),
    "end": ("over", ""),
    "score": ("later", "ctrl+p s c o r e enter"),
    "presenter": ("later", "P"),
    "editor": ("later", "T e d i t enter"),
    "branches": ("later", "f5 left b x enter B"),
    "comparison": ("later", "f5 left b x enter B c"),
    "reasons": ("open", "w"),
    "lesson": ("lesson", ""),
    "palette": ("open", "ctrl+p"),
    "note": ("open", "ctrl+p n o t e enter"),
    "code": ("open", "ctrl+p p o s i t i o n enter"),
    "hand": ("later", "C"),
    "handouts": ("later", "E"),
    "passing": ("later", "p"),
    "typing": ("later", "colon"),
}
"""What can be opened: with what the program begins, and the keys that lead on."""


@lru_cache(32)
def match_of(key: str, begin: str, seed: int) -> Match[Any]:
    """Begin a match of a game, or play one on at random."""
    random, game = Random(seed), GAMES[key]
    seats = random.choice(game.seats)
    if begin == "over":
        return _over(key)
    players = [
        Player(name, seat) for seat, name in enumerate(["Ada", "Béla", "Chen", "Dora", "Emil", "Fay"][:seats])
    ]
    match = start(game, game.options(), players, seed, open_table=begin != "closed")
    return played_at_random(match, 30) if begin == "later" else match


@lru_cache
def _over(key: str) -> Match[Any]:
    return played_at_random(match_of(key, "open", 7))


def _touch(random: Random, size: tuple[int, int]) -> Touch:
    if random.random() < CLICKS:
        return Click(random.randrange(size[0]), random.randrange(size[1]), random.choice((1, 1, 1, 3)))
    if random.random() < 0.4:
        return random.choice(OFTEN)
    return random.choice(KEYS)
