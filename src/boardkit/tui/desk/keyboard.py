"""Keys that mean what the desk shows: digits for entries of the hand, letters for places and players."""

from collections.abc import Collection
from string import ascii_lowercase
from typing import Final

from boardkit.core.teaching.classroom import LETTERS as CHOICES
from boardkit.draw.seats import LETTERS
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.gathering import keys_of
from boardkit.tui.desk.intents import Do, Intent, OpenVerb, Take, Type, TypeDigit
from boardkit.tui.desk.jumping import jump_keys
from boardkit.tui.desk.keys import TURN, Key, own_names
from boardkit.tui.desk.modes.asking import Asking
from boardkit.tui.desk.modes.curtain import Curtain, asks_all, touched
from boardkit.tui.desk.modes.pleading import Pleading
from boardkit.tui.desk.modes.polling import Polling
from boardkit.tui.desk.modes.quizzing import Quizzing
from boardkit.tui.desk.modes.trading import Trading
from boardkit.tui.desk.moving import asks_for_number
from boardkit.tui.desk.verbs import forgoes, verb_of

DIGITS: Final = "1234567890"


def typed(desk: Desk, key: str) -> Intent | None:
    """Return what is wanted by a key that stands for something on the screen, or None."""
    if isinstance(desk.mode, Curtain) or len(key) != 1:
        return None
    if isinstance(desk.mode, Asking) or key in jump_keys(desk):
        return Type(key)
    if isinstance(desk.mode, Trading | Pleading):
        return TypeDigit(key) if key in DIGITS else Type(key) if key.upper() in LETTERS else None
    if isinstance(desk.mode, Polling):
        return Type(key) if key in CHOICES else None
    if asks_all(desk) and key.upper() in LETTERS[: len(desk.match.players)]:
        return Type(key)
    if isinstance(desk.mode, Quizzing) and 0 <= ascii_lowercase.find(key) < len(desk.mode.quiz.choices):
        return Take(ascii_lowercase.index(key))
    if OpenVerb in desk.mode.deeds and key in keys_of(desk):
        return Take(keys_of(desk)[key])
    if key.isdecimal() and key.isascii() and asks_for_number(desk):
        return TypeDigit(key)
    if opens_verb(desk, key):
        return OpenVerb(key)
    if key in DIGITS and DIGITS.index(key) < _entries(desk):
        return Take(DIGITS.index(key))
    return Do.FIT if key == "0" else None


def opens_verb(desk: Desk, key: str) -> bool:
    """Tell whether a key opens a verb of the action bar; what it does otherwise, another key does then.

    A key that the player has chosen does what the player has chosen it for.
    """
    turns = key == TURN and bool(touched(desk).draft.turns)
    own = key in desk.drawn.once(own_names, desk.keys)
    taken = turns or own or forgoes(desk, key)
    return not taken and verb_of(desk, key) is not None and OpenVerb in desk.mode.deeds


def shown_key(desk: Desk, key: Key, jumps: Collection[str] | None = None) -> str:
    """Write the key that does what it says now: the first that stands for nothing on the screen.

    Args:
        desk: the desk.
        key: the key.
        jumps: the keys that lead to places, if that is known.
    """
    taken = jump_keys(desk) if jumps is None else jumps
    first = next((name for name in key.keys if name not in taken and not _is_taken(desk, name)), "")
    return key.shown if first in ("", key.keys[0]) else first.replace("ctrl+", "^")


def _is_taken(desk: Desk, key: str) -> bool:
    """Tell whether a key opens a verb, or is that of a seat or of an entry of a sheet."""
    seats = LETTERS[: len(desk.match.players)] if asks_all(desk) else ""
    listed = OpenVerb in desk.mode.deeds and key in keys_of(desk)
    return opens_verb(desk, key) or listed or (len(key) == 1 and key.upper() in seats)


def _entries(desk: Desk) -> int:
    if asks_all(desk):
        return len(desk.match.players)
    return len(desk.mode.quiz.choices) if isinstance(desk.mode, Quizzing) else len(desk.listed)
