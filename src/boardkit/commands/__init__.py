"""The commands of the command line, one module each, imported when its command is given."""

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
