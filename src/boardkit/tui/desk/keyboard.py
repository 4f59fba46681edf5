"""Keys that mean what the desk shows: digits for entries of the hand, letters for places and players."""

from string import ascii_lowercase
from typing import Final

from boardkit.core.teaching.quiz import LETTERS as CHOICES
from boardkit.draw.seats import LETTERS
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.gathering import keys_of
from boardkit.tui.desk.intents import Do, Intent, OpenVerb, Take, Type, TypeDigit
from boardkit.tui.desk.jumping import jump_keys
from boardkit.tui.desk.modes.curtain import Curtain, asks_all, letters_asked
from boardkit.tui.desk.moving import asks_for_number, types_entries
from boardkit.tui.desk.shownkeys import opens_verb

DIGITS: Final = "1234567890"


def typed(desk: Desk, key: str) -> Intent | None:
    """Return what is wanted by a key that stands for something on the screen, or None."""
    if isinstance(desk.mode, Curtain) or len(key) != 1:
        return None
    if "-voting" in desk.mode.styles or key in jump_keys(desk):
        return Type(key)
    if "-form" in desk.mode.styles:
        return TypeDigit(key) if key in DIGITS else Type(key) if key.upper() in _seats(desk) else None
    if "-polling" in desk.mode.styles:
        return Type(key) if key in CHOICES else None
    if asks_all(desk) and key.upper() in letters_asked(desk):
        return Type(key)
    if 0 <= ascii_lowercase.find(key) < _answers(desk):
        return Take(ascii_lowercase.index(key))
    if OpenVerb in desk.mode.deeds and key in keys_of(desk):
        return Take(keys_of(desk)[key])
    if key.isdecimal() and key.isascii() and asks_for_number(desk):
        return TypeDigit(key)
    if opens_verb(desk, key):
        return OpenVerb(key)
    if key in DIGITS and OpenVerb in desk.mode.deeds and not asks_all(desk) and types_entries(desk):
        return TypeDigit(key)
    if key in DIGITS and (DIGITS.index(key) < _entries(desk) or (_lists(desk) and key != "0")):
        return Take(DIGITS.index(key))
    return Do.FIT if key == "0" else None


def _seats(desk: Desk) -> str:
    return LETTERS[: len(desk.match.players)]


def _entries(desk: Desk) -> int:
    if asks_all(desk):
        return len(letters_asked(desk))
    return _answers(desk) or len(desk.listed)


def _lists(desk: Desk) -> bool:
    """Tell whether the hand lists entries, so that whoever types another number is told."""
    return OpenVerb in desk.mode.deeds and not asks_all(desk) and bool(desk.listed) and desk.walk is None


def _answers(desk: Desk) -> int:
    answers = desk.mode.answers(desk)
    return 0 if answers is None else len(answers.entries)
