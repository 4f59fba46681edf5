"""Random changes of files: of their bytes, and of the entries of plain data."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from random import Random
from typing import Any, Final

NESTED: Final = 3000
"""How deep a nest of lists is that takes the place of an entry."""


def changed_bytes(data: bytes, random: Random) -> bytes:
    """Change some bytes of a file."""
    changed = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 5))):
        random.choice(BYTES)(changed, random)
    return bytes(changed)


def _flip(data: bytearray, random: Random) -> None:
    if data:
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)


def _cut(data: bytearray, random: Random) -> None:
    begin = random.randrange(len(data) + 1)
    del data[begin : begin + random.choice((1, 3, 50, 10**9))]


def _repeat(data: bytearray, random: Random) -> None:
    begin = random.randrange(len(data) + 1)
    piece = data[begin : begin + random.choice((1, 10, 200))]
    data[begin:begin] = piece * random.choice((1, 2, 500))


def _insert(data: bytearray, random: Random) -> None:
    begin = random.randrange(len(data) + 1)
    data[begin:begin] = random.choice(PIECES)


def _swap(data: bytearray, random: Random) -> None:
    here, there = sorted(random.randrange(len(data) + 1) for _ in range(2))
    data[here:there] = data[here:there][::-1] if random.random() < 0.5 else data[there:] + data[here:there]


PIECES: Final = (
    b"\0",
    b"\x1b[2J",
    b"\x7f",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"\xef\xbb\xbf",
    b"\xe2\x80\xae",
    b"\\ud800",
    b"[" * 5000,
    b'{"a":' * 5000,
    b"9" * 5000,
    b"-",
    b"1e999",
    b"NaN",
    b"null",
    b'"',
    b",",
    b"}",
    b"x" * 3000,
)

BYTES: Final[tuple[Callable[[bytearray, Random], None], ...]] = (_flip, _flip, _cut, _repeat, _insert, _swap)


def changed_plain(plain: Any, random: Random) -> Any:
    """Change some entries of plain data."""
    holder = [deepcopy(plain)]
    with deep_calls():
        for _ in range(random.choice((1, 1, 1, 2, 4))):
            places = list(_places(holder))
            inner, key = random.choice(places)
            _change(inner, key, random, [one for one in places if one[0] is not holder])
    return holder[0]


@contextmanager
def deep_calls() -> Iterator[None]:
    """Let functions that call themselves go down into nests of lists."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(100_000)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)


def _places(plain: Any) -> Iterator[tuple[Any, Any]]:
    """Walk where entries stand, as (list or object, key)."""
    pending = [plain]
    while pending:
        inner = pending.pop()
        keys = list(inner) if isinstance(inner, dict) else range(len(inner))
        for key in keys:
            yield inner, key
            if isinstance(inner[key], dict | list):
                pending.append(inner[key])


def _change(inner: Any, key: Any, random: Random, places: list[tuple[Any, Any]]) -> None:
    match random.randrange(6):
        case 0 if len(inner) > 1:
            del inner[key]
        case 1 if isinstance(inner, dict):
            inner[random.choice(STRINGS)] = inner.pop(key)
        case 1:
            inner.insert(key, deepcopy(inner[key]))
        case 2 if places:
            other, place = random.choice(places)
            inner[key] = deepcopy(other[place])
        case 3 | 4:
            inner[key] = _like(inner[key], random)
        case _:
            inner[key] = random.choice(VALUES)()


def _like(value: Any, random: Random) -> Any:
    """Return a value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + random.choice((-1, 1, 2, -value, 10, 10**6, 10**20, -(10**9)))
        case str():
            return _word_changed(value, random)
        case list():
            return [*value, *value] if random.random() < 0.5 else value[: len(value) // 2]
    return random.choice(VALUES)()


def _word_changed(text: str, random: Random) -> str:
    words = text.split(" ")
    at = random.randrange(len(words))
    words[at] = random.choice(
        (*STRINGS, *words, words[at] * 2, words[at][:-1], str(random.randrange(-2, 90)))
    )
    return " ".join(words)


def _nest() -> Any:
    nest: list[Any] = []
    for _ in range(NESTED):
        nest = [nest]
    return nest


STRINGS: Final = (
    "",
    " ",
    "\0",
    "\x1b[31m",
    "\x7f\x9b\u202e\u2028",
    "\ud800",
    "x" * 3000,
    "é" * 100_000,
    "-",
    "chance",
    "{ $seat }",
    "[b]",
    "../../etc",
    "en",
    "1",
    "true",
    "\u200d\U000e0041",
    "a\nb",
)

VALUES: Final[tuple[Callable[[], Any], ...]] = (
    lambda: None,
    lambda: True,
    lambda: 0,
    lambda: -1,
    lambda: 1.5,
    lambda: float("inf"),
    lambda: float("nan"),
    lambda: 10**30,
    lambda: 10**4000,
    lambda: "",
    lambda: "x" * 3000,
    lambda: "\x1b[2J\x7f",
    lambda: "\ud800",
    list,
    dict,
    lambda: [[]],
    lambda: [0] * 5000,
    lambda: {"en": "x" * 20_000},
    _nest,
)
