"""What is built at once is what the converter builds, and it accepts nothing that the converter refuses."""

from enum import StrEnum
from typing import Any

import pytest
from attrs import field
from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import Seat
from boardkit.core.notation.atonce import NotAtOnceError, at_once
from boardkit.core.notation.converter import UNFIT, converter
from boardkit.core.records.record import Record
from boardkit.core.rules.values import frozen
from boardkit.games import GAMES


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@frozen
class Inner:
    text: str
    _hidden: int = 1


@frozen(kw_only=True)
class Outer:
    flag: bool
    colour: Colour
    seat: Seat = Seat(0)
    maybe: int | None = None
    anything: dict[str, Any] = field(factory=dict)
    inner: list[Inner] = field(factory=list)


plain_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.sampled_from(["red", "\ud800"]),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=2), inner, max_size=2),
    max_leaves=4,
)

inner_values = st.fixed_dictionaries(
    {"text": st.text() | plain_values}, optional={"_hidden": st.integers() | plain_values, "more": st.none()}
)

outer_values = st.fixed_dictionaries(
    {"flag": st.booleans() | plain_values, "colour": st.sampled_from(["red", "blue"]) | plain_values},
    optional={
        "seat": st.integers() | plain_values,
        "maybe": st.none() | st.integers() | plain_values,
        "anything": st.dictionaries(st.text() | st.just("\ud800"), plain_values) | plain_values,
        "inner": st.lists(inner_values) | plain_values,
        "unknown": plain_values,
    },
)


@given(outer_values | plain_values)
def test_what_is_built_at_once_is_what_the_converter_builds(plain: object) -> None:
    try:
        built = at_once(plain, Outer)
    except NotAtOnceError:
        return
    try:
        wanted = converter(()).structure(plain, Outer)
    except UNFIT:
        pytest.fail(f"the converter refuses {plain!r}")
    assert built == wanted


@given(st.fixed_dictionaries({"flag": st.booleans(), "colour": st.sampled_from(["red", "blue"])}))
def test_what_fits_is_built_at_once(plain: dict[str, object]) -> None:
    inner = [{"text": "a", "_hidden": 2}, {"text": "b"}]
    full = {**plain, "maybe": None, "anything": {"a": [1, {}]}, "inner": inner}
    assert at_once(full, Outer) == converter(()).structure(full, Outer)


@pytest.mark.parametrize("game", GAMES)
def test_records_and_options_are_built_at_once(game: str) -> None:
    plain = {"boardkit": 2, "version": "1", "game": game, "options": {}, "seed": 1, "moves": ["a"], "at": 0}
    plain |= {"players": [{"name": "Ada", "colour": 0, "sitter": "strong"}]}
    plain |= {"notes": [{"at": 0, "seat": 0, "text": "so", "kind": "remark"}]}
    assert at_once(plain, Record) == converter(()).structure(plain, Record)
    assert at_once({}, GAMES[game].options) == GAMES[game].options()


def test_a_form_of_before_is_left_to_the_converter() -> None:
    class Older(Inner):
        def modernised(self, plain: dict[str, object]) -> dict[str, object]:
            return plain

    with pytest.raises(NotAtOnceError):
        at_once({"text": "a"}, Older)
