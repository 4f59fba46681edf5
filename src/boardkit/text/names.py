"""Which message tells a value: names of classes, enum members and named strings as Fluent ids."""

from enum import Enum
from typing import Any, Final

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
