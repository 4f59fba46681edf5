"""A player's own keys, from a file in the library's folder."""

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from boardkit.core import Fault, FaultError
from boardkit.core.records.record import read_json
from boardkit.library.files import read_bytes

if TYPE_CHECKING:
    from boardkit.tui.desk.keys import Key

FILE: Final = "keys.json"


class KeysUnreadable(Fault):
    """The file of keys cannot be used; `fault` says why."""

    path: str
    fault: Fault


class SeeDoctor(Fault):
    """Something is wrong, and more of it is told by the doctor."""

    fault: Fault


class NoKeys(Fault):
    """The file of keys is not a JSON object with a list of keys for each action."""


class UnknownAction(Fault):
    """The file of keys names an action that does not exist."""

    path: str
    action: str
    known: tuple[str, ...]


class KeyTaken(Fault):
    """The file of keys gives a key to one action that is also the only one of another."""

    path: str
    key: str
    action: str
    other: str


class NoSuchKeys(Fault):
    """The file of keys names keys that no terminal sends; the commands that have no others keep their own."""

    path: str
    keys: tuple[str, ...]


def own_keys(
    folder: Path, is_sent: Callable[[str], bool], name_of: Callable[[str], str]
) -> "tuple[tuple[Key, ...], NoSuchKeys | None]":
    """Return the table of keys with a player's own in it, and what is told of it.

    The table is empty where there is no file of keys.

    Args:
        folder: the folder of the library.
        is_sent: tells whether a terminal sends a key of a name.
        name_of: returns the name of a key that may be written as its character.

    Raises:
        FaultError: the file of keys cannot be used.
    """
    path = folder / FILE
    if not os.path.lexists(path):
        return (), None
    # Menus look whether there are any, and know no key of a table.
    from boardkit.tui.desk.keys import PLAY_KEYS, with_own_keys

    try:
        own = _read(path)
    except FaultError as error:
        raise FaultError(KeysUnreadable(str(path), error.fault)) from error
    known = tuple(key.action for key in PLAY_KEYS)
    unknown = next((action for action in own if action not in known), None)
    if unknown is not None:
        raise FaultError(UnknownAction(str(path), unknown, known))
    sent = {action: tuple(filter(is_sent, keys)) for action, keys in own.items()}
    wrong = tuple(key for keys in own.values() for key in keys if not is_sent(key))
    table = with_own_keys(PLAY_KEYS, {action: keys for action, keys in sent.items() if keys}, name_of)
    _check_taken(path, table)
    return table, NoSuchKeys(str(path), wrong) if wrong else None


def _check_taken(path: Path, table: "Sequence[Key]") -> None:
    from boardkit.tui.desk.keys import PLAY_KEYS

    owner = {name: key.action for key in table for name in key.keys}
    for key, usual in zip(table, PLAY_KEYS, strict=True):
        lost = [name for name in key.keys or usual.keys if owner[name] != key.action]
        if lost:
            raise FaultError(KeyTaken(str(path), lost[0], owner[lost[0]], key.action))


def _read(path: Path) -> Mapping[str, tuple[str, ...]]:
    plain = read_json(read_bytes(path))
    if not isinstance(plain, dict) or not all(map(_is_keys, plain.values())):
        raise FaultError(NoKeys())
    return {action: tuple(keys) for action, keys in plain.items()}


def _is_keys(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(key, str) and key for key in value)
