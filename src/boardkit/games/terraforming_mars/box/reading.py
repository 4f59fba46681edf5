"""Reading records strictly: what does not belong is refused with its place."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from boardkit.games.terraforming_mars.box.things import CardResource, Resource

Plain: TypeAlias = Mapping[str, Any]
Reader: TypeAlias = Callable[[Any], Any]
Fields: TypeAlias = Mapping[str, tuple[str, Reader]]
Kinds: TypeAlias = Mapping[str, tuple[Callable[..., Any], Fields]]

RESOURCES: Final = {str(resource): resource for resource in Resource}


def resource(word: str) -> Resource:
    """Read a resource of the player boards."""
    return RESOURCES[word]


def any_resource(word: str) -> Resource | CardResource:
    """Read a resource of boards or cards."""
    return RESOURCES[word] if word in RESOURCES else CardResource(word)


def several(read: Reader) -> Reader:
    """Read a list with the reader of its items."""
    return lambda items: tuple(map(read, items))


def whole(number: Any) -> int:
    """Read a whole number.

    Raises:
        ValueError: it is none.
    """
    if type(number) is not int:
        raise ValueError(f"{number!r} is no whole number")
    return number


def truth(value: Any) -> bool:
    """Read true or false.

    Raises:
        ValueError: it is neither.
    """
    if type(value) is not bool:
        raise ValueError(f"{value!r} is neither true nor false")
    return value


def only(word: str | int) -> Reader:
    """Read a word that says what is so anyway, and drop it.

    Raises:
        ValueError: it is another word.
    """

    def read(value: Any) -> None:
        if value != word:
            raise ValueError(f"{value!r} where only {word!r} is known")

    return read


DROPPED: Final = ""
"""The name of a field whose word was only checked."""


def build(kind: Callable[..., Any], plain: Plain, fields: Fields) -> Any:
    """Make a value of a class from plain data: each key leads to a field and its reader.

    Raises:
        ValueError: a key is unknown, a value is wrong, or a field without a default is missing.
    """
    values: dict[str, Any] = {}
    for key, word in plain.items():
        if key not in fields:
            raise ValueError(f"unknown key {key!r} in {plain}")
        name, read = fields[key]
        values[name] = _read(read, word, key)
    values.pop(DROPPED, None)
    try:
        return kind(**values)
    except TypeError as error:
        raise ValueError(f"{error} in {plain}") from error


def _read(read: Reader, word: Any, key: str) -> Any:
    try:
        return read(word)
    except (KeyError, TypeError) as error:
        raise ValueError(f"{word!r} is no value of {key!r}") from error


def of_kind(plain: Plain, kinds: Kinds) -> Any:
    """Make the value that the key `kind` names.

    Raises:
        ValueError: there is no such kind, or its fields are wrong.
    """
    if plain["kind"] not in kinds:
        raise ValueError(f"unknown kind {plain['kind']!r}")
    kind, fields = kinds[plain["kind"]]
    return build(kind, {key: value for key, value in plain.items() if key != "kind"}, fields)


def same(**readers: Reader) -> Fields:
    """Read keys into fields of the same name."""
    return {name: (name, read) for name, read in readers.items()}


def dropped(**words: str) -> Fields:
    """Check words that say what is so anyway."""
    return {name: (DROPPED, only(word)) for name, word in words.items()}
