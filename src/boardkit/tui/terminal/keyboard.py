"""Reads what a terminal sends: which bytes belong together, and which keys, clicks and reports they are.

Sequences have the form of ECMA-48, and are those of xterm, VTE, konsole, rxvt, the Linux console and kitty's
protocol. What is not understood is dropped whole, and never read as letters. Keys are called as in Textual.
"""

import re
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Final

from textual import events
from textual._keyboard_protocol import FUNCTIONAL_KEYS
from textual._xterm_parser import XTermParser
from textual.constants import ESCAPE_DELAY
from textual.events import Key
from textual.keys import REPLACED_KEYS, Keys, _character_to_key, key_to_character
from textual.message import Message

from boardkit.tui.terminal.capabilities import ABLE, Kind, Terminal

ARROWS: Final = {"A": "up", "B": "down", "C": "right", "D": "left"}
LETTERS: Final = {**ARROWS, "F": "end", "H": "home", "P": "f1", "Q": "f2", "R": "f3", "S": "f4"}
"""The keys of sequences that end in a letter."""

CONSOLE: Final = {"A": "f1", "B": "f2", "C": "f3", "D": "f4", "E": "f5"}
RXVT_ARROWS: Final = {"a": "up", "b": "down", "c": "right", "d": "left"}

KEYPAD: Final = {
    "M": "enter", "I": "tab", "p": "insert", "q": "end", "r": "down", "s": "pagedown", "t": "left",
    "v": "right", "w": "home", "x": "up", "y": "pageup", "n": "delete",
}  # fmt: skip
"""The keypad while it is an application's: what stands on its keys beside the digits, as in terminfo."""

NUMBERS: Final = {
    **dict(enumerate(("home", "insert", "delete", "end", "pageup", "pagedown", "home", "end"), 1)),
    **{
        number: f"f{key}"
        for key, number in enumerate(
            (*range(11, 16), *range(17, 22), *range(23, 27), 28, 29, *range(31, 35), *range(42, 46)), 1
        )
    },
}
"""The keys of sequences that begin with a number and end in a tilde, or in what rxvt says of modifiers."""

ENDS: Final = {"~": "", "^": "ctrl", "$": "shift", "@": "ctrl shift"}
BITS: Final = ("shift", "alt", "ctrl", "super", "hyper", "meta")  # modifiers; caps and num lock mean nothing

MOST_USUAL, MOST = 16, 256  # the largest number of modifiers: xterm's, and kitty's protocol's

LET_GO: Final = "3"  # the number that says that a key is let go
SS3: Final = re.compile(r"\x1bO(?:\d*;)*(\d*)([@-~])")
CSI: Final = re.compile(r"\x1b\[(\d{0,4})(?:;(\d{0,3})(?::(\d?))?)?([@-~$])")
OTHERWISE: Final = re.compile(r"\x1b\[27;(\d{1,3});(\d{1,7})~")
"""How xterm tells of a character with modifiers."""

CHARACTER: Final = re.compile(
    r"\x1b\[(\d{1,7})(?::\d*)*(?:;(\d{0,3})(?::(\d?))?)?(?:;((?:\d{1,7}:)*\d{1,7})?)?u"
)
"""How kitty's protocol does: its code, modifiers, what was done to it, and the codes of what it writes."""

SILENT: Final = frozenset({*range(57358, 57364), *range(57427, 57455)})  # locks, modifiers, volume and such
MODIFIERS: Final = frozenset({"alt", "ctrl", "shift"})

NAMED_KEYS: Final = frozenset(
    name for key in Keys if len(name := key.value.rpartition("+")[2]) > 1 and name.isalnum()
) - {"return"}
"""The names of keys that write no character, and of `space`; what is called `return` comes as `enter`."""

WRITTEN: Final = {"enter": "\r", "tab": "\t", "backspace": "\x7f", "space": " "}
"""The characters that keys with names of their own write."""

_parser: Final = XTermParser()


def keys_of(sequence: str) -> list[Key]:
    """Return the keys that a whole sequence stands for."""
    if match := SS3.fullmatch(sequence):
        modifiers, letter = match.groups()
        if letter in RXVT_ARROWS:
            return _named(RXVT_ARROWS[letter], "ctrl", modifiers)
        return _named(LETTERS.get(letter) or KEYPAD.get(letter), "", modifiers)
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
    *modifiers, name = _parts(key)
    if modifiers != sorted(MODIFIERS.intersection(modifiers)):
        return False
    if name in NAMED_KEYS:
        return True
    character = name if len(name) == 1 else key_to_character(REPLACED_KEYS.get(name, name))
    if character is None or not character.isprintable():
        return False
    if name not in (character, _character_to_key(character)):
        return False
    # With shift a letter is another letter, and with ctrl a capital letter is the small one.
    return "shift" not in modifiers and not ("ctrl" in modifiers and name.isupper())


ESC: Final = "\x1b"
CUT: Final = 2.0  # seconds after which the rest of a sequence is no longer waited for
LATE: Final = 5.0  # seconds in which the rest is still known for what it is
LONGEST: Final = 4096  # how much is kept of a sequence that has no end yet
RAW: Final = 0xDC00  # the number that is added to a byte that is not UTF-8

LEADS: Final = {
    raw + code: lead
    for code, lead in {0x8F: "\x1bO", 0x90: "\x1bP", 0x9B: "\x1b[", 0x9D: "\x1b]", 0x9F: "\x1b_"}.items()
    for raw in (0, RAW)
}
"""The control characters of 8 bits that begin sequences, and how they are written in 7."""

BROKEN: Final = re.compile("[\udc80-\udcff]{2,}")  # no sequence, though it begins like one: a sign's rest

UNREADABLE: Final = frozenset((*range(0x80, 0xA0), *range(RAW, RAW + 0x100), 0xFFFD))
"""The characters that are no keys: control characters, and those that stand for bytes that are not UTF-8."""

TELLING: Final = r"\x1b(?:P(?:\d*[$+]|[>!]\|)|\]\d+;|_G)[^\x1b\x07\x9c\udc9c]*"
"""How begins what a terminal tells when it is asked, be it by whoever ran before."""

OLD_MOUSE: Final = re.compile(r"\x1b\[M([^\x00-\x1f]{3})")
TOLD: Final = re.compile(rf"{TELLING}(?:\x07|\x1b\\|\x9c|\udc9c)")
KEYS: Final = re.compile(r"\x1b(?:\[\[[@-~]|\[(?![\[M])[ -?]*[@-~]|O[\d;]*[@-~])")
WHOLE: Final = (OLD_MOUSE, TOLD, KEYS)

BEGUN: Final = re.compile(
    rf"(?:\x1b(?:\[M[^\x00-\x1f]{{0,2}}|\[\[|\[[ -?]*|O[\d;]*|P\d*|P[>!]|\]\d*|_)?|{TELLING}\x1b?)\Z"
)
"""The beginning of a sequence, which may become whole."""

STUMP: Final = re.compile(rf"\x1b\[(?:M[^\x00-\x1f]*|\[|[ -?]+)|\x1bO[\d;]+|{TELLING}")
"""A sequence that is broken off, and more than anybody types."""

SHIFTED: Final = re.compile(r"\x1b\[\d+\$")  # a key with shift in rxvt; elsewhere more may follow the dollar
MORE_THAN_TYPED: Final = 3  # the characters of a sequence that are more than typed after Esc or alt
PASTE: Final = "\x1b[200~"
PASTED: Final = re.compile(r"(?:\x1b\[|\x9b|\udc9b)201~")
LONGEST_END: Final = 5
"""How much of the end of a paste may have come before the rest of it."""

FOCUS: Final = {"\x1b[I": events.AppFocus, "\x1b[O": events.AppBlur}
PLACE: Final = re.compile(r"\x1b\[\d+;\d+R")  # where the cursor is; in line 1 it looks like a modified F3

REPORT: Final = re.compile(r"\x1b\[\?\d{1,5};\d\$y|\x1b\[48(?:;0*[1-9]\d{0,4}){4}t")
"""The reports that Textual asks for: which modes there are, and how large the window is."""

MOUSE: Final = re.compile(r"\x1b\[<(\d{1,3});(-?\d{1,5});(-?\d{1,5})([Mm])")
RXVT_MOUSE: Final = re.compile(r"\x1b\[(\d{1,3});(\d{1,5});(\d{1,5})M")
OFFSET: Final = 32  # what old reports of the mouse add to numbers, so that none is a control character

MOUSE_MODIFIERS, MOTION, WHEEL, MORE_BUTTONS = 28, 32, 64, 128
"""The bits of what a mouse does; without the last three, and with a button up to 2, it is a click."""

NO_BUTTON: Final = 3  # told of while no button is pressed, and by old reports when any is let go


class Keyboard:
    """Reads what a terminal sends, keys and all else."""

    def __init__(
        self, terminal: Terminal = ABLE, unanswered: int = 0, clock: Callable[[], float] = monotonic
    ) -> None:
        # How many reports of the cursor's place are still to come; none of them is F3.
        self.unanswered = unanswered
        self._terminal = terminal
        self._clock = clock
        self._decode = getincrementaldecoder("utf-8")("surrogateescape").decode
        self._parser = XTermParser()
        self._held = self._lost = ""
        self._pasted: list[str] | None = None
        self._heard = clock()
        self._button = 0

    def feed(self, data: bytes) -> Iterator[Message]:
        """Return what bytes mean; of a sequence without its end nothing yet."""
        text = self._decode(data)
        if not text:
            return
        # It may be the rest of what has been given up; nobody types two letters at once.
        enough = len(text) > 1 or len(self._lost) >= MORE_THAN_TYPED
        is_end = self._lost and any(form.match(self._lost + text) for form in WHOLE)
        if is_end and enough and self._silence < LATE:
            text = self._lost + text
        self._held, self._lost, self._heard = self._held + text, "", self._clock()
        yield from self._read()
        if self._pasted is None and len(self._held) > LONGEST:
            self._held = self._held[: LONGEST - 1] + self._held[-1]

    def tick(self) -> Iterator[Message]:
        """Return what was meant by the beginning of a sequence that nothing has followed for a while."""
        held, is_open = self._held, self._pasted is not None
        patience = ESCAPE_DELAY if len(held) < MORE_THAN_TYPED or SHIFTED.fullmatch(held) else CUT
        if held and not is_open and self._silence >= patience:
            self._held, self._lost = "", held
            yield from self._broken_off(held)

    @property
    def waits(self) -> bool:
        """Whether what has come may be the beginning of more."""
        return bool(self._held)

    @property
    def _silence(self) -> float:
        return self._clock() - self._heard

    def _read(self) -> Iterator[Message]:
        while self._held:
            if self._pasted is not None:
                # The end of a paste may be torn: what may be its beginning waits.
                end = PASTED.search(self._held)
                until, then = end.span() if end else (max(0, len(self._held) - LONGEST_END),) * 2
                self._pasted.append(self._held[:until])
                self._held = self._held[then:]
                if end is None:
                    return
                # A sign for each byte that is not UTF-8; nothing for zeros, of which no line has any.
                pasted = "".join(self._pasted).replace("\x00", "")
                yield events.Paste(re.sub("[\udc80-\udcff]", "\ufffd", pasted))
                self._pasted = None
            elif broken := BROKEN.match(self._held):
                self._held = self._held[broken.end() :]
            elif lead := LEADS.get(ord(self._held[0])):
                if len(self._held) == 1:
                    return
                self._held = (lead if " " <= self._held[1] <= "~" else "") + self._held[1:]
            elif unit := self._cut():
                yield from self._meant(unit)
            else:
                return

    def _cut(self) -> str:
        """Cut off from what is held what belongs together; nothing while its end may be still to come."""
        held = self._held
        at = 1 if held[:3] in (f"{ESC}{ESC}[", f"{ESC}{ESC}O") else 0
        if whole := next(filter(None, (form.match(held, at) for form in WHOLE)), None):
            end = whole.end()
        elif BEGUN.match(held, at) or held == ESC + ESC:
            return ""
        elif stump := STUMP.match(held, at):
            end = stump.end()
        else:
            is_alt = held[0] == ESC and held[1] != ESC and ord(held[1]) not in UNREADABLE
            end = 2 if is_alt else 1
        self._held = held[end:]
        return held[:end]

    def _meant(self, unit: str) -> Iterable[Message]:
        """Return what is meant by what belongs together: a character, with alt or without, or a sequence."""
        if len(unit) == 1:
            return [] if ord(unit) in UNREADABLE else typed(unit)
        if unit == f"{ESC}\t" and self._terminal.kind is Kind.LINUX:
            return keys_of("\x1b[Z")
        if len(unit) == 2:
            return map(with_alt, typed(unit[1]))
        if unit.startswith(ESC + ESC):
            # Esc before a sequence is alt, or Esc if no key follows.
            told = self._told(unit[1:])
            keys = keys_of(unit[1:]) if told is None else []
            return map(with_alt, keys) if keys else (*typed(ESC), *(told or ()))
        told = self._told(unit)
        return keys_of(unit) if told is None else told

    def _told(self, sequence: str) -> Iterable[Message] | None:
        """Return what a sequence says that is of no key; None where it is one's."""
        if sequence == PASTE:
            self._pasted = []
            return []
        if sequence in FOCUS:
            return [FOCUS[sequence]()]
        if REPORT.fullmatch(sequence):
            return self._parser.feed(sequence)
        if self.unanswered and PLACE.fullmatch(sequence):
            self.unanswered -= 1
            return []
        return self._mouse(sequence)

    def _mouse(self, sequence: str) -> list[Message] | None:
        if match := MOUSE.fullmatch(sequence):
            return self._clicked(int(match[1]), int(match[2]), int(match[3]), match[4])
        if match := RXVT_MOUSE.fullmatch(sequence):
            code, column, line = map(int, match.groups())
            code -= OFFSET
        elif match := OLD_MOUSE.fullmatch(sequence):
            code, column, line = (ord(sign) % RAW - OFFSET for sign in match[1])
        else:
            return None
        end = "M"
        # Old reports do not tell the button that is let go.
        if not code & (MOTION | WHEEL):
            if code & NO_BUTTON == NO_BUTTON:
                code, end = code & MOUSE_MODIFIERS | self._button, "m"
            else:
                self._button = code & NO_BUTTON
        return self._clicked(code, column, line, end)

    def _clicked(self, code: int, column: int, line: int, end: str) -> list[Message]:
        """Return what the mouse has done; for rxvt the wheel is a button that stays pressed as it moves."""
        if not 0 <= code < MORE_BUTTONS:
            return []
        if code & WHEEL and code & MOTION:
            code, end = code & MOUSE_MODIFIERS | MOTION | NO_BUTTON, "M"
        event = self._parser.parse_mouse_code(f"\x1b[<{code};{column};{line}{end}")
        return [] if event is None else [event]

    def _broken_off(self, held: str) -> Iterator[Message]:
        """Return what was meant by the beginning of a sequence, if it was no sequence."""
        if SHIFTED.fullmatch(held):
            yield from self._meant(held)
        elif not STUMP.match(held) and not (self.unanswered and len(held) >= MORE_THAN_TYPED):
            while held:
                end = 2 if held[0] == ESC and held[1:2] != ESC else 1
                yield from self._meant(held[:end])
                held = held[end:]
