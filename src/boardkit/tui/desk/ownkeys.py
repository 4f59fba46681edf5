"""A player's own keys, from a file in the library's folder."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from boardkit.core import Fault, FaultError
from boardkit.core.records.record import read_json
from boardkit.core.rules.values import frozen
from boardkit.library.files import read_bytes

if TYPE_CHECKING:
    from boardkit.tui.desk.keys import Key

FILE: Final = "keys.json"


@frozen
class KeysUnreadable(Fault):
    """The file of keys cannot be used; `fault` says why."""

    path: str
    fault: Fault


@frozen
class NoKeys(Fault):
    """The file of keys is not a JSON object with a list of keys for each action."""


@frozen
class UnknownAction(Fault):
    """The file of keys names an action that does not exist."""

    path: str
    action: str
    known: tuple[str, ...]


def own_keys(folder: Path) -> "tuple[Key, ...]":
    """Return the table of keys with a player's own in it, or none at all where there is no file of them.

    Raises:
        FaultError: the file of keys cannot be used.
    """
    path = folder / FILE
    if not os.path.lexists(path):
        return ()
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
    return with_own_keys(PLAY_KEYS, own)


def _read(path: Path) -> Mapping[str, tuple[str, ...]]:
    plain = read_json(read_bytes(path))
    if not isinstance(plain, dict) or not all(map(_is_keys, plain.values())):
        raise FaultError(NoKeys())
    return {action: tuple(keys) for action, keys in plain.items()}


def _is_keys(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(key, str) and key for key in value)
