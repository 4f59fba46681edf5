"""Annotations: written and read alike, whatever they name."""

import ast
import inspect
from collections.abc import Iterator
from functools import reduce
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import pytest

import boardkit
from boardkit.core import Worded
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.values import Value

SOURCE = Path(boardkit.__file__).parent


PATHS = [path for path in sorted(SOURCE.rglob("*.py")) if not {"template", "__main__.py"} & {*path.parts}]


class Bound:
    """What stands for a name that a class has bound itself: nobody can annotate anything with it."""


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def classes(
    body: list[ast.stmt], within: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], ast.ClassDef]]:
    """Walk the classes of a module, and those in their bodies."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield (*within, node.name), node
            yield from classes(node.body, (*within, node.name))


def bound_in(body: list[ast.stmt]) -> Iterator[str]:
    """Name what the body of a class binds."""
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
                yield name
            case ast.Assign(targets=targets):
                yield from (target.id for target in targets if isinstance(target, ast.Name))


def read_late(module: ModuleType, node: ast.ClassDef) -> dict[str, Any]:
    """Read the annotations of a class as Python 3.14 does."""
    bound = dict.fromkeys(bound_in(node.body), Bound())
    fields = (one for one in node.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name))
    return {
        ast.unparse(field.target): eval(  # noqa: S307 - the source of boardkit
            compile(ast.Expression(field.annotation), module.__name__, "eval"), vars(module), bound
        )
        for field in fields
    }


def packages() -> dict[str, list[Path]]:
    """List the files of each package; each game is one."""
    found: dict[str, list[Path]] = {}
    for path in PATHS:
        parts = name_of(path).split(".")
        found.setdefault(".".join(parts[: 3 if "games" in parts else 2]), []).append(path)
    return found


@pytest.mark.sample(8)
@pytest.mark.parametrize("paths", packages().values(), ids=packages())
def test_annotations_mean_the_same_when_they_are_read_late(paths: list[Path]) -> None:
    for path in paths:
        for names, node in classes(ast.parse(path.read_text("utf-8")).body):
            module = import_module(name_of(path))
            kind: Any = reduce(getattr, names, module)
            late, at_once = read_late(module, node), inspect.get_annotations(kind)
            assert late.items() <= at_once.items(), (path, names)


def test_a_field_that_hides_its_own_kind_is_found() -> None:
    (node,) = ast.parse("class Card:\n    int: int = 3\n    name: str = ''").body
    assert isinstance(node, ast.ClassDef)
    late = read_late(inspect.getmodule(packages) or pytest, node)
    assert isinstance(late["int"], Bound)
    assert late["name"] is str


def test_nobody_looks_for_annotations_in_the_body_of_a_class() -> None:
    texts = {path: path.read_text("utf-8") for path in PATHS}
    named = {path: ast.parse(text) for path, text in texts.items() if "__annotations__" in text}
    constants = {
        path: [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        for path, tree in named.items()
    }
    assert [path for path, values in constants.items() if "__annotations__" in values] == []


class Holder(Value):
    inner: tuple["Held", ...]


class Some(Value, Worded, word="some"):
    number: int


class Other(Value, Worded, word="other"):
    number: int


Held: TypeAlias = Some | Other


def test_what_is_defined_below_is_written_with_its_word_and_read_again() -> None:
    held, tagged = Holder((Some(1), Other(2))), (Some, Other)
    plain = unstructure(held, tagged)
    assert plain == {"inner": [["some", {"number": 1}], ["other", {"number": 2}]]}
    assert structure(plain, Holder, tagged=tagged) == held
