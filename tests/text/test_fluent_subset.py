"""What is said without Fluent is what Fluent says, for every message in the box."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from enum import IntEnum
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Attribute, Message, VariableReference
from fluent.syntax.parser import FluentParser
from fluent.syntax.visitor import Visitor

import boardkit
from boardkit.text.fluent_subset import FUNCTIONS, OtherwiseError, Quick, quick
from boardkit.text.messages import split

FILES = sorted(Path(boardkit.__file__).parent.rglob("*_??.ftl"))


class Stage(IntEnum):
    """A number with a name."""

    SECOND = 2


VALUES: tuple[object, ...] = (0, 1, 2, -1, 12_345, -1_000, 999_999, Stage.SECOND, "Ada", "one", "other", "2")


def _bundle(language: str) -> FluentBundle:
    return FluentBundle([language], use_isolating=False, functions=FUNCTIONS)


def _variables(node: Any) -> list[str]:
    names: dict[str, None] = {}

    class Variables(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:
            names.setdefault(node.id.name)

    Variables().visit(node)
    return list(names)


def _given(source: str, names: list[str]) -> Iterator[dict[str, object]]:
    """Give every variable every value in turn, and those that something hangs on their own keys as well."""
    keys = [key.strip(" *[]") for key in source.split() if key.startswith(("[", "*["))]
    values = (*VALUES, *dict.fromkeys(keys))
    turns = range(len(values)) if names else range(1)
    for turn, shift in product(turns, (1, 3) if len(names) > 1 else (1,)):
        yield {name: values[(turn + shift * place) % len(values)] for place, name in enumerate(names)}


def _said(
    read: Quick, attribute: str | None, each: Iterable[dict[str, object]]
) -> Iterator[tuple[dict[str, object], str]]:
    """Say it with all values with which it is not left to Fluent."""
    for given in each:
        with suppress(OtherwiseError):
            yield given, read.said(attribute, given)


def _check(bundle: FluentBundle, source: str, language: str) -> None:
    (message,) = FluentParser().parse(source).body[:1]
    assert isinstance(message, Message)
    bundle.add_resource(FluentResource(source))
    read, told = quick(source, language), bundle.get_message(message.id.name)
    assert set(read.attributes) == set(told.attributes)
    forms: list[tuple[str | None, Message | Attribute]] = [
        (each.id.name, each) for each in message.attributes
    ]
    for attribute, node in [(None, message), *forms]:
        pattern = told.attributes[attribute] if attribute else told.value
        assert pattern is not None
        told_of = list(_said(read, attribute, _given(source, _variables(node.value))))
        assert told_of, source
        for given, said in told_of:
            assert (said, []) == bundle.format_pattern(pattern, given), (source, given)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_all_that_is_read_says_what_fluent_says(path: Path) -> None:
    language = path.stem[-2:]
    bundle = _bundle(language)
    for source in split(path.read_text("utf-8")).values():
        _check(bundle, source, language)


@pytest.mark.parametrize(
    "written",
    [
        "a = one line\n  and another",
        "a = one line\n\n  and another",
        "a = { -term }",
        "a = { other }",
        "a = { NUMBER($n, minimumFractionDigits: 2) }",
        'a = {"\\u00A0"}',
        "a = { { $n } }",
        "a = { 3 }",
        "a =\n    .of = only an attribute",
        "a = { $n ->\n  [one] one\n  [other] none is the usual one\n}",
        "a = { $n ->\n *[other] two\n  lines\n}",
        "a = text\n{ $n }",
        "a = half a { $n",
        "a =",
        "nothing",
    ],
)
def test_what_is_written_otherwise_is_left_to_fluent(written: str) -> None:
    with pytest.raises(OtherwiseError):
        quick(written, "en")


@pytest.mark.parametrize("value", [1_000_000, 1.5, True, None])
def test_values_that_only_fluent_can_tell_are_left_to_it(value: object) -> None:
    with pytest.raises(OtherwiseError):
        quick("a = { $n }", "en").said(None, {"n": value})
    with pytest.raises(OtherwiseError):
        quick("a = { $n }", "en").said(None, {})


def test_other_languages_are_left_to_fluent() -> None:
    with pytest.raises(OtherwiseError):
        quick("a = eins", "de")
