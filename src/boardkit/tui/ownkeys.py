"""A player's own keys, from a file in the library's folder."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from attrs import frozen

from boardkit.core.faults import Fault, FaultError
from boardkit.tui.keys import PLAY_KEYS, Key, with_own_keys

FILE: Final = "keys.json"


@frozen
class KeysUnreadable(Fault):
    """The file of keys is not a JSON object with a list of keys for each action."""

    path: str


@frozen
class UnknownAction(Fault):
    """The file of keys names an action that does not exist."""

    path: str
    action: str
    known: tuple[str, ...]


def own_keys(folder: Path) -> tuple[Key, ...]:
    """Return the table of keys with a player's own in it.

    Raises:
        FaultError: the file of keys cannot be used.
    """
    path = folder / FILE
    if not path.exists():
        return PLAY_KEYS
    own = _read(path)
    known = tuple(key.action for key in PLAY_KEYS)
    unknown = next((action for action in own if action not in known), None)
    if unknown is not None:
        raise FaultError(UnknownAction(str(path), unknown, known))
    return with_own_keys(PLAY_KEYS, own)


def _read(path: Path) -> Mapping[str, tuple[str, ...]]:
    try:
        plain = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise FaultError(KeysUnreadable(str(path))) from error
    if not isinstance(plain, dict) or not all(map(_is_keys, plain.values())):
        raise FaultError(KeysUnreadable(str(path)))
    return {action: tuple(keys) for action, keys in plain.items()}


def _is_keys(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(key, str) and key for key in value)
