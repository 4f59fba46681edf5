"""The action bar: what can be done at a turn, always in the same order and with the same letters."""

from collections.abc import Sequence
from typing import Final

from boardkit.core import Choice, evolve
from boardkit.draw.extras import Verb, verbs_of
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.intents import OpenVerb
from boardkit.tui.desk.moving import taken
from boardkit.tui.desk.wishes import Tell

LENGTHS: Final = ("long", "short", "none")
"""How much of a verb is written: its word, the beginning of its word, or its letter alone."""


def verbs(desk: Desk) -> Sequence[Verb]:
    """Return the verbs of the game, where moves are made now."""
    return verbs_of(desk.drawing) if desk.sight.acting and desk.walk is None else ()


def verb_of(desk: Desk, letter: str) -> Verb | None:
    """Return the verb that a letter stands for now."""
    return next((verb for verb in verbs(desk) if verb.letter == letter), None)


def choices_of(desk: Desk, verb: Verb) -> Sequence[Choice]:
    """List what a verb offers, possible or not."""
    return [choice for choice in desk.sight.choices if choice.kind in verb.moves]


def counted(desk: Desk, verb: Verb) -> tuple[int, int]:
    """Count how many entries of a verb are possible, and how many there are."""
    offered = choices_of(desk, verb)
    return sum(choice in desk.sight.playable for choice in offered), len(offered)


def open_verb(desk: Desk, wanted: OpenVerb) -> Outcome:
    """List what a verb offers; where that is one thing only, take it."""
    verb = verb_of(desk, wanted.letter)
    if verb is None:
        return Outcome(desk)
    offered = choices_of(desk, verb)
    if not offered:
        return desk.wishing(Tell(desk.words("verb-not-now", verb=desk.words(verb.message))))
    opened = evolve(desk, verb=verb.letter, kind=None, touched=True, draft=desk.draft.take(None))
    return Outcome(taken(opened, offered[0]) if len(offered) == 1 else opened)
