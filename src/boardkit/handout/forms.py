"""The forms that a handout can have, by name; the name is also the ending of its file."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from boardkit.handout.cast import cast
from boardkit.handout.page import page
from boardkit.handout.pictures import picture
from boardkit.handout.slides import Handout
from boardkit.handout.text import text

FORMS: Final[Mapping[str, Callable[[Handout], str]]] = MappingProxyType(
    {"html": page, "svg": picture, "text": text, "cast": cast}
)
"""What writes a handout in each form."""
