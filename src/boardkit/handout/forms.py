"""The forms that a handout can have, by name; the name is also the ending of its file."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from boardkit.handout.cast import cast
from boardkit.handout.page import page
from boardkit.handout.pictures import picture
from boardkit.handout.slides import Handout
from boardkit.handout.text import text

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
