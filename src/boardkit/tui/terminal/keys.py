"""Keys: what terminals send for them, how Textual calls them, and how it may be written in a file.

Sequences are those of xterm, VTE, konsole, rxvt, the Linux console and kitty's protocol. Each is one key or
none; those that tell a character in numbers may have several, as an input method writes them.
"""

import re
import sys
from typing import Final

from textual._keyboard_protocol import FUNCTIONAL_KEYS
from textual._xterm_parser import XTermParser
from textual.events import Key
from textual.keys import REPLACED_KEYS, Keys, _character_to_key, key_to_character

LETTERS: Final = {
    "A": "up",
    "B": "down",
    "C": "right",
    "D": "left",
    "F": "end",
    "H": "home",
    "P": "f1",
    "Q": "f2",
    "R": "f3",
    "S": "f4",
}
"""The keys of sequences that end in a letter."""

CONSOLE: Final = {"A": "f1", "B": "f2", "C": "f3", "D": "f4", "E": "f5"}

RXVT_ARROWS: Final = {"a": "up", "b": "down", "c": "right", "d": "left"}

KEYPAD: Final = {
    "M": "enter",
    "I": "tab",
    "p": "insert",
    "q": "end",
    "r": "down",
    "s": "pagedown",
    "t": "left",
    "v": "right",
    "w": "home",
    "x": "up",
    "y": "pageup",
    "n": "delete",
}
"""The keypad while it is an application's: what stands on its keys beside the digits, as in terminfo."""

NUMBERS: Final = {
    1: "home",
    2: "insert",
    3: "delete",
    4: "end",
    5: "pageup",
    6: "pagedown",
    7: "home",
    8: "end",
    **{number: f"f{key}" for key, number in enumerate((*range(11, 16), *range(17, 22), 23, 24), 1)},
    25: "f13",
    26: "f14",
    28: "f15",
    29: "f16",
    31: "f17",
    32: "f18",
    33: "f19",
    34: "f20",
    42: "f21",
    43: "f22",
    44: "f23",
    45: "f24",
}
"""The keys of sequences that begin with a number and end in a tilde, or in what rxvt says of modifiers."""

ENDS: Final = {"~": "", "^": "ctrl", "$": "shift", "@": "ctrl shift"}

BITS: Final = ("shift", "alt", "ctrl", "super", "hyper", "meta")
"""The modifiers by their bits; two more are of caps lock and num lock, and mean nothing here."""

MOST_USUAL, MOST = 16, 256
"""The largest number that stands for modifiers: xterm's, and that of kitty's protocol."""

LET_GO: Final = "3"
"""What is said of a key that is let go."""

SS3: Final = re.compile(r"\x1bO(?:\d*;)*(\d*)([@-~])")
CSI: Final = re.compile(r"\x1b\[(\d{0,4})(?:;(\d{0,3})(?::(\d?))?)?([@-~$])")
OTHERWISE: Final = re.compile(r"\x1b\[27;(\d{1,3});(\d{1,7})~")
"""How xterm tells of a character with modifiers."""

CHARACTER: Final = re.compile(
    r"\x1b\[(\d{1,7})(?::\d*)*(?:;(\d{0,3})(?::(\d?))?)?(?:;((?:\d{1,7}:)*\d{1,7})?)?u"
)
"""How kitty's protocol does: its code, modifiers, what was done to it, and the codes of what it writes."""

SILENT: Final = frozenset({*range(57358, 57364), *range(57427, 57455)})
"""The codes of keys that do nothing by themselves: locks, modifiers, volume and the like."""

MODIFIERS: Final = frozenset({"alt", "ctrl", "shift"})

NAMED_KEYS: Final = frozenset(
    name for key in Keys if len(name := key.value.rpartition("+")[2]) > 1 and name.isalnum()
) - {"return"}
"""The names of keys that write no character, and of `space`; what is called `return` comes as `enter`."""

WRITTEN: Final = {"enter": "\r", "tab": "\t", "backspace": "\x7f", "space": " "}
"""What keys write that have names of their own."""

_parser: Final = XTermParser()


def keys_of(sequence: str) -> list[Key]:
    """Return the keys that a whole sequence stands for."""
    if match := SS3.fullmatch(sequence):
        name, held = _of_letter(match[2])
        return _named(name, held, match[1])
    if match := OTHERWISE.fullmatch(sequence):
        return _of_character(int(match[2]), match[1], "")
    if match := CHARACTER.fullmatch(sequence):
        code, modifiers, done, written = match.groups("")
        return [] if done == LET_GO else _of_character(int(code), modifiers, written)
    if match := CSI.fullmatch(sequence):
        return _of_number(*match.groups())
    return _named(CONSOLE.get(sequence.removeprefix("\x1b[[")), "", "")


def typed(character: str) -> list[Key]:
    """Return the key of a character, be it a control character."""
    keys = _parser._sequence_to_key_events(character)  # noqa: SLF001 - the name is Textual's
    return [key for key in keys if key.key != Keys.Ignore]


def with_alt(key: Key) -> Key:
    """Return a key with alt held down, too; it writes nothing."""
    *held, name = _parts(key.key)
    return Key("+".join((*sorted({"alt", *held}), name)), None)


def without_alt(key: Key) -> Key | None:
    """Return what is left of a key where alt counts for nothing; None if it is not held down."""
    *held, name = _parts(key.key)
    if "alt" not in held:
        return None
    if held == ["alt"]:
        return Key(name, WRITTEN.get(name) or key_to_character(REPLACED_KEYS.get(name, name)))
    return Key("+".join((*filter("alt".__ne__, held), name)), None)


def _parts(key: str) -> list[str]:
    return ["+"] if key == "+" else key.split("+")


def _of_letter(letter: str) -> tuple[str | None, str]:
    """Tell the key of a letter after SS3, and the modifier that is part of it."""
    if letter in RXVT_ARROWS:
        return RXVT_ARROWS[letter], "ctrl"
    return LETTERS.get(letter) or KEYPAD.get(letter), ""


def _of_number(number: str, modifiers: str | None, done: str | None, end: str) -> list[Key]:
    if done == LET_GO:
        return []
    if end in ENDS:
        return _named(NUMBERS.get(int(number or 0)), ENDS[end], modifiers or "")
    if end in RXVT_ARROWS:
        return [] if number else _named(RXVT_ARROWS[end], "shift", modifiers or "")
    if modifiers is None and end in "ABCD" and number and int(number) <= MOST_USUAL:
        # Some terminals leave out the 1.
        number, modifiers = "", number
    if number not in ("", "1"):
        return []
    name, held = ("tab", "shift") if end == "Z" else (LETTERS.get(end), "")
    return _named(name, held, modifiers or "")


def _named(name: str | None, held: str, modifiers: str) -> list[Key]:
    """Return a key by its name, with the modifiers that a sequence has by itself and by a number."""
    more = _held(modifiers)
    if name is None or more is None:
        return []
    all_held = sorted({*held.split(), *more})
    return [Key("+".join((*all_held, name)), None if all_held else WRITTEN.get(name))]


def _held(modifiers: str) -> list[str] | None:
    """Return the modifiers that a number stands for; None if it stands for none."""
    number = int(modifiers or 1) - 1
    if not 0 <= number < MOST:
        return None
    return [name for bit, name in enumerate(BITS) if number & 1 << bit]


def _of_character(code: int, modifiers: str, written: str) -> list[Key]:
    """Return a key by the code of its character and of what it writes, as Textual calls it."""
    held, letters = _held(modifiers), [int(letter) for letter in written.split(":") if letter]
    is_key = f"{code}u" in FUNCTIONAL_KEYS or _is_written(code) or (not code and letters)
    if held is None or code in SILENT or not is_key or not all(map(_is_written, letters)):
        return []
    # What writes is called by what it writes, be it on the keypad.
    sequence = f"\x1b[{0 if letters else code};{modifiers};{written}u"
    return [_plain(key, code) for key in _parser._sequence_to_key_events(sequence)]  # noqa: SLF001 - the same


def _is_written(code: int) -> bool:
    return code <= sys.maxunicode and chr(code).isprintable()


def _plain(key: Key, code: int) -> Key:
    """Call a letter with shift by the letter that it becomes, and let it be written if that is all."""
    *held, name = _parts(key.key)
    shifted = "shift" in held and "ctrl" not in held and (len(name) == 1 or name == "space")
    if shifted:
        held.remove("shift")
        name = name if name == "space" else name.upper()
    if held:
        return Key("+".join((*held, name)), None)
    letter = chr(code).upper() if shifted else chr(code)
    return Key(
        name, key.character or (letter if _is_written(code) and not FUNCTIONAL_KEYS.get(f"{code}u") else None)
    )


def name_of(key: str) -> str:
    """Return the name that Textual gives to a key, which may be written as its character."""
    modifiers, last = key[:-1], key[-1]
    is_character = not modifiers or modifiers.endswith("+")
    return f"{modifiers}{_character_to_key(last)}" if is_character else key


def is_sent(key: str) -> bool:
    """Return whether there is a key of a name, as Textual writes it, that a terminal may send."""
    *modifiers, name = ["+"] if key == "+" else key.split("+")
    if modifiers != sorted(MODIFIERS.intersection(modifiers)):
        return False
    if name in NAMED_KEYS:
        return True
    character = name if len(name) == 1 else key_to_character(REPLACED_KEYS.get(name, name))
    if (
        character is None
        or not character.isprintable()
        or name not in (character, _character_to_key(character))
    ):
        return False
    # With shift a letter is another letter, and with ctrl a capital letter is the small one.
    return "shift" not in modifiers and not ("ctrl" in modifiers and name.isupper())
