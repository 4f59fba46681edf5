"""Names as ids, of players told apart, and as they are searched for; texts from outside, made visible."""

import re
from collections import Counter
from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from typing import Any, Final
from unicodedata import category, combining, normalize
from unicodedata import name as unicode_name

from boardkit.core import Event, Fault, Move, Question, Refusal, ScoreLine, TieBreak, Verdict
from boardkit.core.rules.kinds import kebab

PREFIXES: Final[dict[type, str]] = {
    Question: "ask",
    Move: "move",
    Event: "event",
    Refusal: "refusal",
    ScoreLine: "score",
    TieBreak: "tie",
    Verdict: "verdict",
    Fault: "fault",
}

UNSEEN: Final = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""What can be printed and shows nothing: fillers, empty cells of braille, selectors of a letter's form."""

LOOKALIKES: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυϲϳıɑɡ’‘ʼʻ‐–−",
    "ABESIJKMHOPCTYXaesijopcyxhdqwABEZHIKMNOPTYXavopucjiag''''---",
)
"""Letters, most of Cyrillic and Greek, that look like others of the Latin alphabet, and those; and marks in
names that phones write otherwise than keyboards."""

LETTERS: Final = ("Lu", "Ll", "Lt", "Lo")  # the categories of letters that stand for themselves
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
LONGEST_TOLD: Final = 200  # the most characters that a fault quotes of a text
END_TOLD: Final = 60  # how many of them are the text's last ones: the end of a path says more than its middle
LARGEST_TOLD: Final = 10**18  # numbers beyond it are quoted like texts
SPACES: Final = frozenset("\u00a0\u202f")  # blanks that part no line: French numbers have them


def class_id(kind: type) -> str:
    """Return the message that tells values of a class: `event-terrain-placed`, `thing-patch`."""
    for base, prefix in PREFIXES.items():
        if issubclass(kind, base):
            return f"{prefix}-{getattr(kind, 'word', None) or kebab(kind.__name__)}"
    return f"thing-{kebab(kind.__name__)}"


def member_id(member: Enum) -> str:
    """Return the message that names an enum's member: `terrain-forest`."""
    return f"{kebab(type(member).__name__)}-{kebab(member.name)}"


def named_id(kind: Any, value: str) -> str:
    """Return the message that names a value of a NewType over str: `tribe-card-great-camp`."""
    return f"{kebab(kind.__name__)}-{kebab(value)}"


def spaced(name: str) -> str:
    """Write `PatchLaid` or `patch_laid` as `Patch laid`."""
    return kebab(name).replace("-", " ").capitalize()


def capital(text: str) -> str:
    """Begin a text with a capital."""
    return text[:1].upper() + text[1:]


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """Write the number of its seat behind each name that cannot be seen, or is like another: `Ada (2)`."""
    told = tuple(names)
    while True:
        seen = [alike(name) for name in told]
        count = Counter(seen)
        if all(one and count[one] == 1 for one in seen):
            return told
        told = tuple(
            f"{name} ({seat})" if not one or count[one] > 1 else name
            for seat, (name, one) in enumerate(zip(told, seen, strict=True), start=1)
        )


def alike(name: str) -> str:
    """Return what is the same for names that look and sound the same; nothing for what cannot be seen."""
    latin = normalize("NFKC", normalize("NFKD", name).translate(LOOKALIKES))
    return " ".join(UNSEEN.sub("", latin.casefold()).split())


def mixes_alphabets(name: str) -> bool:
    """Return whether a word of a name has Latin letters and others, many of which look like those."""
    for word in UNSEEN.sub("", normalize("NFKC", name)).split():
        alphabets = {unicode_name(one, "?").split()[0] for one in word if category(one) in LETTERS}
        if "LATIN" in alphabets and len(alphabets) > 1:
            return True
    return False


@lru_cache(4096)
def folded(text: str) -> str:
    """Write a text as anybody can type it."""
    plain = normalize("NFKD", text.casefold().translate(LIGATURES))
    return "".join(letter for letter in plain if not combining(letter))


def visible(text: str) -> str:
    r"""Show what cannot be printed as codes, such as `\x1b` and `\u202e`: it shows as it was typed."""
    return text if text.isprintable() else "".join(map(_visible, text))


def visible_lines(text: str) -> str:
    """Show a text of several lines, each with what cannot be printed as codes."""
    return text if text.isprintable() else "\n".join(map(visible, text.split("\n")))


def shortened(text: str) -> str:
    """Leave the middle of a text out if it is longer than a fault quotes."""
    if len(text) <= LONGEST_TOLD:
        return text
    return f"{text[: LONGEST_TOLD - END_TOLD - 1]}…{text[-END_TOLD:]}"


def quoted(value: str | int) -> str | int:
    """Return a text or a number as a fault quotes it."""
    if isinstance(value, str):
        return shortened(visible(value))
    return value if abs(value) < LARGEST_TOLD else shortened(str(value))


def _visible(letter: str) -> str:
    if letter.isprintable() or letter in SPACES:
        return letter
    code = ord(letter)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
