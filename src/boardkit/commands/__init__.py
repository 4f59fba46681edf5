"""The commands of the command line, one module each, imported when its command is given."""

from collections.abc import Sequence
from typing import Final

COMMANDS: Final = {
    "play": "play",
    "resume": "resume",
    "watch": "watch",
    "serve": "serve",
    "list": "matches",
    "show": "show",
    "suggest": "suggest",
    "review": "review",
    "replay": "replay",
    "export": "exporting",
    "import": "importing",
    "teach": "teach",
    "lesson": "lesson",
    "handout": "handout",
    "rules": "rules",
    "games": "games",
    "simulate": "simulate",
    "tournament": "tournament",
    "study": "study",
    "check": "check",
    "new": "new",
}
"""The module of each command, in the order that help lists them."""

VALUED: Final = ("--data", "--lang", "--language")
"""The options for every command; each has a value."""


def split(arguments: Sequence[str]) -> tuple[Sequence[str], str | None, Sequence[str]]:
    """Part the arguments at the command."""
    n = 0
    while n < len(arguments) and arguments[n].startswith("-"):
        n += 2 if arguments[n] in VALUED else 1
    return arguments[:n], arguments[n] if n < len(arguments) else None, arguments[n + 1 :]
