"""No message is dead: each is named after what stands in the code, or its id is written there."""

import ast
import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest
from jinja2 import Environment
from jinja2.nodes import Concat, Const

import boardkit
from boardkit.core.notation.shapes import Member, fields_of
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import Value
from boardkit.games import KEYS
from boardkit.text.loading import LANGUAGES
from boardkit.text.messages import split
from boardkit.text.names import PREFIXES, member_id

HOUSE: Final = Path(boardkit.__file__).parent
FILES: Final = {
    str(path.relative_to(HOUSE)): path for path in sorted(HOUSE.rglob("*.ftl")) if path.stem.endswith("en")
}
WORD, WORDS = "\0", "\1"
"""What stands in a written id for a value of which the code makes it: one word, or several joined ones."""

WRITTEN: Final = re.compile(r"^(-?[a-z][\w-]*) =", re.MULTILINE)
"""Where a message begins."""

VALUE: Final = re.compile(f"([{WORD}{WORDS}])")
ID: Final = re.compile(rf"[a-z][\w-]*-[\w{WORD}{WORDS}-]*$")
"""A text of the code that may be the id of messages: it says at least what they begin with."""


class Code(Value):
    """What modules say from which ids of messages are made.

    Attributes:
        ids: whole ids, and those of classes and of enums' members.
        written: the parts of ids that have values in them.
        prefixes: what ids begin with that are named after a kind of name or place, or a sort of pieces.
        known: everything that is named: in the code, or in a component file.
    """

    ids: frozenset[str]
    written: tuple[tuple[str, ...], ...]
    prefixes: frozenset[str]
    known: frozenset[str]

    def says(self, message: str) -> bool:
        """Tell whether the code can say a message of this id."""
        return message in self.ids or self._named(message) or self._composed(message)

    def _named(self, message: str) -> bool:
        cuts = [at for at, letter in enumerate(message) if letter == "-"]
        ends = (message[at + 1 :] for at in cuts if message[:at] in self.prefixes)
        return any(end in self.known or self._composed(end) for end in ends)

    def _composed(self, message: str) -> bool:
        return any(self._fits(parts, message) for parts in self.written)

    def _fits(self, parts: Sequence[str], rest: str) -> bool:
        match parts:
            case []:
                return not rest
            case [("\0" | "\1") as value, *more]:
                ends = range(1, len(rest) + 1)
                return any(self._known(rest[:end], value) and self._fits(more, rest[end:]) for end in ends)
            case [text, *more]:
                return rest.startswith(text) and self._fits(more, rest.removeprefix(text))
        return False

    def _known(self, part: str, value: str) -> bool:
        return self.known.issuperset(part.split("-") if value == WORDS else [part])


class Module(Value):
    """What one module says: texts, words, kinds of names and places, sorts of pieces, ids of classes."""

    texts: frozenset[str]
    known: frozenset[str]
    prefixes: frozenset[str]
    ids: frozenset[str]


@cache
def module(path: Path) -> Module:
    """Read a module."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if node._fields]
    sorts = of_pieces(nodes) if "faults" in path.with_suffix("").parts else ()
    prefixes = frozenset((*of_names(nodes), *sorts))
    texts = frozenset(written(nodes))
    return Module(texts, spelled({*named(nodes), *words(texts)}), prefixes, frozenset(of_classes(nodes)))


def words(texts: Iterable[str]) -> Iterator[str]:
    """Tell the words of texts that list some."""
    return (word for text in texts for word in re.split(r"[,\s]+", text))


def spelled(names: Collection[str]) -> frozenset[str]:
    """List names as they stand, and as ids spell them."""
    return frozenset({*names, *(kebab(name).replace("+", "-") for name in names)})


@cache
def code(game: str = "") -> Code:
    """Read the kit and a game, or the whole house."""
    others = {path for path in (HOUSE / "games").iterdir() if path.is_dir() and game not in ("", path.name)}
    modules = [module(path) for path in HOUSE.rglob("*.py") if not others & {*path.parents}]
    texts = {text for one in modules for text in one.texts}.union(of_templates())
    composed = (text for text in texts if VALUE.search(text) and ID.match(text))
    return Code(
        ids=frozenset(texts.union(of_members(game), *(one.ids for one in modules))),
        written=tuple(tuple(filter(None, VALUE.split(text))) for text in composed),
        prefixes=frozenset(name for one in modules for name in one.prefixes),
        known=in_boxes().union(*(one.known for one in modules)),
    )


@cache
def in_boxes() -> frozenset[str]:
    """List what component files and the pages that are served name."""
    files = (json.loads(path.read_text("utf-8")) for path in HOUSE.rglob("box/*.json"))
    return spelled({*words(of_templates()), *(text for file in files for text in printed(file))})


def written(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Tell the texts of a module, with a sign for each value that is put into them."""
    inner = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            yield "".join(map(_written, node.values))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inner:
            yield node.value


def of_templates() -> Iterator[str]:
    """Tell the texts of the pages that are served, with a sign for each value that is put into them."""
    for path in (HOUSE / "commands" / "web").glob("*.html"):
        tree = Environment(autoescape=True).parse(path.read_text("utf-8"))
        parts = [*tree.find_all(Concat), *tree.find_all(Const)]
        for nodes in (part.nodes if isinstance(part, Concat) else [part] for part in parts):
            yield "".join(str(one.value) if isinstance(one, Const) else WORD for one in nodes)


def _written(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    return WORDS if ".join(" in ast.unparse(part) else WORD


def named(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Tell every name that a module uses or gives."""
    for node in nodes:
        for field in ("id", "name", "attr", "arg"):
            if isinstance(name := getattr(node, field, None), str):
                yield name


def of_names(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Tell what ids begin with that are named after a kind of name, or a place of a map."""
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "NewType":
            yield kebab(ast.literal_eval(node.args[0]))
        elif isinstance(node, ast.ClassDef) and "NamedTuple" in map(ast.unparse, node.bases):
            yield kebab(node.name)


def of_pieces(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Tell the sorts of pieces that a game counts."""
    for node in nodes:
        keys = node.keys if isinstance(node, ast.Dict) else []
        yield from (key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str))


def of_classes(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Tell the ids of classes of values, of members of enums, and of promises, by their names."""
    for node in nodes:
        match node:
            case ast.FunctionDef(name=name) | ast.Constant(value=str(name)) if name.startswith("promise_"):
                yield kebab(name)
            case ast.Call(
                func=ast.Name(id="StrEnum"), args=[ast.Constant(str(kind)), ast.Constant(str(faces))]
            ):
                yield from (f"{kebab(kind)}-{kebab(member)}" for member in faces.split())
        if isinstance(node, ast.ClassDef):
            words = [kebab(node.name), *_words(node)]
            yield from (f"{prefix}-{word}" for prefix in (*PREFIXES.values(), "thing") for word in words)
            members = (target for one in node.body if isinstance(one, ast.Assign) for target in one.targets)
            yield from (f"{kebab(node.name)}-{kebab(ast.unparse(member))}" for member in members)


def of_members(game: str) -> Iterator[str]:
    """Tell the ids of members of enums that a game reads from its box."""
    for key in KEYS if not game else [game]:
        options = import_module(f"boardkit.games.{key}").GAME.options
        shapes = fields_of(options).values()
        yield from (member_id(one) for shape in shapes if isinstance(shape, Member) for one in shape.kind)


def _words(node: ast.ClassDef) -> Iterator[str]:
    for said in node.keywords:
        if said.arg == "word" and isinstance(said.value, ast.Constant):
            yield str(said.value.value)


def printed(record: Any) -> Iterator[str]:
    """Tell every text, number and key of a component file."""
    match record:
        case str() | int():
            yield str(record)
        case list():
            yield from (text for one in record for text in printed(one))
        case dict():
            yield from (text for item in record.items() for one in item for text in printed(one))


def test_no_message_is_written_twice() -> None:
    """The later would take the place of the earlier, whatever that was about."""
    homes = [HOUSE / "text", *sorted(HOUSE.glob("games/*/text"))]
    for home, language in product(homes, LANGUAGES):
        files = [file for file in home.glob("*.ftl") if file.stem.split("_")[-1] == language]
        found = Counter(WRITTEN.findall("".join(file.read_text("utf-8") + "\n" for file in files)))
        assert [message for message, times in found.items() if times > 1] == [], (home, language)


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", ["", *KEYS])
def test_every_message_can_be_said(game: str) -> None:
    files = {name: file for name, file in FILES.items() if of_game(name) == game}
    assert files
    for name, file in files.items():
        dead = [message for message in split(file.read_text("utf-8")) if not code(game).says(message)]
        assert dead == [], name


def of_game(name: str) -> str:
    """Name the game that a file belongs to; nothing if it is the kit's."""
    first, second, *_ = Path(name).parts
    return second if first == "games" else ""


def test_a_dead_message_is_found() -> None:
    dead = ("regions-held", "origin-hint", "event-nothing-such", "option-nothing-such", "terrain-nowhere")
    assert not any(map(code(KEYS[0]).says, dead))
