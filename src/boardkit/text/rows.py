"""Saying what is taken one by one as one answer: what is taken, and what is left."""

from collections.abc import Sequence
from typing import Final

from boardkit.core import Move
from boardkit.players.verdict import Opinion, Things
from boardkit.text.names import class_id
from boardkit.text.words import Argument, Words

FEW: Final = 4
"""How many things that are left are named; of more, only how many they are is told."""


def row_said(one: Opinion, words: Words, best: Opinion | None = None) -> str:
    """Say a move with all that is taken with it, and what is left; beside the best, what differs, if little.

    For instance `Choose Ecoline. Buy Ironworks and Protected Valley; leave Small Animals`.
    """
    if one.things is None:
        return words.say(one.move)
    gap = _gap(one, best)
    if len(gap) == 1:
        message = "row-more" if gap[0] in one.things.taken else "row-fewer"
        return words(message, move=words.say(gap[0]))
    said = _things_said(one.things, words)
    return words("row-first", first=words.say(one.move), then=said) if one.things.led else said


def _gap(one: Opinion, best: Opinion | None) -> Sequence[Move]:
    """List what one takes and the best does not, and the other way round, where both begin alike."""
    if best is None or one == best or one.things is None or best.things is None:
        return ()
    if one.things.led and one.move != best.move:
        return ()
    return tuple(set(one.things.taken) ^ set(best.things.taken))


def _things_said(things: Things, words: Words) -> str:
    left = _left_said(things.left, words)
    if not things.taken:
        return words("row-none", left=words("row-all") if len(things.left) > FEW else left)
    said = words.formatted(class_id(type(things.taken[0])), None, _together(things.taken, words))
    return words("row-leave", taken=said, left=left) if things.left else said


def _left_said(left: Sequence[Move], words: Words) -> str:
    """Name the things that are left, if they are few: by the field that tells one from the other."""
    if len(left) > FEW:
        return words("row-others", count=len(left))
    return words.listed([str(value) for move in left for value in [*words.arguments(move).values()][:1]])


def _together(moves: Sequence[Move], words: Words) -> dict[str, Argument]:
    """Say the facts of several moves of a kind as those of one: what differs is listed."""
    each = [words.arguments(move) for move in moves]
    said = {name: dict.fromkeys(str(one[name]) for one in each) for name in each[0]}
    return {name: words.listed(list(values)) for name, values in said.items()}
