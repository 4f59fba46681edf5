"""The desk of a command: words, library, command lines to advise."""

import os
import re
import sys
from collections.abc import Container, Iterable, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from shlex import join
from typing import Final

from boardkit import __version__
from boardkit.commands import COMMON, REST, SEVERAL, VALUED, is_option, split
from boardkit.core import Fault, FaultError
from boardkit.core.faults import MoveDoesNotFit, OptionsDoNotFit
from boardkit.library import Library, open_library
from boardkit.library.session import look_into
from boardkit.text import LANGUAGES, Words, choose_language, words_for
from boardkit.text.names import visible
from boardkit.text.reasons import fault_said
from boardkit.tui.preferences import SETTING, Preferences, preferences_from

ADVICE: Final = re.compile(r"(“[^”]*”|«[^»]*»)|(?<=: )boardkit((?: (?:[^\s.,;:]|[.,;:](?=\S))+)+)")
"""A command line that a sentence advises stands behind a colon; what is quoted is nobody's advice."""

PROGRAM: Final = "boardkit"
HELP: Final = "--help"
LANGUAGE: Final = ("--lang", "--language")  # help repeats these: they tell nothing of a library


def advised(sentence: str, line: Sequence[str]) -> str:
    """Complete the command lines that a sentence advises by the `line` that was given.

    An advice for the same command, or of an option alone, repeats the whole line, with its options in place
    of those that were given. One for another command repeats the options that all commands have.
    """
    end = list(line).index(REST) if REST in line else len(line)
    given, rest = line[:end], line[end:]

    def completed(found: re.Match[str]) -> str:
        if found[1]:
            return found[0]
        words = found[2].split()
        if HELP in words:
            return _said([], words, _shared(given, LANGUAGE))
        if words[0] != split(line)[1] and not is_option(words[0]):
            return _said([], words, _shared(given, COMMON))
        added = [word for option in _options(words) for word in option]
        names = {_name(word) for word in added if is_option(word)}
        named = [word for word in words[: len(words) - len(added)] if word not in line]
        after = [*_shared(given, COMMON.difference(names)), *rest]
        return _said(_without(given, names | COMMON), [*named, *added], after)

    return ADVICE.sub(completed, sentence)


def _said(before: Sequence[str], advised: Sequence[str], after: Sequence[str]) -> str:
    """Write a command line; what is advised stands as it is, for it may have words such as FILE in it."""
    return " ".join(filter(None, (PROGRAM, join(before), *advised, join(after))))


def _shared(given: Sequence[str], names: Container[str]) -> list[str]:
    """Return the options of some names that have a value, with it."""
    asked = [option for option in _options(given) if _name(option[0]) in names]
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


class Desk:
    """The words and the library of one run of the program."""

    def __init__(self, data: Path | None = None, asked: str | None = None, line: Sequence[str] = ()) -> None:
        self.data = data  # the library's folder, or None for the player's own
        self.line = line  # the arguments of the command line, which an advice to use another one repeats
        # The language asked for on the command line, if the program speaks it.
        self.asked = asked if asked in LANGUAGES else None
        self.game: str | None = None  # the key of the game spoken of, if any
        self._library: Library | None = None
        # The words spoken last; those of a game once it is known.
        self.words = words_for(choose_language(self.asked, None, os.environ))
        if self.asked is None:
            self.words = words_for(choose_language(None, self.preferences().language, os.environ))

    @property
    def library(self) -> Library:
        """The library, opened when first wanted, repairs told; FaultError if it cannot be opened."""
        if self._library is None:
            self._library = open_library(self.data, version=__version__)
            if self._library.notice is not None:
                self.complain(self._library.notice)
        return self._library

    def close(self) -> None:
        """Let go of the library."""
        if self._library is not None:
            self._library.close()
        self._library = None

    def speak(self, game: str, names: Iterable[str] = ()) -> Words:
        """Speak of a game and of its players from now on."""
        self.game = game
        self.words = words_for(self.words.language, game, names)
        return self.words

    def complain(self, fault: Fault) -> None:
        """Say on the error stream what is wrong, and where to read the rule behind it, if there is one."""
        self._say_wrong(visible(self.advised(fault_said(fault, self.words))))
        while isinstance(inner := getattr(fault, "fault", None), Fault):
            fault = inner
        match fault:
            case MoveDoesNotFit(refusal=refusal) | OptionsDoNotFit(refusal=refusal):
                rule = self.words("cli-rule", section=refusal.section, game=self.game or "GAME")
                self._say_wrong(visible(self.advised(rule)))

    def advised(self, sentence: str) -> str:
        """Complete the command lines that a sentence advises by what was asked for on this one."""
        return advised(sentence, self.line)

    def _say_wrong(self, sentence: str) -> None:
        # Whoever has closed the error stream does not want to know.
        with suppress(OSError):
            print(sentence, file=sys.stderr)

    def preferences(self) -> Preferences:
        """Look up the player's settings; no library is made for that where there is none, nor repaired."""
        with suppress(FaultError, OSError, ValueError), look_into(self.data, briefly=True) as library:
            return preferences_from(library.setting(SETTING))
        return Preferences()
