"""Names: of classes and members as Fluent ids, of players told apart, and as they are searched for."""

import re
from collections import Counter
from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from typing import Any, Final
from unicodedata import combining, normalize

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


UNSEEN: Final = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""What can be printed and shows nothing: fillers, empty cells of braille, selectors of a letter's form."""


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """Write the number of its seat behind each name that cannot be seen, or is like another: `Ada (2)`."""
    told = tuple(names)
    while True:
        alike = [_alike(name) for name in told]
        count = Counter(alike)
        if all(one and count[one] == 1 for one in alike):
            return told
        told = tuple(
            f"{name} ({seat})" if not one or count[one] > 1 else name
            for seat, (name, one) in enumerate(zip(told, alike, strict=True), start=1)
        )


def _alike(name: str) -> str:
    """Return what is the same for names that look and sound the same."""
    return " ".join(UNSEEN.sub("", normalize("NFKC", name).casefold()).split())


LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


@lru_cache(4096)
def folded(text: str) -> str:
    """Write a text as anybody can type it."""
    plain = normalize("NFKD", text.casefold().translate(LIGATURES))
    return "".join(letter for letter in plain if not combining(letter))
