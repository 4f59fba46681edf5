"""Command lines that are advised: they repeat what was asked for, so that they can be typed as they stand."""

import re
from collections.abc import Container, Sequence
from functools import partial
from itertools import pairwise
from shlex import join
from typing import Final

from boardkit.commands import COMMON, REST, SEVERAL, VALUED, is_option, split

ADVICE: Final = re.compile(r"(“[^”]*”|«[^»]*»)|(?<=: )boardkit((?: (?:[^\s.,;:]|[.,;:](?=\S))+)+)")
"""A command line that a sentence advises stands behind a colon; what is quoted is nobody's advice."""

PROGRAM: Final = "boardkit"

HELP: Final = "--help"

LANGUAGE: Final = ("--lang", "--language")
"""What help repeats: it tells nothing of a library."""


def advised(sentence: str, line: Sequence[str]) -> str:
    """Complete the command lines that a sentence advises by what was asked for.

    An advice for the same command, or of an option alone, repeats the whole line, with its options in place
    of those that were given. One for another command repeats the options that all commands have.

    Args:
        sentence: what is said.
        line: the arguments that were given.
    """
    return ADVICE.sub(partial(_completed, line), sentence)


def _completed(line: Sequence[str], found: re.Match[str]) -> str:
    if found[1]:
        return found[0]
    words = found[2].split()
    if HELP in words:
        return _said([], words, _shared(line, LANGUAGE))
    if words[0] != split(line)[1] and not is_option(words[0]):
        return _said([], words, _shared(line, COMMON))
    added = [word for option in _options(words) for word in option]
    names = {_name(word) for word in added if is_option(word)}
    end = list(line).index(REST) if REST in line else len(line)
    named = [word for word in words[: len(words) - len(added)] if word not in line]
    shared = _shared(line, COMMON.difference(names))
    return _said(_without(line[:end], names | COMMON), [*named, *added], [*shared, *line[end:]])


def _said(before: Sequence[str], advised: Sequence[str], after: Sequence[str]) -> str:
    """Write a command line; what is advised stands as it is, for it may have words such as FILE in it."""
    return " ".join(filter(None, (PROGRAM, join(before), *advised, join(after))))


def _shared(line: Sequence[str], names: Container[str]) -> list[str]:
    """Return the options of some names that have a value, with it."""
    end = list(line).index(REST) if REST in line else len(line)
    asked = [option for option in _options(line[:end]) if _name(option[0]) in names]
    valued = [one[:1] if "=" in one[0] else one[:2] for one in asked if "=" in one[0] or one[1:]]
    return [word for option in valued for word in option]


def _options(words: Sequence[str]) -> list[list[str]]:
    """Return the options among words, each with what stands behind it up to the next."""
    starts = [n for n, word in enumerate(words) if is_option(word)]
    return [list(words[start:end]) for start, end in pairwise([*starts, len(words)])]


def _without(words: Sequence[str], names: set[str]) -> list[str]:
    """Leave options out, each with its value."""
    kept: list[str] = []
    value_of = ""
    for word in words:
        if is_option(word):
            value_of = word if _name(word) in names and "=" not in word else ""
            kept += [] if _name(word) in names else [word]
        elif value_of in VALUED:
            value_of = value_of if value_of in SEVERAL else ""
        else:
            kept.append(word)
    return kept


def _name(option: str) -> str:
    """Return the name of an option that may have its value behind an equals sign."""
    return option.partition("=")[0]
