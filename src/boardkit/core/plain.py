"""Values to and from plain data, strictly: nothing is converted to fit."""

import unicodedata
from typing import Any, TypeVar

T = TypeVar("T")


def structure(plain: Any, kind: type[T], path: str = "$") -> T:
    """Build a value of a class from plain data that stands at `path`, refusing what does not belong.

    Raises:
        FaultError: a field is missing, unknown or of the wrong kind.
    """
    # A start reads no records, and what reads them takes long to import.
    from boardkit.core import converter

    return converter.structure(plain, kind, path)


def unstructure(value: object) -> Any:
    """Write a value as plain data."""
    from boardkit.core import converter

    return converter.unstructure(value)


def is_plain(text: str) -> bool:
    """Tell whether text can be written as UTF-8: control codes can, and show as pictures; halves cannot."""
    return not any(unicodedata.category(letter) == "Cs" for letter in text)
