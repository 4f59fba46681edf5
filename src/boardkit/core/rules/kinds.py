"""Words of classes: what files and lessons call them, and what the header of a class says of it."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from types import ModuleType
from typing import ClassVar, TypeVar


def mark(kind: type, /, **said: object) -> None:
    """Keep what the header of a class says; what it leaves out is as its base has it.

    attrs makes a class with slots twice, the second time without its header.
    """
    for name, value in said.items():
        if value is not None:
            setattr(kind, name, value)


class Worded:
    """A base of classes that files call by a `word`, which never changes: `class Gain(Worded, word="gain")`.

    In a record it stands under `word_key`.
    """

    __slots__ = ()
    word: ClassVar[str]
    word_key: ClassVar[str] = "kind"

    def __init_subclass__(cls, *, word: str | None = None, word_key: str | None = None) -> None:
        mark(cls, word=word, word_key=word_key)


T = TypeVar("T")


def word_of(kind: type) -> str:
    """Return the word of a class, a move's verb; LookupError if it has none and may stand in no file."""
    own: str | None = getattr(kind, "verb", None) or getattr(kind, "word", None)
    if own is None:
        raise LookupError(f"{kind.__qualname__} has no word")
    return own


def kinds_in(base: type[T], *modules: ModuleType) -> tuple[type[T], ...]:
    """List the classes with a word that are derived from a base and defined in modules, in their order."""
    named = ((module.__name__, one) for module in modules for one in vars(module).values())
    found = (one for name, one in named if isinstance(one, type) and one.__module__ == name)
    return tuple(kind for kind in found if issubclass(kind, base) and hasattr(kind, "word"))


@cache
def by_word(kinds: tuple[type[T], ...]) -> Mapping[str, type[T]]:
    """Order classes by their words; raise ValueError if two of them have the same."""
    found = {word_of(kind): kind for kind in kinds}
    if len(found) < len(kinds):
        raise ValueError(f"{len(kinds)} classes have {len(found)} words: {sorted(found)}")
    return found


@lru_cache(maxsize=4096)
def kebab(name: str) -> str:
    """Write `TerrainPlaced`, `plus_one` or `PLUS_ONE` as a word with dashes."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_", "-", name).lower()


def called(name: str, kinds: Mapping[str, type[T]]) -> type[T] | None:
    """Find the class of a word; files of the first form named classes as the code did then."""
    return kinds.get(name) or kinds.get(kebab(name))
