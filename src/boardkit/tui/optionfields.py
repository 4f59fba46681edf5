"""A game's options as things to choose from, made from its class of options."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any, Final

import attrs
from attrs import frozen

from boardkit.core import Game, evolve
from boardkit.core.notation.moves import field_types
from boardkit.core.rules.kinds import kebab

LEAST, MOST = 0, 99
"""Between which numbers an option lies that sets itself no bounds."""

NARROWS: Final = {">=": (0, None), ">": (1, None), "<=": (None, 0), "<": (None, -1)}
"""How far from its bound a number may be at the least and at the most, by what a validator compares."""


@frozen
class OptionField:
    """An option: its name in the class, what it may be, and what it is by default.

    Attributes:
        is_text: whether it is the text of a file, which is asked for by its name.
    """

    name: str
    values: Sequence[Any]
    default: Any
    is_text: bool = False

    @property
    def message(self) -> str:
        """The message that names it."""
        return f"option-{kebab(self.name)}"


def option_fields(options: type[Any]) -> tuple[OptionField, ...]:
    """Return the options of a class in their order."""
    kinds = field_types(options)
    return tuple(
        OptionField(
            field.name,
            _values(kinds[field.name], field.validator),
            field.default,
            is_text=kinds[field.name] is str,
        )
        for field in attrs.fields(options)
    )


def offered(game: Game[Any], options: Any, seats: int) -> tuple[OptionField, ...]:
    """Return the options at which there is something to choose with these others and so many seats."""
    moot = frozenset(game.moot(options, seats))
    fields = (_fitting(game, field, seats) for field in option_fields(game.options) if field.name not in moot)
    return tuple(field for field in fields if field.is_text or len(field.values) > 1)


def possible(game: Game[Any], options: Any, seats: int) -> Any:
    """Put back to its default whatever so many seats do not allow."""
    fields = (_fitting(game, field, seats) for field in option_fields(game.options) if not field.is_text)
    usual = {f.name: f.default for f in fields if getattr(options, f.name) not in f.values}
    return evolve(options, **usual)


def settled(game: Game[Any], options: Any, seats: int) -> Any:
    """Put back to its default whatever changes nothing beside the others and with so many seats."""
    options, moot = possible(game, options, seats), frozenset(game.moot(options, seats))
    usual = {field.name: field.default for field in option_fields(game.options) if field.name in moot}
    return evolve(options, **usual)


def _fitting(game: Game[Any], field: OptionField, seats: int) -> OptionField:
    """Leave out the values that so many seats do not allow, whatever the other options are."""
    usual = game.options()
    fits = [value for value in field.values if not game.fault(evolve(usual, **{field.name: value}), seats)]
    return evolve(field, values=fits)


def _values(kind: type, validator: Any) -> Sequence[Any]:
    if kind is str:
        return ()
    if kind is bool:
        return (False, True)
    if issubclass(kind, Enum):
        return tuple(kind)
    least, most = LEAST, MOST
    for single in _single(validator):
        low, high = NARROWS.get(single.compare_op, (None, None))
        least = least if low is None else single.bound + low
        most = most if high is None else single.bound + high
    return range(least, most + 1)


def _single(validator: Any) -> Iterator[Any]:
    """Walk the comparisons that a validator is made of."""
    if hasattr(validator, "compare_op"):
        yield validator
    for part in getattr(validator, "_validators", ()):
        yield from _single(part)
