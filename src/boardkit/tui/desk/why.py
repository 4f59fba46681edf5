"""Why a move may be made or not, and what it would do, in words."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from boardkit.core import Choice, Move, choice_of
from boardkit.core.lines.choosing import PLACE, imaginable
from boardkit.core.notation.shapes import alternatives, fields_of
from boardkit.draw.counting import change_said
from boardkit.draw.shapes import Place
from boardkit.text import Words
from boardkit.text.reasons import conditions_said, effects_said
from boardkit.tui.desk.sight import Sight


def why(sight: Sight, move: Move, words: Words) -> Iterator[str]:
    """Say whether a move is allowed, what it takes, and, if it is legal, what it would cause."""
    refusal = sight.refusal(move)
    yield words.say(move)
    yield words("why-allowed" if refusal is None else "why-refused")
    yield from _part(conditions_said(sight.game.conditions(sight.view, move), words))
    if refusal is None:
        yield from _part(effects_said(sight.preview(move), words))
        yield from _part(_numbers(sight, move, words))


def why_each(sight: Sight, place: Place | None, words: Words) -> Iterator[str]:
    """Say of everything that could be done here which of it is allowed, and why the rest is not.

    Args:
        sight: the match, seen by who is asked.
        place: where the cursor is; moves that need a place are taken to go there.
        words: the language.
    """
    choices = _thinkable(sight)
    here = place is not None and any(choice.needs_place for choice in choices)
    yield words("why-each-here", place=words.name(place)) if here else words("why-each")
    yield ""
    for move in map(partial(_example, sight, place), choices):
        if move is not None:
            refusal = sight.refusal(move)
            yield words("why-one", mark="✗" if refusal else "✓", move=words.say(move))
            if refusal is not None:
                yield words("why-one-reason", text=words.say(refusal), rule=refusal.section)


def _thinkable(sight: Sight) -> Sequence[Choice]:
    """List the choices of the hand, and those of the same kinds that it leaves out."""
    kinds = dict.fromkeys(choice.kind for choice in sight.choices)
    imagined = (choice for kind in kinds for choice in imaginable(kind))
    return tuple(dict.fromkeys((*sight.choices, *imagined)))


def _example(sight: Sight, place: Place | None, choice: Choice) -> Move | None:
    """Return a move of a choice, a legal one if there is one; None where a place is missing."""
    legal = [move for move in sight.legal if choice_of(move) == choice]
    if not choice.needs_place:
        return next(iter(legal), None) or choice.kind(**dict(choice.values), **_turns(sight, choice))
    if place is None:
        return next(iter(legal), None)
    here = [move for move in legal if getattr(move, PLACE) == place]
    return next(iter(here), None) or choice.kind(
        **dict(choice.values), **{PLACE: place}, **_turns(sight, choice)
    )


def _turns(sight: Sight, choice: Choice) -> Mapping[str, Any]:
    """Return values for the fields that a key cycles: those of a legal move, or else the first, or none."""
    same = next((move for move in sight.legal if type(move) is choice.kind), None)
    fields = fields_of(choice.kind)
    return {
        name: next(iter(alternatives(fields[name])), 0) if same is None else getattr(same, name)
        for name in choice.kind.turns
    }


def _part(lines: Iterator[str]) -> Iterator[str]:
    """Set lines apart, if there are any."""
    for number, line in enumerate(lines):
        if number == 0:
            yield ""
        yield line


def _numbers(sight: Sight, move: Move, words: Words) -> Iterator[str]:
    """Say which numbers a legal move would change."""
    if changes := sight.changes(move):
        yield words("why-numbers")
        yield from (change_said(change, words) for change in changes)
