"""Messages say what Fluent says, for every message in the box; what is not read is told with its line."""

from collections.abc import Callable, Iterator
from enum import IntEnum
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Attribute, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import boardkit
from boardkit.text.fluent_subset import FUNCTIONS, FluentSyntaxError, MissingWordError, read_message
from boardkit.text.messages import Messages, split, unread
from tests.every import with_each

FILES = sorted(Path(boardkit.__file__).parent.rglob("*_??.ftl"))


class Stage(IntEnum):
    """A number with a name."""

    SECOND = 2


VALUES: tuple[object, ...] = (
    0,
    1,
    2,
    -1,
    12_345,
    -1_000,
    999_999,
    1_000_000,
    -2_500_000,
    3_000_000,
    Stage.SECOND,
    "Ada",
    "one",
    "other",
    "2",
)


def _bundle(language: str) -> FluentBundle:
    functions: dict[str, Any] = {name: _of_text(function, language) for name, function in FUNCTIONS.items()}
    return FluentBundle([language], use_isolating=False, functions=functions)


def _of_text(function: Callable[[str], str], language: str) -> Callable[[Any], str]:
    """Give a function that Fluent calls a number as it tells it."""
    return lambda value: function(value if isinstance(value, str) else value.format(Locale(language)))


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
    if any(
        key.lstrip("-").isdecimal() for key in keys
    ):  # a text is no form of a number, other than in Fluent
        values = tuple(value for value in values if value not in ("one", "other"))
    turns = range(len(values)) if names else range(1)
    for turn, shift in product(turns, (1, 3) if len(names) > 1 else (1,)):
        yield {name: values[(turn + shift * place) % len(values)] for place, name in enumerate(names)}


def _check(bundle: FluentBundle, message: Message, source: str, language: str) -> None:
    read, told = read_message(source, language), bundle.get_message(message.id.name)
    assert set(read.attributes) == set(told.attributes)
    forms: list[tuple[str | None, Message | Attribute]] = [
        (each.id.name, each) for each in message.attributes
    ]
    for attribute, node in [(None, message), *forms]:
        pattern = told.attributes[attribute] if attribute else told.value
        assert pattern is not None
        for given in _given(source, _variables(node.value)):
            said, errors = bundle.format_pattern(pattern, given)
            own = read.said(attribute, given).replace("\N{MINUS SIGN}", "-")
            assert (own, []) == (str(said).replace("\N{MINUS SIGN}", "-"), errors), (source, given)


@pytest.mark.sample(16)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_that_is_read_says_what_fluent_says(path: Path) -> None:
    language, text = path.stem[-2:], path.read_text("utf-8")
    bundle, resource, sources = _bundle(language), FluentResource(text), split(text)
    assert not any(isinstance(entry, Junk) for entry in resource.body)
    bundle.add_resource(resource)
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}
    assert messages.keys() == sources.keys()
    for name, message in messages.items():
        _check(bundle, message, sources[name], language)


def test_a_number_below_zero_has_a_minus_sign_and_a_text_keeps_its_hyphen() -> None:
    read = read_message("a = { $n }, { A($n) }, { $text }", "en")
    assert read.said(None, {"n": -1_000, "text": "-1"}) == "−1,000, a −1,000, -1"


@with_each(
    "written, line",
    [
        ("a = one line\n  and another", 2),
        ("a = one line\n\n  and another", 3),
        ("a = { -term }", 1),
        ("a = { other }", 1),
        ("a = { NUMBER($n, minimumFractionDigits: 2) }", 1),
        ("a = { B($n) }", 1),
        ('a = {"\\u00A0"}', 1),
        ("a = { { $n } }", 1),
        ("a = { 3 }", 1),
        ("a =\n    .of = only an attribute", 2),
        ("a = { $n ->\n  [one] one\n  [other] none is the usual one\n}", 4),
        ("a = { $n ->\n *[other] two\n  lines\n}", 3),
        ("a = { $n ->\n  [one] one\n *[other] { $n", 3),
        ("a = text\n{ $n }", 2),
        ("a = half a { $n", 1),
        ("a = b\n    .short = { -b }", 2),
        ("a = b\n-term = c", 2),
        ("a =", 1),
    ],
)
def test_what_is_written_otherwise_is_told_with_its_line(written: str, line: int) -> None:
    with pytest.raises(FluentSyntaxError) as raised:
        read_message(written, "en")
    assert raised.value.line == line
    assert list(unread(f"# Words\nfirst = 1\n\n{written}\nlast = 2\n", "en")) == [3 + line]


@pytest.mark.parametrize("written", ["-term = x\n", "nothing\n", "    .of = nothing\n"])
def test_what_stands_before_the_first_message_is_told_with_its_line(written: str) -> None:
    assert list(unread(f"# Words\n\n{written}a = 1\n", "en")) == [3]
    assert list(unread(f"# Words\n\n{written}", "fr")) == [3]


@with_each("given", [{}, {"n": None}, {"n": 1.5}, {"seat": 1}])
@with_each("written", ["a = { $n }", "a = { A($n) }", "a = { $n ->\n  [1] one\n *[2] two\n}"])
def test_a_value_that_is_missing_or_neither_text_nor_number_is_named(
    written: str, given: dict[str, object]
) -> None:
    with pytest.raises(MissingWordError, match=r"^en: a: .*\$n"):
        Messages("en", [split(written)]).format("a", None, given)


def test_an_attribute_that_is_missing_is_named() -> None:
    with pytest.raises(MissingWordError, match=r"^fr: a: no attribute 'short'$"):
        Messages("fr", [split("a = b\n  .long = c")]).format("a", "short", {})
