"""What every command works with: the player's words, and the library."""

import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from boardkit import __version__
from boardkit.commands.again import advised
from boardkit.core import Fault, FaultError
from boardkit.core.faults import MoveDoesNotFit, OptionsDoNotFit
from boardkit.library import Library, open_library
from boardkit.library.watching import look_into
from boardkit.text import LANGUAGES, Words, choose_language, words_for
from boardkit.text.faults import fault_said
from boardkit.text.outside import visible
from boardkit.tui.themes.preferences import SETTING, Preferences, preferences_from


class Desk:
    """The words and the library of one run of the program.

    Attributes:
        data: the library's folder, or None for the player's own.
        asked: the language asked for on the command line, if the program speaks it.
        line: the arguments of the command line, which an advice to use another one repeats.
        words: the words spoken last; those of a game once it is known.
        game: the key of the game spoken of, if any.
    """

    def __init__(self, data: Path | None = None, asked: str | None = None, line: Sequence[str] = ()) -> None:
        self.data = data
        self.line = line
        self.asked = asked if asked in LANGUAGES else None
        self.game: str | None = None
        self._library: Library | None = None
        self.words = words_for(choose_language(self.asked, None, os.environ))
        if self.asked is None:
            self.words = words_for(choose_language(None, self.preferences().language, os.environ))

    @property
    def library(self) -> Library:
        """The library, opened when it is first wanted; what had to be repaired then is told.

        Raises:
            FaultError: the library cannot be opened.
        """
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
