"""What every command works with: the player's words, and the library."""

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from boardkit import __version__
from boardkit.core import Fault, FaultError
from boardkit.core.records.faults import MoveDoesNotFit, OptionsDoNotFit
from boardkit.library import Library, default_folder, open_library
from boardkit.library.opening import FILE
from boardkit.text import LANGUAGES, Words, choose_language, words_for
from boardkit.text.faults import fault_said
from boardkit.text.outside import visible
from boardkit.tui.themes.preferences import SETTING, Preferences, preferences_from


class Desk:
    """The words and the library of one run of the program.

    Attributes:
        data: the library's folder, or None for the player's own.
        asked: the language asked for on the command line, if the program speaks it.
        words: the words spoken last; those of a game once it is known.
        game: the key of the game spoken of, if any.
    """

    def __init__(self, data: Path | None = None, asked: str | None = None) -> None:
        self.data = data
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
        self._say_wrong(visible(fault_said(fault, self.words)))
        match fault:
            case MoveDoesNotFit(refusal=refusal) | OptionsDoNotFit(refusal=refusal):
                self._say_wrong(self.words("cli-rule", section=refusal.section, game=self.game or "GAME"))

    def _say_wrong(self, sentence: str) -> None:
        # Whoever has closed the error stream does not want to know.
        with suppress(OSError):
            print(sentence, file=sys.stderr)

    def preferences(self) -> Preferences:
        """Look up the player's settings, without making a library where there is none."""
        with suppress(FaultError, OSError, ValueError):
            if ((self.data or default_folder()) / FILE).is_file():
                return preferences_from(self.library.setting(SETTING))
        return Preferences()
