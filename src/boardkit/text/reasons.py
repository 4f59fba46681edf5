"""Reasons why a move may be made or not, what it would cause, and what is wrong with input."""

from collections.abc import Iterator, Sequence
from typing import Any

from boardkit.core import Condition, Fault, Refusal
from boardkit.core.notation.shapes import fields_of
from boardkit.core.rules.ahead import Preview
from boardkit.text.loading import words_for
from boardkit.text.words import Words


def conditions_said(conditions: Sequence[Condition], words: Words) -> Iterator[str]:
    """Say everything that a move must meet, under a heading; nothing where it must meet nothing."""
    if conditions:
        yield words("why-conditions")
        yield from dict.fromkeys(condition_said(condition, words) for condition in conditions)


def effects_said(preview: Preview[Any], words: Words) -> Iterator[str]:
    """Say what a legal move would cause, happening by happening, up to what nobody can know yet."""
    yield words("why-events")
    for event in preview.events:
        yield words("why-condition", mark="·", text=words.say(event), rule=event.rule)
    if preview.unknown:
        yield words("why-unknown")
    elif not preview.events and preview.question is not None:
        yield words("why-question", question=words.say(preview.question))
    elif not preview.events:
        yield words("why-no-events")


def condition_said(condition: Condition, words: Words) -> str:
    """Say a condition with a mark, met or not, its numbers, its rule, and what is missing."""
    if condition.refusal is not None:
        return refusal_said(condition.refusal, words)
    text = words.met(condition.kind, condition.figures)
    return words("why-condition", mark="✓", text=text, rule=condition.section)


def refusal_said(refusal: Refusal, words: Words) -> str:
    """Say a refusal with its rule and, on a line of its own, what is missing where that can be counted."""
    said = words("why-condition", mark="✗", text=words.say(refusal), rule=refusal.section)
    missing = words.missing(refusal)
    return f"{said}\n    {words('why-missing', missing=missing)}" if missing else said


def fault_said(fault: Fault, words: Words) -> str:
    """Say a fault; the game of a refusal in it is known by where its class stands, unless it is the kit's."""
    game = _game_of(fault)
    return (words_for(words.language, game, words.names) if game else words).say(fault)


def _game_of(fault: Fault) -> str | None:
    for name in fields_of(type(fault)):
        value = getattr(fault, name)
        if isinstance(value, Refusal):
            return type(value).__module__.partition("boardkit.games.")[2].partition(".")[0] or None
        if isinstance(value, Fault):
            return _game_of(value)
    return None
