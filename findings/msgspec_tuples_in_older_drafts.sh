#!/usr/bin/env bash
# What msgspec says of tuples, fastjsonschema and hypothesis-jsonschema read the other way round, and silently.
#
# Version:     msgspec 0.20.0, fastjsonschema 2.22.3, hypothesis-jsonschema 0.23.1, beside jsonschema 4.26.0.
# Expectation: a schema made by msgspec.json.schema may be handed to any validator: it takes what msgspec takes.
#              A validator that does not know the draft a schema names says so.
# Truth:       tuples are told by prefixItems (draft 2020-12), and the schema names no draft. Older drafts do not
#              know the word. Of a tuple they see "items": false alone: fastjsonschema refuses each right file
#              ("must not be there"), hypothesis-jsonschema finds no example at all. Of a Struct with array_like
#              they see an array of anything: wrong files pass. Naming the draft in "$schema" changes nothing.
# Who meets it:whoever publishes the form of saved files or places (a place is a tuple of two numbers), and
#              checks them elsewhere, or draws test data from it.
# Documented:  the drafts of each library are; that an unknown one is read as draft 7 is not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
    msgspec==0.20.0 fastjsonschema==2.22.3 hypothesis-jsonschema==0.23.1 jsonschema==4.26.0

"$folder/venv/bin/python" - <<'PY'
from importlib.metadata import version
from typing import Any

import fastjsonschema
import jsonschema
import msgspec
from hypothesis_jsonschema import from_schema

NAMES = ("msgspec", "fastjsonschema", "hypothesis-jsonschema", "jsonschema")
print(*(f"{name} {version(name)}" for name in NAMES), sep=", ")
RIGHT, WRONG = [3, 4], ["c", 4]


class Place(msgspec.Struct, array_like=True):
    x: int
    y: int


def takes(validate: Any, schema: dict[str, Any], data: list[Any]) -> bool:
    try:
        validate(schema, data)
    except (fastjsonschema.JsonSchemaValueException, jsonschema.ValidationError):
        return False
    return True


def by_jsonschema(schema: dict[str, Any], data: list[Any]) -> None:
    jsonschema.validate(data, schema)


for draft in ({}, {"$schema": "https://json-schema.org/draft/2020-12/schema"}):
    for kind, fast in ((tuple[int, int], (False, False)), (Place, (True, True))):
        assert msgspec.convert(RIGHT, kind)
        schema = draft | msgspec.json.schema(kind)
        told = [tuple(takes(by, schema, one) for one in (RIGHT, WRONG)) for by in (by_jsonschema, fastjsonschema.validate)]
        drawn = from_schema(schema)
        print(f"{schema}\n  right and wrong taken: jsonschema {told[0]}, fastjsonschema {told[1]}")
        print(f"  hypothesis-jsonschema draws {'nothing' if drawn.is_empty else 'something'}")
        assert told == [(True, False), fast]
        assert drawn.is_empty == (kind is not Place)
PY
