"""The order of a hand: as it lies, what can be played first, by name, or as its game sorts it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from boardkit.core import Choice
from boardkit.draw.extras import sorts_of
from boardkit.draw.plain import choice_said
from boardkit.text import Words
from boardkit.text.folding import folded
from boardkit.tui.desk.sight import Sight

AS_IT_LIES: Final = "sort-as-it-lies"
PLAYABLE: Final = "sort-playable"
BY_NAME: Final = "sort-name"

Key = Callable[[Choice], Any]


def orders(sight: Sight) -> tuple[str, ...]:
    """List the orders of a hand, each by the message that names it."""
    return (AS_IT_LIES, PLAYABLE, BY_NAME, *(sort.name for sort in sorts_of(sight.drawing)))


def after(sight: Sight, order: str) -> str:
    """Return the order that follows another."""
    all_orders = orders(sight)
    return all_orders[(all_orders.index(order) + 1) % len(all_orders)]


def arranged(sight: Sight, order: str, words: Words) -> tuple[Choice, ...]:
    """Sort what the hand lists; kinds of choices keep their order, and so does what is equal."""
    if order == AS_IT_LIES:
        return sight.choices
    key = _key(sight, order, words)
    kinds = dict.fromkeys(choice.kind for choice in sight.choices)
    return tuple(choice for kind in kinds for choice in sorted(_of(sight.choices, kind), key=key))


def sortable(choices: Sequence[Choice]) -> bool:
    """Tell whether there is anything to sort: several choices of one kind."""
    return len({choice.kind for choice in choices}) < len(choices)


def _of(choices: Sequence[Choice], kind: type) -> list[Choice]:
    return [choice for choice in choices if choice.kind is kind]


def _key(sight: Sight, order: str, words: Words) -> Key:
    if order == PLAYABLE:
        return lambda choice: choice not in sight.playable
    if order == BY_NAME:
        return lambda choice: folded(_name(choice, words))
    key = next(sort.key for sort in sorts_of(sight.drawing) if sort.name == order)
    return lambda choice: key(sight.view, choice)


def _name(choice: Choice, words: Words) -> str:
    if choice.needs_place:
        return ""
    whole = not choice.kind.turns
    return words.short(choice.kind(**dict(choice.values))) if whole else choice_said(choice, words)
