"""Values to and from plain data; the converter takes long to import, and waits until it is needed."""

from typing import Any, TypeVar

from boardkit.core.faults import Fault, FaultError

T = TypeVar("T")


def structure(plain: object, kind: type[T], path: str = "$", tagged: tuple[type, ...] = ()) -> T:
    """Build a value of a class from plain data that stands at `path`, refusing what does not belong.

    On the table of a game, `tagged` are the classes that its business may be of, known by their words.

    Raises:
        FaultError: a field is missing, unknown or of the wrong kind.
    """
    from boardkit.core.notation.converter import UNFIT, converter, faults

    try:
        return converter(tagged).structure(plain, kind)
    except UNFIT as error:
        raise FaultError(next(faults(error, path))) from error


def misfits(plain: object, kind: type, path: str = "$") -> tuple[Fault, ...]:
    """List all that does not belong in plain data of which `structure` would build a value."""
    from boardkit.core.notation.converter import UNFIT, converter, faults

    try:
        converter(()).structure(plain, kind)
    except UNFIT as error:
        return tuple(faults(error, path))
    return ()


def unstructure(value: object, tagged: tuple[type, ...] = ()) -> Any:
    """Write a value as plain data; business with its words, as `structure` reads it."""
    from boardkit.core.notation.converter import converter

    return converter(tagged).unstructure(value)
