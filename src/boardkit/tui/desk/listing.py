"""What the hand lists: choices, or, where they are many, first the kinds of choices."""

from collections.abc import Collection, Sequence
from typing import Final, TypeAlias

from boardkit.core import Choice, Move
from boardkit.core.lines.choosing import PLACE
from boardkit.core.notation.shapes import fields_of
from boardkit.draw.drawing import Drawing
from boardkit.draw.extras import each_of, verbs_of

MOST_AT_ONCE: Final = 15
"""How many choices of several kinds are listed before the kinds are listed instead."""

Listed: TypeAlias = Choice | type[Move]
"""An entry of the hand: a choice, or a kind of choices to be opened."""


def listed(
    choices: Sequence[Choice], kind: type[Move] | None, each: Collection[type[Move]] = ()
) -> tuple[Listed, ...]:
    """List choices; many of several kinds by kind until one is opened, but for kinds listed one by one."""
    counts: dict[type[Move], int] = {}
    for choice in choices:
        counts[choice.kind] = counts.get(choice.kind, 0) + 1
    if len(choices) <= MOST_AT_ONCE or len(counts) == 1:
        return tuple(choices)
    if kind in counts:
        return tuple(choice for choice in choices if choice.kind is kind)
    folded = {kind for kind, count in counts.items() if count > 1} - set(each)
    entries = (choice.kind if choice.kind in folded else choice for choice in choices)
    return tuple(dict.fromkeys(entries))


def entries(
    drawing: Drawing, choices: Sequence[Choice], letter: str, kind: type[Move] | None
) -> tuple[Listed, ...]:
    """List the choices of the verb that is opened by its letter, or else all."""
    verb = next((verb for verb in verbs_of(drawing) if verb.letter == letter), None)
    return (
        listed(choices, kind, each_of(drawing))
        if verb is None
        else tuple(one for one in choices if verb.offers(one))
    )


def needs_place(entry: Listed) -> bool:
    """Tell whether a map fills a field of an entry's moves."""
    return PLACE in fields_of(entry.kind if isinstance(entry, Choice) else entry)


def want_places(choice: Choice | None, shown: Sequence[Listed]) -> bool:
    """Tell whether the choice that is taken wants a place, or else any entry; or nothing is listed."""
    if choice is not None:
        return choice.needs_place
    return not shown or any(map(needs_place, shown))
