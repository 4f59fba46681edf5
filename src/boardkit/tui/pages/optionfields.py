"""A game's options as things to choose from, made from its class of options."""

from collections.abc import Sequence
from typing import Any

import attrs

from boardkit.core import Game, evolve
from boardkit.core.notation.shapes import Basic, Number, Shape, alternatives, fields_of
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import Value

LEAST, MOST = 0, 99
"""Between which numbers an option lies that sets itself no bounds."""


class OptionField(Value):
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
    shapes = fields_of(options)
    return tuple(
        OptionField(field.name, _values(shapes[field.name]), field.default, shapes[field.name] is Basic.TEXT)
        for field in attrs.fields(options)
    )


def option_named(game: Game[Any], message: str) -> str:
    """Name the option that a message names."""
    return next(field.name for field in option_fields(game.options) if field.message == message)


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
    return field.__replace__(values=fits)


def _values(whole: Shape) -> Sequence[Any]:
    match whole:
        case Number(least, most):
            return range(LEAST if least is None else least, (MOST if most is None else most) + 1)
    return alternatives(whole)
