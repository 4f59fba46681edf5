"""How a key is written where its letter stands for something else on the screen."""

from collections.abc import Container

from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.gathering import keys_of
from boardkit.tui.desk.intents import OpenVerb
from boardkit.tui.desk.jumping import jump_keys
from boardkit.tui.desk.keys import TURN, Key, own_names
from boardkit.tui.desk.modes.curtain import asks_all, letters_asked, touched
from boardkit.tui.desk.verbs import forgoes, verb_of, verbs


def opens_verb(desk: Desk, key: str) -> bool:
    """Tell whether a key opens a verb of the action bar; what it does otherwise, another key does then.

    A key that the player has chosen does what the player has chosen it for.
    """
    turns = key == TURN and bool(touched(desk).draft.turns)
    own = key in desk.drawn.once(own_names, desk.keys)
    taken = turns or own or forgoes(desk, key)
    return not taken and verb_of(desk, key) is not None and OpenVerb in desk.mode.deeds


def shown_key(desk: Desk, key: Key) -> str:
    """Write the key that does what it says now: the first that stands for nothing on the screen."""
    return key_beside(taken_keys(desk), key)


def key_beside(taken: Container[str], key: Key) -> str:
    """Write the first of the keys that do the same which is not taken by what stands on the screen."""
    first = next((name for name in key.keys if name not in taken), "")
    return key.shown if first in ("", key.keys[0]) else first.replace("ctrl+", "^")


def taken_keys(desk: Desk) -> Container[str]:
    """Name the keys that stand for something on the screen."""
    return desk.drawn.once(_taken, desk)


def _taken(desk: Desk) -> frozenset[str]:
    """Name the keys that stand for places, verbs, seats, or entries of a sheet."""
    seats = letters_asked(desk) if asks_all(desk) else ""
    listed = keys_of(desk) if OpenVerb in desk.mode.deeds else ()
    letters = (verb.letter for verb in verbs(desk) if opens_verb(desk, verb.letter))
    return jump_keys(desk).union(seats, seats.lower(), listed, letters)
