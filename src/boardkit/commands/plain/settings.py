"""The settings line by line."""

import os
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

from boardkit.commands.plain.dialogue import Dialogue
from boardkit.core import evolve
from boardkit.text import LANGUAGES, Words, choose_language, words_for
from boardkit.tui.themes.preferences import SETTING, Display, MapStyle, Pace, SeatColours, Switch, Theme

SETTINGS: Final[dict[str, type[StrEnum] | None]] = {
    "language": None,
    "display": Display,
    "theme": Theme,
    "map_style": MapStyle,
    "seat_colours": SeatColours,
    "pace": Pace,
    "turn_clock": Switch,
    "bell": Switch,
}
"""The preferences in the order in which they are listed, each with what it may be."""


def change_settings(dialogue: Dialogue) -> None:
    """List the settings and change them, one after the other; each is kept at once."""
    desk, first = dialogue.desk, list[str]()
    while True:
        dialogue.speak()
        words, now = dialogue.words, desk.preferences()
        lines = [(_message(name), dict(_values(words, name))[getattr(now, name)]) for name in SETTINGS]
        entries = [words("plain-now", question=words(message), value=value) for message, value in lines]
        number = dialogue.choose(words("settings-heading"), entries, first=first)
        if number is None:
            return
        name = [*SETTINGS][number]
        explained = words.explanation(_message(name))
        asked = f"{words(_message(name))}. {explained}"
        chosen = dialogue.value(asked, _values(words, name), getattr(now, name))
        desk.library.set_setting(SETTING, evolve(now, **{name: chosen}).plain())
        if name == "language":
            desk.asked = None
            desk.words = words_for(choose_language(None, chosen, os.environ))
            dialogue.speak()
        spoken = dialogue.words
        value = dict(_values(spoken, name))[chosen]
        first = [spoken("plain-now", question=spoken(_message(name)), value=value), spoken("plain-menu-hint")]


def _message(name: str) -> str:
    return f"settings-{name.replace('_', '-')}"


def _values(words: Words, name: str) -> Sequence[tuple[Any, str]]:
    kind = SETTINGS[name]
    if kind is None:
        own = [(language, words(f"language-{language}")) for language in LANGUAGES]
        return [("", words("language-of-the-system")), *own]
    return [(member, words.name(member)) for member in kind]
