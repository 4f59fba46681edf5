"""How the files of handouts end, by form."""

from collections.abc import Mapping
from pathlib import PurePath
from types import MappingProxyType
from typing import Final

ENDINGS: Final[Mapping[str, str]] = MappingProxyType(
    {".html": "html", ".htm": "html", ".svg": "svg", ".txt": "text", ".text": "text", ".cast": "cast"}
)
"""The form that the ending of a file's name asks for."""


def form_of(name: str) -> str | None:
    """Return the form that the name of a file asks for, if it asks for one."""
    return ENDINGS.get(PurePath(name).suffix.lower())


def ending(form: str) -> str:
    """Return the ending of a file in a form."""
    return next(end for end, name in ENDINGS.items() if name == form)
