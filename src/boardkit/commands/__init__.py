"""The commands of the command line; the module of one is imported when it is given."""

import re
from collections.abc import Sequence
from typing import Final

COMMANDS: Final = {
    "play": "play",
    "resume": "play",
    "watch": "play",
    "serve": "web",
    "list": "matches",
    "show": "show",
    "suggest": "review",
    "review": "review",
    "replay": "matches",
    "export": "matches",
    "import": "matches",
    "teach": "teach",
    "lesson": "teach",
    "practise": "teach",
    "learners": "teach",
    "handout": "handout",
    "rules": "rules",
    "games": "games",
    "simulate": "simulate",
    "tournament": "simulate",
    "study": "simulate",
    "check": "authors",
    "new": "authors",
    "doctor": "doctor",
}
"""The module of each command, whose function is `run_` and its name, in the order that help lists them."""

COMMON: Final = frozenset({"--data", "--lang", "--language"})  # of every command; each has a value

SEVERAL: Final = frozenset({"--computers", "--levels", "--option", "--players"})
"""The options that take several words, of all commands."""

VALUED: Final = COMMON.union(
    SEVERAL,
    ("--answers", "--at", "--board", "--branch", "--by", "--coverage", "--dask", "--format", "--from"),
    ("--games", "--html", "--jobs", "--learner", "--level", "--matches", "--out", "--paper", "--port"),
    ("--position", "--seat", "--seats", "--seed", "--step", "--title", "--to", "--top", "--watch", "--width"),
)
"""The options that have a value, of all commands: it is no command, though it may be called like one."""

WRONG: Final = 2  # the exit code where something is wrong with what was asked for, or what is kept
STREAM: Final = "-"  # stands for the standard streams in place of a file
REST: Final = "--"  # stands before arguments that are no options, whatever they begin with
NUMBER: Final = re.compile(r"-\d")  # how a number below zero begins, which is no option


def split(arguments: Sequence[str]) -> tuple[Sequence[str], str | None, Sequence[str]]:
    """Part the arguments at the command; before it may stand its own options, too."""
    n, several = 0, False
    while n < len(arguments):
        word = arguments[n]
        if word == REST:
            rest = arguments[n + 1 :]
            return arguments[:n], rest[0] if rest else None, [REST, *rest[1:]]
        if is_option(word):
            several = word in SEVERAL
            n += word in VALUED and n + 1 < len(arguments) and not is_option(arguments[n + 1])
        elif word in COMMANDS or not several:
            return arguments[:n], word, arguments[n + 1 :]
        n += 1
    return arguments, None, []


def is_option(word: str) -> bool:
    """Return whether a word is an option, or says that none follows."""
    return word.startswith("-") and word != STREAM and not NUMBER.match(word)
