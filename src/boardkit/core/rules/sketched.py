"""Classes of values that are sketched: their slots at once, all that attrs adds when somebody first asks.

attrs takes a fifth of a millisecond for a class. A screen knows six hundred, and needs most of them only to
tell one kind of value from another.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from types import FunctionType, MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

import attrs

Body = dict[str, object]

MAY_BE_SAID: Final = frozenset({"eq", "kw_only"})
"""What a class may say of itself and be sketched all the same."""

LEFT: Final[tuple[type, ...]] = (type(attrs.field()), type(attrs.Factory(tuple)))
"""What attrs has to see at once."""

SAID: Final = frozenset({"default", "factory", "eq", "hash", "repr", "kw_only", "alias", "metadata"})
"""What may be said of a field and the class be sketched all the same."""

MADE: Final[type[Any]] = type(attrs.Factory(tuple))
"""A default that is made for each value."""

ASKED_FOR: Final = ("__attrs_attrs__", "__match_args__")
"""By what others ask for the fields of a class."""

OWN_WAYS: Final = (*ASKED_FOR, "__init__", "__attrs_pre_init__", "__attrs_post_init__")
"""What a class defines of which attrs already knows, or whose values are more than their slots."""


@attrs.define(frozen=True)
class Frozen:
    """A class of attrs, for what it refuses."""


REFUSED: Final[Body] = {name: vars(Frozen)[name] for name in ("__setattr__", "__delattr__")}


class Said(NamedTuple):
    """What is said of a field beside its type, as `attrs.field` takes it."""

    said: Mapping[str, Any]

    @property
    def otherwise(self) -> object:
        """What stands for a value that is not given."""
        factory = self.said.get("factory")
        return self.said.get("default", attrs.NOTHING) if factory is None else attrs.Factory(factory)


class Slot(NamedTuple):
    """A field of a sketched class, by the names that attrs has for what there is to know of one."""

    name: str
    alias: str
    default: object
    type: object
    kw_only: bool
    eq: bool = True
    hash: bool | None = None
    eq_key: None = None
    repr: bool = True
    validator: None = None
    metadata: Mapping[str, object] = MappingProxyType({})


Field: TypeAlias = "Slot | attrs.Attribute[Any]"


class Unfinished:
    """What attrs knows of a class: found out, for the whole class, when it is first looked at."""

    def __init__(self, name: str, finish: Callable[[], None]) -> None:
        self._name, self._finish = name, finish

    def __get__(self, value: object, kind: type) -> object:
        """Let attrs add to the class, and return what it then says."""
        self._finish()
        return getattr(kind, self._name)


def sketched(kind: type, how: Mapping[str, Any]) -> type | None:
    """Make a frozen class with slots, of which attrs learns later; None if it has to know at once."""
    if not (MAY_BE_SAID.issuperset(how) and _may_wait(kind)):
        return None
    own = [_slot(kind, name, hint, how) for name, hint in _hints(kind).items() if not _is_shared(hint)]
    made = type(kind)(kind.__name__, kind.__bases__, _body(kind, own))
    made.__qualname__ = kind.__qualname__
    finish = partial(_finish, made, own, how)
    for name in ASKED_FOR:
        setattr(made, name, Unfinished(name, finish))
    return made


def is_sketched(kind: type) -> bool:
    """Tell whether attrs added to a class later, or has yet to."""
    return "__sketch__" in vars(kind)


def is_of_values(kind: type) -> bool:
    """Tell whether a class has fields, without asking attrs about a sketched one."""
    return "__sketch__" in getattr(kind, "__dict__", ()) or attrs.has(kind)


def slots_of(kind: type[attrs.AttrsInstance]) -> Sequence[Field]:
    """Return the fields of a class in their order, without asking attrs about a sketched one."""
    if not is_sketched(kind):
        return tuple(attrs.fields(kind))
    slots: dict[str, Slot] = {}
    for base in reversed(kind.__mro__):
        for slot in vars(base).get("__sketch__", ()):
            slots.pop(slot.name, None)
            slots[slot.name] = slot
    return tuple(slots.values())


def _hints(kind: type) -> Mapping[str, object]:
    hints: Mapping[str, object] = vars(kind).get("__annotations__", {})
    return hints


def _slot(kind: type, name: str, hint: object, how: Mapping[str, Any]) -> Slot:
    default, alias, by_name = vars(kind).get(name, attrs.NOTHING), name.lstrip("_"), how.get("kw_only", False)
    if not isinstance(default, Said):
        return Slot(name, alias, default, hint, by_name)
    said = default.said
    more = {key: said[key] for key in ("eq", "hash", "repr", "metadata") if key in said}
    alias, by_name = said.get("alias", alias), said.get("kw_only", by_name)
    return Slot(name, alias, default.otherwise, hint, by_name, **more)


def _is_shared(hint: object) -> bool:
    """Tell whether a name belongs to the class, not to each value."""
    if isinstance(hint, str):
        return "ClassVar" in hint
    return getattr(hint, "__origin__", hint) is ClassVar


def _may_wait(kind: type) -> bool:
    """Tell whether values are no more than their slots, and no method has to know the class."""
    if any(name in vars(base) for base in _others(kind) for name in OWN_WAYS):
        return False
    return all(_is_plain(value) and "__class__" not in _needed(value) for value in vars(kind).values())


def _is_plain(value: object) -> bool:
    """Tell whether all that is said of a field is what a slot knows; of anything else nothing is said."""
    if not isinstance(value, Said):
        return not isinstance(value, LEFT)
    own_key, takes_self = callable(value.said.get("eq")), getattr(value.otherwise, "takes_self", False)
    return SAID.issuperset(value.said) and not own_key and not takes_self


def _others(kind: type) -> Iterator[type]:
    """Go through a class and those that it derives from, but for the sketched ones."""
    return (base for base in kind.__mro__[:-1] if not is_sketched(base))


def _needed(value: object) -> tuple[str, ...]:
    """Return what a method takes from around it: `super` needs the class, which is made anew."""
    inner = getattr(value, "fget", None) or getattr(value, "__func__", None) or getattr(value, "func", value)
    return inner.__code__.co_freevars if isinstance(inner, FunctionType) else ()


def _body(kind: type, own: Sequence[Slot]) -> Body:
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
    sent: Body = {"__getstate__": _state, "__setstate__": _restore}
    if found:
        sent |= {"__finding__": {**getattr(kind, "__finding__", {}), **found}, "__getattr__": _find}
    return {**left, **REFUSED, **sent, "__slots__": tuple(slots), "__sketch__": own}


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
    these = {slot.name: _as_attrs(slot) for slot in own}
    spared = dict.fromkeys(("slots", "init", "eq", "repr", "match_args", "auto_detect"), False)
    attrs.define(kind, these=these, frozen=True, **{**how, **spared})
    names = tuple(slot.name for slot in slots_of(kind) if not slot.kw_only)
    setattr(kind, "__match_args__", names)  # noqa: B010 - a type checker takes it for what it knows itself


def _as_attrs(slot: Slot) -> Any:
    """Say of a field to attrs what its slot knows."""
    said: dict[str, Any] = {"eq": slot.eq, "hash": slot.hash, "repr": slot.repr, "metadata": slot.metadata}
    if slot.alias != slot.name.lstrip("_"):
        said["alias"] = slot.alias
    return attrs.field(default=slot.default, kw_only=slot.kw_only, **said)


def _state(self: attrs.AttrsInstance) -> dict[str, object]:
    """Return what a value keeps, to copy or to send it."""
    return {field.name: getattr(self, field.name) for field in attrs.fields(type(self))}


def _restore(self: object, state: Mapping[str, object]) -> None:
    """Fill the slots of a value that was sent."""
    for name, value in state.items():
        object.__setattr__(self, name, value)
