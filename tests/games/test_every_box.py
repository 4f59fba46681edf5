"""What is in the boxes is read strictly: what is misspelt in a component file is refused."""

import importlib
import json
import sys
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from boardkit.core.notation import components
from boardkit.core.notation.components import ComponentError, numbered
from boardkit.core.packaged import text_in
from boardkit.games import KEYS
from boardkit.games.tectonic_tribes.box import Table
from boardkit.text.shelf import ShelfFacts
from tests.every import with_each

LISTED = "practice.json"  # written by `bench.practice`, not by hand; tests/practice holds it
BOXES = [f"boardkit.games.{key}.box" for key in KEYS]


def files_of(package: str) -> dict[str, type]:
    """Read a box again, and note which classes its files are read into."""
    kinds: dict[str, type] = {}
    read = components.read_records

    def noting(text: str, name: str, kind: type) -> tuple[Any, ...]:
        kinds[name] = kind
        return read(text, name, kind)

    box = importlib.import_module(package)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(f"{package}", box)
        patch.setattr(components, "read_records", noting)
        for name in [name for name in sys.modules if name.startswith(package)]:
            patch.delitem(sys.modules, name)
        importlib.import_module(package)
    return {**kinds, "shelf.json": ShelfFacts}


def keys_in(plain: Any) -> Iterator[tuple[dict[str, Any], str]]:
    """Walk the keys of all objects of a record."""
    if isinstance(plain, dict):
        yield from ((plain, key) for key in list(plain))
    inner = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ()
    for one in inner:
        yield from keys_in(one)


def misspelt(record: str) -> Iterator[str]:
    """Misspell each key of a record in turn."""
    for number, (_, key) in enumerate(keys_in(json.loads(record))):
        plain = json.loads(record)
        there, _ = list(keys_in(plain))[number]
        there[f"{key}x"] = there.pop(key)
        yield json.dumps(plain)


@pytest.mark.sample(4)
@pytest.mark.parametrize("package", BOXES)
def test_a_misspelt_key_is_refused_by_file_and_line(package: str) -> None:
    kinds = files_of(package)
    boxed = {file.name for file in files(package).iterdir() if file.name.endswith(".json")}
    assert set(kinds) == boxed - {LISTED}
    for name, kind in kinds.items():
        for line, record in numbered(text_in(package, name)):
            for wrong in misspelt(record):
                with pytest.raises(ComponentError, match=rf"^{name}, line {line}: "):
                    components.read_records("\n" * (line - 1) + wrong, name, kind)


@with_each(
    "record, message",
    [
        ('{"seats": 2, "hands": 3, "source": "x"}', r"^tables\.json, line 2: MissingField.*hand_size"),
        ('{"seats": "2"}', r"^tables\.json, line 2: WrongType.*seats"),
        ('{"seats": true}', r"^tables\.json, line 2: WrongType.*seats"),
        ('{"hans": 2}', r"^tables\.json, line 2: UnknownField.*hans"),
        ('{"seats": 2', r"^tables\.json, line 2: NotJson"),
        ("[2]", r"^tables\.json, line 2: WrongType"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_by_file_line_and_key(record: str, message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        components.read_records(f"[\n {record}\n]\n", "tables.json", Table)


def test_a_record_that_is_there_twice_is_refused() -> None:
    with pytest.raises(ComponentError, match=r"^colours\.json: 2 records have only 1 names$"):
        components.index(("red", "red"), "colours.json", str)
