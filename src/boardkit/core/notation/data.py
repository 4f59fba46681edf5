"""Values to and from plain data, such as JSON holds."""

from typing import Any, TypeVar

T = TypeVar("T")

# A start reads no records, and the converter takes long to import.


def structure(plain: Any, kind: type[T], path: str = "$", tagged: tuple[type, ...] = ()) -> T:
    """Build a value of a class from plain data that stands at `path`, refusing what does not belong.

    Args:
        plain: the data.
        kind: the class.
        path: where the data stands, for faults to say.
        tagged: for the table of a game, the classes that its business may be of, each known by its word.

    Raises:
        FaultError: a field is missing, unknown or of the wrong kind.
    """
    from boardkit.core.notation import converter

    return converter.structure(plain, kind, path, tagged)


def unstructure(value: object, tagged: tuple[type, ...] = ()) -> Any:
    """Write a value as plain data; the table of a game with the words of its `tagged` business."""
    from boardkit.core.notation import converter

    return converter.unstructure(value, tagged)
