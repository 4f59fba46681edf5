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

SAID_WITH_CARE: Final[tuple[type, ...]] = (type(attrs.field()), type(attrs.Factory(tuple)), cached_property)
"""What attrs has to see at once: fields with more than a default, and properties that keep what they find."""

ASKED_FOR: Final = ("__attrs_attrs__", "__match_args__")
"""By what others ask for the fields of a class."""

OWN_WAYS: Final = (*ASKED_FOR, "__init__", "__attrs_pre_init__", "__attrs_post_init__")
"""What a class defines of which attrs already knows, or whose values are more than their slots."""


@attrs.define(frozen=True)
class Frozen:
    """A class of attrs, for what it refuses."""


REFUSED: Final[Body] = {name: vars(Frozen)[name] for name in ("__setattr__", "__delattr__")}


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
    default = vars(kind).get(name, attrs.NOTHING)
    return Slot(name, name.lstrip("_"), default, hint, how.get("kw_only", False))


def _is_shared(hint: object) -> bool:
    """Tell whether a name belongs to the class, not to each value."""
    if isinstance(hint, str):
        return "ClassVar" in hint
    return getattr(hint, "__origin__", hint) is ClassVar


def _may_wait(kind: type) -> bool:
    """Tell whether values are no more than their slots, and no method has to know the class."""
    if any(name in vars(base) for base in _others(kind) for name in OWN_WAYS):
        return False
    body = vars(kind).values()
    return not any(isinstance(value, SAID_WITH_CARE) or "__class__" in _needed(value) for value in body)


def _others(kind: type) -> Iterator[type]:
    """Go through a class and those that it derives from, but for the sketched ones."""
    return (base for base in kind.__mro__[:-1] if not is_sketched(base))


def _needed(value: object) -> tuple[str, ...]:
    """Return what a method takes from around it: `super` needs the class, which is made anew."""
    inner = getattr(value, "fget", None) or getattr(value, "__func__", value)
    return inner.__code__.co_freevars if isinstance(inner, FunctionType) else ()


def _body(kind: type, own: Sequence[Slot]) -> Body:
    """Return the body of a class with slots in the place of its fields."""
    names = {slot.name for slot in own}
    left = {
        name: value for name, value in vars(kind).items() if name not in {"__dict__", "__weakref__", *names}
    }
    there = {slot.name for base in kind.__mro__ for slot in vars(base).get("__sketch__", ())}
    slots = [slot.name for slot in own if slot.name not in there]
    if not any(hasattr(base, "__weakref__") for base in kind.__bases__):
        slots.append("__weakref__")
    sent = {"__getstate__": _state, "__setstate__": _restore}
    return {**left, **REFUSED, **sent, "__slots__": tuple(slots), "__sketch__": own}


def _finish(kind: Any, own: Sequence[Slot], how: Mapping[str, Any]) -> None:
    """Let attrs add to a class what it has not asked for yet."""
    these = {slot.name: attrs.field(default=slot.default) for slot in own}
    spared = dict.fromkeys(("slots", "init", "eq", "repr", "match_args", "auto_detect"), False)
    attrs.define(kind, these=these, frozen=True, **{**how, **spared})
    names = tuple(slot.name for slot in slots_of(kind) if not slot.kw_only)
    setattr(kind, "__match_args__", names)  # noqa: B010 - a type checker takes it for what it knows itself


def _state(self: attrs.AttrsInstance) -> dict[str, object]:
    """Return what a value keeps, to copy or to send it."""
    return {field.name: getattr(self, field.name) for field in attrs.fields(type(self))}


def _restore(self: object, state: Mapping[str, object]) -> None:
    """Fill the slots of a value that was sent."""
    for name, value in state.items():
        object.__setattr__(self, name, value)
