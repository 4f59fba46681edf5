"""Classes of values that are sketched: their slots at once, all that attrs adds when somebody first asks.

attrs takes a fifth of a millisecond for a class, and six to be imported. A screen knows six hundred classes,
and needs most of them only to tell one kind of value from another.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from types import CellType, FunctionType
from typing import Any, ClassVar, Final

from boardkit.core.rules.slots import NOTHING, Made, Said, Slot, is_sketched, slots_of, values_in

Body = dict[str, object]

MAY_BE_SAID: Final = frozenset({"eq", "kw_only", "cache_hash"})
"""What a class may say of itself and be sketched all the same."""

SAID: Final = frozenset(
    {"default", "factory", "eq", "hash", "repr", "kw_only", "alias", "metadata", "validator"}
)
"""What may be said of a field and the class be sketched all the same."""

ASKED_FOR: Final = ("__attrs_attrs__", "__match_args__")
"""By what others ask for the fields of a class."""

OWN_WAYS: Final = (*ASKED_FOR, "__init__", "__attrs_pre_init__")
"""What a class defines of which attrs already knows, or whose values are made in a way of their own."""

HASHED: Final = "__hashed__"
"""Where a value keeps its hash."""


class Unfinished:
    """What there is to know of a class, found out when it is first looked at."""

    def __init__(self, name: str, finish: Callable[[], None]) -> None:
        self._name, self._finish = name, finish

    def __get__(self, value: object, kind: type) -> object:
        """Add to the class, and return what it then says."""
        self._finish()
        return getattr(kind, self._name)


def sketched(kind: type, how: Mapping[str, Any]) -> type | None:
    """Make a frozen class with slots, of which attrs learns later; None if it has to know at once."""
    if not (MAY_BE_SAID.issuperset(how) and _may_wait(kind)):
        return None
    own = [_slot(kind, name, hint, how) for name, hint in _hints(kind).items() if not _is_shared(hint)]
    made = type(kind)(kind.__name__, kind.__bases__, _body(kind, own, how))
    made.__qualname__ = kind.__qualname__
    for cell in _class_cells(kind):
        cell.cell_contents = made
    finish, line_up = partial(_finish, made, own, how), partial(_line_up, made)
    for name, find in zip(ASKED_FOR, (finish, line_up), strict=True):
        setattr(made, name, Unfinished(name, find))
    return made


def _hints(kind: type) -> Mapping[str, object]:
    hints: Mapping[str, object] = vars(kind).get("__annotations__", {})
    return hints


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


def _may_wait(kind: type) -> bool:
    """Tell whether attrs has nothing to do with a class before somebody asks it."""
    if issubclass(kind, BaseException) or any(
        name in vars(base) for base in _others(kind) for name in OWN_WAYS
    ):
        return False
    return all(map(_is_plain, vars(kind).values()))


def _is_plain(value: object) -> bool:
    """Tell whether all that is said of a field is what a slot knows; of anything else nothing is said."""
    if not isinstance(value, Said):
        return not type(value).__module__.startswith("attr.")
    return SAID.issuperset(value.said) and not callable(value.said.get("eq"))


def _others(kind: type) -> Iterator[type]:
    """Go through a class and those that it derives from, but for the sketched ones."""
    return (base for base in kind.__mro__[:-1] if not is_sketched(base))


def _class_cells(kind: type) -> Iterator[CellType]:
    """Find where methods keep the class for `super`: it is made anew."""
    for value in vars(kind).values():
        inner = (
            getattr(value, "fget", None) or getattr(value, "__func__", None) or getattr(value, "func", value)
        )
        if isinstance(inner, FunctionType) and "__class__" in inner.__code__.co_freevars:
            yield (inner.__closure__ or ())[inner.__code__.co_freevars.index("__class__")]


def _body(kind: type, own: Sequence[Slot], how: Mapping[str, Any]) -> Body:
    """Return the body of a class with slots in the place of its fields."""
    found = {name: value.func for name, value in vars(kind).items() if isinstance(value, cached_property)}
    names = {slot.name for slot in own} | found.keys()
    left = {
        name: value for name, value in vars(kind).items() if name not in {"__dict__", "__weakref__", *names}
    }
    there = {slot.name for base in kind.__mro__ for slot in vars(base).get("__sketch__", ())}
    slots = [slot.name for slot in own if slot.name not in there] + list(found)
    if not any(hasattr(base, "__weakref__") for base in kind.__bases__):
        slots.append("__weakref__")
    if how.get("cache_hash"):
        slots.append(HASHED)
    sent: Body = {"__getstate__": values_in, "__setstate__": _restore}
    if found:
        sent |= {"__finding__": {**getattr(kind, "__finding__", {}), **found}, "__getattr__": _find}
    refused: Body = {"__setattr__": _refuse, "__delattr__": _refuse}
    return {**left, **refused, **sent, "__slots__": tuple(slots), "__sketch__": own}


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


def _finish(kind: Any, own: Sequence[Slot], how: Mapping[str, Any]) -> None:
    """Let attrs add to a class what it has not asked for yet."""
    import attrs

    these = {slot.name: as_attrs(_said(slot)) for slot in own}
    spared = dict.fromkeys(("slots", "init", "eq", "repr", "match_args", "auto_detect", "cache_hash"), False)
    attrs.define(kind, these=these, frozen=True, **{**how, **spared})


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
