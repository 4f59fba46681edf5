#!/usr/bin/env bash
# attrs.asdict fails on a set of instances that attr.asdict takes, and both fail on instances as keys.
#
# Version:     attrs 26.1.0, beside dataclasses of the same Python.
# Expectation: a frozen class is hashable, so a set of places, or a dictionary by places, is ordinary; asdict
#              gives lists or leaves them, and the newer name is no worse than the older.
# Truth:       attrs.asdict keeps collection types, turns each member into a dict, and puts the dicts into a
#              set: TypeError, "unhashable type: 'dict'", which names neither field nor cause. attr.asdict
#              makes a list of the set. Keys that are instances fail in both. dataclasses.asdict leaves sets
#              alone and fails on keys; astuple works everywhere, since tuples are hashable.
# Who meets it:boards with hexes as keys, the visited places of a search, sets of cards, as soon as one writes
#              them out.
# Documented:  for sets there is an open issue of attrs; keys are not mentioned in the reference of asdict.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check attrs==26.1.0

"$folder/venv/bin/python" - <<'PY'
import dataclasses
import sys
from importlib.metadata import version

import attr
import attrs


@attrs.frozen
class Hex:
    q: int
    r: int


@attrs.frozen
class Board:
    tiles: dict[Hex, str] = attrs.field(factory=dict)
    seen: frozenset[Hex] = frozenset()


@dataclasses.dataclass(frozen=True)
class PlainHex:
    q: int
    r: int


@dataclasses.dataclass(frozen=True)
class PlainBoard:
    tiles: dict[PlainHex, str] = dataclasses.field(default_factory=dict)
    seen: frozenset[PlainHex] = frozenset()


def told(make, board):
    try:
        return make(board)
    except TypeError as fault:
        return f"TypeError: {fault}"


print("attrs", version("attrs"))
a_set, keys = Board(seen=frozenset({Hex(0, 1)})), Board(tiles={Hex(0, 1): "lava"})
seen = {
    "attrs.asdict, a set": told(attrs.asdict, a_set),
    "attr.asdict, a set": told(attr.asdict, a_set),
    "dataclasses.asdict, a set": told(dataclasses.asdict, PlainBoard(seen=frozenset({PlainHex(0, 1)}))),
    "attrs.asdict, keys": told(attrs.asdict, keys),
    "attr.asdict, keys": told(attr.asdict, keys),
    "dataclasses.asdict, keys": told(dataclasses.asdict, PlainBoard(tiles={PlainHex(0, 1): "lava"})),
    "attrs.astuple, keys": told(attrs.astuple, keys),
}
print("expected: no TypeError in any")
for what, value in seen.items():
    print(f"seen: {what}: {value}")
failed = {what for what, value in seen.items() if isinstance(value, str)}
if failed != {"attrs.asdict, a set", "attrs.asdict, keys", "attr.asdict, keys", "dataclasses.asdict, keys"}:
    sys.exit("The behaviour has changed: other ways of writing sets and keys out fail.")
PY
