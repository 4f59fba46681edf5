"""What is kept of a match, and read again; `position` is imported when it is asked for."""

from boardkit.core.records.faults import (
    MoveDoesNotFit,
    MoveIsGarbled,
    NewerRecord,
    NoSuchMoment,
    OptionsDoNotFit,
    UnknownGame,
    WrongSeats,
)
from boardkit.core.records.older import NewerRules, OlderRules, filled, looked_at, restored
from boardkit.core.records.record import (
    FORMAT,
    LIMIT,
    BranchRecord,
    Record,
    check_notes,
    from_json,
    head,
    moves_of,
    read_json,
    record,
    start,
    start_at,
    to_json,
)
from boardkit.core.records.replay import restore
from boardkit.core.records.script import played, read_move

__all__ = [
    "FORMAT",
    "LIMIT",
    "BranchRecord",
    "MoveDoesNotFit",
    "MoveIsGarbled",
    "NewerRecord",
    "NewerRules",
    "NoSuchMoment",
    "OlderRules",
    "OptionsDoNotFit",
    "Record",
    "UnknownGame",
    "WrongSeats",
    "check_notes",
    "filled",
    "from_json",
    "head",
    "looked_at",
    "moves_of",
    "played",
    "position",
    "read_json",
    "read_move",
    "record",
    "restore",
    "restored",
    "start",
    "start_at",
    "to_json",
]
