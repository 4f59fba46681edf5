"""What a class says of itself in its header: `class Tiled(Event, rule="4.2", minor=True)`."""

from typing import ClassVar


def mark(kind: type, /, **said: object) -> None:
    """Keep what the header of a class says; what it leaves out is as its base has it.

    attrs makes a class with slots twice, the second time without its header.
    """
    for name, value in said.items():
        if value is not None:
            setattr(kind, name, value)


class Worded:
    """What files call by its `word`, which never changes: `class Gain(Worded, word="gain")`.

    In a record it stands under `word_key`.
    """

    __slots__ = ()
    word: ClassVar[str]
    word_key: ClassVar[str] = "kind"

    def __init_subclass__(cls, *, word: str | None = None, word_key: str | None = None) -> None:
        mark(cls, word=word, word_key=word_key)
