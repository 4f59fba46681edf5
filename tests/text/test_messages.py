"""The kit's files of messages: the same ids in every language, all readable, parsed when first said."""

from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest

import boardkit
import boardkit.commands.faults
import boardkit.core.faults
import boardkit.core.teaching.faults
import boardkit.library.storage_faults
import boardkit.many.run_faults
import boardkit.text.loading
from boardkit.core import Fault, SeatFault
from boardkit.core.values import has_fields
from boardkit.text import LANGUAGES
from boardkit.text.loading import PARTS, words_for
from boardkit.text.messages import MESSAGE, Messages, split, unread
from boardkit.text.names import class_id
from tests.every import every_language, with_each

FAULTS: tuple[ModuleType, ...] = (
    boardkit.commands.faults,
    boardkit.core.faults,
    boardkit.core.faults,
    boardkit.core.teaching.faults,
    boardkit.library.storage_faults,
    boardkit.many.run_faults,
    boardkit.text.loading,
)


HOUSE = Path(boardkit.__file__).parent
FILES = {str(path.relative_to(HOUSE)): path for path in sorted(HOUSE.rglob("*.ftl"))}


def _source(part: str, language: str) -> str:
    return files("boardkit.text").joinpath(f"{part}_{language}.ftl").read_text("utf-8")


@with_each("part", PARTS)
def test_every_language_has_the_same_messages(part: str) -> None:
    ids = {language: list(split(_source(part, language))) for language in LANGUAGES}
    assert ids["en"] == ids["fr"]


@every_language
@with_each("part", PARTS)
def test_every_message_can_be_read(part: str, language: str) -> None:
    messages = Messages(language, map(split, [_source(part, language)]))
    assert [message for message in messages.ids if messages.attributes(message) is None] == []


@with_each("part", PARTS)
def test_no_message_stands_twice_in_a_file(part: str) -> None:
    ids = [found[1] for found in MESSAGE.finditer(_source(part, "en"))]
    assert len(ids) == len(set(ids))


@with_each("name", FILES)
def test_every_line_of_a_file_belongs_to_a_message(name: str) -> None:
    assert list(unread(FILES[name].read_text("utf-8"), name[-6:-4])) == []


@every_language
def test_every_fault_has_words(language: str) -> None:
    words = words_for(language)
    kinds = [kind for module in FAULTS for kind in vars(module).values() if has_fields(kind)]
    named = [class_id(kind) for kind in kinds if issubclass(kind, Fault) and kind not in (Fault, SeatFault)]
    assert [message for message in named if not words.knows(message)] == []


def test_a_later_file_overrules_an_earlier_one() -> None:
    messages = Messages("en", map(split, ["a = one\nb = two\n", "# a game's\na = three\n    .short = 3\n"]))
    assert messages.format("a", None, {}) == "three"
    assert messages.format("a", "short", {}) == "3"
    assert messages.format("b", None, {}) == "two"


def test_a_message_that_is_missing_or_garbled_is_a_lookup_error() -> None:
    messages = Messages("en", map(split, ["a = {\n"]))
    for message in ("a", "b"):
        with pytest.raises(LookupError):
            messages.format(message, None, {})
