"""Forms that a handout can have, by name, and the endings of their files."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import PurePath
from types import MappingProxyType
from typing import Final

from boardkit.handout.page import page
from boardkit.handout.pictures import picture
from boardkit.handout.slides import Handout
from boardkit.handout.text import cast, text

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


PARTS: Final[Mapping[str, Callable[[Handout], Iterator[str]]]] = MappingProxyType(
    {"html": page, "svg": picture, "text": text, "cast": cast}
)
"""What writes a handout in each form, part by part: a match may be longer than memory is large."""


def _whole(form: str, handout: Handout) -> str:
    return "".join(PARTS[form](handout))


FORMS: Final[Mapping[str, Callable[[Handout], str]]] = MappingProxyType(
    {form: partial(_whole, form) for form in PARTS}
)
"""What writes a whole handout in each form."""
