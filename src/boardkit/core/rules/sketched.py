"""Classes of values that are sketched: their slots at once, all that attrs adds when somebody first asks.

attrs takes a fifth of a millisecond for a class, and six to be imported. A screen knows six hundred classes,
and needs most of them only to tell one kind of value from another.
"""

import sys
from collections.abc import Callable, Container, Mapping, Sequence
from functools import cached_property
from inspect import get_annotations
from types import CellType, FunctionType
from typing import Any, ClassVar, Final

from boardkit.core.rules.slots import NOTHING, Made, Said, Slot, is_sketched, sketch_of, slots_of, values_in

Body = dict[str, object]

MAY_BE_SAID: Final = frozenset({"eq", "kw_only", "cache_hash"})
"""What a class may say of itself and be sketched all the same."""

SAID: Final = frozenset(
    {"default", "factory", "eq", "hash", "repr", "kw_only", "alias", "metadata", "validator"}
)
"""What may be said of a field and the class be sketched all the same."""

MADE_ANEW: Final = frozenset({"__dict__", "__weakref__"})
"""What Python adds to each body."""

OWN_WAYS: Final = ("__attrs_attrs__", "__match_args__", "__init__", "__attrs_pre_init__")
"""What a class defines of which attrs already knows, or whose values are made in a way of their own."""

HELD: Final[Mapping[type, str]] = {
    property: "fget",
    cached_property: "func",
    classmethod: "__func__",
    staticmethod: "__func__",
}
"""Where what is more than a function keeps the function that it is made of."""

HASHED: Final = "__hashed__"
"""Where a value keeps its hash."""


class Unfinished:
    """What there is to know of a class, found out when it is first looked at."""

    def __init__(self, name: str, finish: Callable[[type], None]) -> None:
        self._name, self._finish = name, finish

    def __get__(self, value: object, kind: type) -> object:
        """Add to the class, and return what it then says."""
        self._finish(sketch_of(kind))
        return getattr(kind, self._name)


def sketched(kind: type, how: Mapping[str, Any], lent: Body) -> type | None:
    """Make a frozen class with slots, of which attrs learns later; None if it has to know at once.

    Its body has what is `lent` to it beside what it says itself. A class that adds nothing to one without
    fields, of which nothing is said either, is left as it is.
    """
    if not MAY_BE_SAID.issuperset(how) or _has_own_ways(kind):
        return None
    own = [
        _slot(kind, name, hint, how) for name, hint in get_annotations(kind).items() if not _is_shared(hint)
    ]
    bases = [base for base in kind.__mro__ if is_sketched(base)]
    there = {slot.name for base in bases for slot in vars(base)["__sketch__"]}
    left, found, cells = _parted(kind, {slot.name for slot in own})
    if left is None:
        return None
    if bases and not (own or there or found or cells or how or getattr(kind, "__how__", how)):
        setattr(kind, "__sketch__", ())  # noqa: B010 - a type checker knows of no such name
        return kind
    slots = [slot.name for slot in own if slot.name not in there] + list(found)
    if not any(hasattr(base, "__weakref__") for base in kind.__bases__):
        slots.append("__weakref__")
    if how.get("cache_hash"):
        slots.append(HASHED)
    if found:
        left |= {"__finding__": {**getattr(kind, "__finding__", {}), **found}, "__getattr__": _find}
    body = {**left, **ADDED, **lent, "__slots__": tuple(slots), "__sketch__": own, "__how__": how}
    made = type(kind)(kind.__name__, kind.__bases__, {**body, "__qualname__": kind.__qualname__})
    for cell in cells:
        cell.cell_contents = made
    if hasattr(sys, "_clear_type_descriptors"):
        # Since Python 3.14 the annotations of methods would keep the class that was left alive.
        sys._clear_type_descriptors(kind)  # noqa: SLF001 - attrs does the same
    return made


def _parted(kind: type, names: Container[str]) -> tuple[Body | None, Body, Sequence[CellType]]:
    """Part the body of a class: what it keeps, what it finds when asked, where methods keep it for `super`.

    It keeps nothing where something is said of a field of which a slot does not know.
    """
    left: Body = {}
    found: Body = {}
    cells: list[CellType] = []
    for name, value in vars(kind).items():
        if not _is_plain(value):
            return None, {}, ()
        if isinstance(value, cached_property):
            found[name] = value.func
        elif name not in names and name not in MADE_ANEW:
            left[name] = value
        cell = _class_cell(value)
        if cell is not None:
            cells.append(cell)
    return left, found, cells


def _slot(kind: type, name: str, hint: object, how: Mapping[str, Any]) -> Slot:
    default, alias, by_name = vars(kind).get(name, NOTHING), name.lstrip("_"), how.get("kw_only", False)
    if not isinstance(default, Said):
        return Slot(name, alias, default, hint, by_name)
    said = default.said
    more = {key: said[key] for key in ("eq", "hash", "repr", "validator", "metadata") if key in said}
    alias, by_name = said.get("alias", alias), said.get("kw_only", by_name)
    return Slot(name, alias, default.otherwise, hint, by_name, **more)


def _is_shared(hint: object) -> bool:
    """Tell whether a name belongs to the class, not to each value."""
    if isinstance(hint, str):
        return "ClassVar" in hint
    return getattr(hint, "__origin__", hint) is ClassVar


def _has_own_ways(kind: type) -> bool:
    """Tell whether attrs has something to do with a class before somebody asks it."""
    others = [vars(base) for base in kind.__mro__[:-1] if "__sketch__" not in vars(base)]
    return issubclass(kind, BaseException) or any(name in body for body in others for name in OWN_WAYS)


def _is_plain(value: object) -> bool:
    """Tell whether all that is said of a field is what a slot knows; of anything else nothing is said."""
    if not isinstance(value, Said):
        return type(value).__module__ != "attr._make"
    return SAID.issuperset(value.said) and not callable(value.said.get("eq"))


def _class_cell(value: object) -> CellType | None:
    """Find where a method keeps its class for `super`."""
    held = HELD.get(type(value))
    function = value if held is None else getattr(value, held)
    if not isinstance(function, FunctionType) or function.__closure__ is None:
        return None
    free = function.__code__.co_freevars
    return function.__closure__[free.index("__class__")] if "__class__" in free else None


def _refuse(*_: object) -> None:
    """Change nothing, as attrs does in a frozen class."""
    from attrs.exceptions import FrozenInstanceError

    raise FrozenInstanceError


def _find(self: Any, name: str) -> object:
    """Find what a property keeps, when it is first asked for."""
    find = self.__finding__.get(name)
    if find is None:
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)
    found = find(self)
    object.__setattr__(self, name, found)
    return found


def _finish(kind: Any) -> None:
    """Let attrs add to a class what it has not asked for yet."""
    import attrs

    these = {slot.name: as_attrs(_said(slot)) for slot in vars(kind)["__sketch__"]}
    spared = dict.fromkeys(("slots", "init", "eq", "repr", "match_args", "auto_detect", "cache_hash"), False)
    attrs.define(kind, these=these, frozen=True, **{**vars(kind).get("__how__", {}), **spared})


def _line_up(kind: Any) -> None:
    """Say which fields a pattern names by their place."""
    names = tuple(slot.name for slot in slots_of(kind) if not slot.kw_only)
    setattr(kind, "__match_args__", names)  # noqa: B010 - a type checker takes it for what it knows itself


def _said(slot: Slot) -> Said:
    """Say again of a field what its slot knows."""
    said = {name: getattr(slot, name) for name in ("eq", "hash", "repr", "validator", "metadata", "kw_only")}
    if slot.alias != slot.name.lstrip("_"):
        said["alias"] = slot.alias
    return Said(said if slot.default is NOTHING else {**said, "default": slot.default})


def as_attrs(said: Said | Made) -> Any:
    """Say of a field to attrs what is said of it here."""
    import attrs

    told = said.said if isinstance(said, Said) else {"default": said}
    default = told.get("default")
    factory: Callable[..., object] = attrs.Factory
    made = {"default": factory(*default)} if isinstance(default, Made) else {}
    return attrs.field(**{**told, **made})


def _restore(self: object, state: Mapping[str, object]) -> None:
    """Fill the slots of a value that was sent."""
    for name, value in state.items():
        object.__setattr__(self, name, value)


ADDED: Final[Body] = {
    "__setattr__": _refuse,
    "__delattr__": _refuse,
    "__getstate__": values_in,
    "__setstate__": _restore,
    "__attrs_attrs__": Unfinished("__attrs_attrs__", _finish),
    "__match_args__": Unfinished("__match_args__", _line_up),
}
"""What every sketched class has."""
