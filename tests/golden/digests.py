"""What a player meets in a match, summed up so that it stays the same however the code is changed.

No name of a class or a field enters: a table is who is asked, what may be answered, in notation, and all
points; what is told is the rule behind each event and its facts.
"""

import hashlib
from collections.abc import Mapping
from enum import Enum
from typing import Any

from boardkit.core import Game, Study, legal, notation
from boardkit.core.values import values_in


def digest_of_match(study: Study[Any]) -> str:
    """Sum up every line of a match: its tables, what is told, its notes and where it stands."""
    return _digest([_line(study, name) for name in study.names])


def digest_of_table(game: Game[Any], state: Any) -> str:
    """Sum up one table."""
    return _digest(_table(game, state))


def _line(study: Study[Any], name: str) -> list[Any]:
    line = study.line(name)
    tables = [_table(line.game, moment.step.state) for moment in line.moments]
    told = [_told(frame.event) for moment in line.moments for frame in moment.step.frames]
    notes = [[note.at, str(note.kind), note.seat, note.text] for note in line.notes]
    return [name, line.at, tables, told, notes]


def _table(game: Game[Any], state: Any) -> list[Any]:
    moves = sorted(notation.write(move) for move in legal(game, state))
    return [state.to_move, moves, list(game.score(state).totals)]


ADDED = frozenset({"lost", "idle"})
"""What events tell since the records were made: which effect comes to nothing."""


def _told(event: Any) -> list[Any]:
    facts = (value for name, value in values_in(event).items() if name not in ADDED)
    return [event.rule, *map(_fact, facts)]


def _fact(value: Any) -> Any:
    """Write a fact without the names of classes and fields."""
    match value:
        case Enum():
            return str(value.value)
        case None | bool() | int() | str():
            return value
        case Mapping():
            return sorted([_fact(key), _fact(item)] for key, item in value.items())
        case frozenset() | set():
            return sorted(map(_fact, value))
        case tuple() | list():
            return [_fact(item) for item in value]
    return list(map(_fact, values_in(value).values()))


def _digest(value: Any) -> str:
    return hashlib.sha256(repr(value).encode()).hexdigest()[:24]
